import { LRUCache } from "lru-cache";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** How a message takes leave that does nothing else: "thanks, bye", "see you on Friday then". */
export function findFarewell(
  text: string,
  locale: Locale,
  context: UnderstandingContext,
): Understood["farewell"] {
  const { expecting, languageFrom, draft } = context;
  const { bye, willCall, meeting, courtesy, greeting, perhapsLater, parting, hopesToCome } =
    patternsOf(locale);
  // "Salut" and "ciao" are both: who has said nothing yet does not take leave, and who has a table by now does.
  const hasTable = draft?.date !== undefined && draft.time !== undefined;
  if (hasTable && (expecting === null || expecting === "confirm") && parting.test(text)) return "bye";
  if (languageFrom !== undefined && greeting.test(text)) return undefined;
  const hoped = expecting === null ? text.replace(hopesToCome, " ") : text;
  const unmet = [...untilOf(locale, context), meeting].reduce(
    (said, leave) => said.replace(leave, " "),
    hoped,
  );
  const left = unmet.replace(bye, " ").replace(willCall, " ");
  /** "Maybe next week, bye" wishes for nothing today. */
  const rest = left.replace(perhapsLater, " ").replace(courtesy, " ");
  if (left === text || /[\p{L}\p{N}]/u.test(rest)) return undefined;
  return unmet === hoped ? "bye" : "meeting";
}

/** Where a goodbye begins that ends a message, no mark before it: "nah it's fine bye". */
export function byeAtEnd(text: string, locale: Locale): number | undefined {
  const last = matchesIn(text, patternsOf(locale).bye).at(-1);
  if (last === undefined) return undefined;
  return /^[.! ]*$/u.test(text.slice(last.index + last[0].length)) ? last.index : undefined;
}

/** The text, as long as it was, without the goodbyes whose day is of no visit: "have a nice Sunday". */
export function withoutByes(text: string, locale: Locale): string {
  return text.replace(patternsOf(locale).bye, (bye) => " ".repeat(bye.length));
}

/** "Until Friday" takes leave where nothing is asked; elsewhere, where the day may be another one, only of the day that is known. */
function untilOf(locale: Locale, { expecting, draft, now }: UnderstandingContext): RegExp[] {
  const { until, untilDays, untilWeekdays } = patternsOf(locale);
  const isFree = expecting === null || expecting === "confirm";
  if (draft?.date === undefined) return isFree ? [until] : [];
  const day = Temporal.PlainDate.from(draft.date);
  const onDate = untilDates(locale).memo(draft.date);
  const ahead = now.toPlainDate().until(day).days;
  const relative = untilDays.filter(({ days }) => days === ahead).map(({ said }) => said);
  const weekday = ahead < 7 ? untilWeekdays.slice(day.dayOfWeek - 1, day.dayOfWeek) : [];
  return [onDate, ...(isFree ? [until] : [...relative, ...weekday])];
}

/** The dates that tables are talked about for, by YYYY-MM-DD. */
const untilDates = memoizeByLocale(
  (locale) =>
    new LRUCache<string, RegExp>({
      max: 100,
      memoMethod: (date) => untilDate(Temporal.PlainDate.from(date), locale),
    }),
);

/** "Until the 5th of December", "see you on Saturday 5". */
function untilDate(day: Temporal.PlainDate, { manners, dates, numbers }: Locale): RegExp {
  const weekday = alternatives(dates.weekdays[day.dayOfWeek - 1] ?? []);
  const month = alternatives(dates.months[day.month - 1] ?? []);
  const joint = `(?:${alternatives(dates.dayMonthJoiners)} ?)?`;
  const number = `${day.day}(?:${alternatives(numbers.ordinalSuffixes)}|\\.)?`;
  const named = `(?:\\p{L}{1,3} ){0,2}(?:${weekday},? ?${joint})?${number}(?:,? ?${joint}${month}|[./]${day.month}\\.?)?`;
  return phrases([...manners.until, ...manners.seeYou].map((words) => `${words} ${named}`));
}

/** Whether a leave is taken by who will see to it otherwise: "I'll call them tomorrow". */
export function seesToIt(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).willCall);
}

/** What is said beside a goodbye, its day and time with it: "yes please, see you on Friday" is a yes. */
export function withoutLeave(text: string, locale: Locale): string {
  const { meeting, until, bye } = patternsOf(locale);
  return [meeting, until, bye].reduce((rest, leave) => rest.replace(leave, " "), text);
}

/** What is left of an answer without thanks, praise, a word of agreement and what goes with them. */
export const withoutCourtesies = (text: string, locale: Locale): string =>
  text.replace(patternsOf(locale).courtesy, " ");

const patternsOf = memoizeByLocale((locale) => {
  const { manners, intents, dates, party, answers } = locale;
  const doubts = answers.doubts.filter((words) => !words.startsWith("^"));
  const relative = dates.relative.flatMap(({ words }) => words);
  const weeks = [...dates.thisWeekend, ...dates.nextWeekend, ...dates.nextWeek];
  const day = alternatives([...dates.weekdays.flat(), ...relative, ...weeks]);
  const joint = `(?:${alternatives(manners.joints)} ){0,2}`;
  const time = "\\d{1,2}(?:[:.h]\\d{2})?(?: ?(?:uhr|pm|am|h|uur))?";
  const part = alternatives(locale.times.parts.flatMap(({ words }) => words));
  const on = (named: string) => ` ${joint}${named}(?: ${part})?(?:,? ${joint}${time})?`;
  const until = (named: string) => phrases(manners.until.map((words) => `${words}${on(named)}`));
  const when = `(?:${on(day)}| ${joint}${time})`;
  const noSubject = alternatives([...intents.yes, ...intents.deny, ...party.and]);
  return {
    bye: phrases(manners.farewell),
    hopesToCome: phrases(manners.hopesToCome ?? []),
    willCall: phrases((manners.willCall ?? []).map((words) => `${words}(?:${when})?`)),
    parting: new RegExp(
      `^(?:${alternatives([...intents.thanks, ...intents.praise, ...manners.nods])}[,.! ]{1,3}){0,2}${alternatives(manners.partings ?? [])}[,.! ]{0,3}$`,
      "u",
    ),
    greeting: new RegExp(`^${alternatives(intents.greet)}[,.! ]{0,3}$`, "u"),
    meeting: phrases([
      ...manners.seeYou.map((words) => `${words}(?:${when})?`),
      /** "And we won't be late". */
      ...(intents.punctual ?? []).map(
        (words) => `(?:(?!${noSubject}(?!\\p{L}))[\\p{L}']{1,8} ){0,2}${words}`,
      ),
    ]),
    until: until(day),
    untilWeekdays: dates.weekdays.map((names) => until(alternatives(names))),
    untilDays: dates.relative.map(({ words, days }) => ({ days, said: until(alternatives(words)) })),
    perhapsLater: phrases([
      `${alternatives(doubts)},? ${joint}(?:${alternatives([...weeks, ...manners.anotherTime])})`,
      ...manners.anotherTime,
    ]),
    courtesy: phrases([
      ...intents.fillers,
      ...intents.thanks,
      ...intents.greet,
      ...intents.praise,
      ...intents.closing,
      ...intents.yes,
      ...intents.affirm,
      ...manners.joints,
      ...manners.orders,
      ...party.and,
    ]),
  };
});
