import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * What a message says beside an offer that it declines with thanks, while times are offered: "the terrace in November, no
 * thanks, the waitlist" is of the waitlist. Undefined where nothing else is said.
 */
export function besideTurnedDown(
  original: string,
  locale: Locale,
  { expecting }: Pick<UnderstandingContext, "expecting">,
): string | undefined {
  const match = expecting === "slot" ? declinedIn(locale).exec(foldText(original)) : null;
  return match === null ? undefined : original.slice(match[0].length);
}

const declinedIn = memoizeByLocale(
  ({ intents }) =>
    new RegExp(
      `^[^.,;:!?]{3,50}[ ,]{1,2}${alternatives(intents.noThanks)} ?[,.;:!–-]{1,2} ?(?=[\\p{L}\\d])`,
      "u",
    ),
);
