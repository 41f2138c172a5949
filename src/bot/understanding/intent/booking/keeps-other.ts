import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { ofDays } from "./more-tables.ts";

/**
 * What a message says of the table that is shown, beside the wish that another booking stays: "no, leave it" of "no, leave it, just
 * don't cancel the other one". Undefined where nothing else is said.
 */
export function besideKeptOther(
  original: string,
  locale: Locale,
  { tablePicked, changeShown }: UnderstandingContext,
): string | undefined {
  if (changeShown === true) return undefined;
  const { kept, cancels } = patternsOf(locale);
  const match = kept.exec(foldText(original));
  if (match === null) return undefined;
  const [clause] = match;
  const rest = `${original.slice(0, match.index)} ${original.slice(match.index + clause.length)}`;
  const said = rest.replace(/^[ ,.;!–-]{1,5}|[ ,;–-]{1,5}$/gu, "");
  /** Where no table is shown, it is of the bookings: "cancel Friday. Keep the Saturday one". */
  const isMeant = tablePicked === true || says(foldText(said), cancels);
  return said === "" || !isMeant ? undefined : said;
}

const patternsOf = memoizeByLocale((locale) => {
  const { intents, answers, party, tables } = locale;
  const stays = [...(answers.keepsOther ?? []), ...ofDays(tables?.keepsDay ?? [], locale)];
  const joint = alternatives([...intents.but, ...party.and, ...intents.fillers]);
  return {
    kept: new RegExp(`[,.;!–-] ?(?:${joint},? ){0,2}${alternatives(stays)}(?=[.! ]{0,3}$|[,.;!–-])`, "u"),
    cancels: phrases(intents.cancel),
  };
});
