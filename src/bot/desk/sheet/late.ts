import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";

/** A party that is a few minutes behind is on its way up the street. */
const graceMinutes = 10;
/** Later than this nobody is waited for: it was a no-show that nobody marked. */
const longestMinutes = 180;

/** How many minutes a party is late that has not arrived; undefined where it is not, or not worth a word. */
export function minutesLate(
  { state, startsAt }: Pick<DiaryBooking, "state" | "startsAt">,
  now: Temporal.Instant,
): number | undefined {
  if (bookingStates[state].access !== "open") return undefined;
  const minutes = Math.floor(now.since(startsAt).total("minutes"));
  return minutes >= graceMinutes && minutes <= longestMinutes ? minutes : undefined;
}
