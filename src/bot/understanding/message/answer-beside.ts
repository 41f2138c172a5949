import { givenNames } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { readWholeName } from "#src/bot/understanding/guest/whole-names.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { isWordSomewhere } from "#src/bot/understanding/language/likelier-languages.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { readInLanguage } from "./read-in-language.ts";
import { withYesApart } from "./yes-apart.ts";

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
export function withAnswerBeside(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const { intent, undecided, topics, firstName, lastName } = understood;
  if (context.expecting === "confirm") return withYesApart(understood, original, language, context);
  if (context.expecting === "phone") return withNumberBeside(understood, original, language, context);
  const mayBeBeside = !undecided && besides.includes(intent);
  const isNamed = firstName !== undefined || lastName !== undefined;
  if (context.expecting !== "name" || !mayBeBeside || (isNamed && topics !== undefined)) return understood;
  const names = partsOf(original, language.locale).flatMap((part) => nameIn(part, language, context) ?? []);
  /** "Fox, Jo. How long …": of what begins with the same word, the whole name. */
  const name = names.find((one) => one.firstName !== undefined && one.lastName !== undefined) ?? names[0];
  if (name === undefined) return understood;
  const meant = intent === "other" ? ("inform" as const) : intent;
  return asking({ ...(!isNamed && name), ...understood, intent: meant });
}

/** The number, or that none is given, before something else: "no, I'd rather not. Oh, and the cake?" */
function withNumberBeside(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  if (startsWithNumber.test(original)) return asking(understood);
  const { phone, withoutPhone, intent } = understood;
  if (phone !== undefined || intent === "deny") return understood;
  const sentences = original.split(/(?<=[.!?;]) /u);
  const isRefused = withoutPhone === true || sentences.some((one) => refusesNumber(one, language, context));
  if (!isRefused) return understood;
  /** "Forget the number" drops no table, and who sees no use in giving it is in no doubt. */
  const { undecided: _, meant, ...said } = understood;
  const isBare = intent === "other" || meant === "stops";
  return asking({ ...said, withoutPhone: true, intent: isBare ? "inform" : intent });
}

function refusesNumber(part: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { intent, language: _, ...more } = readInLanguage(part, language, context).understood;
  const { withoutPhone, ...others } = more;
  return (intent === "deny" || withoutPhone === true) && Object.keys(others).length === 0;
}

/** Nothing but a number before something else. */
const startsWithNumber = /^\+?\(?\d[\d ()/.-]{6,20}\d(?:[,.;!] | [-–—] )/u;

/** What is asked in a clause of its own, beside the answer, and not known by its topic. */
function asking(understood: Understood): Understood {
  const { intent, topics } = understood;
  return intent === "question" && topics === undefined ? { ...understood, asksMore: true } : understood;
}

/** The beginnings of a message that end with a clause, and its last sentence. */
function partsOf(original: string, locale: Locale): readonly string[] {
  const { title } = patternsOf(locale);
  const ends = [...original.matchAll(/[.!?;,](?= )| [-–—](?= )/gu)].map(({ index }) => index);
  const starts = ends
    .slice(0, mostStarts)
    .map((end) => original.slice(0, end))
    .filter((start) => !title.test(foldText(start)));
  const last = /[.!?] (?<sentence>[^.!?]{2,60})[.! ]*$/u.exec(original)?.groups?.["sentence"];
  return [...starts, ...(last === undefined ? [] : [last])];
}

/** The name that is all there is in a part of a message. */
function nameIn(part: string, language: DetectedLanguage, context: UnderstandingContext): Name | undefined {
  const whole = readWholeName(part, context.language);
  if (whole) return nameOf(whole);
  const { understood, name } = readInLanguage(part, language, context);
  if (understood.intent !== "inform" || name === undefined) return undefined;
  const { firstName, lastName, language: _, withoutPhone: __, intent: ___, ...more } = understood;
  const isAll = Object.keys(more).length === 0;
  const written = [firstName, lastName].filter((word) => word !== undefined).join(" ");
  return isAll && (name.lead !== undefined || looksLikeName(written)) ? nameOf(understood) : undefined;
}

const nameOf = ({ firstName, lastName }: Understood): Name => defined({ firstName, lastName });

/** Without words that announce it: one that many bear, or words with capital letters that no language knows. */
function looksLikeName(written: string): boolean {
  const words = written.split(" ");
  const [first = ""] = words;
  if (words.length > mostNameWords) return false;
  if (givenNames.has(foldText(first))) return true;
  return words.every((word) => /^\p{Lu}/u.test(word) && !isWordSomewhere(word));
}

/** "Ms." ends no clause. */
const patternsOf = memoizeByLocale(({ people }) => ({
  title: new RegExp(`(?<![\\p{L}])${alternatives(people.titles)}$`, "u"),
}));
