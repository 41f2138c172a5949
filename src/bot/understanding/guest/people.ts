import { givenNames } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { beginsAsking } from "#src/bot/understanding/intent/answers/answers.ts";
import { meansSomething } from "#src/bot/understanding/language/any-language.ts";
import { isWordSomewhere, knowsWords } from "#src/bot/understanding/language/likelier-languages.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText, originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { cover } from "#src/bot/understanding/text/spans.ts";
import { defined } from "#src/lib/defined.ts";
import { findBesideName } from "./beside-names.ts";
import { findCorrectedName } from "./corrected-names.ts";
import { findFamily } from "./families.ts";
import type { FoundName } from "./found-name.ts";
import { findFullerName } from "./fuller-names.ts";
import { type Asked, findLoneName } from "./lone-names.ts";
import { beginsWithGivenName, capitalised, nameWords, noName, particle, withoutStop } from "./name-words.ts";
import { tellsWhereFrom } from "./not-a-name.ts";
import { findPlacedName, type ListOfValues, type PlacedName } from "./presented-names.ts";
import { findReversedName, toReversedName } from "./reversed-names.ts";

/**
 * The guest's name: after "my name is" and the like, as a family ("the Müllers"), or as the whole answer to
 * the question for it. An answer that goes on with other words than courtesies is a sentence and no name.
 */
export function findName(
  reading: Reading,
  open: string,
  locale: Locale,
  asked: Asked,
  list: ListOfValues | undefined,
): FoundName | undefined {
  if (tellsWhereFrom(reading.folded, locale)) return undefined;
  const fuller = asked.expecting === "name" ? findFullerName(reading, locale) : undefined;
  if (fuller !== undefined) return fuller;
  const corrected = findCorrectedName(reading, open, locale, asked.expecting === "name");
  if (corrected !== undefined) return corrected;
  const reversed = asked.expecting === "name" ? findReversedName(reading, open, locale) : undefined;
  if (reversed !== undefined) return reversed;
  const beside = asked.expecting === "name" ? findBesideName(reading, open, locale) : [];
  const bare = beside.length > 0 ? findNameIn(reading, cover(open, beside), locale, asked, list) : undefined;
  if (bare === undefined) return findNameIn(reading, open, locale, asked, list);
  const isOpened = beside.some(({ start, end }) => start === 0 && end === bare.span.start);
  return isOpened ? { ...bare, lead: open.slice(0, bare.span.start - 1) } : bare;
}

function findNameIn(
  reading: Reading,
  open: string,
  locale: Locale,
  asked: Asked,
  list: ListOfValues | undefined,
): FoundName | undefined {
  const { led, dictated } = patternsOf(locale);
  const { expecting } = asked;
  const isAsked = expecting === "name";
  const family = findFamily(reading, open, locale, isAsked);
  if (family !== undefined) return family;
  const reversed = findReversedName(reading, open, locale);
  if (reversed !== undefined) return reversed;
  const told = led.exec(open) ?? dictated.exec(open) ?? weaklyLed(reading, open, locale, list !== undefined);
  const announced = told === null ? undefined : withOtherHalf(reading, open, told, locale);
  if (announced !== undefined) return isSmallWish(reading, announced, locale) ? undefined : announced;
  if (told !== null && isAsked) return toldAfterReason(reading, open, locale, asked);
  if (isAsked && onlyAsks(reading, locale)) return undefined;
  const placed = findPlacedName(reading, open, locale, {
    isAsked,
    list,
    isAnswer: expecting === "confirm",
  });
  if (placed !== undefined) return { ...toPlacedName(reading, placed), ...(placed.signs && { signs: true }) };
  const lone = findLoneName(reading, open, locale, asked);
  if (lone !== undefined) return toPlacedName(reading, lone);
  return isAsked ? findAnswer(reading, open, locale) : undefined;
}

/** "Ist das Ortszeit" is a question from end to end, its mark or not, and "Will Hart" none. */
function onlyAsks({ original, folded }: Reading, locale: Locale): boolean {
  const isOne = !/[,.;:!?] \p{L}/u.test(original);
  const isOrder = patternsOf(locale).order.test(folded);
  return isOne && !isOrder && /^\p{L}{1,12} \p{Ll}/u.test(original) && beginsAsking(folded, locale);
}

/** "It's under my wife's name because she's the organised one, Priya Natarajan". */
function toldAfterReason(
  reading: Reading,
  open: string,
  locale: Locale,
  asked: Asked,
): FoundName | undefined {
  const last = open.lastIndexOf(", ");
  const lone = last < 0 ? undefined : findLoneName(reading, open, locale, asked);
  return lone !== undefined && lone.start >= last ? toPlacedName(reading, lone) : undefined;
}

/** "First name Kim, last name Larsen", in either order. */
function withOtherHalf(
  reading: Reading,
  open: string,
  told: RegExpExecArray,
  locale: Locale,
): FoundName | undefined {
  const name = toName(reading, told, locale);
  if (name === undefined || (name.firstName !== undefined && name.lastName !== undefined)) return name;
  const repeated = withRepeated(reading, open, name);
  if (repeated !== undefined) return repeated;
  const beside = cover(open, [{ start: told.index, end: name.span.end }]);
  const rest = patternsOf(locale).led.exec(beside) ?? weaklyLed(reading, beside, locale);
  const other = rest === null ? undefined : toName(reading, rest, locale);
  const isHalf = other !== undefined && (other.firstName === undefined) !== (name.firstName === undefined);
  if (!isHalf || other.lead === undefined || goesOn.test(beside.slice(other.span.end))) return name;
  const span = { start: name.span.start, end: Math.max(name.span.end, other.span.end) };
  return { ...other, ...name, span };
}

/** "Under Theo, but it's Julie who pays" tells of somebody else. */
const goesOn = /^ (?!¦)\p{L}/u;

/** "The name is Bond, James Bond": the whole name after the family's. */
function withRepeated(reading: Reading, open: string, { span, ...name }: FoundName): FoundName | undefined {
  const family = open.slice(span.start, span.end);
  const [, first] = /^, (\p{L}[\p{L}'-]{1,30}) /u.exec(open.slice(span.end)) ?? [];
  if (first === undefined || !open.startsWith(`, ${first} ${family}`, span.end)) return undefined;
  const start = span.end + 2;
  const end = start + first.length + 1 + family.length;
  const [firstName = "", ...last] = originalWords(reading, start, end).split(" ").map(capitalised);
  return { ...name, span: { start: span.start, end }, firstName, lastName: last.join(" ") };
}

/** One name alone at the end of a list is the family's, at the beginning of a message a person's. */
function toPlacedName(
  reading: Reading,
  { start, end, isTitled, isFamily, isHalf, until = end }: PlacedName,
): FoundName {
  const written = withoutStop(originalWords(reading, start, end));
  const [first = "", ...others] = written.split(" ").map(capitalised);
  const span = { start, end: until };
  const isLast = isTitled || particle.test(first.toLowerCase());
  if (others.length > 0 && !particle.test(first.toLowerCase()))
    return { span, firstName: first, lastName: others.join(" ") };
  const lastName = [first, ...others].join(" ");
  return isLast || isFamily
    ? { span, lastName, ...(isHalf && { half: true as const }) }
    : { span, firstName: first };
}

function findAnswer(reading: Reading, open: string, locale: Locale): FoundName | undefined {
  const { answer, reversed, courtesy, declines, ofValue } = patternsOf(locale);
  if (declines.test(open) || ofValue.test(open) || meansSomething(foldText(reading.original), locale))
    return undefined;
  if (speaksOfOthers(reading, locale)) return undefined;
  const swapped = reversed.exec(open);
  const turned = swapped === null ? undefined : toReversedName(reading, swapped, locale);
  if (turned !== undefined) return turned;
  const match = answer.exec(open);
  const found = match === null ? undefined : toName(reading, match, locale);
  if (found === undefined || isWish(reading, found, locale)) return undefined;
  if (isOfValue(reading, open, found, locale)) return undefined;
  return courtesy.test(open.slice(found.span.end)) ? found : undefined;
}

/** "Il vient finalement" tells of somebody who was spoken of; "Ella Fitzgerald" is a name. */
function speaksOfOthers(reading: Reading, locale: Locale): boolean {
  const { next } = othersOf(locale).exec(reading.folded)?.groups ?? {};
  if (next === undefined) return false;
  const end = reading.folded.indexOf(next) + next.length;
  const isSmall = /(?<!\p{Lu}\p{L}{0,30})$/u.test(originalWords(reading, end - next.length, end));
  return isSmall && knowsWords(next, locale);
}

/** "19 ungefär", "oito e meia pode ser": known words in small letters, without a mark between them and a value, are of it. */
function isOfValue(reading: Reading, open: string, { span }: FoundName, locale: Locale): boolean {
  const isBeside = /¦ ?$/.test(open.slice(0, span.start)) || /^ ?¦/.test(open.slice(span.end));
  const words = originalWords(reading, span.start, span.end);
  const isSmall = span.start === 0 ? !/ \p{Lu}/u.test(words) : words === words.toLowerCase();
  const isNumber = /\d[\d ()./-]{5}/.test(reading.folded);
  return isBeside && isSmall && !isNumber && !isGivenFirst(words) && knowsWords(words, locale);
}

const isGivenFirst = (words: string): boolean => givenNames.has(foldText(words.split(" ", 1)[0] ?? ""));

/** "Quiet corner" is no name, nor is "Vegetarian"; "Anna Hund" is. */
function isWish(reading: Reading, { span }: FoundName, locale: Locale): boolean {
  const words = originalWords(reading, span.start, span.end);
  const { wish } = patternsOf(locale);
  if (!says(foldText(words), wish)) return false;
  const [first = "", ...others] = words.split(" ");
  const isName = others.length > 0 && [first, ...others].every((word) => /^\p{Lu}/u.test(word));
  return !isName || says(foldText(first), wish);
}

/** "Skriv upp barnstolen" writes down no guest. */
function isSmallWish(reading: Reading, found: FoundName, locale: Locale): boolean {
  const words = originalWords(reading, found.span.start, found.span.end);
  return words === words.toLowerCase() && !isGivenFirst(words) && isWish(reading, found, locale);
}

/**
 * "I'm Anna": only a capital letter tells a name from "I'm late", and none is "auf der Terrasse". Beside what else a booking
 * takes, "under smith" needs none where no language knows the word.
 */
function weaklyLed(reading: Reading, open: string, locale: Locale, isListed = false): RegExpExecArray | null {
  const { weak, somethingToEat } = patternsOf(locale);
  weak.lastIndex = 0;
  for (let match = weak.exec(open); match !== null; match = weak.exec(open)) {
    const { name = "", lead = "" } = match.groups ?? {};
    const start = match.index + match[0].length - name.length;
    const words = originalWords(reading, start, start + name.length);
    const [first = ""] = words.split(" ").filter((word) => !particle.test(word));
    const isOrigin = originOf(locale).test(reading.folded.slice(0, match.index + lead.length));
    /** "João de Souza" is one name. */
    const [, before = ""] = /(\p{L}{2,20}) $/u.exec(open.slice(0, match.index)) ?? [];
    const isInside = particle.test(lead) && givenNames.has(before);
    const isArticle = noName(locale).test(name.split(" ", 1)[0] ?? "") && !beginsWithGivenName(words);
    /** "Gibt es etwas für Diabetiker?": of nouns with capital letters, one in a question names nobody. */
    const isNoun =
      locale.capitalNouns === true &&
      !words.includes(" ") &&
      !givenNames.has(foldText(words)) &&
      /^[^.!]{0,80}\?/u.test(reading.folded.slice(match.index));
    const isForDiner = somethingToEat.test(reading.folded.slice(0, match.index));
    const isFamily =
      isListed && isFamilyLead(lead, locale) && /\p{L}{3}/u.test(first) && !isWordSomewhere(first);
    if (
      !isArticle &&
      !isNoun &&
      !isForDiner &&
      !isOrigin &&
      !isInside &&
      (isFamily || /^\p{Lu}(?:\p{Ll}|['.]|\p{Lu}\p{Ll})/u.test(first))
    )
      return match;
    /** In "for my boss, name Roth" another lead follows in a clause of its own. */
    const clause = open.slice(match.index + lead.length).search(/[,.;!]/u);
    if (clause < 0) return null;
    weak.lastIndex = match.index + lead.length + clause;
  }
  return null;
}

function toName(reading: Reading, match: RegExpExecArray, locale: Locale): FoundName | undefined {
  const words = match.groups?.["name"];
  if (words === undefined) return undefined;
  const start = match.index + match[0].lastIndexOf(words);
  const names = nameWords(words, locale, originalWords(reading, start, start + words.length));
  if (names.length === 0) return undefined;
  const span = { start, end: start + names.join(" ").length };
  const [first = "", ...others] = originalWords(reading, span.start, span.end).split(" ").map(capitalised);
  const lead = match.groups?.["lead"];
  const half = others.length === 0 && says(lead ?? "", patternsOf(locale).half);
  const found = { span, ...defined({ lead }), ...(half && { half }) };
  const title = match.groups?.["title"];
  /** "Frau Berg von der Bank" comes from there, "Dr. Anna von der Heide" is called so. */
  const isWhole = others.length === 1 || (/^d[ro]/.test(title ?? "") && particle.test(others[0] ?? ""));
  const isFamily = particle.test(names[0] ?? "") || (title !== undefined && !isWhole);
  /** "A nombre de la Fuente": the lead ends with the first word of the name. */
  const of = ofTheLead.test(`${lead} ${[first, ...others].join(" ")}`) ? ["de"] : [];
  if (isFamily) return { ...found, lastName: [...of, first, ...others].join(" ") };
  if (others.length > 0) return { ...found, firstName: first, lastName: others.join(" ") };
  return isFamilyLead(lead, locale) ? { ...found, lastName: first } : { ...found, firstName: first };
}

const ofTheLead = /(?:^| )de (?:la|las|los) \p{Lu}/u;

/** "Under the name Smith" gives a family's name, "my name is Anna" a person's. */
function isFamilyLead(lead: string | undefined, locale: Locale): boolean {
  return lead !== undefined && patternsOf(locale).familyLead.test(lead);
}

const othersOf = memoizeByLocale(
  ({ intents, party }) =>
    new RegExp(
      `^(?:${alternatives(intents.fillers)},? )?${alternatives(party.whoComes?.pronouns ?? [])} (?<next>\\p{L}{2,20})`,
      "u",
    ),
);

/** "Three clients from Tokyo" */
const originOf = memoizeByLocale(
  ({ party, people }) =>
    new RegExp(`${alternatives(party.companions)} ${alternatives(people.origins ?? [])}$`, "u"),
);

const patternsOf = memoizeByLocale((locale) => {
  const { people, party, intents } = locale;
  const doubts = locale.answers.doubts.filter((words) => !words.startsWith("^"));
  const word = "'?\\p{L}[\\p{L}\\p{M}'.-]{0,30}";
  const name = `(?<title>${alternatives(people.titles)}\\.? )?(?<name>${word}(?: ${word}){0,5})`;
  /** Nothing stands between an elided lead and the name: "au nom d'Anna". */
  const afterLead = "(?::? |(?<='))";
  /** A number, an address or a smile beside the name; what was read before is covered by now. */
  const beside = "[¦.,;:!/()|&+\\p{Extended_Pictographic}¤\\u0080-\\u009f\\u200d -]{0,200}";
  const courtesy = alternatives([...intents.fillers, ...intents.thanks, ...intents.affirm]);
  const agreed = alternatives([...intents.yes, ...intents.affirm, ...intents.greet, ...intents.thanks]);
  /** "Larsen, L-A-R-S-E-N". */
  const spelled = "(?:,? \\p{L}(?:[ -]\\p{L}){2,20})?";
  /** "Jo Fox, no phone, and yes book it". */
  const verb = alternatives(intents.bookVerbs);
  const ordered = `(?:${alternatives(party.and)} )?(?:${agreed},? ){1,2}(?:${verb}(?: \\p{L}{2,4})?)?[.! ]{0,3}`;
  /** "Jo Fox, but make it 8:30", "Jo Fox, aber lieber um halb neun". */
  const correction = `${alternatives([...intents.but, ...party.and])}(?: \\p{L}{1,10}){1,3}`;
  return {
    /** "Vous pouvez mettre Julie Moreau". */
    order: new RegExp(`^(?:${courtesy},? )?${alternatives(people.answerLeads ?? [])} `, "u"),
    familyLead: new RegExp(`^${alternatives(people.familyLeads)}:?$`, "u"),
    led: new RegExp(`(?<![\\p{L}])(?<lead>${alternatives(people.nameLeads)})${afterLead}${name}`, "u"),
    half: phrases(people.halves),
    /** "Name priya shah, four people, …", where no capital letter is heard. */
    dictated: new RegExp(
      `^(?<lead>${alternatives(people.nameWords)}) (?<name>${word} ${word}(?: ${word})?)(?=,)`,
      "u",
    ),
    weak: new RegExp(`(?<![\\p{L}])(?<lead>${alternatives(people.weakNameLeads)})${afterLead}${name}`, "gu"),
    somethingToEat: new RegExp(`(?<![\\p{L}])${alternatives(people.somethingToEat ?? [])} $`, "u"),
    answer: new RegExp(
      `^${beside}(?:${alternatives(intents.fillers)},? |${agreed}[,.!:]{1,3} ){0,2}(?:${alternatives(people.answerLeads ?? [])} )?(?:(?<lead>${alternatives(people.weakNameLeads)}) )?${name}`,
      "u",
    ),
    reversed: new RegExp(
      `^(?!.{1,80},? \\p{L}-\\p{L}-)(?<last>${word}(?: ${word}){0,2}), ?(?<first>${word}(?: ${word})?)[.! ]*$`,
      "u",
    ),
    courtesy: new RegExp(
      [
        `^${spelled}(?:[,.]? (?:(?:`,
        `${alternatives([...party.and, ...party.possessives])} )?${courtesy}))?(?:,? `,
        `(?:${alternatives([...locale.wishJoints, ...party.and])}|${correction})(?= ?¦))?${beside}(?:${ordered}|${courtesy}[.! ]{0,3})?$`,
      ].join(""),
      "u",
    ),
    declines: new RegExp(
      `^(?:${courtesy},? )?${alternatives([...intents.declines, ...intents.withoutPhone, ...intents.stop, ...doubts])}[.! ]*$`,
      "u",
    ),
    /** "Rather 5 people", "8:30 works too": words about what was read beside them, and nobody of that name. */
    ofValue: new RegExp(
      `^(?:${alternatives(intents.correction)},? ¦|[¦ ]{0,200}¦,? ${alternatives(locale.choices.alsoFine)}[.! ]{0,3}$)`,
      "u",
    ),
    wish: phrases([...locale.wishes, ...locale.allergies, ...(locale.gravity ?? []), ...locale.topics.diets]),
  };
});
