import type { FoundDate } from "./found-date.ts";
import type { Locale } from "./locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { countIn, phrases } from "./phrases.ts";
import { overlap, spanOf } from "./spans.ts";
import type { UnderstandingContext } from "./understanding-context.ts";

type Resolve = (
  today: Temporal.PlainDate,
  draft: Temporal.PlainDate | undefined,
  count: number,
) => Omit<FoundDate, "span"> | undefined;
type Rule = readonly [expression: RegExp, resolve: Resolve];

/** Days named by their distance: "tomorrow", "in 3 days", "this weekend", "the day after". */
export function findRelativeDays(text: string, locale: Locale, context: UnderstandingContext): FoundDate[] {
  const today = context.now.toPlainDate();
  const draft = context.draft?.date === undefined ? undefined : Temporal.PlainDate.from(context.draft.date);
  const found: FoundDate[] = [];
  for (const [expression, resolve] of rulesOf(locale)) {
    for (const match of text.matchAll(expression)) {
      const span = spanOf(match);
      if (found.some((other) => overlap(other.span, span))) continue;
      const resolved = resolve(today, draft, countIn(match) ?? 0);
      if (resolved !== undefined) found.push({ span, ...resolved });
    }
  }
  return found;
}

const rulesOf = memoizeByLocale((locale): readonly Rule[] => {
  const words = locale.dates;
  const relative = [...words.relative]
    .sort((a, b) => longest(b.words) - longest(a.words))
    .map(
      ({ words: list, days, part }): Rule => [
        phrases(list),
        (today) => ({ date: today.add({ days }), kind: "day", ...(part && { part }) }),
      ],
    );
  return [
    [phrases(words.dayAfterDraft), (_, draft) => draft && { date: draft.add({ days: 1 }), kind: "day" }],
    [
      phrases(words.inDays),
      (today, _, count) => (count > 0 ? { date: today.add({ days: count }), kind: "day" } : undefined),
    ],
    [
      phrases(words.inWeeks),
      (today, _, count) => (count > 0 ? { date: today.add({ weeks: count }), kind: "day" } : undefined),
    ],
    [phrases(words.inOneWeek), (today) => ({ date: today.add({ weeks: 1 }), kind: "day" })],
    [
      phrases(words.inMonths),
      (today, _, count) =>
        count > 0 && count < 12 ? { date: today.add({ months: count }), kind: "day" } : undefined,
    ],
    [phrases(words.inOneMonth), (today) => ({ date: today.add({ months: 1 }), kind: "day" })],
    ...relative,
    [phrases(words.nextWeekend), (today) => range(monday(today).add({ days: 12 }), 1)],
    [phrases(words.thisWeekend), (today) => thisWeekend(today)],
    [phrases(words.nextWeek), (today) => ({ ...range(monday(today).add({ days: 7 }), 6), kind: "week" })],
    [phrases(words.thisWeek), (today) => ({ ...range(today, 7 - today.dayOfWeek), kind: "week" })],
    [phrases(words.weekAfterDraft), (_, draft) => draft && { date: draft.add({ weeks: 1 }), kind: "day" }],
    [
      phrases(words.dayBeforeDraft),
      (_, draft) => draft && { date: draft.subtract({ days: 1 }), kind: "day" },
    ],
  ];
});

function longest(list: readonly string[]): number {
  return Math.max(0, ...list.map(({ length }) => length));
}

function monday(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: today.dayOfWeek - 1 });
}

function range(date: Temporal.PlainDate, days: number): Omit<FoundDate, "span"> {
  return days > 0 ? { date, to: date.add({ days }), kind: "range" } : { date, kind: "day" };
}

/** Saturday and Sunday of this week; on the weekend itself, what is left of it. */
function thisWeekend(today: Temporal.PlainDate): Omit<FoundDate, "span"> {
  return today.dayOfWeek === 7 ? range(today, 0) : range(monday(today).add({ days: 5 }), 1);
}
