import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundDate } from "./found-date.ts";
import { daysAhead, type Month, monthMeant, namedMonth } from "./months.ts";

type Part = "early" | "middle" | "late" | "whole";

/** Days of a month, counted from the end where negative. */
const partDays: Readonly<Record<Part, readonly [from: number, to: number]>> = {
  early: [1, 10],
  middle: [11, 20],
  late: [21, -1],
  whole: [1, -1],
};

/**
 * A month or a part of it, as the days one might come: "late December", "end of the month", "in May". Its name alone is
 * one where the day is asked for.
 */
export function findPartsOfMonth(text: string, locale: Locale, context: UnderstandingContext): FoundDate[] {
  const { now, expecting } = context;
  const today = now.toPlainDate();
  const { forms, alone } = patternsOf(locale);
  const found = matchesIn(text, forms);
  const named = found.length === 0 && expecting === "date" ? alone.exec(text) : null;
  return [...found, ...(named ? [named] : [])].flatMap((match): FoundDate[] => {
    const groups = match.groups ?? {};
    const part = (["early", "middle", "late"] as const).find((one) => groups[one] !== undefined) ?? "whole";
    const isOver = (month: Month) => daysOf(month, part, today) === undefined;
    const month = monthMeant(groups, locale, today, isOver);
    const days = month && daysOf(month, part, today);
    return days === undefined
      ? []
      : [{ span: spanOf(match), ...days, kind: part === "whole" ? "month" : "range" }];
  });
}

function daysOf({ first, last }: Month, part: Part, today: Temporal.PlainDate) {
  const [from, to] = partDays[part];
  return daysAhead(first.with({ day: from }), to === -1 ? last : first.with({ day: to }), today);
}

const patternsOf = memoizeByLocale((locale) => {
  const { weekdays, dayMonthJoiners, inMonth } = locale.dates;
  const place = `(?:\\d\\S{0,3}|${alternatives([...inMonth.ordinals.flat(), ...inMonth.last])})`;
  const { early, middle, late, current, coming, within, of, day } = inMonth;
  const parts = `(?:(?<early>${alternatives(early)})|(?<middle>${alternatives(middle)})|(?<late>${alternatives(late)}))[ -]?`;
  const comingMonth = `(?<coming>${alternatives(coming)})`;
  const named = namedMonth(locale);
  const joiners = `(?:${alternatives(day)} )?(?:${alternatives([...of, ...dayMonthJoiners])} )?`;
  const forms = [
    `${parts}(?:${comingMonth}|(?<current>${alternatives(current)})|${named})`,
    `${alternatives(within)} ${named}`,
    /** "A Friday of December", but not the fifth one where there are four. */
    `(?<=${alternatives(weekdays.flat())} )(?<!${place} \\p{L}{1,16} )${alternatives(of)} ?${named}`,
    /** Next month, but not after the day of it. */
    `(?<!(?:\\d\\p{L}{0,4}|[¦\\d.]) ${joiners})${comingMonth}`,
  ];
  return {
    forms: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "gu"),
    alone: new RegExp(`^[^\\p{L}\\p{N}]{0,3}${named}[^\\p{L}\\p{N}]{0,5}$`, "u"),
  };
});
