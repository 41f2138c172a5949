import type { Locale } from "#src/bot/languages/locale.ts";
import {
  asksAnything,
  beginsAsking,
  isUnsure,
  noOf,
  supposes,
} from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, countIn, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import { lengthOfTime, minutesIn } from "#src/bot/understanding/times/lengths-of-time.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** After these questions a guest may speak of another table than the one that is talked about. */
const beside: readonly UnderstandingContext["expecting"][] = [null, "confirm", "venue", "partySize", "date"];

/** Longer than this nobody is late: it is a time of day. */
const mostMinutes = 300;

/** "20 late" is so many minutes, "2 late" some of them, or an hour. */
const isMinutes = (count: number): boolean => count >= 5 && count <= 90;

/**
 * Whether the guest says that they come late to a table they have. Who is asked for a time, or picks a table, speaks of
 * that one: a wish for it, or a doubt; and whoever tells the first of it only by how many minutes. "Is that ok?" leaves it told.
 */
export function findLateness(
  message: string,
  locale: Locale,
  context: UnderstandingContext,
): Understood["late"] {
  const { expecting, tablePicked } = context;
  const { late, length, tag, punctual } = patternsOf(locale);
  if (tablePicked || !beside.includes(expecting) || says(message, punctual)) return undefined;
  const later = findLaterStill(message, locale, context);
  if (later !== undefined) return { minutes: later };
  if (tellsArrival(message, locale)) return {};
  const asked = findLatenessToTell(message, locale);
  if (asked !== undefined) return asked;
  const text = withoutQuestions(message, locale).replace(tag, "");
  /** "If we're late, will you keep the table?" */
  if (text !== message && supposes(text, locale)) return undefined;
  const [match] = matchesIn(text, late);
  if (match === undefined) return undefined;
  const told = match.index;
  const count = countIn(match);
  if (count !== undefined && !isMinutes(count)) return undefined;
  if (text.includes("?") || asksOf(clauseFrom(text, told), locale)) return undefined;
  if (conditional(text, locale, expecting)) return undefined;
  const groups = length.exec(text)?.groups;
  const minutes = (groups && minutesIn(groups, locale)) ?? count;
  const isOpen = expecting === null || expecting === "confirm";
  if (minutes === undefined && !isOpen) return undefined;
  // "20h15" is when they come.
  return defined({ minutes: minutes !== undefined && minutes <= mostMinutes ? minutes : undefined });
}

/** "We'll be ten minutes late. Can we pay by card?": what is asked in a sentence of its own, of something else, leaves the lateness told. */
function withoutQuestions(message: string, locale: Locale): string {
  const sentences = message.split(/(?<=[!?;]|\.(?!\d)) /u);
  const isOfOther = (one: string) => one.endsWith("?") && !speaksOfLateness(one, locale);
  return sentences.some((one) => says(one, patternsOf(locale).late))
    ? sentences.filter((one) => !isOfOther(one)).join(" ")
    : message;
}

/** "Is that a problem?", "can you tell them?", "will you keep it?" are of the lateness before them. */
export function speaksOfLateness(sentence: string, locale: Locale): boolean {
  const { late, ofLateness } = patternsOf(locale);
  return says(sentence, late) || ofLateness.test(sentence);
}

/** "Half an hour", with a word before it. */
const mostWordsOfLength = 4;

/** "Now it'll be more like 40 minutes, will you hold the table?", once it is noted that they come late. */
function findLaterStill(
  message: string,
  locale: Locale,
  { noted, expecting, changeShown }: UnderstandingContext,
): number | undefined {
  const { late, length, correctsLength, no } = patternsOf(locale);
  const isOpen = expecting === null || expecting === "confirm";
  if (noted === undefined || changeShown || !isOpen || !says(foldText(noted), late)) return undefined;
  const clauses = message.split(/[,;!?]|[.](?!\d)/);
  const told = clauses.findIndex((one) => length.test(one));
  const clause = clauses[told] ?? "";
  /** "No, half an hour", "sorry, I meant 15 minutes". */
  const isDenied = told > 0 && no.test(message) && clause.trim().split(" ").length <= mostWordsOfLength;
  const corrects = says(clause, correctsLength) || isDenied;
  if (!corrects || beginsAsking(clause, locale)) return undefined;
  const groups = length.exec(clause)?.groups;
  const minutes = groups && minutesIn(groups, locale);
  return minutes !== undefined && minutes <= mostMinutes ? minutes : undefined;
}

/** "It'll take another half an hour, can we have 8:45?", "8:45 instead": the table is to be at that hour, and nobody is late for it. */
export function wantsInsteadOfHour(
  folded: string,
  times: readonly { readonly span: Span }[],
  locale: Locale,
): boolean {
  let start = 0;
  return folded.split(/[;!?]|[,.](?!\d)/).some((clause) => {
    const from = start;
    start += clause.length + 1;
    const holdsHour = times.some(({ span }) => span.start >= from && span.end <= start);
    const { instead, keeping, late } = patternsOf(locale);
    /** "We'll be there at 8:15 instead of 8" */
    if (!holdsHour || says(clause, late)) return false;
    return says(clause, instead) || (beginsAsking(clause.trim(), locale) && !says(clause, keeping));
  });
}

/** Whether the house is to be told when they come, of a table that stands: "tell the restaurant we'll be there at 9:40". */
function tellsArrival(text: string, locale: Locale): boolean {
  return !text.includes("?") && says(text, patternsOf(locale).tellsArrival);
}

/** "Can't you tell them we'll be 20 minutes late?", "tell the restaurant we might come ten minutes later": it is to be told, whatever its mark. */
function findLatenessToTell(text: string, locale: Locale): Understood["late"] {
  const { tellsLate, length } = patternsOf(locale);
  if (supposes(text, locale) || !says(text, tellsLate)) return undefined;
  const groups = length.exec(text)?.groups;
  const minutes = groups && minutesIn(groups, locale);
  return defined({ minutes: minutes !== undefined && minutes <= mostMinutes ? minutes : undefined });
}

/** The clause that tells of their coming late to a table, or at an hour, and the rest of its sentence; none where anything is asked. */
export function findArrival(folded: string, locale: Locale): Span[] {
  const { arrival, punctual } = patternsOf(locale);
  const tellsNone = folded.includes("?") || says(folded, punctual);
  const [match] = tellsNone ? [] : matchesIn(folded, arrival);
  if (match === undefined) return [];
  const start = Math.max(...[",", ";", ".", "!"].map((mark) => folded.lastIndexOf(mark, match.index))) + 1;
  const length = folded.slice(match.index).search(/[!;]|\.(?!\d)/u);
  return [{ start, end: length < 0 ? folded.length : match.index + length }];
}

/** "What if we're late?", "if we come a bit later, will you keep the table?", "… without losing the table?" */
export function supposedLateness(locale: Locale): readonly string[] {
  const { intents, choices, times } = locale;
  const supposed = alternatives(choices.conditions);
  const later = alternatives([...intents.late, ...times.later]);
  return [
    `${supposed} (?:[\\p{L}\\d']{1,12} ){0,4}${alternatives(intents.late)}`,
    `${supposed} [^?.]{2,50} ${later}[^?.]{0,30}[ ,¿]${alternatives(intents.lateTags)} ?[?]`,
    `${later}[^?.]{0,15} ${alternatives(intents.losing)}[^?]{0,30}[?]`,
    ...keptIfLate(locale),
  ];
}

/** "Will you hold the table if we're 15 minutes late", "if I come later do I lose the table": a question by its words. */
function keptIfLate({ intents, choices, times }: Locale): readonly string[] {
  const supposed = alternatives(choices.conditions);
  const later = alternatives([...intents.late, ...times.later, ...intents.delayed]);
  const keeping = alternatives(intents.keeping);
  return [
    `${keeping}[^?.]{0,40} ${supposed} (?:[^?.]{1,40} )?${later}`,
    `${supposed} (?:[^?.]{1,40} )?${later}[^?.]{0,25}[ ,¿] ?${keeping}`,
  ];
}

/** Whether all that is asked is what becomes of the table where they are late. */
export function asksIfLate(
  text: string,
  locale: Locale,
  { expecting, tablePicked, changeShown }: UnderstandingContext,
): boolean {
  const isOfBooking = !tablePicked && !changeShown && (expecting === null || expecting === "confirm");
  return isOfBooking && text.includes("?") && says(text, patternsOf(locale).supposed);
}

/** "We are that late, will you keep it?", once it is noted that they come late. */
export function asksIfKeptAsNoted(
  text: string,
  locale: Locale,
  { noted, tablePicked, changeShown }: UnderstandingContext,
): boolean {
  const { late, keepsTable } = patternsOf(locale);
  const isNoted = noted !== undefined && !tablePicked && !changeShown && says(foldText(noted), late);
  return isNoted && text.includes("?") && says(text, keepsTable);
}

/** The same by its words alone, whatever was asked before: "do I lose the table if I'm late". */
export function asksIfKept(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).kept);
}

/** Whether words only suppose that they may be late, which is nothing to be noted: "if we're a bit late". */
export function supposesLateness(words: string, locale: Locale): boolean {
  return says(words, patternsOf(locale).mayBeLate);
}

/** "Sind wir zu spät" asks, and "sind etwas spät dran" tells, as does "på onsdag blir vi sena". */
function asksOf(clause: string, locale: Locale): boolean {
  const { subjectless, dayFirst } = patternsOf(locale);
  return asksAnything(clause, locale) && !subjectless.test(clause) && !dayFirst.test(clause);
}

/** The clause that has this place, and what follows it up to the next. */
function clauseFrom(text: string, index: number): string {
  const start = Math.max(...[",", ";", ".", "!"].map((mark) => text.lastIndexOf(mark, index))) + 1;
  return (
    text
      .slice(start)
      .split(/[,;.!]/, 1)[0]
      ?.trimStart() ?? ""
  );
}

/** To a question of the house, "if we're late" is a doubt; how late they are is none, though "20 minutes" alone would be. */
function conditional(text: string, locale: Locale, expecting: UnderstandingContext["expecting"]): boolean {
  const told = withoutLateness(text, locale);
  return expecting === "confirm" && isUnsure(told, locale);
}

/** Words that tell of coming late, and by how much, perhaps, are no doubt; what stands for them lets nothing end before them. */
export function withoutLateness(text: string, locale: Locale): string {
  const { late, shift, perhaps, probably } = patternsOf(locale);
  if (!says(text, late)) return text;
  return text.replace(late, " ¦ ").replace(shift, " ¦ ").replace(perhaps, " ¦ ").replace(probably, " ");
}

/** "Tell the restaurant we'll be there". */
const arrivalToTell = ({ intents }: Locale): string =>
  `${alternatives(intents.tellsHouse ?? [])}[^.?!]{0,30}[ ']${alternatives(intents.arriving ?? [])}`;

const patternsOf = memoizeByLocale((locale) => ({
  late: phrases(locale.intents.late),
  subjectless: new RegExp(`^${alternatives(locale.intents.subjectless ?? [])}(?![\\p{L}])`, "u"),
  dayFirst: new RegExp(
    `^(?:\\p{L}{1,3} )?${alternatives([...locale.dates.weekdays.flat(), ...locale.dates.relative.flatMap(({ words }) => words)])} `,
    "u",
  ),
  supposed: phrases(supposedLateness(locale)),
  kept: phrases(keptIfLate(locale)),
  tellsLate: phrases([
    `${alternatives(locale.intents.tellsHouse ?? [])}[^.?!]{0,40}[ ']${alternatives(locale.intents.late)}`,
    `${alternatives(locale.intents.tellsHouse ?? [])}[^.?!]{0,45} \\d{1,3} \\p{L}{3,9} ${alternatives(locale.times.later)}`,
  ]),
  ofLateness: new RegExp(
    `(?<!\\p{L})${alternatives([...locale.intents.lateTags, ...locale.intents.keeping, ...(locale.intents.tellsHouse ?? []), ...locale.times.later])}(?!\\p{L})`,
    "u",
  ),
  punctual: phrases(locale.intents.punctual ?? []),
  tellsArrival: phrases([arrivalToTell(locale)]),
  arrival: phrases([
    ...locale.intents.late,
    arrivalToTell(locale),
    `${alternatives(locale.intents.arriving ?? [])}[^.,;!?]{0,20} ${alternatives(locale.answers.doubts)}[^.,;!?]{0,15} ${alternatives(locale.times.later)}`,
  ]),
  mayBeLate: phrases([
    `${alternatives(locale.choices.conditions)} (?:[\\p{L}\\d']{1,12} ){0,4}${alternatives([...locale.intents.late, ...locale.intents.delayed])}`,
  ]),
  tag: new RegExp(
    `(?:[,.;!:–-] ?| )(?:${alternatives(locale.intents.but)} |${alternatives(locale.intents.fillers)} )?(?:${alternatives(locale.intents.lateTags)}|[^,.;?!]{0,25}${alternatives([...(locale.intents.tellsHouse ?? []), ...locale.intents.keeping])}(?: [^,.;?!]{1,20})?)(?: ?${alternatives(locale.intents.thanks)})? ?[?]{1,3} ?$`,
    "u",
  ),
  /** "Actually more like …", "now about …". */
  correctsLength: phrases([
    ...locale.intents.correction,
    ...locale.intents.saysMeant,
    ...locale.intents.rather,
    ...locale.times.approximately,
    ...locale.times.now,
    ...(locale.intents.probably ?? []),
  ]),
  no: new RegExp(`^${noOf(locale)}[,.! ]`, "u"),
  instead: phrases(locale.intents.rather),
  keeping: phrases([...locale.intents.keeping, ...locale.intents.lateTags]),
  keepsTable: phrases(locale.intents.keeping),
  probably: phrases(locale.intents.probably ?? []),
  /** Directly before what is late, or by how much: "yes, maybe ¦". */
  perhaps: new RegExp(
    `(?<![\\p{L}])${alternatives(locale.answers.doubts)}(?:,? [\\p{L}\\d]{1,8}){0,3},? {1,2}¦`,
    "gu",
  ),
  length: new RegExp(`(?<![\\p{L}\\p{N}])${lengthOfTime(locale)}(?![\\p{L}\\p{N}])`, "u"),
  shift: new RegExp(
    `(?<![\\p{L}\\p{N}])${lengthOfTime(locale)}(?: ${alternatives(locale.times.later)})?(?![\\p{L}\\p{N}])`,
    "u",
  ),
}));
