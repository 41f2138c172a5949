import { isUnsure } from "#src/bot/understanding/intent/answers/answers.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** "They may come on Sunday": a day on which somebody comes perhaps moves no table that has one. What is proposed does, or is asked. */
export function leavesDayOpen(
  understood: Understood,
  { reading: { folded }, locale, context: { draft, expecting } }: FoundMessage,
): Understood {
  const { intent, date, language, moves: _, undecided: __, ...others } = understood;
  const isOfTable = draft?.date !== undefined && (expecting === null || expecting === "confirm");
  const isOnlyDay = date !== undefined && Object.keys(others).length === 0;
  if (!isOfTable || !isOnlyDay || (intent !== "inform" && intent !== "change")) return understood;
  const { comes, proposes, perhaps } = patternsOf(locale);
  const wavers = isUnsure(folded, locale) || says(folded, perhaps);
  const isProposed = folded.includes("?") || says(folded, proposes);
  return wavers && !isProposed && says(folded, comes)
    ? { intent: "other", undecided: true, ...defined({ language }) }
    : understood;
}

const patternsOf = memoizeByLocale(({ answers, intents, party }) => ({
  perhaps: phrases(answers.perhaps),
  proposes: phrases([...intents.rather, ...intents.change, ...intents.proposals]),
  comes: phrases(party.whoComes?.arrives ?? []),
}));
