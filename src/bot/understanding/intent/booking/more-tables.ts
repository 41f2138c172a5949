import type { Locale } from "#src/bot/languages/locale.ts";
import {
  asksAboutCancelling,
  asksAnything,
  isUnsure,
  noOf,
  openingOf,
} from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * Whether the guest speaks of one more table beside one that stands ("and another for 8"), or wants one back that was
 * cancelled ("I'd like it back"). While a table is picked there is none to want back, and whoever asks about another may want it
 * instead.
 */
export function findMoreTables(
  text: string,
  locale: Locale,
  context: UnderstandingContext,
): Pick<Understood, "another" | "oneTable" | "takesBack" | "alreadyBooked" | "ofOther"> {
  const { tablePicked } = context;
  const { another, oneTable, takesBack, alreadyBooked } = patternsOf(locale);
  const isOne = says(text, oneTable) && !text.includes("?");
  if (asksAboutCancelling(text, locale)) return {};
  /** "A second table" asks for no time to think. */
  const isSure = !isUnsure(text.replace(another, " "), locale);
  const isAnother = !isOne && says(text, another) && isSure && !(tablePicked && asksAnything(text, locale));
  return {
    ...(isAnother && { another: true }),
    ...(isOne && { oneTable: true }),
    ...(!isAnother && says(text, alreadyBooked) && { alreadyBooked: true }),
    ...(!tablePicked && says(text, takesBack) && { takesBack: true }),
    ...(!isAnother && meansOther(text, locale, context) && { ofOther: true }),
  };
}

/** The words of "the other one", of which the Swedish "den andra" is the second of a month elsewhere. */
export function findOther(text: string, locale: Locale, { changeShown }: UnderstandingContext): Span[] {
  return changeShown === true ? matchesIn(text, patternsOf(locale).other).map(spanOf) : [];
}

/**
 * Whether another of the guest's bookings is meant than the one that was just talked about: "no, the other one", and while
 * a change is shown "I meant the Wednesday table".
 */
export function meansOther(text: string, locale: Locale, context: UnderstandingContext): boolean {
  const { tablePicked, changeShown, expecting, offers = [] } = context;
  if (tablePicked || offers.length > 0 || (expecting !== null && expecting !== "confirm")) return false;
  const { other, which, otherFirst } = patternsOf(locale);
  return changeShown === true ? says(text, other) || says(text, which) : otherFirst.test(text);
}

/** Whether a booking is named by its day: "Saturday's table", "the one on Friday". */
export function namesByDay(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).byDay);
}

const patternsOf = memoizeByLocale((locale) => ({
  other: phrases(locale.tables?.other ?? []),
  /** Nothing but a yes, a no or "and then" stands before it. */
  otherFirst: new RegExp(
    [
      `${openingOf(locale)}(?:(?:${noOf(locale)}|${alternatives([...locale.intents.yes, ...locale.party.and, ...locale.intents.but])})[,.! ]{1,3}){0,3}`,
      `(?:${alternatives(locale.intents.correction)}[,.! ]{1,3})?${alternatives(locale.tables?.other ?? [])}(?![\\p{L}\\p{N}])`,
    ].join(""),
    "u",
  ),
  which: phrases(ofDays(locale.tables?.which ?? [], locale)),
  byDay: phrases(ofDays(locale.tables?.ofDay ?? [], locale)),
  another: phrases(locale.tables?.another ?? []),
  oneTable: phrases(locale.tables?.oneTable ?? []),
  takesBack: phrases(locale.tables?.takesBack ?? []),
  alreadyBooked: phrases(locale.tables?.alreadyBooked ?? []),
}));

/** Phrases with the days of a language for `@`. */
export const ofDays = (list: readonly string[], { dates }: Locale): readonly string[] =>
  list.map((words) => words.replace("@", alternatives(daysOf(dates))));

const daysOf = ({ weekdays, relative }: Locale["dates"]): readonly string[] => [
  ...weekdays.flat(),
  ...relative.flatMap(({ words }) => words),
];
