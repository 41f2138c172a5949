import type { Locale } from "#src/bot/languages/locale.ts";
import { places } from "#src/bot/languages/places.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";

/** Whether all that is said is where somebody comes from, "de Barcelona", "we're from Leeds". `folded` is the message. */
export function tellsWhereFrom(folded: string, locale: Locale): boolean {
  const place = patternsOf(locale).exec(folded)?.groups?.["place"];
  return place !== undefined && places.has(place);
}

const patternsOf = memoizeByLocale(({ intents, people }) => {
  const opening = alternatives([...intents.fillers, ...intents.yes, ...(people.introductions ?? [])]);
  const from = alternatives(people.townLeads);
  return new RegExp(
    `^(?:${opening},? )?(?:[\\p{L}']{1,10} ){0,2}${from} ?(?<place>\\p{L}{3,14}(?: \\p{L}{4,9})?)[.! ]{0,3}$`,
    "u",
  );
});
