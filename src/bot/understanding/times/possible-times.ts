import type { Locale } from "#src/bot/languages/locale.ts";
import { possibleOf } from "#src/bot/understanding/text/not-possible.ts";
import { isBoundLed } from "./bounds.ts";
import { fittingOf } from "./fitting-times.ts";
import type { FoundTime } from "./found-time.ts";

/** "We can't do 8, could it be 9?" is of nine; "not before 8" bounds it. */
export function possibleTimes(
  found: readonly FoundTime[],
  open: string,
  folded: string,
  locale: Locale,
): readonly FoundTime[] {
  const bounds = found.filter(({ span }) => isBoundLed(open.slice(0, span.start), locale));
  return bounds.length > 0 ? found : fittingOf(possibleOf(found, folded, locale), folded, locale);
}
