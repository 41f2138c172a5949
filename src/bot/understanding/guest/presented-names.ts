import { givenNames, givenNamesThatAreWords } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { places } from "#src/bot/languages/places.ts";
import { isWordSomewhere } from "#src/bot/understanding/language/likelier-languages.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";

/** A stretch of the message that is a name by its place. */
export interface PlacedName {
  readonly start: number;
  readonly end: number;
  readonly isTitled: boolean;
  /** One word that is likelier the family's name. */
  readonly isFamily?: boolean;
  /** It was said to be that. */
  readonly isHalf?: boolean;
  /** Where the words end that only say that it is one: "Jo Fox here". */
  readonly until?: number;
  /** It signs an answer: "yes, Kim". */
  readonly signs?: boolean;
}

const particle = /^(?:van|von|vom|zu|de[lnrs]?|di|da|do|dos|du|la|le|af|al|el|bin|'t)$/u;
const word = "\\p{L}[\\p{L}\\p{M}'.-]{0,30}";
/** Another word of the name; a full stop after four letters is no abbreviation's, and ends a sentence. */
const oneMore = `(?:(?<!\\p{L}{4}\\.) ${word})`;
const aWord = new RegExp(`^${word}$`, "u");
/** Of a name beside a number. */
const mostWords = 4;

/**
 * Names that no words announce, but the place where they stand: before "here" or "speaking" at the beginning, after
 * "kind regards" at the end of a letter, after a yes ("yes, Kim"), and alone between the day, the party and the number of a list ("Fri 8 pm, 4,
 * Jo Fox, +47 …"). Unless a name was asked for, capital letters must tell them. `open` has what was read covered.
 */
export function findPlacedName(
  reading: Reading,
  open: string,
  locale: Locale,
  { isAsked, list, isAnswer }: Place,
): PlacedName | undefined {
  const { presented, called, signed, agreed, greetedName, familyTold } = patternsOf(locale);
  const isKnown = (name: PlacedName) => isPlausible(reading, open, name, isAsked, locale);
  const introduced = presented.exec(open);
  const opening = toPlaced(introduced);
  if (introduced && opening && isKnown(opening))
    return { ...opening, until: introduced.index + introduced[0].length };
  const name = toPlaced(called.exec(open));
  if (name !== undefined && isPlausible(reading, open, name, true, locale)) return name;
  const told = isAsked || list !== undefined ? undefined : toPlaced(familyTold.exec(open));
  const isPlace = told !== undefined && places.has(open.slice(told.start, told.end));
  if (told && !isPlace && isPlausible(reading, open, told, false, locale))
    return { ...told, isFamily: true, isHalf: true };
  const beside = toPlaced(agreed.exec(open));
  const isWhole = beside !== undefined && open.slice(beside.start, beside.end).includes(" ");
  if (beside && (isAnswer || isWhole) && isPlausible(reading, open, beside, false, locale))
    return { ...beside, signs: true };
  const said = toPlaced(greetedName.exec(reading.folded));
  if (said !== undefined && isPlausible(reading, open, said, true, locale)) return said;
  const given = introducedOf(locale).exec(reading.folded);
  const spoken = toPlaced(given);
  const isOpened = given?.groups?.["greeting"] !== undefined || list !== undefined;
  if (spoken && isOpened && isGivenName(reading, open, spoken, locale)) return spoken;
  const atEnd = toPlaced(introducedAtEndOf(locale).exec(open));
  if (atEnd && isGivenName(reading, open, atEnd, locale)) return atEnd;
  const ending = signed.exec(reading.folded);
  const isLetter = ending !== null && /\d/.test(reading.folded.slice(0, ending.index));
  const closing = isLetter ? toPlaced(ending) : undefined;
  if (closing !== undefined && isPlausible(reading, open, closing, false, locale)) return closing;
  if (list === undefined) return undefined;
  return listed(reading, open, locale, list) ?? besideNumber(reading, open, locale);
}

function isGivenName(reading: Reading, open: string, name: PlacedName, locale: Locale): boolean {
  const [first = ""] = open.slice(name.start, name.end).split(" ");
  return givenNames.has(first) && isPlausible(reading, open, name, true, locale);
}

/** "Hi its kelly, table for two", "hier ist der bernd, Tisch für 2": a given name that many have needs no capital letter. */
const introducedOf = memoizeByLocale(
  ({ people, party, intents }) =>
    new RegExp(
      [
        `^(?:(?<greeting>${alternatives(intents.greet)})[,!.]? )?${alternatives(people.introductions ?? [])} `,
        `(?:${alternatives(party.nameArticles ?? [])} )?(?<name>${word}(?: ${word})?)(?=[,.;!]|$)`,
      ].join(""),
      "u",
    ),
);

/** "Around one, I'm giulia ferri": two words that end the message, of which many have the first. */
const introducedAtEndOf = memoizeByLocale(
  ({ people, party }) =>
    new RegExp(
      `[¦\\p{L}\\d][.,;!] (?:${alternatives(party.self)} )?${alternatives(people.introductions ?? [])} (?<name>${word} ${word})(?=[.! ]*$)`,
      "u",
    ),
);

/** "Kindly confirm to Harold Whitcombe, telephone …": the names directly before a phone number. */
function besideNumber(reading: Reading, open: string, locale: Locale): PlacedName | undefined {
  const number = matchesIn(open, /(?<!¦)¦/gu).find(({ index }) => isNumberAt(reading, index))?.index;
  if (number === undefined) return undefined;
  const before = open.slice(0, number).replace(patternsOf(locale).beforeNumber, "");
  const words = before.split(" ").slice(-mostWords);
  const others = words.slice(words.findLastIndex((one) => !aWord.test(one)) + 1);
  return others
    .slice(0, -1)
    .map((_, index) => {
      const start = before.length - others.slice(index).join(" ").length;
      return { start, end: before.length, isTitled: false };
    })
    .find((name) => isPlausible(reading, open, name, false, locale));
}

/** What a list of values holds beside the name: the day, the time and the party, or some of that. */
export type ListOfValues = "all" | "some";

interface Place {
  readonly isAsked: boolean;
  readonly list: ListOfValues | undefined;
  /** A yes was asked for, beside which guests sign by one name too: "yes, Kim". */
  readonly isAnswer: boolean;
}

function toPlaced(match: RegExpExecArray | null): PlacedName | undefined {
  const { name, title } = match?.groups ?? {};
  if (match === null || name === undefined) return undefined;
  const start = match.index + match[0].indexOf(name, (title?.length ?? 0) + match[0].indexOf(title ?? name));
  return { start, end: start + name.length, isTitled: title !== undefined };
}

/**
 * Two words that nothing else has read, or one that stands directly before a phone number or an address. One that no language
 * knows may also begin or end a whole list: "table for 4, Friday at 8, Harris".
 */
function listed(reading: Reading, open: string, locale: Locale, list: ListOfValues): PlacedName | undefined {
  const { segment, greeted, withoutPhone } = patternsOf(locale);
  for (const match of matchesIn(open, segment)) {
    const found = toPlaced(match);
    if (found === undefined || greeted.test(reading.folded.slice(0, found.start))) continue;
    const isTwo = open.slice(found.start, found.end).includes(" ");
    const isBesideContact =
      (/^[ ,;/|(-]{0,3}¦/.test(open.slice(found.end)) && isNumberAt(reading, found.end)) ||
      withoutPhone.test(open.slice(found.end));
    const isWhole = list === "all" && isUnknown(reading, open, found, locale);
    if ((isTwo || isBesideContact || isWhole) && isPlausible(reading, open, found, false, locale))
      return { ...found, isFamily: true };
  }
  return undefined;
}

/** One word at an end of the message that no language has; where all nouns have a capital letter it tells too little. */
function isUnknown(reading: Reading, open: string, { start, end }: PlacedName, locale: Locale): boolean {
  const isAtEnd = !/\p{L}/u.test(open.slice(0, start)) || !/[\p{L}¦]/u.test(open.slice(end));
  const written = originalWords(reading, start, end);
  return isAtEnd && !locale.capitalNouns && /^\p{Lu}\p{Ll}{2}/u.test(written) && !isWordSomewhere(written);
}

/** Whether a long row of digits follows, as only a phone number is. */
function isNumberAt({ folded }: Reading, from: number): boolean {
  return /^[ ,;/|(-]{0,3}(?:\p{L}{2,14}[.:]? ?)?\+?\(?\d(?:[ ()./-]{0,3}\d){6}/u.test(folded.slice(from));
}

/** Each word with a capital letter but the particles, and none that the language knows as another. */
export function isPlausible(
  reading: Reading,
  open: string,
  { start, end }: PlacedName,
  isAsked: boolean,
  locale: Locale,
): boolean {
  const { known, wish, signOff } = patternsOf(locale);
  const text = open.slice(start, end);
  if (text.includes("¦") || wish.test(text) || signOff.test(text)) return false;
  const words = text.split(" ");
  const written = originalWords(reading, start, end).split(" ");
  if (!isAsked && !written.every(isCapital)) return false;
  /** "Le 06 12 34 56 78" */
  if (!isAsked && words.length === 1 && particle.test(text)) return false;
  /** "Jean Petit": after a given name a word is the family's. */
  const isNamed = (index: number) => index > 0 && givenNames.has(words[0] ?? "");
  /** "Jo Fuchs": a given name that is a word besides, before a family's. */
  const isGiven = (index: number) =>
    index === 0 &&
    words.length > 1 &&
    givenNamesThatAreWords.has(words[0] ?? "") &&
    written.every((one) => /^\p{Lu}/u.test(one));
  return words.every(
    (one, index) =>
      ((index > 0 || /^\p{Lu}/u.test(written[0] ?? "")) && particle.test(one)) ||
      isNamed(index) ||
      isGiven(index) ||
      !known.test(one.replace(/\.$/, "")),
  );
}

export function isCapital(written: string): boolean {
  return /^\p{Lu}/u.test(written) || particle.test(written);
}

/** Words of the language that no name consists of. */
function noNamesOf({ people, common, intents, party }: Locale): string[] {
  return [
    ...people.notNames,
    ...common,
    ...intents.fillers,
    ...intents.bookVerbs,
    ...intents.bookNouns,
    ...intents.yes,
    ...intents.stop,
    ...party.people,
    ...party.possessives,
    ...party.relations,
  ];
}

const patternsOf = memoizeByLocale((locale) => {
  const { people, intents, wishes } = locale;
  const name = `(?<title>${alternatives(people.titles)}\\.? )?(?<name>${word}${oneMore}{0,3}?)`;
  const courtesy = alternatives([...intents.greet, ...intents.fillers, ...intents.yes]);
  const contact = alternatives(people.contactLeads);
  const answers = alternatives([
    ...intents.affirm,
    ...intents.thanks,
    ...intents.closing,
    ...intents.choice,
    ...intents.deny,
    ...intents.cancel,
    ...intents.change,
  ]);
  const origin = `${alternatives(people.origins ?? [])}(?![\\p{L}])`;
  return {
    presented: new RegExp(
      `(?:^|[¦.!,] ?)(?:${courtesy}[,!.]? )?${name} ${alternatives(people.nameFollowers ?? [])}(?=$|[.,;:!¦ ])`,
      "u",
    ),
    /** "Actually liam o'brien is the full name". */
    called: new RegExp(
      `(?:^|[¦.!,] ?)(?:(?:${courtesy}|${alternatives(intents.correction)})[,!.]? ){0,2}${name} ${alternatives(people.nameTails ?? [])}[.! ]{0,3}$`,
      "u",
    ),
    /** "Pugh, by the way": one word, told a turn after the first name. */
    familyTold: new RegExp(
      `^(?:${courtesy}[,!.]? )?(?!${alternatives([...intents.praise, ...intents.affirm])}(?![\\p{L}]))(?<name>${word}),? ${alternatives(people.familyTails ?? [])}[.! ]{0,3}$`,
      "u",
    ),
    /** "Hi gwen pritchard here", "hola soy gloria peral del club": after a greeting no capital letter is needed. */
    greetedName: new RegExp(
      [
        `^${alternatives(intents.greet)}[,!.]? (?:(?:${alternatives([...(people.introductions ?? []), ...people.nameLeads])} `,
        `(?<name>${word} ${word}))(?= ${origin}|[,.;])|(?<name>${word} ${word})(?= (?:${alternatives(people.nameFollowers ?? [])}(?![\\p{L}])|${origin})))`,
      ].join(""),
      "u",
    ),
    signed: new RegExp(
      [
        `(?<![\\p{L}])${alternatives(people.signOffs ?? [])}[,.!]{0,2} ?(?:- ?)?`,
        `${name}[.! ]{0,3}(?=$|[,;|/(]? ?(?:${contact}[.:]? ?)?[+(]?\\d[\\d ()./-]{5,30}|`,
        "[,;|/(]? ?\\S{1,40}@)",
      ].join(""),
      "u",
    ),
    agreed: new RegExp(
      `^${alternatives(intents.yes)}(?: ${alternatives([...intents.fillers, ...intents.thanks])})?(?:, ?| ?- |[.!] )(?!${answers}(?![\\p{L}]))${name}[.! ]{0,3}$`,
      "u",
    ),
    segment: new RegExp(`(?<=^|[¦,;:/|] ?)${name}(?= ?(?:$|[¦,;/|(.!]))`, "gu"),
    beforeNumber: new RegExp(`,? ?[(/|]?(?:(?<![\\p{L}])${contact}[.:]? ?)?$`, "u"),
    greeted: new RegExp(`(?<![\\p{L}])${alternatives([...intents.greet, ...intents.thanks])}[,!]? ?$`, "u"),
    known: new RegExp(`^${alternatives(noNamesOf(locale))}$`, "u"),
    /** "…, Joe, no phone". */
    withoutPhone: new RegExp(`^[ ,;/|(-]{1,3}${alternatives(intents.withoutPhone)}(?![\\p{L}])`, "u"),
    signOff: new RegExp(`^${alternatives(people.signOffs ?? [])}$`, "u"),
    wish: new RegExp(`(?<![\\p{L}])${alternatives(wishes)}(?![\\p{L}])`, "u"),
  };
});
