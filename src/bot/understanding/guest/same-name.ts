import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** Whether all that is said to the question for a name, or where the name is shown, is that it is the one of their other booking. */
export function isSameName(
  folded: string,
  locale: Locale,
  { expecting, tablePicked }: UnderstandingContext,
): boolean {
  const mayName = expecting === "name" || (expecting === "confirm" && tablePicked === true);
  return mayName && patternsOf(locale).test(folded);
}

const patternsOf = memoizeByLocale(
  ({ intents: { fillers, yes, but, thanks }, people: { sameName = [] } }) => {
    const opening = `(?:${alternatives([...fillers, ...yes, ...but])},? ){0,3}`;
    const ending = `(?:,? ${alternatives([...fillers, ...thanks])}){0,2}[.!? ]{0,4}$`;
    return new RegExp(
      `^ ?${opening}${alternatives(sameName.length > 0 ? sameName : ["(?!)"])}${ending}`,
      "u",
    );
  },
);
