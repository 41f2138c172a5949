import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** "Both, please", to which of the bookings that are listed is to be cancelled. */
export function picksEvery(text: string, locale: Locale, { cancelsListed }: UnderstandingContext): boolean {
  return cancelsListed === true && everyOf(locale).test(text);
}

const everyOf = memoizeByLocale(({ manners, intents, party }) => {
  const courtesy = alternatives([
    ...intents.fillers,
    ...intents.thanks,
    ...intents.yes,
    ...intents.affirm,
    ...party.and,
  ]);
  return new RegExp(
    `^(?:${courtesy},? ){0,3}${alternatives(manners.everything)}(?:,? ${courtesy}){0,3}[.! ]{0,3}$`,
    "u",
  );
});
