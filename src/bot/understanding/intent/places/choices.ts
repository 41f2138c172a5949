import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { findDayEnd } from "#src/bot/understanding/times/ends-of-day.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";

/** The words by which a value that stands before them is agreed to: "8 works", "Friday is fine". */
export function suitingWords({ intents, choices }: Locale): readonly string[] {
  return [
    ...intents.affirm,
    ...intents.praise,
    ...intents.choice,
    ...choices.alsoFine,
    ...(choices.suitsBetter ?? []),
  ];
}

/** "What other times do you have?", where a table is picked or times are offered: something else is looked for. */
export function asksForOtherTimes(
  text: string,
  locale: Locale,
  { tablePicked, offers = [] }: UnderstandingContext,
): boolean {
  return (tablePicked === true || offers.length > 0) && says(text, otherTimesOf(locale));
}

/**
 * What else is free is asked of the table that is talked about: "what other times are there on Sunday?", "which other evenings
 * are free at 8?" A time beside other times is one that is wanted.
 */
export function looksAround(
  text: string,
  { time }: Pick<Understood, "time">,
  locale: Locale,
  { draft, tablePicked, changeShown }: UnderstandingContext,
): Understood["looksAround"] {
  const isOfTable = tablePicked === true || changeShown === true || draft?.partySize !== undefined;
  if (!isOfTable) return undefined;
  if (says(text, otherDaysOf(locale))) return "days";
  const isOfDay = draft?.date !== undefined && (time === undefined || time === draft.time);
  return isOfDay && says(text, otherTimesOf(locale)) ? "times" : undefined;
}

const otherTimesOf = memoizeByLocale(({ choices }) => phrases(choices.otherTimes));
const otherDaysOf = memoizeByLocale(({ choices }) => phrases(choices.otherDays));

/**
 * Which of the open offers is picked: "the second one", "2", "the last works". Counted from 1, -1 is the
 * last; a guest who minds none takes the first. Whether there are so many offers, or the number is the hour
 * of one, is decided later.
 */
export function findChoice(said: string, locale: Locale, context: UnderstandingContext): number | undefined {
  if (context.expecting === "confirm") return placeOfButton(said, locale, context);
  const between = isBetweenReadings(context);
  if (!between && !isChoosing(context)) return undefined;
  const { first, now, last, next, any, anyTime, ordinal, bare, weekday, venueNoun, button } =
    patternsOf(locale);
  /** Which restaurant is asked, and when they come is said; "Wednesday, second sitting" is none of the times of another day. */
  const isOfDay = context.expecting === "venue" || (context.expecting === "slot" && weekday.test(said));
  if (isOfDay && findDayEnd(said, locale) !== undefined) return undefined;
  /** "The second restaurant" is the second one. */
  const text = context.expecting === "venue" ? said.replace(venueNoun, "") : said;
  /** Among days the Portuguese "quinta" is Thursday, and not the fifth. */
  if (context.offers?.some(({ date }) => date !== undefined) && weekday.test(text)) return undefined;
  if (between && context.offers?.every(({ date }) => date !== undefined) && next.test(text))
    return comingOne(context);
  if (anyTime.test(text)) return ["venue", null].includes(context.expecting) ? undefined : 1;
  const lastButOne = lastButOneOf(text, locale, context);
  if (lastButOne !== undefined) return lastButOne;
  if (last.test(text)) return -1;
  if (first.test(text) || any.test(text)) return 1;
  if (context.expecting === "slot" && now.test(text)) return 1;
  const place = placeNamed(text, locale) ?? middleOf(text, locale, context);
  if (place !== undefined) return place;
  const nth = (ordinal.exec(text) ?? button.exec(text))?.[1];
  const count = Number(nth ?? bare.exec(text)?.[1] ?? 0);
  // "8" and "the 21st" are one of the times or days themselves.
  if (between && (count > (context.offers?.length ?? 0) || (nth === undefined && isOfOffer(count, context))))
    return undefined;
  return count >= 1 ? count : undefined;
}

/** Whether a pick is all that is said, though a number in it may be a value too: in "the first of the two" it is none. */
export function isPickAlone(text: string, locale: Locale, context: UnderstandingContext): boolean {
  const isButton = context.expecting === "confirm";
  return isButton || isBetweenReadings(context) || !/\d/.test(text) || patternsOf(locale).among.test(text);
}

/** Beside the buttons of a summary "the second one" is one of these; a bare number may be the hour or the people. */
function isAtSummary({ expecting, tablePicked, changeShown }: UnderstandingContext): boolean {
  return expecting === "confirm" && tablePicked === true && changeShown !== true;
}

/** "Option 2", whatever a yes would do; at a summary "the second one" too, but neither a weekday nor as early as can be. */
function placeOfButton(said: string, locale: Locale, context: UnderstandingContext): number | undefined {
  const { ordinal, weekday, button } = patternsOf(locale);
  const number = button.exec(said)?.[1];
  if (number !== undefined) return Number(number);
  if (!isAtSummary(context) || weekday.test(said)) return undefined;
  const nth = ordinal.exec(said)?.[1];
  return nth === undefined ? placeNamed(said, locale) : Number(nth);
}

/** From the second on. */
function placeNamed(text: string, locale: Locale): number | undefined {
  const place = patternsOf(locale).places.findIndex((expression) => expression.test(text));
  return place >= 0 ? place + 2 : undefined;
}

/** "The middle one", where there is one. */
function middleOf(text: string, locale: Locale, { offers = [] }: UnderstandingContext): number | undefined {
  const hasMiddle = offers.length % 2 === 1 && patternsOf(locale).middle.test(text);
  return hasMiddle ? (offers.length + 1) / 2 : undefined;
}

/** "The second to last", where there are as many. */
function lastButOneOf(
  text: string,
  locale: Locale,
  { offers = [] }: UnderstandingContext,
): number | undefined {
  return offers.length > 1 && patternsOf(locale).lastButOne.test(text) ? offers.length - 1 : undefined;
}

/** "The next one", of today and the same weekday in a week, is not today. */
function comingOne({ offers = [], now }: UnderstandingContext): number | undefined {
  const today = now.toPlainDate().toString();
  const coming = offers.flatMap(({ date }, index) => (date !== today ? [index + 1] : []));
  return coming.length === 1 ? coming[0] : undefined;
}

/** Whether one of the days or times that are asked between is called by the number: of 2 and 9 December, "2" is the first. */
function isOfOffer(count: number, { offers = [] }: UnderstandingContext): boolean {
  return offers.some(({ date, time }) => {
    const day = date === undefined ? undefined : Temporal.PlainDate.from(date).day;
    const hour = time === undefined ? undefined : Temporal.PlainTime.from(time).hour % 12;
    return day === count || hour === count % 12;
  });
}

/** What may be done with one of several that are listed. */
const actions: readonly Intent[] = ["cancel", "change", "leaveLine"];

const actsOnListed = (intent: Intent, context: UnderstandingContext): boolean =>
  isChoosing(context) && actions.includes(intent);

/**
 * "Cancel 2", "change the second", "the last one, cancel it": the only number beside what is to be done, and the place of
 * one that is listed. Counted as in `findChoice`.
 */
export function choiceToAct(
  text: string,
  intent: Intent,
  locale: Locale,
  context: UnderstandingContext,
): number | undefined {
  if (!actsOnListed(intent, context)) return undefined;
  const { number, named, namedLast } = patternsOf(locale);
  const numbers = matchesIn(text, number).map(([, digits]) => Number(digits));
  const places = named.flatMap((place, index) => (says(text, place) ? [index + 1] : []));
  if (numbers.length + places.length === 0 && says(text, namedLast)) return -1;
  return onlyListed(numbers.length > 0 ? numbers : places, context);
}

/** The one number that is said, however often, where so many are listed. */
function onlyListed(numbers: readonly number[], { offers = [] }: UnderstandingContext): number | undefined {
  const [only, ...others] = new Set(numbers);
  const isListed = only !== undefined && others.length === 0 && only >= 1 && only <= offers.length;
  return isListed ? only : undefined;
}

/** "Move number two to 8 pm": the one that is listed under that number, whatever it is to become. */
export function numberToAct(
  text: string,
  intent: Intent,
  locale: Locale,
  context: UnderstandingContext,
): number | undefined {
  if (!actsOnListed(intent, context)) return undefined;
  const numbers = matchesIn(text, patternsOf(locale).numbered).map(([, digits]) => Number(digits));
  return onlyListed(numbers, context);
}

/** "Number two: we'll be six", where their bookings are listed, and nothing is asked. */
export function numberAhead(text: string, locale: Locale, context: UnderstandingContext): number | undefined {
  const [, digits] = patternsOf(locale).ahead.exec(text) ?? [];
  return context.expecting !== null || digits === undefined
    ? undefined
    : onlyListed([Number(digits)], context);
}

/**
 * Whether the guest leaves it open ("any of them", "doesn't matter, in the evening"): that is no wish to stop,
 * whatever else the words may mean.
 */
export function mindsNone(text: string, locale: Locale): boolean {
  const { any, anyTime, anyFirst } = patternsOf(locale);
  return any.test(text) || anyTime.test(text) || anyFirst.test(text);
}

/** "Whenever", where nothing is asked: any time suits for what was just talked about. */
export function mindsNoTime(text: string, locale: Locale, { expecting }: UnderstandingContext): boolean {
  return expecting === null && patternsOf(locale).anyTime.test(text);
}

function isChoosing({ expecting, offers }: UnderstandingContext): boolean {
  return expecting === "slot" || expecting === "venue" || (expecting === null && (offers?.length ?? 0) > 0);
}

/** Whether it is asked which of two days or times was meant: then "the first one" is a place among them. */
function isBetweenReadings({ expecting, offers }: UnderstandingContext): boolean {
  return (expecting === "date" || expecting === "time") && (offers?.length ?? 0) > 0;
}

const patternsOf = memoizeByLocale(({ intents, numbers, dates, times, choices }) => {
  const fillers = `(?:${alternatives([...intents.fillers, ...intents.affirm, "h?m{1,5}"])}[,.…]{0,3} ){0,3}`;
  const end = `(?:,? ${alternatives([...intents.fillers, ...intents.affirm, ...intents.choice, ...intents.thanks])}){0,2}[.! ]*$`;
  const suffix = alternatives(numbers.ordinalSuffixes.map((ending) => ending.replaceAll(".", "\\.")));
  const choice = alternatives(intents.choice);
  const chosen = (words: string) => new RegExp(`^${fillers}(?:${choice} )?${words}${end}`, "u");
  const among = `(?:(?: ${choice})?,? ${alternatives(intents.amongOffered)})?`;
  return {
    first: chosen(`${alternatives(intents.first)}${among}`),
    now: chosen(alternatives(times.now)),
    last: chosen(`${alternatives(intents.last)}${among}`),
    middle: chosen(`(?:\\p{L}{1,3} )?${alternatives(intents.middle)}${among}`),
    next: chosen(`(?:\\p{L}{1,3} )?${alternatives(dates.nextWords)}(?: ${choice})?`),
    weekday: chosen(`(?:\\p{L}{1,3} )?${alternatives(dates.weekdays.flat())}`),
    any: chosen(`${alternatives(intents.any)}(?:,? ${alternatives(intents.any)})?${among}`),
    among: new RegExp(` ${alternatives(intents.amongOffered)}(?![\\p{L}\\d])`, "u"),
    anyTime: chosen(`${alternatives(intents.anyTime)}${among}`),
    anyFirst: new RegExp(`^${fillers}${alternatives([...intents.any, ...intents.anyTime])} ?[,.;:–-]`, "u"),
    lastButOne: chosen(`(?:\\p{L}{1,3} |l')?${alternatives(intents.lastButOne ?? [])}${among}`),
    places: intents.places.map((spellings) => chosen(`${alternatives(spellings.split("|"))}${among}`)),
    ordinal: chosen(`(\\d{1,2})${suffix}${among}`),
    bare: chosen("#?(\\d{1,2})[.)]?\\??"),
    named: [intents.first, ...intents.places.map((spellings) => spellings.split("|"))].map(phrases),
    namedLast: phrases(intents.last),
    numbered: new RegExp(
      `(?<![\\p{L}\\p{N}])${alternatives(intents.numbered)} ?(\\d{1,2})(?![\\d%]|[.,:]\\d|\\p{L})`,
      "gu",
    ),
    ahead: new RegExp(
      `^ ?(?:\\p{L}{2,4} )?${alternatives(intents.numbered)} ?(\\d{1,2})(?= ?[:;,–-] | \\p{L})`,
      "u",
    ),
    button: chosen(`${alternatives(intents.numbered)} ?(\\d{1,2})`),
    venueNoun: new RegExp(` ${alternatives(choices.venueNouns)}(?![\\p{L}])`, "u"),
    number: new RegExp(`(?<![\\p{L}\\d.,:])(\\d{1,2})(?:${suffix})?(?![\\d%]|[.,:]\\d|\\p{L})`, "gu"),
  };
});
