import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { cover, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { defined } from "#src/lib/defined.ts";
import { isNumberAlone, putsNumber } from "./number-in-its-place.ts";
import {
  countriesFor,
  countryAsWritten,
  countryOf,
  mobileSomewhere,
  possiblePhone,
  readPhone,
} from "./phones.ts";
import { isCapital } from "./presented-names.ts";

export interface FoundContact {
  readonly phone?: string;
  readonly email?: string;
  /** With the words that announce them: "and my number is 900 12 345" is no part of a name before it. */
  readonly spans: readonly Span[];
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/u;
/** Digits upon digits are no list of phone numbers; looking at each of them would take its time. */
const mostCandidates = 4;
const fewestDigits = 7;
/** Words of a name. */
const mostNames = 4;
/** With the zero that is dialled before it: "07700 900312". */
const isWholeNumber = /^\(?0(?:[ ()/-]?\d){8}/;
/** "30/11/2026", but not "06.12.34.56.78". */
const dateLike = /^(?:\d{1,2}|\d{4})([./-])\d{1,2}\1(?:\d{4}|\d\d)(?!\d|\1\d)/;
/** "912 345 678" */
const isLongNumber = /^\(?0(?:[ ()/-]?\d){9}/;
const nothingButNumber = /^\+?\(?\d[\d ()/.-]{7,20}$/;
/** "30/11 18.45 3 people" */
const dateAndTime = /^\d{1,2}[./-]\d{1,2}\.? \d{1,2}[.:]\d\d(?!\d)/;

/** A phone number, as E.164 by the rules of its country, and an e-mail address. `text` is the folded message. */
export function findContact(
  reading: Reading,
  text: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundContact {
  const address = email.exec(text);
  const rest = address === null ? text : cover(text, [spanOf(address)]);
  const numbers = findPhones(reading, rest, locale, context);
  const { refused, withdrawn } = patternsOf(locale);
  const meant = numbers.filter(
    ({ span }) => !refused.test(text.slice(0, span.start)) && !withdrawn.test(text.slice(span.end)),
  );
  const number = says(text, patternsOf(locale).corrects) ? meant.at(-1) : meant[0];
  const isOfNumber = context.expecting === "phone" || context.tablePicked === true;
  const takenBack = isOfNumber ? matchesIn(rest, patternsOf(locale).takesBack).map(spanOf) : [];
  const spans = [...(address ? [spanOf(address)] : []), ...numbers.map(({ span }) => span), ...takenBack];
  return {
    ...(address && { email: address[0].replace(/\.$/, "") }),
    ...defined({ phone: number?.phone }),
    spans: spans.map((span) => withdrawnWith(text, withLead(text, span, locale), locale)),
  };
}

/** The E.164 number of a contact that a guest shares: with or without its plus, as their address book has it. */
export function readSharedPhone(written: string, country: string | undefined): string | undefined {
  const international = written.startsWith("+") ? written : `+${written}`;
  return [
    parsePhoneNumberFromString(international),
    parsePhoneNumberFromString(written, countryOf(country)),
  ].find((number) => number?.isPossible())?.number;
}

interface FoundPhone {
  /** Absent where the digits stand for a number that no country gives out. */
  readonly phone?: string;
  readonly span: Span;
}

function findPhones(
  reading: Reading,
  text: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundPhone[] {
  const { digits } = patternsOf(locale);
  const home = countryOf(context.country);
  const countries = countriesFor(locale.code, context);
  const candidates = matchesIn(text, digits).slice(0, mostCandidates);
  const isAsked = isContactAsked(text, context) || setsRight(text, candidates.length, locale, context);
  const found = candidates.flatMap((match) => {
    const isNear =
      isAsked ||
      isLed(text, match.index, locale) ||
      putsNumber(text, spanOf(match), locale, context) ||
      isNumberAlone(reading.original, context) ||
      isListed(reading, text, match.index, locale) ||
      (context.expecting !== null && followsName(reading, text, match.index, locale));
    return phoneIn(
      match,
      locale,
      { home, countries },
      (written) => isNear || isMarked(written, locale, context),
    );
  });
  const last = found.at(-1);
  /** "0171 2345678, actually 07700 900123": the later one counts, though it may be too new to be known. */
  const corrects = last !== undefined && says(text.slice(last.span.end), patternsOf(locale).corrects);
  if (last !== undefined && !corrects) return found;
  const announced = candidates.find(
    ({ index, 0: row }) =>
      (last === undefined || index > last.span.end) &&
      (isAsked ||
        row.startsWith("+") ||
        isLed(text, index, locale) ||
        putsNumber(text, { start: index, end: index + row.length }, locale, context) ||
        (isWholeNumber.test(row) && isListed(reading, text, index, locale))),
  );
  if (announced === undefined || isDate(announced[0])) return found;
  const number = toDigits(announced[0], locale);
  const phone = mobileSomewhere(number) ? undefined : possiblePhone(number, home, countries);
  return [...found, { span: spanOf(announced), ...defined({ phone }) }];
}

interface Countries {
  /** The venue's. */
  readonly home: CountryCode | undefined;
  readonly countries: readonly CountryCode[];
}

/** The number in a row of digits: all of them, or what stands after a day, a time or a count ("20.00 4 900 12 345"). */
function phoneIn(
  { index, 0: row }: RegExpExecArray,
  locale: Locale,
  { home, countries }: Countries,
  isPhone: (written: string) => boolean,
): FoundPhone[] {
  const starts = [0, ...matchesIn(row, / (?=[+\d(])/g).map((match) => match.index + 1)];
  const marked = starts.filter((start) => /^(?:\+|\(?0)/.test(row.slice(start)));
  const isAbroad = /^\(?00/.test(row);
  const plus = isAbroad ? 0 : row.lastIndexOf("+");
  // What follows a country's code is that country's number, and no other one's.
  const tries = [...new Set([...(starts[0] === marked[0] ? [0] : [0, ...marked]), ...starts])].filter(
    (start) => start <= plus || plus < 0,
  );
  for (const start of tries) {
    const written = row.slice(start);
    const number = toDigits(written, locale);
    if (isDate(written) || number.length < fewestDigits || !isPhone(written)) continue;
    const only = countryAsWritten(written, countries);
    const phone = only
      ? readPhone(number, only, [only], false)
      : readPhone(number, home, countries, start === 0);
    if (phone !== undefined) return [{ phone, span: { start: index + start, end: index + row.length } }];
  }
  return [];
}

/** A number without its country's code and no leading zero could be any: it needs words or a place that say what it is. */
function isMarked(written: string, locale: Locale, { country }: UnderstandingContext): boolean {
  if (/^(?:\(?[+0]|plus )/.test(written)) return true;
  const digits = toDigits(written, locale);
  const home = countryOf(country);
  return digits.length >= 9 && home !== undefined && readPhone(digits, home, [home], false) !== undefined;
}

function isDate(written: string): boolean {
  return dateLike.test(written) || dateAndTime.test(written);
}

/** Digits alone, with a leading plus: "9 double 0", "(0170) 12/34", "+44 (0)20". */
function toDigits(written: string, locale: Locale): string {
  const { word, repeated } = patternsOf(locale);
  const { cardinals } = locale.numbers;
  const text = written
    .replace(word, (one) => String(cardinals[one] ?? one))
    .replace(repeated, "$1$1")
    .replace(/^(\+|00)([\d ]{1,4})\(0\)/, "$1$2");
  return `${/^(?:\+|plus )/.test(text) ? "+" : ""}${text.replace(/\D/g, "")}`;
}

/**
 * Guests who are asked for their name often give their number along with it, or it alone at the summary; beside times that
 * are offered one with all of its digits is taken as it is, though it may be too new to be known.
 */
function isContactAsked(text: string, { expecting, tablePicked }: UnderstandingContext): boolean {
  if (expecting === "slot") return nothingButNumber.test(text) && isLongNumber.test(text);
  if (expecting === "confirm" && tablePicked === true) return nothingButNumber.test(text);
  return expecting === "phone" || expecting === "name";
}

/** "The number is wrong, it's 911 22 335", "not 911 22 334 but 911 22 335" at the summary, where the number stands. */
function setsRight(
  text: string,
  numbers: number,
  locale: Locale,
  { expecting, tablePicked }: UnderstandingContext,
): boolean {
  return (
    expecting === "confirm" &&
    tablePicked === true &&
    (numbers > 1 || says(text, patternsOf(locale).announced))
  );
}

function isLed(text: string, start: number, locale: Locale): boolean {
  return patternsOf(locale).lead.test(text.slice(0, start));
}

/** In a list of what a booking takes, "Fri 8pm, 4, Miller, 900 12 345", a number needs no words; a reference is none. */
function isListed(reading: Reading, text: string, start: number, locale: Locale): boolean {
  const before = text.slice(0, start).trimEnd();
  if (!/\d/.test(before)) return false;
  if (/[,;/|]$/.test(before)) return true;
  const name = /\p{L}[\p{L}'-]{1,30}$/u.exec(before);
  return (
    name !== null &&
    /^\p{Lu}\p{Ll}/u.test(originalWords(reading, name.index, before.length)) &&
    !patternsOf(locale).noName.test(name[0])
  );
}

/** "Anna Berg 900 12 345", whatever is asked about a table: nothing but a name, after another sentence or none, and its number. */
function followsName(reading: Reading, text: string, start: number, locale: Locale): boolean {
  const before = text.slice(0, start).replace(/[ ,;:.!–-]+$/u, "");
  const from = /[^,;:.!]*$/u.exec(before)?.index ?? 0;
  const name = before.slice(from).trimStart();
  const written = originalWords(reading, before.length - name.length, before.length);
  const words = name.split(" ");
  return (
    words.length <= mostNames &&
    written.split(" ").every(isCapital) &&
    !words.some((word) => patternsOf(locale).noName.test(word))
  );
}

/** With the words that take the number back, which are no wish. */
function withdrawnWith(text: string, { start, end }: Span, locale: Locale): Span {
  const { length } = patternsOf(locale).withdrawn.exec(text.slice(end))?.[0] ?? "";
  return { start, end: end + length };
}

function withLead(text: string, { start, end }: Span, locale: Locale): Span {
  return { start: patternsOf(locale).lead.exec(text.slice(0, start))?.index ?? start, end };
}

const patternsOf = memoizeByLocale(({ party, people, numbers, intents, negations, times }) => {
  const joined = `(?:(?:${alternatives(party.and)}|[,;/]) )?`;
  const own = `(?:${alternatives(party.possessives)} )?`;
  const spoken = Object.keys(numbers.hesitant).filter((word) => (numbers.cardinals[word] ?? 100) < 100);
  const word = `(?<![\\p{L}])${alternatives(spoken)}(?![\\p{L}])`;
  /** "Call me after 5 on …" */
  const callTime = `(?: (?:\\p{L}{1,4} )?${alternatives([...times.notBefore, ...times.notAfter])} ?(?:\\p{L}{1,4} ){0,2}\\d{1,2}(?:[.:h]\\d\\d|h)?)?`;
  const digit = `(?:${alternatives(people.doubles)} )?(?:\\d|${word})`;
  return {
    /** "phone:", "my number is", "call me on": the words between are of no interest. */
    lead: new RegExp(
      `(?<![\\p{L}\\p{N}])${joined}${own}${alternatives(people.contactLeads)}[.:]?${callTime}(?: \\p{L}{1,14}){0,4}[.:]? ?[(]?$`,
      "u",
    ),
    announced: phrases(people.contactLeads),
    /** "212-555-0188. One vegetarian" ends before the stop; "06. 12. 34. 56. 78" does not. */
    digits: new RegExp(
      `(?<![\\p{L}\\p{N}€\\u0092$£#+-]|[\\d][:.,])(?:\\+ ?|plus )?\\(?${digit}(?:(?!\\. (?:\\d(?!\\d)|\\p{L}))[ ()./-]{0,3}${digit}){6,16}(?![\\p{L}\\p{N}]|:\\d)`,
      "gu",
    ),
    word: new RegExp(word, "gu"),
    repeated: new RegExp(`${alternatives(people.doubles)} (\\d)`, "gu"),
    corrects: new RegExp(`(?<![\\p{L}])${alternatives(intents.correction)}(?![\\p{L}])`, "u"),
    /** "91122335, not 91122334", "not on 911 22 334", but "no, 91122335" and "no wait 91122335" are what is right. */
    refused: new RegExp(
      `(?<![\\p{L}])${alternatives(negations)}(?: (?!${alternatives(intents.correction)}(?!\\p{L}))\\p{L}{1,5})? [+(]?$`,
      "u",
    ),
    /** "0912 345 678, no wait, that's my old one" */
    withdrawn: new RegExp(
      `^[ ,.;:!–-]{1,4}(?:[\\p{L}']{1,9}[ ,.;:!–-]{1,3}){0,5}?${alternatives(people.withdrawnNumbers ?? [])}(?![\\p{L}])`,
      "u",
    ),
    takesBack: phrases(people.withdrawnNumbers ?? []),
    noName: new RegExp(`^${alternatives([...people.notNames, ...intents.bookNouns])}$`, "u"),
  };
});
