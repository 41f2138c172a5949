import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { weekdayFrom } from "./found-date.ts";

/**
 * The nearest day of a weekday that is spoken of in general, in `folded` text: "when do you close on Sundays?" is
 * answered for the coming one. Of a table it names no day: "we like to come on Sundays".
 */
export function findEveryWeekday(
  folded: string,
  locale: Locale,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  const { words, dayOf } = patternsOf(locale);
  const dayOfWeek = dayOf.get(words.exec(folded)?.[1] ?? "");
  return dayOfWeek === undefined ? undefined : weekdayFrom(today, dayOfWeek);
}

/** Whether a message asks of such a weekday and says no more: "and on Sundays?" */
export function asksOfEveryWeekday(folded: string, locale: Locale): boolean {
  return patternsOf(locale).alone.test(folded);
}

const patternsOf = memoizeByLocale(({ dates, party, intents, answers, choices }) => {
  const { endings, also = {} } = dates.everyWeekday;
  const plurals = dates.weekdays.flatMap(([name = ""], index) =>
    endings.map((ending) => [name + ending, index + 1] as const),
  );
  const dayOf = new Map([...plurals, ...Object.entries(also)]);
  const name = alternatives([...dayOf.keys()]);
  const before = alternatives([...party.and, ...intents.but, ...intents.fillers, ...(answers.calls ?? [])]);
  const after = alternatives([...intents.fillers, ...choices.also]);
  return {
    dayOf,
    /** Before the day at most two words as short as "what about", "on", "em". */
    alone: new RegExp(
      `^[¿ ]{0,2}(?:${before},? ){0,2}(?:\\p{L}{1,5} ){0,2}${name}(?:,? ${after}){0,2} ?\\?{0,3}$`,
      "u",
    ),
    words: new RegExp(`(?<![\\p{L}\\p{N}])(${name})(?![\\p{L}])`, "u"),
  };
});
