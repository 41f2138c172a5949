import type { BackOffice, DiaryBooking, NamedShift } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { wallTime } from "../day.ts";
import { inOrderOfTime } from "../sheet-rows.ts";

/** The bookings of one meal period, in order of time. */
export interface ShiftOfDay {
  readonly name: string;
  readonly bookings: readonly DiaryBooking[];
}

/**
 * The bookings of a business day by shift: by the venue file's name for it where it has one, else by the part of the day.
 */
export function byShift(
  bookings: readonly DiaryBooking[],
  venue: VenueFacts,
  date: Temporal.PlainDate,
  backOffice: Pick<BackOffice, "listShifts"> | undefined,
): readonly ShiftOfDay[] {
  const nameOf = shiftNames(venue, date, backOffice);
  return [...Map.groupBy(inOrderOfTime(bookings), nameOf)].map(([name, of]) => ({ name, bookings: of }));
}

/** What the shift of a booking of this business day is called. */
export function shiftNames(
  venue: VenueFacts,
  date: Temporal.PlainDate,
  backOffice: Pick<BackOffice, "listShifts"> | undefined,
): (booking: Starting) => string {
  const shifts = backOffice?.listShifts(venue.id, date.toString()) ?? [];
  return (booking) => nameIn(shifts, booking) ?? partOfDay(booking, venue);
}

type Starting = Pick<DiaryBooking, "startsAt" | "scenarioName">;

/** A house may have a late kitchen beside its dinner: the shift of the booking's own scenario comes first. */
function nameIn(shifts: readonly NamedShift[], { startsAt, scenarioName }: Starting): string | undefined {
  const open = shifts.filter(
    ({ from, until }) =>
      Temporal.Instant.compare(from, startsAt) <= 0 && Temporal.Instant.compare(startsAt, until) < 0,
  );
  return (open.find((shift) => shift.scenarioName === scenarioName) ?? open[0])?.name;
}

/** As houses speak of a day, by the hour at which it begins; before the first it is still the night. */
const parts = [
  { from: 4, name: "Breakfast" },
  { from: 11, name: "Lunch" },
  { from: 15, name: "Afternoon" },
  { from: 17, name: "Dinner" },
] as const;

function partOfDay({ startsAt }: Starting, venue: VenueFacts): string {
  const { hour } = wallTime(startsAt, venue);
  return parts.findLast(({ from }) => hour >= from)?.name ?? "Dinner";
}
