import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import { knownDay, type UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundDate } from "./found-date.ts";
import { daysAhead } from "./months.ts";

/** Days of a week, Monday first and 0. */
const partDays = { early: [0, 1], middle: [1, 3], late: [4, 6] } as const;

/**
 * A part of a week, as the days one might come: "end of the week", "early next week". Of the week that is talked about, where
 * it is a later one; what is over of this week is next week's.
 */
export function findPartsOfWeek(text: string, locale: Locale, context: UnderstandingContext): FoundDate[] {
  const today = context.now.toPlainDate();
  return matchesIn(text, patternOf(locale)).flatMap((match): FoundDate[] => {
    const groups = match.groups ?? {};
    const part = (["early", "middle", "late"] as const).find((one) => groups[one] !== undefined);
    if (part === undefined) return [];
    const monday = mondayOf(today);
    const talkedOf = mondayOf(knownDay(context) ?? today);
    const ahead = Math.max(0, monday.until(talkedOf).total({ unit: "weeks", relativeTo: monday }));
    const [from, to] = partDays[part];
    const daysOf = (weeks: number) =>
      daysAhead(monday.add({ weeks, days: from }), monday.add({ weeks, days: to }), today);
    const days = groups["next"] === undefined ? (daysOf(ahead) ?? daysOf(1)) : daysOf(1);
    return days === undefined ? [] : [{ span: spanOf(match), ...days, kind: "range" }];
  });
}

function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 });
}

const patternOf = memoizeByLocale(({ dates }) => {
  const { inWeek, inMonth, thisWeekend, nextWeekend, thisWeek, nextWeek } = dates;
  /** "Fin de semana" is none of these. */
  const noWeekend = `(?!${alternatives([...thisWeekend, ...nextWeekend, ...inMonth.weekend])}(?!\\p{L}))`;
  const part = `(?:(?<early>${alternatives(inWeek.early)})|(?<middle>${alternatives(inWeek.middle)})|(?<late>${alternatives(inWeek.late)}))`;
  const week = `(?:(?<next>${alternatives(nextWeek)})|${alternatives([...thisWeek, ...inWeek.week])})`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${noWeekend}${part}[ -]?${week}(?![\\p{L}\\p{N}])`, "gu");
});
