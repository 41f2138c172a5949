import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js";
import { languages } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { cover, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { defined } from "#src/lib/defined.ts";

export interface FoundContact {
  readonly phone?: string;
  readonly email?: string;
  /** With the words that announce them: "and my number is 900 12 345" is no part of a name before it. */
  readonly spans: readonly Span[];
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/u;
const manyDigits = /\+?\d(?:[ ()./-]{0,2}\d){6,14}/gu;
/** Digits upon digits are no list of phone numbers; looking at each of them would take its time. */
const mostCandidates = 4;
const dateLike = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}/;
/** "30/11 18.45 3 people" */
const dateAndTime = /^\d{1,2}[./-]\d{1,2}\.? \d{1,2}[.:]\d\d(?!\d)/;

/** A phone number, as E.164 by the rules of its country, and an e-mail address. */
export function findContact(text: string, locale: Locale, context: UnderstandingContext): FoundContact {
  const address = email.exec(text);
  const rest = address === null ? text : cover(text, [spanOf(address)]);
  const number = findPhone(rest, locale, context);
  const found = [...(address ? [spanOf(address)] : []), ...(number ? [number.span] : [])];
  return {
    ...(address && { email: address[0].replace(/\.$/, "") }),
    ...defined({ phone: number?.phone }),
    spans: found.map((span) => withLead(text, span, locale)),
  };
}

/** The E.164 number of a contact that a guest shares: with or without its plus, as their address book has it. */
export function readSharedPhone(written: string, country: string | undefined): string | undefined {
  const code = country?.toUpperCase();
  const home = code !== undefined && isCountry(code) ? code : undefined;
  const international = written.startsWith("+") ? written : `+${written}`;
  return [parsePhoneNumberFromString(international), parsePhoneNumberFromString(written, home)].find(
    (number) => number?.isPossible(),
  )?.number;
}

/** Guests abroad write their number as at home. */
function homeOf({ code }: Locale): CountryCode | undefined {
  const country = languages.find(({ locale }) => locale.code === code)?.country;
  return country !== undefined && isCountry(country) ? country : undefined;
}

interface FoundPhone {
  /** Absent where the digits stand for a number that no country gives out. */
  readonly phone?: string;
  readonly span: Span;
}

function findPhone(text: string, locale: Locale, context: UnderstandingContext): FoundPhone | undefined {
  const candidates = [...text.matchAll(manyDigits)].filter(
    ([digits]) =>
      !dateAndTime.test(digits) && (!dateLike.test(digits) || digits.replace(/\D/g, "").length > 8),
  );
  if (candidates.length === 0) return undefined;
  const code = context.country?.toUpperCase();
  const country = code !== undefined && isCountry(code) ? code : undefined;
  const isExpected = (start: number) => isContactAsked(context) || isLed(text, start, locale);
  const searched = text.slice(0, candidates[mostCandidates]?.index);
  const inCountry = phonesIn(searched, country).find(({ written, span }) => {
    const isPlain = !/^[+(0]/.test(written) && written.replace(/\D/g, "").length < 9;
    return !isPlain || isExpected(span.start);
  });
  if (inCountry !== undefined) return inCountry;
  const home = homeOf(locale);
  const fromHome = (home === undefined ? [] : phonesIn(searched, home)).find(
    ({ written, span }) => written.startsWith("0") || isExpected(span.start),
  );
  if (fromHome !== undefined) return fromHome;
  const announced = candidates.find(({ index }) => isExpected(index));
  return announced === undefined ? undefined : possiblePhone(announced, country);
}

function phonesIn(text: string, country: CountryCode | undefined) {
  return findPhoneNumbersInText(text, country)
    .map(({ number, startsAt, endsAt }) => ({
      phone: number.number,
      written: text.slice(startsAt, endsAt),
      span: { start: startsAt, end: endsAt },
    }))
    .filter(({ written }) => !dateLike.test(written) && !dateAndTime.test(written));
}

/** A number that no range of the country holds may still be one that is too new to be known. */
function possiblePhone(match: RegExpMatchArray, country: CountryCode | undefined): FoundPhone {
  const number = country === undefined ? undefined : parsePhoneNumberFromString(match[0], country);
  return { span: spanOf(match), ...(number?.isPossible() && { phone: number.number }) };
}

/** Guests who are asked for their name often give their number along with it. */
function isContactAsked({ expecting }: UnderstandingContext): boolean {
  return expecting === "phone" || expecting === "name";
}

function isLed(text: string, start: number, locale: Locale): boolean {
  return patternsOf(locale).lead.test(text.slice(0, start));
}

function withLead(text: string, { start, end }: Span, locale: Locale): Span {
  return { start: patternsOf(locale).lead.exec(text.slice(0, start))?.index ?? start, end };
}

const patternsOf = memoizeByLocale(({ party, people }) => {
  const joined = `(?:(?:${alternatives(party.and)}|[,;/]) )?`;
  const own = `(?:${alternatives(party.possessives)} )?`;
  return {
    /** "phone:", "my number is", "call me on": the words between are of no interest. */
    lead: new RegExp(
      `(?<![\\p{L}\\p{N}])${joined}${own}${alternatives(people.contactLeads)}[.:]?(?: \\p{L}{1,7}){0,2}[.:]? ?[(]?$`,
      "u",
    ),
  };
});

function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code);
}
