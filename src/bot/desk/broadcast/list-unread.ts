import type { BackOffice } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { toCallRow, type WhoCalled } from "../calls/calls.ts";
import { listBusinessDays, todayAt } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { inOrderOfTime, toRow } from "../sheet-rows.ts";
import type { SheetGroup } from "../view.ts";
import { shortDate } from "../words.ts";
import { isStanding } from "./addressees.ts";
import { broadcastTexts } from "./broadcast-words.ts";

/** Of the message: enough to know which one it was. */
const longestQuote = 80;

/** Guests of today and later whom a message did not reach: a group for each message, with the numbers to call. */
export async function listUnread(
  parts: Pick<DeskParts, "broadcasts" | "diary" | "clock"> & { readonly backOffice: BackOffice },
  venue: VenueFacts,
  called: WhoCalled,
): Promise<readonly SheetGroup[]> {
  const { broadcasts, diary, clock, backOffice } = parts;
  const unread = await broadcasts.listUnread(venue.id, todayAt(clock, venue).toString());
  const groups = await Promise.all(
    unread.map(async ({ date, words, bookingIds, at }) => {
      const day = Temporal.PlainDate.from(date);
      const bookings = await listBusinessDays(diary, venue, day);
      const theirs = bookings.filter((booking) => bookingIds.includes(booking.id) && isStanding(booking));
      const quote = words.text.replaceAll(/\s+/g, " ").slice(0, longestQuote);
      const rows = inOrderOfTime(theirs).map((booking) => {
        const tick = called(booking);
        // Who called before it was sent has not told them of it.
        const isSince = tick !== undefined && Temporal.Instant.compare(tick.at, at) >= 0;
        return toCallRow(toRow(booking, venue, backOffice), booking, isSince ? tick : undefined, venue);
      });
      return { title: `${broadcastTexts.callAbout} (${shortDate(day)}): “${quote}”`, rows };
    }),
  );
  return groups.filter(({ rows }) => rows.length > 0);
}
