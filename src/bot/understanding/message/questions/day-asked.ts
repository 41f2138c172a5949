import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { cover } from "#src/bot/understanding/text/spans.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** "Yes. Hang on, is that the 4th?", of a table or a change that is shown: which day it is on is asked, and none is wished for. */
export function asksOfShownDay(
  understood: Understood,
  { reading, found, locale, context }: FoundMessage,
): Understood {
  const { intent, date, dateTo: _to, openReadings: _readings, agrees: _, ...more } = understood;
  const isOpen = context.expecting === "confirm" && (context.tablePicked || context.changeShown);
  if (!isOpen || date === undefined || (intent !== "question" && intent !== "change")) return understood;
  const { language: __, topics = [], moves: ___, ...others } = more;
  if (Object.keys(others).length > 0) return understood;
  const covered = cover(
    reading.folded,
    found.dates.map(({ span }) => span),
  );
  return patternsOf(locale).test(covered)
    ? { ...more, intent: "question", topics: ["day", ...topics.filter((topic) => topic !== "day")] }
    : understood;
}

const patternsOf = memoizeByLocale(
  ({ intents: { isOnDay = [] } }) =>
    new RegExp(
      `(?<=^|[.,;:!¿¦ -])${alternatives(isOnDay.length > 0 ? isOnDay : ["(?!)"])} ?¦[¦ ]{0,30}(?:, ?\\p{L}{1,10}(?: \\p{L}{1,8})?)?[?]`,
      "u",
    ),
);
