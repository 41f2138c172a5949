import type { ForeignList, ForeignLists, ListRead } from "#src/bot/desk/lists/foreign-lists.ts";
import { importBookings } from "#src/import/import-bookings.ts";
import { readList, whyNotBrought } from "#src/import/read-list.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import { messageOf } from "#src/lib/message-of.ts";
import type { BookingSide } from "./booking-side.ts";

/** The longest list that is booked while a browser waits. Longer lists are for `npm run import`. */
const mostRows = 1000;

/** Lists of other systems, for the staff to bring over: as `npm run import` does, for one venue. */
export function composeForeignLists(
  { client, placements }: Pick<BookingSide, "client" | "placements">,
  clock: Clock,
): ForeignLists {
  const go = async ({ venue, text, dayOrder }: ForeignList, isWriting: boolean): Promise<ListRead> => {
    const list = tryRead(text);
    if (typeof list === "string") return { ok: false, why: list };
    const { rows, mapping, unread } = list;
    const why =
      rows.length > mostRows ? `More than ${mostRows} bookings: use npm run import.` : whyNotBrought(list);
    if (why !== undefined) return { ok: false, why };
    const reading = { mapping, venues: [venue], ...defined({ dayOrder }) };
    const columns = Object.entries(mapping).map(([field, column]) => ({ field, column }));
    return {
      ok: true,
      columns,
      unread,
      rows: await importBookings(rows, { client, placements, clock, reading, isWriting }),
    };
  };
  return { look: (list) => go(list, false), bring: (list) => go(list, true) };
}

function tryRead(text: string) {
  try {
    return readList(text);
  } catch (error) {
    return messageOf(error);
  }
}
