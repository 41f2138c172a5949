import { givenNames, givenNamesThatAreWords } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { looksLikeName } from "#src/bot/understanding/guest/looks-like-name.ts";
import { readWholeName } from "#src/bot/understanding/guest/whole-names.ts";
import { beginsAsking } from "#src/bot/understanding/intent/answers/answers.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { asking } from "#src/bot/understanding/message/questions/asks-more.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
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
export function withNameBeside(understood: Understood, { original, language, context }: Said): Understood {
  const { intent, undecided, topics, firstName, lastName } = understood;
  const undivided = withUndividedName(original, language, context);
  if (undivided !== undefined) return undivided;
  const told = undecided && namedApart(original, language, context);
  if (told) return told;
  /** "Bertolini, but I'd rather not give my number" leaves only that open. */
  const isSure = !undecided || understood.withoutPhone === true || topics !== undefined;
  const isNamed = firstName !== undefined || lastName !== undefined;
  if (!isSure || !besides.includes(intent) || (isNamed && topics !== undefined)) return understood;
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

/** "Marta Ibáñez 655 120 934": the number is read by itself. */
const numberAtEnd = /(?<=\p{L})[ ,]{1,2}\+?\(?\d[\d ()/-]{6,20}\d$/u;

/** "anna berg 912 34 567 do you have parking": between the name and a question. */
const numberInside = /(?<=\p{L})[ ,]{1,2}(\+?\(?\d[\d ()/-]{6,20}\d)(?= \p{L})/u;

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
  const [numbered, number] = numberInside.exec(original) ?? [];
  if (numbered !== undefined && number !== undefined) {
    const { phone } = readInLanguage(number, language, { ...context, expecting: "phone" }).understood;
    const named = withUndividedName(original.replace(numbered, ""), language, context);
    return phone === undefined || named === undefined ? undefined : { ...named, phone };
  }
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

/** "Ms." ends no clause. */
const patternsOf = memoizeByLocale(({ people, wishFillers }) => ({
  fillers: new RegExp(`^${alternatives(wishFillers)},? `, "iu"),
  title: new RegExp(`(?<![\\p{L}])${alternatives(people.titles)}$`, "u"),
}));
