import { LRUCache } from "lru-cache";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { openingOf } from "./answers.ts";

/** How a message takes leave that does nothing else: "thanks, bye", "see you on Friday then". */
export function findFarewell(
  text: string,
  locale: Locale,
  context: UnderstandingContext,
): Understood["farewell"] {
  const { expecting, languageFrom, draft } = context;
  const { bye, meeting, courtesy, greeting, perhapsLater, parting } = patternsOf(locale);
  // "Salut" and "ciao" are both: who has said nothing yet does not take leave, and who has a table by now does.
  const hasTable = draft?.date !== undefined && draft.time !== undefined;
  if (hasTable && (expecting === null || expecting === "confirm") && parting.test(text)) return "bye";
  if (languageFrom !== undefined && greeting.test(text)) return undefined;
  const unmet = [...untilOf(locale, context), meeting].reduce(
    (said, leave) => said.replace(leave, " "),
    text,
  );
  const left = unmet.replace(bye, " ");
  /** "Maybe next week, bye" wishes for nothing today. */
  const rest = left.replace(perhapsLater, " ").replace(courtesy, " ");
  if (left === text || /[\p{L}\p{N}]/u.test(rest)) return undefined;
  return unmet === text ? "bye" : "meeting";
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

/** Whether a yes stands beside a goodbye: "yes please, bye", but not "ok thanks, bye". */
export function agreesBesideBye(text: string, locale: Locale): boolean {
  const { yes, thanks } = patternsOf(locale);
  return says(text, yes) && !says(text, thanks);
}

/**
 * Whether a goodbye is said with a yes or an order to book: "yes please, see you then", "book it, bye". "Ok, see you
 * Friday" and "great, see you then" are said by who believes that it is booked (decision 0040).
 */
export function agreesExpressly(text: string, locale: Locale): boolean {
  const { meeting, until, bye, nods, told } = patternsOf(locale);
  const left = [meeting, until, bye].reduce((rest, leave) => rest.replace(leave, " "), text);
  return says(left.replace(nods, " "), told);
}

/** Whether a message orders what is shown to be done, which is more than a yes: "go ahead and book it". */
export function ordersIt(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).orders);
}

/** Whether a message says that it is not to be booked: no yes beside that is one. */
export function forbidsBooking(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).dontBook);
}

/** Whether words take back what was said before them: "or wait …", "but only if …"; who "will be better" does not. */
export function takesBackAtOnce(text: string, locale: Locale): boolean {
  return patternsOf(locale).takesBack.test(text);
}

/** Where the clauses of a message end: at a mark, and before "and". */
export function clauseEnds(original: string, locale: Locale): number[] {
  return [...original.matchAll(patternsOf(locale).clauseEnd)].map(({ index }) => index);
}

/** Whether a message insults or curses, whatever else it says. */
export function isAngry(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).anger);
}

/** Whether all that is wanted is to see the days of a month: "show me a calendar". */
export function asksForCalendar(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).calendar);
}

/** Whether a message asks for a reason: "why?", "but how come you're closed?" "Why not 7:30?" proposes. */
export function asksWhy(text: string, locale: Locale): boolean {
  return patternsOf(locale).why.test(text) && !/\d/.test(text);
}

/** Whether what is to be cancelled is more than one table: "my bookings", "both". */
export function meansEverything(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).everything);
}

const patternsOf = memoizeByLocale((locale) => {
  const { manners, intents, dates, party, negations, answers } = locale;
  const doubts = answers.doubts.filter((words) => !words.startsWith("^"));
  const relative = dates.relative.flatMap(({ words }) => words);
  const weeks = [...dates.thisWeekend, ...dates.nextWeekend, ...dates.nextWeek];
  const day = alternatives([...dates.weekdays.flat(), ...relative, ...weeks]);
  const joint = `(?:${alternatives(manners.joints)} ){0,2}`;
  const time = "\\d{1,2}(?:[:.h]\\d{2})?(?: ?(?:uhr|pm|am|h|uur))?";
  const part = alternatives(locale.times.parts.flatMap(({ words }) => words));
  const on = (named: string) => ` ${joint}${named}(?: ${part})?(?:,? ${joint}${time})?`;
  const onDay = on(day);
  const until = (named: string) => phrases(manners.until.map((words) => `${words}${on(named)}`));
  const when = `(?:${onDay}| ${joint}${time})`;
  return {
    clauseEnd: new RegExp(`[.!;,](?= )| (?=${party.and[0] ?? "(?!)"} )`, "giu"),
    calendar: phrases(intents.calendar),
    bye: phrases(manners.farewell),
    parting: new RegExp(
      `^(?:${alternatives([...intents.thanks, ...intents.praise, ...manners.nods])}[,.! ]{1,3}){0,2}${alternatives(manners.partings ?? [])}[,.! ]{0,3}$`,
      "u",
    ),
    greeting: new RegExp(`^${alternatives(intents.greet)}[,.! ]{0,3}$`, "u"),
    meeting: phrases(manners.seeYou.map((words) => `${words}(?:${when})?`)),
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
    yes: phrases(intents.yes),
    thanks: phrases(intents.thanks),
    nods: phrases(manners.nods),
    orders: phrases(manners.orders),
    told: phrases([...intents.yes, ...manners.orders]),
    anger: phrases(manners.anger),
    why: new RegExp(
      `${openingOf(locale)}(?:${alternatives([...intents.but, ...party.and, ...negations])},? ){0,2}${alternatives(manners.why)}(?![\\p{L}\\p{N}])`,
      "u",
    ),
    everything: phrases(manners.everything),
    dontBook: phrases(manners.dontBook),
    takesBack: new RegExp(
      [
        `(?:^|[,;] ?)(?:${alternatives([...party.or, ...party.and])} )?${alternatives(intents.correction)}(?!\\p{L})`,
        `(?<!\\p{L})${alternatives(intents.but)}(?!\\p{L})`,
      ].join("|"),
      "u",
    ),
  };
});
