import { rulesOf } from "#src/bot/understanding/intent/intent-rules.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** "No, keep it at 7, I only wanted you to know": the hour that the table has is no change of it. */
export function keepsKnownHour(
  understood: Understood,
  { reading: { folded }, locale, context }: FoundMessage,
): Understood {
  const { intent, time, language, moves: _, ...others } = understood;
  const { expecting, draft, tablePicked } = context;
  const isKnown = expecting === null && !tablePicked && time !== undefined && time === draft?.time;
  if (!isKnown || intent !== "change" || Object.keys(others).length > 0) return understood;
  const isKept = says(folded, keptAt(locale)) || rulesOf(locale).denies.test(folded);
  return isKept ? { intent: "deny", meant: "keeps", ...defined({ language }) } : understood;
}

const keptAt = memoizeByLocale(({ party }) => phrases(party.keptAt ?? []));
