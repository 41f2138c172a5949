import type { BackOffice, DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { beginningOf, parseDay, todayAt } from "../day.ts";
import type { DayAsked, DeskParts } from "../desk-parts.ts";
import { readFigures } from "../figures/read-figures.ts";
import { unknownVenue } from "../find-booking.ts";
import { readDay } from "../sheet/read-day.ts";
import { writeDown } from "../trail.ts";
import type { DayMessages, DayMessageView, Refused } from "../view.ts";
import { texts } from "../words.ts";
import { toBriefing } from "./briefing.ts";
import type { DayMessageKind } from "./when-due.ts";
import { toWrapUp } from "./wrap-up.ts";

export type ReadParts = Pick<DeskParts, "diary" | "backOffice" | "contacts" | "waitlistFigures" | "clock"> & {
  readonly enquiries: Pick<DeskParts["enquiries"], "listWaiting">;
};

/** The briefing or the wrap-up of a day, with all that the one who asks may read. */
export async function readDayMessages(
  parts: DeskParts,
  ask: DayAsked & { readonly kind: DayMessageKind },
): Promise<DayMessages | Refused> {
  const { kind, by } = ask;
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const messages: DayMessageView[] = [];
  for (const venue of venues) {
    const date = parseDay(ask.date, todayAt(parts.clock, venue));
    if (date === undefined) {
      return { type: "refused", reason: "dateNotUnderstood", text: texts.dateNotUnderstood };
    }
    messages.push(await readDayMessage(parts, venue, date, kind));
    await writeDown(parts, "readDaySheet", by, { venueId: venue.id });
  }
  const [first, ...rest] = messages;
  if (first === undefined) return unknownVenue(ask.venueId, parts.venues());
  return { type: "dayMessages", sheets: [first, ...rest] };
}

/** What is told of a business day. */
export async function readDayMessage(
  parts: ReadParts,
  venue: VenueFacts,
  date: Temporal.PlainDate,
  kind: DayMessageKind,
): Promise<DayMessageView> {
  const plain = { regulars: false };
  if (kind === "briefing") {
    const day = await readDay(parts, venue, date, { regulars: true });
    const dayBefore = await readDay(parts, venue, date.subtract({ days: 1 }), plain);
    return toBriefing({ day, dayBefore, waiting: await countWaiting(parts, venue, date) });
  }
  const day = await readDay(parts, venue, date, plain);
  const dayAfter = await readDay(parts, venue, date.add({ days: 1 }), plain);
  const waiting = await parts.enquiries.listWaiting();
  const unanswered = waiting.filter(({ venueId }) => venueId === venue.id).length;
  const { backOffice } = parts;
  if (backOffice === undefined) return toWrapUp({ day, dayAfter, unanswered });
  const figures = await readFigures({ ...parts, backOffice }, venue, { from: date, to: date });
  return toWrapUp({
    day,
    dayAfter,
    unanswered,
    figures,
    changed: await countChanged(backOffice, day.bookings),
  });
}

/** Those who got no table yet. */
async function countWaiting(
  { waitlistFigures }: Pick<ReadParts, "waitlistFigures">,
  venue: VenueFacts,
  date: Temporal.PlainDate,
): Promise<number> {
  const [from, until] = [date, date.add({ days: 1 })].map((day) => beginningOf(day, venue));
  if (from === undefined || until === undefined) return 0;
  const { entries, booked } = await waitlistFigures.count(venue.id, from, until);
  return Math.max(0, entries - booked.length);
}

/** Those that had another start or size at some time. */
async function countChanged(
  backOffice: Pick<BackOffice, "history">,
  bookings: readonly DiaryBooking[],
): Promise<number> {
  let changed = 0;
  for (const { venueId, id } of bookings) {
    const visits = (await backOffice.history({ venueId, id })).map(
      ({ startsAt, partySize }) => `${startsAt} ${partySize}`,
    );
    if (new Set(visits).size > 1) changed += 1;
  }
  return changed;
}
