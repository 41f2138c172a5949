import { locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { meansSomething } from "#src/bot/understanding/language/any-language.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { isNumberedName } from "#src/bot/understanding/text/numbered-names.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { FoundName } from "./found-name.ts";
import { particle } from "./name-words.ts";

/** Given names that are a day, a month or another word somewhere: a capital letter makes them names. */
const wordNames = new RegExp(
  [
    "^(?:Will|May|Mark|Bill|April|June|August|Julio|Abril|Augusto|Avril|Mai|Maj|Wil|Storm|Noël|Noel|",
    "Pascale?|Pasquale|Domenic[ao]|Doming[ao]|Dominga|Sabato|Natale|Pascoal)",
    "(?: \\p{Lu}[\\p{L}\\p{M}'.-]{0,30}){0,2}",
  ].join(""),
  "u",
);
const letters = "(?:\\p{Lu}\\.(?: ?\\p{Lu}\\.){0,3}|\\p{Lu}(?: \\p{Lu}){1,3}(?= \\p{L}[\\p{L}'.]))";
/** "J R R Tolkien", "C. G. af Ekenstam": with the small words before a family's name. */
const initials = new RegExp(
  `^(?:${letters}|\\p{Lu}{2})(?:(?: (?:v[ao]n|de[lnr]?|d[aiou]|dos|della|zu|af|la|le|ter|ten)){0,3} \\p{Lu}[\\p{L}\\p{M}'.-]{0,30}){0,2}`,
  "u",
);
const inHalves = new RegExp(`^(${letters}|[^ ]{1,40})(?: (.{1,200}))?$`, "u");
const word = "\\p{L}[\\p{L}\\p{M}'.-]{0,30}";
/** "Anna and Tom", whichever the chat's language. Where it is "e" or "y", a name of two words reads the same. */
const ands = locales.flatMap(({ party }) => party.and.slice(0, 1)).filter((and) => and.length > 1);
const between = new RegExp(` (?:${alternatives(ands)}|&|\\+) `, "u");
const words = `${word}(?: ${word}){0,2}`;
const nickname = new RegExp(
  `^${word}(?: ${word})? (?:"${words}"|„${words}["“”]|« ?${words} ?»|'${words}')(?: ${word}){1,3}`,
  "u",
);
/**
 * Names that are more than a first and a last one, taken as they are written: couples, with titles or first names,
 * companies, initials, nicknames in quotation marks, and words that are names. After the words that announce a name, or
 * as the answer to the question for one. They are looked for before days and times: "April Jones" is no April.
 */
export function findWrittenName(
  reading: Reading,
  open: string,
  locale: Locale,
  expecting: Expecting,
): FoundName | undefined {
  const { lead, opening } = patternsOf(locale);
  for (const led of matchesIn(open, lead)) {
    const found = nameAt(led.index + led[0].length, led[1] ?? "", reading, locale);
    if (found !== undefined) return found;
  }
  if (expecting !== "name" || meansSomething(foldText(reading.original), locale)) return undefined;
  if (isNumberedName(reading.original, locale)) return asWritten(reading);
  return nameAt(opening.exec(open)?.[0].length ?? 0, undefined, reading, locale);
}

/** "Seven Sisters", and no party of seven. */
function asWritten({ original, origin }: Reading): FoundName {
  const [firstName = "", lastName = ""] = original.replace(/[.! ]{1,3}$/u, "").split(" ");
  return { span: { start: 0, end: origin.length - 1 }, firstName, lastName };
}

function nameAt(
  start: number,
  lead: string | undefined,
  reading: Reading,
  locale: Locale,
): FoundName | undefined {
  const from = reading.origin[start] ?? reading.original.length;
  const text = reading.original.slice(from);
  const found = shapeOf(text, lead, locale);
  if (found === undefined || !patternsOf(locale).ending.test(foldText(text.slice(found.length))))
    return undefined;
  const end = reading.origin.findIndex((position) => position >= from + found.length);
  const { length: _, ...name } = found;
  return { ...name, span: { start, end }, ...defined({ lead }) };
}

interface Shape {
  readonly length: number;
  readonly firstName?: string;
  readonly lastName?: string;
}

function shapeOf(text: string, lead: string | undefined, locale: Locale): Shape | undefined {
  const { title, titled, company, couple } = patternsOf(locale);
  const isLed = lead !== undefined;
  const folded = foldText(text);
  const asWritten = (shape: RegExp) => text.slice(0, shape.exec(folded)?.[0].length ?? 0);
  const titles = asWritten(titled);
  if (titles !== "") return whole("lastName", titles);
  const [nicknamed] = nickname.exec(text) ?? [];
  if (nicknamed !== undefined) return inTwo(nicknamed);
  const firm = asWritten(company);
  if (firm !== "") return mayBeName(firm, isLed, locale) ? whole("lastName", firm) : undefined;
  const two = asWritten(couple);
  if (two !== "" && mayBeName(two, isLed, locale)) return whole("firstName", two);
  const day = isLed ? dayName(text, lead, locale) : undefined;
  if (day !== undefined) return day;
  // "M. Petit" is no Maurice in French.
  const [own] = (title.test(folded) ? null : initials.exec(text)) ?? wordNames.exec(text) ?? [];
  return own === undefined || /[!?]/.test(text) || isShouted(own) ? undefined : inTwo(own);
}

/** "A LAS 9 DE LA NOCHE": where every letter is a capital one, "LA" is no initials. */
function isShouted(name: string): boolean {
  const [first = "", ...others] = name.split(" ");
  return particle.test(first.toLowerCase()) && others.length > 0 && !/\p{Ll}/u.test(name);
}

/** "My name is Friday", "surname May": after the words for a name, a day or a month with a capital letter is one. */
function dayName(text: string, lead: string, locale: Locale): Shape | undefined {
  const { day, named, family } = patternsOf(locale);
  const { length } = named.test(lead) ? (day.exec(foldText(text))?.[0] ?? "") : "";
  const written = text.slice(0, length);
  if (!written.split(" ").every((one) => /^\p{Lu}/u.test(one))) return undefined;
  return family.test(lead) && !written.includes(" ") ? whole("lastName", written) : inTwo(written);
}

/** After other words than "my name is", and among other words, only capital letters make a name of two. */
function mayBeName(name: string, isLed: boolean, locale: Locale): boolean {
  const { notAName, wish } = patternsOf(locale);
  const folded = foldText(name);
  const parts = name.split(between);
  const isCapital = parts.every((part) => /^\p{Lu}/u.test(part));
  if (isLed && !isCapital) return false;
  const isKnown = folded.split(" ").some((one) => notAName.test(one) && !ands.includes(one));
  return !isKnown && (isCapital || !says(folded, wish));
}

function whole(key: "firstName" | "lastName", written: string): Shape {
  return { length: written.length, [key]: written };
}

function inTwo(written: string): Shape {
  const [, first = written, last] = inHalves.exec(written) ?? [];
  return { length: written.length, firstName: first, ...defined({ lastName: last }) };
}

const patternsOf = memoizeByLocale(({ people, intents, wishes, party, dates }) => {
  const title = `${alternatives(people.titles)}\\.?`;
  const and = alternatives([...party.and, "&", "[+]"]);
  const filler = alternatives([...intents.fillers, ...people.instead, ...intents.thanks]);
  const end = `(?=$|[.,;!?]| ${filler}(?![\\p{L}]))`;
  return {
    lead: new RegExp(
      `(?<![\\p{L}])(${alternatives([...people.nameLeads, ...people.weakNameLeads])})(?::? |(?<='))(?=\\p{L})`,
      "gu",
    ),
    opening: new RegExp(`^(?:${filler},? ){0,2}`, "u"),
    title: new RegExp(`^${title} `, "u"),
    /** "Mr and Mrs Berg", "Familie Dr. Weber". */
    titled: new RegExp(`^(?:${title} (?:${and} )?){2,3}${word}(?: ${word}){0,2}?${end}`, "u"),
    /** "H&M", "Smith & Sons". */
    company: new RegExp(
      `^(?:\\p{L}{1,12}[&+]\\p{L}{1,12}|${words} [&+] ${word})(?: ${word}){0,3}?${end}`,
      "u",
    ),
    couple: new RegExp(`^${words} ${alternatives(ands)} ${word}(?: ${word}){0,2}?${end}`, "u"),
    day: new RegExp(
      `^${alternatives([...dates.weekdays.flat(), ...dates.months.flat()])}(?: ${word}){0,2}?${end}`,
      "u",
    ),
    named: new RegExp(`^${alternatives(people.nameLeads)}$`, "u"),
    family: new RegExp(`^${alternatives(people.familyLeads)}$`, "u"),
    ending: new RegExp(`^[.! ]{0,3}(?:$|[,;]|[. ,]{1,2}${filler})`, "u"),
    notAName: new RegExp(`^${alternatives([...people.notNames, ...intents.bookVerbs])}$`, "u"),
    wish: phrases(wishes),
  };
});
