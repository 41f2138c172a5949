import { asksAnything } from "#src/bot/understanding/intent/answers/answers.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** "Can we swap the menu?" asks about what is eaten, and wants neither another table nor another hour. */
export function asksOfMenu(
  understood: Understood,
  { reading: { folded }, locale }: FoundMessage,
): Understood {
  const { intent, language, topics = [], ...others } = understood;
  const isOnlyMenu = topics.every((topic) => topic === "menu") && Object.keys(others).length === 0;
  if (intent !== "change" || !isOnlyMenu || !asksAnything(folded, locale)) return understood;
  const { menu, table } = patternsOf(locale);
  const isOfMenu = says(folded, menu) && !says(folded, table);
  return isOfMenu ? { intent: "question", topics: ["menu"], ...defined({ language }) } : understood;
}

const patternsOf = memoizeByLocale(({ topics, intents }) => ({
  menu: phrases(topics.menu),
  table: phrases(intents.bookNouns),
}));
