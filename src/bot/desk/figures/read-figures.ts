import type { BackOffice } from "#src/booking/contract/back-office.ts";
import type { Visit } from "#src/booking/contract/figures.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { beginningOf, businessDay, wallTime } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import type { WaitlistCount } from "../ports.ts";
import { shiftNames } from "../sheet/shifts.ts";
import type { DayRange, DayTally, RangeFigures, WaitlistFigures } from "./range-figures.ts";
import { addUp, leadTimesOf, quartilesOf, tallyDay } from "./tally.ts";

type FigureParts = Pick<DeskParts, "waitlistFigures" | "clock"> & { readonly backOffice: BackOffice };

/** Reads a month after the other, so that of a year no more than its sums is held. */
export async function readFigures(
  parts: FigureParts,
  venue: VenueFacts,
  range: DayRange,
): Promise<RangeFigures> {
  const { backOffice, clock, waitlistFigures } = parts;
  const now = clock.now();
  const waitlist = await waitlistFigures.count(
    venue.id,
    beginningOf(range.from, venue),
    beginningOf(range.to.add({ days: 1 }), venue),
  );
  const days: DayTally[] = [];
  const leadTimes: number[] = [];
  let seated = 0;
  for (const month of monthsOf(range)) {
    const visits = await backOffice.listVisits({
      venueId: venue.id,
      from: beginningOf(month.from, venue),
      until: beginningOf(month.to.add({ days: 1 }), venue),
      waitlistReferences: waitlist.booked,
    });
    leadTimes.push(...leadTimesOf(visits));
    seated += visits.filter((visit) => visit.fromWaitlist && hasCome(visit, now)).length;
    days.push(...tallyDays(parts, venue, month, visits, now));
  }
  const quartiles = quartilesOf(leadTimes);
  return {
    ...range,
    days,
    total: addUp(days),
    ...(quartiles && { leadTimes: quartiles }),
    waitlist: toWaitlist(waitlist, seated),
  };
}

function tallyDays(
  { backOffice }: FigureParts,
  venue: VenueFacts,
  { from, to }: DayRange,
  visits: readonly Visit[],
  now: Temporal.Instant,
): readonly DayTally[] {
  const byDay = Map.groupBy(visits, ({ startsAt }) => businessDay(wallTime(startsAt, venue)).toString());
  return datesOf({ from, to }).map((date) => ({
    date,
    ...tallyDay(byDay.get(date.toString()) ?? [], {
      shiftOf: shiftNames(venue, date, backOffice),
      seatMinutes: backOffice.seatMinutes(venue.id, date.toString()),
      now,
    }),
  }));
}

function datesOf({ from, to }: DayRange): readonly Temporal.PlainDate[] {
  return Array.from({ length: from.until(to).days + 1 }, (_, days) => from.add({ days }));
}

/** Pieces of a month at most. */
function monthsOf({ from, to }: DayRange): readonly DayRange[] {
  const months: DayRange[] = [];
  for (let first = from; Temporal.PlainDate.compare(first, to) <= 0; first = first.add({ months: 1 })) {
    const last = first.add({ months: 1 }).subtract({ days: 1 });
    months.push({ from: first, to: Temporal.PlainDate.compare(last, to) < 0 ? last : to });
  }
  return months;
}

function hasCome({ state, startsAt }: Visit, now: Temporal.Instant): boolean {
  return state !== "CANCELLED" && state !== "NO_SHOW" && Temporal.Instant.compare(startsAt, now) <= 0;
}

function toWaitlist({ entries, offered, booked }: WaitlistCount, seated: number): WaitlistFigures {
  return { entries, offered, booked: booked.length, seated };
}
