import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * The name of the house a guest works for, where they say behind it that it is one: "House of Rome, c'est le nom de la boîte". It
 * is taken as it is written, whatever its words mean.
 */
export function readFirmName(
  original: string,
  locale: Locale,
  { expecting }: UnderstandingContext,
): string | undefined {
  if (expecting !== "name") return undefined;
  const { tail, noName } = patternsOf(locale);
  const match = tail.exec(foldText(original));
  if (match === null) return undefined;
  const name = original.slice(0, match.index).trim();
  return written.test(name) && !noName.test(foldText(name)) ? name : undefined;
}

/** Up to six words, the first with a capital letter. */
const written = /^\p{Lu}[\p{L}\p{N}&+.'’-]{0,30}(?: [\p{L}\p{N}&+.'’-]{1,30}){0,5}$/u;

const patternsOf = memoizeByLocale(({ people, intents }) => {
  const answers = [...intents.yes, ...intents.deny, ...intents.affirm, ...intents.greet, ...intents.thanks];
  return {
    tail: new RegExp(
      `(?: ?[,.;:(] ?| [-–—] )${alternatives(people.firmTails ?? [])}(?:,? ${alternatives(intents.fillers)})?[.!) ]{0,3}$`,
      "u",
    ),
    /** "Yes, it's business" */
    noName: new RegExp(`^${alternatives([...answers, ...intents.fillers, ...people.notNames])}$`, "u"),
  };
});
