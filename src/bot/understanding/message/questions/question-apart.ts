import type { Locale } from "#src/bot/languages/locale.ts";
import {
  asksIfNeeded,
  beginsAsking,
  isConditional,
  supposes,
} from "#src/bot/understanding/intent/answers/answers.ts";
import { asksNothing } from "#src/bot/understanding/intent/answers/rhetoric.ts";
import { speaksOfLateness } from "#src/bot/understanding/intent/notes/late.ts";
import { asksByTheWay } from "#src/bot/understanding/intent/questions/by-the-way.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** What a wish or an answer may look like beside which something else is asked. */
const said: readonly Understood["intent"][] = ["book", "inform", "question", "change"];
const valueKeys = ["partySize", "date", "time", "timeFrom", "timeTo", "choice", "venueId", "phone"] as const;

/**
 * Beside a wish or an answer, a question in a sentence of its own that nothing was made of: "7:15 please. Is there a step at
 * the door?"
 */
export function withQuestionApart(understood: Understood, { original, language, context }: Said): Understood {
  const { intent, topics, comment, undecided } = understood;
  const stated =
    intent === "question" && context.expecting === "venue" && statedApart(original, language, context);
  if (stated) return { ...stated, ...(topics && { topics }) };
  if (!said.includes(intent)) return understood;
  const asking = questionsIn(original, language.locale);
  const hasValues = valueKeys.some((key) => understood[key] !== undefined);
  const ofNoWish =
    comment === undefined ? asking : asking.filter((one) => standsApart(one, original, comment));
  if (topics !== undefined)
    return asking.length < 2 ? understood : withQuestions(asking, ofNoWish, understood, language, context);
  const apart = ofNoWish.filter((one) => one.endsWith("?") || isUnmarked(one, language.locale));
  if (undecided || (!hasValues && comment === undefined)) return understood;
  /** "My dad is coeliac, can you tell the kitchen?" asks nothing of its own. */
  const sentences = original.split(/(?<=[.!?;]) /u);
  const heard = hasValues ? asking : asking.filter((one) => apart.includes(one) || sentences.includes(one));
  const more = withQuestions(heard, apart, understood, language, context);
  const isAnswer = valueKeys.filter((key) => understood[key] !== undefined).length === 1;
  return more === understood && isAnswer && asksOfReserve(original, language.locale, context)
    ? { ...understood, asksMore: true }
    : more;
}

/** A question that ends without any mark, "and is there a cloakroom", and no case with what is wanted then: "and should that be taken, seven". */
const isUnmarked = (one: string, locale: Locale): boolean =>
  !/[.,;!]$/u.test(one) && !(one.includes(",") && supposes(foldText(one), locale));

/** Beside a wish, a question is of it, unless it is one by itself before the wish is told: "is there parking? My mum walks badly". */
function standsApart(question: string, original: string, comment: string): boolean {
  const end = original.indexOf(question) + question.length;
  return question.endsWith("?") && foldText(original).indexOf(foldText(comment)) >= end;
}

/** "3, but one of us comes later, is that a problem?": beside the answer something is asked of what follows "but". */
function asksOfReserve(original: string, locale: Locale, { expecting }: UnderstandingContext): boolean {
  const [answer, ...others] = original.split(/(?<=[.!?;,]) /u);
  if (answer === undefined || expecting === null || expecting === "confirm") return false;
  const isReserve = (one: string) => reserveOf(locale).test(foldText(one));
  return (
    others.length > 1 &&
    others.slice(0, -1).some(isReserve) &&
    /\p{L} \p{L}[^?]{0,60}\?$/u.test(others.at(-1) ?? "")
  );
}

const reserveOf = memoizeByLocale(
  ({ intents }) => new RegExp(`^${alternatives(intents.but)}(?![\\p{L}])`, "u"),
);

/**
 * Each question beside something else is answered: one that was not heard as a part of the whole is by itself, and of one that nobody
 * here can answer, and that is of no wish, it is known that it was asked.
 */
function withQuestions(
  asking: readonly string[],
  apart: readonly string[],
  understood: Understood,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const { topics = [], comment = "", late } = understood;
  const asked = asking.flatMap((one) => topicsOf(one, comment, language, context));
  const isOfLateness = (one: string) =>
    late !== undefined && speaksOfLateness(foldText(one), language.locale);
  const isMore = apart.some(
    (one) => !isNoted(one, comment) && !isOfLateness(one) && asksAlone(one, language, context),
  );
  const all = [...new Set([...topics, ...asked])];
  if (!isMore && all.length === topics.length) return understood;
  return { ...understood, ...(all.length > 0 && { topics: all }), ...(isMore && { asksMore: true }) };
}

/** The questions that follow one another, a mark between them or the words that begin one: "where are you, and how late can I cancel?" */
function questionsIn(original: string, locale: Locale): string[] {
  const { clauseStart, goesOn } = clausesOf(locale);
  const begins = (part: string) => beginsAsking(foldText(part), locale);
  const isSentence = (before: string, part: string) =>
    /(?:[!?;]|\D\.)$/u.test(before) || (/\d\.$/u.test(before) && !goesOn.test(foldText(part)));
  const parts: string[] = [];
  for (const part of original.split(clauseStart)) {
    const before = parts.at(-1);
    /** "Can I cancel later, if something comes up?" */
    const isSupposed = isConditional(foldText(part), locale);
    const isAsked = isSupposed ? begins(part) : begins(withoutCall(part, begins));
    const isApart = before === undefined || isSentence(before, part) || isAsked;
    if (isApart) parts.push(part);
    else parts[parts.length - 1] = `${before} ${part}`;
  }
  return parts
    .filter((part) => (part.endsWith("?") || begins(part)) && !asksNothing(part, locale))
    .map((part) => withoutCall(part, begins));
}

/** "Oj har ni garderob?": what is called out before a question with its mark is no part of it. */
function withoutCall(part: string, begins: (words: string) => boolean): string {
  if (begins(part) || !part.endsWith("?")) return part;
  const words = part.split(" ");
  const starts = [1, 2].map((start) => words.slice(start).join(" "));
  return starts.find((rest) => rest.includes(" ") && begins(rest)) ?? part;
}

const clausesOf = memoizeByLocale(({ party, dates }) => ({
  clauseStart: new RegExp(`(?<=[!?;,.]) | (?=${alternatives(party.and)} )`, "iu"),
  /** What may follow an ordinal: "am 3. Dezember", "am 3. und 4.". */
  goesOn: new RegExp(
    `^(?:${alternatives([...dates.months.flat(), ...party.and])}|\\d|[\\p{L}]{1,12}[?]?$)`,
    "u",
  ),
}));

/** Whether a question is a part of what is noted for the house. */
const isNoted = (question: string, comment: string): boolean =>
  comment !== "" && foldText(question).includes(foldText(comment).slice(-shortestNote));

const shortestNote = 12;

/** Asked for a restaurant: what is said before the question, "Furu & Fjord, please. Is there a dress code?" */
function statedApart(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const sentences = original.split(/(?<=[.!?;]) /u);
  const said = sentences.filter((one) => !one.endsWith("?")).join(" ");
  if (said === "" || said === original) return undefined;
  const { understood } = readInLanguage(said, language, context);
  const isAnswer = understood.intent === "inform" || understood.intent === "book";
  return isAnswer && understood.venueId !== undefined ? understood : undefined;
}

/** What a clause asks the house about, where it does nothing else, its mark or not; a wish in it is known already. */
function topicsOf(
  clause: string,
  wishes: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): readonly Topic[] {
  if (!clause.endsWith("?") && !beginsAsking(foldText(clause), language.locale)) return [];
  const {
    intent,
    topics,
    comment,
    language: _,
    asksMore: __,
    ...more
  } = readAlone(clause, language, context);
  const isAll = Object.keys(more).length === 0 && wishes.includes(comment ?? "");
  return intent === "question" && topics !== undefined && isAll ? topics : [];
}

/** Whether a sentence asks, states nothing, and proposes no table: "would that be possible?" does. */
function asksAlone(sentence: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  /** "Must I? It's 0044 …" gives it all the same. */
  if (asksIfNeeded(foldText(sentence), language.locale, context)) return false;
  const { intent, language: _, ...more } = readAlone(sentence, language, context);
  const isBare = intent === "question" && Object.keys(more).length === 0;
  return (
    isBare && asksByTheWay("question", foldText(sentence), language.locale, { ...context, tablePicked: true })
  );
}

const readAlone = (sentence: string, language: DetectedLanguage, context: UnderstandingContext): Understood =>
  readInLanguage(sentence, language, { ...context, expecting: null }).understood;
