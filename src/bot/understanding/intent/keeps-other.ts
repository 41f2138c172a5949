import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * What a message says of the table that is shown, beside the wish that another booking stays: "no, leave it" of "no, leave it, just
 * don't cancel the other one". Undefined where nothing else is said.
 */
export function besideKeptOther(
  original: string,
  locale: Locale,
  { tablePicked, changeShown }: UnderstandingContext,
): string | undefined {
  if (tablePicked !== true || changeShown === true) return undefined;
  const match = keptOf(locale).exec(foldText(original));
  if (match === null) return undefined;
  const [clause] = match;
  const rest = `${original.slice(0, match.index)} ${original.slice(match.index + clause.length)}`;
  const said = rest.replace(/^[ ,.;!–-]{1,5}|[ ,;–-]{1,5}$/gu, "");
  return said === "" ? undefined : said;
}

const keptOf = memoizeByLocale(({ intents, answers, party }) => {
  const joint = alternatives([...intents.but, ...party.and, ...intents.fillers]);
  return new RegExp(
    `[,.;!–-] ?(?:${joint},? ){0,2}${alternatives(answers.keepsOther ?? [])}(?=[.! ]{0,3}$|[,.;!–-])`,
    "u",
  );
});
