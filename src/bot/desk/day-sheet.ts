import type { BackOffice, DiaryBooking, EarlierVisits } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { actionsOf } from "./booking-view.ts";
import { toCallRow, type WhoCalled } from "./calls/calls.ts";
import type { Reach } from "./ports.ts";
import { minutesLate } from "./sheet/late.ts";
import { coversOf, paceOf } from "./sheet/pace.ts";
import { regularWords } from "./sheet/regulars.ts";
import { byShift } from "./sheet/shifts.ts";
import { whyCall } from "./sheet/to-call.ts";
import { inOrderOfTime, toRow } from "./sheet-rows.ts";
import type { DaySheetView, SheetGroup, SheetRow } from "./view.ts";
import { capitalised, count, longDate, texts } from "./words.ts";

/** All that a day sheet is made of. */
export interface DayFacts {
  readonly venue: VenueFacts;
  readonly date: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  readonly bookings: readonly DiaryBooking[];
  /** False where only bookings placed through maitred are known. */
  readonly complete: boolean;
  readonly backOffice: BackOffice | undefined;
  /** By booking id; what is not in it was not made in a chat. */
  readonly reach: ReadonlyMap<string, Reach>;
  /** The ids of those without a place. */
  readonly unseatable: ReadonlySet<string>;
  readonly called: WhoCalled;
  /** By booking id. */
  readonly earlier: ReadonlyMap<string, EarlierVisits>;
}

/** One venue's day: who is late, whom to call, then by shift and time; what is off the table last and not counted. */
export function toDaySheet(day: DayFacts): DaySheetView {
  const { venue, date, complete } = day;
  const bookings = inOrderOfTime(day.bookings);
  const expected = bookings.filter((booking) => !isOff(booking));
  const off = bookings.filter(isOff);
  return {
    venueId: venue.id,
    venueName: venue.name,
    date: date.toString(),
    title: `${venue.name}, ${longDate(date)}`,
    summary: summaryOf(expected),
    notes: complete ? [] : [texts.partial],
    groups: [
      ...groupOf(texts.late, lateRows(day, expected)),
      ...groupOf(texts.toCall, callRows(day, expected)),
      ...byShift(expected, venue, date, day.backOffice).map((shift) => toShiftGroup(day, shift)),
      ...groupOf(
        texts.offTheTable,
        off.map((booking) => toDayRow(day, booking)),
      ),
    ],
  };
}

export function isOff({ state }: Pick<DiaryBooking, "state">): boolean {
  return state === "CANCELLED" || state === "NO_SHOW";
}

export function summaryOf(expected: readonly DiaryBooking[]): string {
  if (expected.length === 0) return texts.nobody;
  const unconfirmed = expected.filter(({ state }) => state === "REGISTERED" || state === "UNCONFIRMED");
  return [
    count(expected.length, "booking", "bookings"),
    count(coversOf(expected), "cover", "covers"),
    ...(unconfirmed.length === 0 ? [] : [`${unconfirmed.length} not confirmed yet`]),
  ].join(", ");
}

/** Those who are expected and not there, with the numbers to call. */
export function lateRows(day: DayFacts, expected: readonly DiaryBooking[]): readonly SheetRow[] {
  return expected
    .filter((booking) => minutesLate(booking, day.now) !== undefined)
    .map((booking) => withPhone(booking, toDayRow(day, booking)));
}

/** Those of whom nobody knows whether they come, or where they sit, with the numbers to call. */
export function callRows(day: DayFacts, expected: readonly DiaryBooking[]): readonly SheetRow[] {
  return expected.flatMap((booking) => {
    const why = day.unseatable.has(booking.id) ? texts.noTableLeft : whyCall(booking, day.reach, day.now);
    if (why === undefined) return [];
    return [{ ...toCallRow(toDayRow(day, booking), booking, day.called(booking), day.venue), why }];
  });
}

function withPhone({ guest }: DiaryBooking, row: SheetRow): SheetRow {
  return { ...row, ...defined({ phone: guest?.phone }) };
}

export function toShiftGroup(
  day: DayFacts,
  { name, bookings }: ReturnType<typeof byShift>[number],
): SheetGroup {
  const names = new Set(bookings.map(({ scenarioName }) => scenarioName));
  const amount = `${count(bookings.length, "booking", "bookings")}, ${count(coversOf(bookings), "cover", "covers")}`;
  return {
    title: `${capitalised(name)}: ${amount}`,
    line: `${texts.coversStarting}: ${paceOf(bookings, day.venue)}`,
    rows: bookings.map((booking) => ({
      ...toDayRow(day, booking),
      ...(names.size > 1 && booking.scenarioName !== "" && { scenario: booking.scenarioName }),
    })),
  };
}

export function toDayRow({ venue, backOffice, now, earlier }: DayFacts, booking: DiaryBooking): SheetRow {
  const minutes = minutesLate(booking, now);
  const late = minutes === undefined ? undefined : `${minutes} minutes late`;
  const regular = regularWords(earlier.get(booking.id));
  const actions = actionsOf(booking, backOffice, now);
  return { ...toRow(booking, venue, backOffice), ...defined({ late, regular }), actions };
}

export function groupOf(title: string, rows: readonly SheetRow[]): readonly SheetGroup[] {
  return rows.length === 0 ? [] : [{ title, rows }];
}
