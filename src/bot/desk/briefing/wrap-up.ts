import { callRows, type DayFacts, groupOf, isOff, summaryOf, toDayRow } from "../day-sheet.ts";
import type { RangeFigures } from "../figures/range-figures.ts";
import { coversOf } from "../sheet/pace.ts";
import { inOrderOfTime } from "../sheet-rows.ts";
import type { DayMessageView } from "../view.ts";
import { count, longDate, texts } from "../words.ts";
import { briefingTexts } from "./words.ts";

/** What a wrap-up is made of. */
export interface WrapUpFacts {
  readonly day: DayFacts;
  /** Absent with a remote service, which keeps them to itself. */
  readonly figures?: Pick<RangeFigures, "total" | "waitlist">;
  /** How many of the day's bookings were changed since they were made. Absent as the figures are. */
  readonly changed?: number;
  readonly dayAfter: DayFacts;
  /** How many guests wait for an answer of the staff. */
  readonly unanswered: number;
}

/** What the day came to, and what is to be done before the next. */
export function toWrapUp({ day, figures, changed, dayAfter, unanswered }: WrapUpFacts): DayMessageView {
  const { venue, date } = day;
  const missed = day.bookings.filter(({ state }) => state === "NO_SHOW");
  const unmarked = day.bookings.filter(
    ({ state, startsAt }) =>
      (state === "REGISTERED" || state === "UNCONFIRMED" || state === "CONFIRMED") &&
      Temporal.Instant.compare(startsAt, day.now) <= 0,
  );
  const ahead = inOrderOfTime(dayAfter.bookings).filter((booking) => !isOff(booking));
  return {
    kind: "wrapUp",
    venueId: venue.id,
    venueName: venue.name,
    date: date.toString(),
    hasBookings: day.bookings.length > 0,
    title: `${briefingTexts.wrapUp}: ${venue.name}, ${longDate(date)}`,
    summary: [
      cameTo(day, figures, changed),
      `${briefingTexts.tomorrow}: ${summaryOf(ahead)}`,
      ...(unanswered === 0
        ? []
        : [`${count(unanswered, "guest waits", "guests wait")} for an answer of yours`]),
    ].join("\n"),
    notes: day.complete ? [] : [texts.partial],
    groups: [
      ...groupOf(
        briefingTexts.missed,
        inOrderOfTime(missed).map((booking) => toDayRow(day, booking)),
      ),
      ...groupOf(
        briefingTexts.unmarked,
        inOrderOfTime(unmarked).map((booking) => toDayRow(day, booking)),
      ),
      ...groupOf(briefingTexts.callTomorrow, callRows(dayAfter, ahead)),
    ],
  };
}

/** "31 bookings and 4 walk-ins, 98 covers, 2 did not come, 5 cancelled, 3 changed, 1 from the waitlist". */
function cameTo(day: DayFacts, figures: WrapUpFacts["figures"], changed = 0): string {
  const of = (state: string) => day.bookings.filter((booking) => booking.state === state).length;
  const walkIns = figures?.total.walkIns ?? 0;
  const bookings = count(figures?.total.bookings ?? day.bookings.length, "booking", "bookings");
  const some = (amount: number, words: string) => (amount === 0 ? [] : [`${amount} ${words}`]);
  return [
    walkIns === 0 ? bookings : `${bookings} and ${count(walkIns, "walk-in", "walk-ins")}`,
    count(coversOf(day.bookings.filter((booking) => !isOff(booking))), "cover", "covers"),
    ...some(of("NO_SHOW"), "did not come"),
    ...some(of("CANCELLED"), "cancelled"),
    ...some(changed, "changed"),
    ...some(figures?.waitlist.seated ?? 0, "from the waitlist"),
  ].join(", ");
}
