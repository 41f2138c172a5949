import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { readCalled } from "../calls/calls.ts";
import { listBusinessDays } from "../day.ts";
import type { DayFacts } from "../day-sheet.ts";
import type { DeskParts } from "../desk-parts.ts";

type ReadParts = Pick<DeskParts, "diary" | "backOffice" | "contacts" | "clock">;

/**
 * Reads what a day's sheet is made of.
 *
 * @param options `regulars`: whether the guests' earlier visits are looked up, which is the costly part
 */
export async function readDay(
  parts: ReadParts,
  venue: VenueFacts,
  date: Temporal.PlainDate,
  { regulars }: { readonly regulars: boolean },
): Promise<DayFacts> {
  const { diary, backOffice, contacts, clock } = parts;
  const midnight = (days: number) => date.add({ days }).toZonedDateTime(venue.timeZone).toInstant();
  const [bookings, reach, unseatable, called] = await Promise.all([
    listBusinessDays(diary, venue, date),
    // Two dates: the last evening goes on after midnight.
    contacts.listReach(venue.id, midnight(0), midnight(2)),
    backOffice?.listUnseatable(venue.id) ?? [],
    readCalled({ contacts }, venue.id, midnight(0)),
  ]);
  return {
    venue,
    date,
    now: clock.now(),
    bookings,
    complete: diary.complete,
    backOffice,
    reach,
    called,
    unseatable: new Set(unseatable.map(({ id }) => id)),
    earlier: regulars ? await readEarlier(parts, venue, bookings, midnight(0)) : new Map(),
  };
}

async function readEarlier(
  { backOffice }: ReadParts,
  venue: VenueFacts,
  bookings: readonly DiaryBooking[],
  before: Temporal.Instant,
): Promise<DayFacts["earlier"]> {
  const ids = bookings.map(({ id }) => id);
  return (await backOffice?.listEarlierVisits(venue.id, ids, before)) ?? new Map();
}
