import { givenNames, givenNamesThatAreWords } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { particle } from "#src/bot/understanding/guest/name-words.ts";
import { readWholeName } from "#src/bot/understanding/guest/whole-names.ts";
import {
  asksAnything,
  asksIfNeeded,
  beginsAsking,
  supposes,
} from "#src/bot/understanding/intent/answers/answers.ts";
import { callsToMind, forbidsBooking, ordersIt } from "#src/bot/understanding/intent/answers/manners.ts";
import { asksNothing } from "#src/bot/understanding/intent/answers/rhetoric.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { isWordSomewhere } from "#src/bot/understanding/language/likelier-languages.ts";
import { withValueAfterStop } from "#src/bot/understanding/message/answers/stop-apart.ts";
import { withYesApart } from "#src/bot/understanding/message/answers/yes-apart.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { countsTables } from "#src/bot/understanding/party/several-tables.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { createReading, foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** What a message may look like that gives the name beside something else. */
const besides: readonly Understood["intent"][] = ["question", "inform", "other"];

/** Of these many first sentences or clauses one may end with the name: "Hi there, it's for us two. Peter Gomez, by the way." */
const mostStarts = 3;
const mostNameWords = 4;

type Name = Pick<Understood, "firstName" | "lastName">;

/**
 * The name that was asked for, where it stands in a clause of its own and something else is asked or told beside it: "Peter
 * Gomez. How long may we stay?", "is there parking? Peter Gomez".
 */
export function withAnswerBeside(read: Understood, { original, language, context }: Said): Understood {
  const understood =
    context.expecting === "confirm" ? read : withValueAfterStop(read, original, language, context);
  const { intent, undecided, topics, firstName, lastName } = understood;
  if (context.expecting === "confirm")
    return unlessForbidden(
      withYesApart(understood, original, language, context),
      original,
      language,
      context,
    );
  if (context.expecting === "phone") return withNumberBeside(understood, original, language, context);
  if (context.expecting === "slot") return withChoiceBeside(understood, original, language, context);
  const undivided = context.expecting === "name" ? withUndividedName(original, language, context) : undefined;
  if (undivided !== undefined) return undivided;
  const told = undecided && context.expecting === "name" && namedApart(original, language, context);
  if (told) return told;
  /** "Bertolini, but I'd rather not give my number" leaves only that open. */
  const isSure = !undecided || understood.withoutPhone === true || topics !== undefined;
  const mayBeBeside = isSure && besides.includes(intent);
  const isNamed = firstName !== undefined || lastName !== undefined;
  if (context.expecting !== "name" || !mayBeBeside || (isNamed && topics !== undefined)) return understood;
  const names = partsOf(original, language.locale).flatMap((part) => nameIn(part, language, context) ?? []);
  /** "Fox, Jo. How long …": of what begins with the same word, the whole name. */
  const name = names.find((one) => one.firstName !== undefined && one.lastName !== undefined) ?? names[0];
  if (name === undefined) return understood;
  const meant = intent === "other" ? ("inform" as const) : intent;
  const { undecided: _, ...said } = understood;
  return asking({ ...(!isNamed && name), ...said, intent: meant }, original, language.locale);
}

/** "Ok I'll have a look. It's Danny, 07700 900412": the name stands in a sentence of its own, whatever the others leave open. */
function namedApart(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const sentences = original.split(/(?<=[.!?;]) /u);
  if (sentences.length < 2) return undefined;
  const read = sentences
    .filter((one) => !one.endsWith("?"))
    .map((one) => readInLanguage(one, language, context).understood);
  return read.find(({ intent, firstName, lastName, phone, undecided }) => {
    const isNamed = firstName !== undefined && (lastName !== undefined || phone !== undefined);
    return intent === "inform" && isNamed && !undecided;
  });
}

/** "The last one. What time does the kitchen shut?": what is picked stands in a sentence of its own. */
function withChoiceBeside(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const { intent, choice, date, time, timeFrom, timeTo } = understood;
  const isNamed = [choice, date, time, timeFrom, timeTo].some((value) => value !== undefined);
  const said = original.split(/(?<=[.!?;]) /u).filter((one) => !one.endsWith("?"));
  if (intent !== "question" || isNamed || said.length !== 1) return understood;
  const { understood: picked } = readInLanguage(said[0] ?? "", language, context);
  const { intent: _, language: __, choice: own, ...more } = picked;
  return own === undefined || Object.keys(more).length > 0 ? understood : { ...understood, choice: own };
}

/**
 * "That's fine, but don't book it": whatever is agreed to beside it, nothing is booked; nor is one table by a yes to two, where one is
 * shown: "book it, two tables".
 */
function unlessForbidden(
  { agrees, ...understood }: Understood,
  original: string,
  { locale }: DetectedLanguage,
  { tablePicked, changeShown, anotherFollows }: UnderstandingContext,
): Understood {
  const isToBeDone = tablePicked === true || changeShown === true;
  const isAgreed = isToBeDone && (understood.intent === "affirm" || agrees === true);
  /** "Jo förresten, kan man ta med tårta?" and "oh yes, my grandad is deaf" have thought of something, and agree to nothing yet. */
  const folded = foldText(original);
  const thinksOf = understood.topics ?? understood.comment;
  if (isAgreed && thinksOf !== undefined && callsToMind(folded, locale) && !ordersIt(folded, locale)) {
    return { ...understood, intent: understood.topics ? "question" : "inform" };
  }
  const isOfOne = tablePicked === true && anotherFollows !== true;
  if (
    isAgreed &&
    isOfOne &&
    understood.another === undefined &&
    countsTables(createReading(original, locale).folded, locale)
  )
    return { ...understood, intent: "change" };
  if (!isAgreed || !forbidsBooking(folded, locale)) return { ...understood, ...defined({ agrees }) };
  return understood.intent === "affirm" ? { ...understood, intent: "deny" } : understood;
}

/** The number, or that none is given, before something else: "no, I'd rather not. Oh, and the cake?" */
function withNumberBeside(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  if (startsWithNumber.test(original)) return asking(understood, original, language.locale);
  const { phone, withoutPhone, intent } = understood;
  if (isOnlyOrder(understood, original, language))
    return { ...understood, intent: "inform", withoutPhone: true };
  if (phone !== undefined || intent === "deny") return understood;
  const questioned = refusedAndAsked(understood, original, language, context);
  if (questioned !== undefined) return questioned;
  const sentences = original.split(/(?<=[.!?;]) /u);
  const clauses = original.split(/(?<=[.,!?;]) /u);
  /** The "no" of "no, wait a second" is none. */
  const refuses = (one: string) => severalWords.test(one) && refusesNumber(one, language, context);
  const isRefused =
    withoutPhone === true ||
    sentences.some((one) => refusesNumber(one, language, context)) ||
    clauses.some(refuses);
  if (!isRefused) return understood;
  /** "Forget the number" drops no table, and who sees no use in giving it is in no doubt. */
  const { undecided: _, meant, ...all } = understood;
  const said = intent === "question" ? all : withoutContact(all);
  const isBare = intent === "other" || intent === "thanks" || meant === "stops";
  const refused = { ...said, withoutPhone: true as const, intent: isBare ? ("inform" as const) : intent };
  /** "Do I have to? Rather not." */
  const asksNeed = sentences.some(
    (one) => one.endsWith("?") && asksIfNeeded(foldText(one), language.locale, context),
  );
  return asking({ ...refused, ...(asksNeed && { asksIfPhone: true as const }) }, original, language.locale);
}

/** "I'd rather not, they never stop calling" asks for nobody's number. */
function withoutContact({ topics = [], ...said }: Understood): Understood {
  const others = topics.filter((topic) => topic !== "contact");
  return { ...said, ...(others.length > 0 && { topics: others }) };
}

/** "Haven't got a phone, do I need it?": none is given, and what is asked, if nothing else, is whether it must be. */
function refusedAndAsked(
  { undecided: _, topics = [], ...understood }: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  if (understood.intent !== "question") return undefined;
  const [asked = "", ...told] = original.split(/(?<=[.,!?;]) /u).reverse();
  const isNeeded = asksIfNeeded(foldText(asked), language.locale, context);
  const isTold = told.some((clause) => {
    if (supposes(foldText(clause), language.locale)) return false;
    const { intent, withoutPhone } = readInLanguage(clause, language, context).understood;
    return withoutPhone === true || (intent === "deny" && isNeeded);
  });
  if (!isTold) return undefined;
  const others = topics.filter((topic) => topic !== "contact");
  const alone = readInLanguage(asked, language, { ...context, expecting: null }).understood;
  const isOfNumber = others.length === 0 && (isNeeded || alone.asksIfPhone === true);
  return asking(
    {
      ...understood,
      withoutPhone: true,
      ...(others.length > 0 && { topics: others }),
      ...(isOfNumber && { asksIfPhone: true }),
    },
    original,
    language.locale,
  );
}

/** "Just book it please": who orders the table instead gives no number. It is shown before it is booked. */
function isOnlyOrder(
  { intent, language: _, ...more }: Understood,
  original: string,
  { locale }: DetectedLanguage,
): boolean {
  const isOrder = (intent === "book" || intent === "affirm") && ordersIt(foldText(original), locale);
  return isOrder && Object.keys(more).length === 0 && !asksAnything(foldText(original), locale);
}

function refusesNumber(part: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { intent, language: _, ...more } = readInLanguage(part, language, context).understood;
  const { withoutPhone, ...others } = more;
  return (intent === "deny" || withoutPhone === true) && Object.keys(others).length === 0;
}

const severalWords = /\p{L} \p{L}{2}/u;

/** Nothing but a number before something else. */
const startsWithNumber = /^\+?\(?\d[\d ()/.-]{6,20}\d(?:[,.;!] | [-–—] )/u;

/** "Marta Ibáñez 655 120 934": the number is read by itself. */
const numberAtEnd = /(?<=\p{L})[ ,]{1,2}\+?\(?\d[\d ()/-]{6,20}\d$/u;

/** What is asked in a clause of its own, beside the answer, and not known by its topic. */
function asking(understood: Understood, original: string, locale: Locale): Understood {
  const { intent, topics, asksIfPhone, asksAnyPhone } = understood;
  const isKnown = topics !== undefined || asksIfPhone === true || asksAnyPhone === true;
  if (intent !== "question" || isKnown) return understood;
  const asked = original.split(/(?<=[.!?;]) /u).filter((one) => one.endsWith("?"));
  const isNone = asked.length > 0 && asked.every((one) => asksNothing(one, locale));
  return isNone ? { ...understood, intent: "inform" } : { ...understood, asksMore: true };
}

/** The beginnings of a message that end with a clause, and its last sentence. */
function partsOf(original: string, locale: Locale): readonly string[] {
  const { title } = patternsOf(locale);
  const ends = [...original.matchAll(/[.!?;,](?= )| [-–—](?= )/gu)].map(({ index }) => index);
  const starts = ends
    .slice(0, mostStarts)
    .map((end) => original.slice(0, end).replace(numberAtEnd, ""))
    .filter((start) => !title.test(foldText(start)));
  const last = /[.!?] (?<sentence>[^.!?]{2,60})[.! ]*$/u.exec(original)?.groups?.["sentence"];
  /** "The dog stays at home. Tom Fox. Do you have cod?" */
  const between = original.split(/(?<=[.!?;]) /u).slice(1, -1);
  const short = between.filter((one) => !one.endsWith("?") && one.split(" ").length <= mostNameWords);
  return [
    ...starts,
    ...(last === undefined ? [] : [last]),
    ...short.map((one) => one.replace(/[.!;]$/u, "")),
  ];
}

/**
 * "steve mitchell btw is there parking", as who dictates or is in a hurry has it: a name that many bear, and a question, with
 * no mark between.
 */
function withUndividedName(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const words = original.split(" ");
  const first = foldText(words[0] ?? "");
  if (!givenNames.has(first) && !givenNamesThatAreWords.has(first)) return undefined;
  const rests = words.slice(1, mostNameWords + 1).map((_, index) => words.slice(index + 1).join(" "));
  const asked = rests.flatMap((rest) => questionAt(rest, language.locale) ?? []);
  const [question] = asked;
  if (question === undefined) return undefined;
  const before = original.slice(0, original.length - question.rest.length).trim();
  const name = nameIn(before, language, context);
  const { understood } = readInLanguage(question.asked, language, { ...context, expecting: null });
  return name && understood.intent === "question"
    ? asking({ ...understood, ...name }, original, language.locale)
    : undefined;
}

/** The question that words begin with, after "by the way" or at once; "här" alone asks nothing. */
function questionAt(rest: string, locale: Locale): { rest: string; asked: string } | undefined {
  if (!rest.includes(" ")) return undefined;
  const asked = [rest, rest.replace(patternsOf(locale).fillers, "")].find((words) =>
    beginsAsking(foldText(words).split(/[.,;:!?]/u, 1)[0] ?? "", locale),
  );
  return asked === undefined ? undefined : { rest, asked };
}

/** The name that is all there is in a part of a message. */
function nameIn(part: string, language: DetectedLanguage, context: UnderstandingContext): Name | undefined {
  const whole = readWholeName(part, context.language);
  if (whole) return nameOf(whole);
  const { understood, name } = readInLanguage(part, language, context);
  if (understood.intent !== "inform" || name === undefined) return undefined;
  const {
    firstName,
    lastName,
    language: _,
    withoutPhone: __,
    intent: ___,
    halfOfName: ____,
    ...more
  } = understood;
  const isAll = Object.keys(more).length === 0;
  const written = [firstName, lastName].filter((word) => word !== undefined).join(" ");
  return isAll && (name.lead !== undefined || looksLikeName(written)) ? nameOf(understood) : undefined;
}

const nameOf = ({ firstName, lastName }: Understood): Name => defined({ firstName, lastName });

/** Without words that announce it: one that many bear, or words that no language knows, one of them with a capital letter. */
export function looksLikeName(written: string): boolean {
  const words = written.split(" ");
  const [first = ""] = words;
  if (words.length > mostNameWords) return false;
  const given = foldText(first);
  if (givenNames.has(given) || (words.length > 1 && givenNamesThatAreWords.has(given))) return true;
  const family = words.slice(words.findIndex((word) => !particle.test(word.toLowerCase())));
  /** "Van Oosterhout", "von der Heide": behind the small words before a family's name, a capital letter. */
  const isLed = family.length < words.length && /^\p{Lu}/u.test(family[0] ?? "");
  const told = isLed ? family : words;
  if (isLed && givenNames.has(foldText(told[0] ?? ""))) return true;
  return told.every((word) => (/^\p{Lu}/u.test(word) || told.length > 1) && !isWordSomewhere(word));
}

/** "Ms." ends no clause. */
const patternsOf = memoizeByLocale(({ people, wishFillers }) => ({
  fillers: new RegExp(`^${alternatives(wishFillers)},? `, "iu"),
  title: new RegExp(`(?<![\\p{L}])${alternatives(people.titles)}$`, "u"),
}));
