import type { DayAvailability } from "#src/booking/contract/availability.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";

/** Days looked at before and after the wanted one. */
const daysAround = 7;
const mostDays = 3;
const mostSlotsPerDay = 3;

/**
 * The days to ask availability for: around the wanted one, never before today. Undefined when the whole window has
 * passed. How far ahead may be booked is the service's to say, by days that are not available.
 */
export function searchWindow(
  date: string,
  today: Temporal.PlainDate,
): { readonly fromDate: string; readonly days: number } | undefined {
  const wanted = Temporal.PlainDate.from(date);
  const earliest = wanted.subtract({ days: daysAround });
  const first = Temporal.PlainDate.compare(earliest, today) < 0 ? today : earliest;
  const days = first.until(wanted.add({ days: daysAround }), { largestUnit: "days" }).days + 1;
  return days < 1 ? undefined : { fromDate: first.toString(), days };
}

/** The available days nearest to the wanted one, the later of two that are equally near first. */
export function chooseDays(
  days: readonly DayAvailability[],
  wish: { readonly date: string; readonly scenarioName?: string },
): string[] {
  const wanted = Temporal.PlainDate.from(wish.date);
  return days
    .filter((day) => day.date !== wish.date && isFree(day, wish.scenarioName))
    .map(({ date }) => ({ date, distance: wanted.until(date, { largestUnit: "days" }).days }))
    .toSorted((a, b) => Math.abs(a.distance) - Math.abs(b.distance) || b.distance - a.distance)
    .slice(0, mostDays)
    .map(({ date }) => date);
}

function isFree(day: DayAvailability, scenarioName: string | undefined): boolean {
  if (day.reservableState !== "AVAILABLE" || day.venueStatus !== "OPEN") return false;
  if (scenarioName === undefined) return true;
  return day.scenarios.some(
    ({ displayName, status }) => displayName === scenarioName && status === "AVAILABLE",
  );
}

/**
 * The free slots of one day nearest to the wanted time, in order of time; the first ones when no time is wanted.
 * Each time once, whichever scenario comes first.
 */
export function nearestSlots(
  slots: readonly Slot[],
  wish: { readonly time?: string; readonly scenarioName?: string },
  timeZone: string,
): Slot[] {
  const { time, scenarioName } = wish;
  return slots
    .filter((slot) => slot.available && (scenarioName === undefined || slot.scenarioName === scenarioName))
    .filter((slot, index, free) => index === free.findIndex(({ startsAt }) => startsAt === slot.startsAt))
    .map((slot) => ({ slot, distance: time === undefined ? 0 : minutesApart(slot, time, timeZone) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostSlotsPerDay)
    .map(({ slot }) => slot)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

function minutesApart({ startsAt }: Slot, time: string, timeZone: string): number {
  const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainTime();
  return Math.abs(start.until(Temporal.PlainTime.from(time)).total("minutes"));
}
