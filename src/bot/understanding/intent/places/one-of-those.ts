import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * Whether the guest wants some of what they just asked about: "do you have high chairs?", "great, we need one". At a
 * picked table that is a wish for it, and no yes to the table. In `folded` text, which is all of the message.
 */
export function wantsOneOfThose(
  folded: string,
  locale: Locale,
  { askedOfHouse }: UnderstandingContext,
): boolean {
  const [count = "1"] = /\d+/.exec(folded) ?? [];
  return askedOfHouse === true && Number(count) <= mostOfThose && (patternOf(locale)?.test(folded) ?? false);
}

/** "How long is the kitchen open?", "ok, 8 then": so many of a thing nobody asks for, and it is the hour. */
const mostOfThose = 4;

const patternOf = memoizeByLocale(({ notes }) => {
  if (notes === undefined) return undefined;
  const beside = `(?:${alternatives(notes.beside)}[,.!]{0,2} ){0,12}`;
  const after = `(?:[,.!]{0,2} ${alternatives(notes.beside)}){0,5}`;
  return new RegExp(`^ ?${beside}${alternatives(notes.ones)}${after}[.! ]{0,5}$`, "u");
});
