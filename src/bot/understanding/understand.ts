import type { Locale } from "#src/bot/languages/locale.ts";
import { neutral } from "#src/bot/languages/neutral.ts";
import { defined } from "#src/lib/defined.ts";
import { readFirmName } from "./guest/firm-names.ts";
import { readNameAsWritten, readWholeName } from "./guest/whole-names.ts";
import { besideKeptOther } from "./intent/keeps-other.ts";
import { besideNoWishes } from "./intent/no-wishes.ts";
import { asOfTheirs, besideNotAnother } from "./intent/not-another.ts";
import { withTagApart } from "./intent/pith.ts";
import { findRemembering } from "./intent/remembering.ts";
import { besideTurnedDown } from "./intent/turned-down.ts";
import { type DetectedLanguage, detectLanguage } from "./language/language.ts";
import { findLanguageRequest, type LanguageRequest } from "./language/language-request.ts";
import { likelierLanguages } from "./language/likelier-languages.ts";
import { likeliestOfShared } from "./language/shared-words.ts";
import { withAnswerBeside } from "./message/answer-beside.ts";
import { withAnswerInClause } from "./message/answer-in-clause.ts";
import { besidesEcho } from "./message/besides-echo.ts";
import { withElsewhereApart } from "./message/elsewhere-apart.ts";
import { withFarewellApart } from "./message/farewell-apart.ts";
import { readForeignMoment, withForeignMoment } from "./message/foreign-moment.ts";
import { fullestOf, isFuller, type LanguageReading, mayBeFuller } from "./message/fuller-reading.ts";
import { besidesWonder } from "./message/half-of-day.ts";
import { joyIn } from "./message/moved-by.ts";
import { readNameApart } from "./message/name-apart.ts";
import { withNameInSentence } from "./message/name-in-sentence.ts";
import { readAskedNote } from "./message/note-asked.ts";
import { readDictatedNote } from "./message/note-dictated.ts";
import { withNoteEdited } from "./message/note-edited.ts";
import { asAskedPlainly, withOnlyAsked } from "./message/only-asked.ts";
import { withQuestionApart } from "./message/question-apart.ts";
import { readInLanguage } from "./message/read-in-language.ts";
import { withStopAtEnd } from "./message/stop-apart.ts";
import { readWait, withTimesThatWouldDo } from "./message/while-waiting.ts";
import { readYesAndAnother, readYesAndOther } from "./message/yes-and-another.ts";
import { withYesApart } from "./text/accented-yes.ts";
import { withElisions } from "./text/elisions.ts";
import { withoutLaughter } from "./text/laughter.ts";
import { normalise } from "./text/normalise.ts";
import { takeReference } from "./text/reference.ts";
import { speaksOfNumber, writeOutDigits } from "./text/repeated-digits.ts";
import { withoutRoughness } from "./text/rough-times.ts";
import { joinSpelled, joinSpelledName } from "./text/spelled.ts";
import type { UnderstandingContext } from "./understanding-context.ts";
import type { Understood } from "./understood.ts";

/**
 * What one message states, read against the present, the question just asked and what is known of the
 * wish. Never throws; text beyond the first 1,000 characters is not read. A language without a locale of
 * its own gives what chrono-node finds in it.
 *
 * A message that only asks for another language is `other` with that `language` and `languageWish`.
 *
 * A yes with a new value ("yes but we'll be 5") and a no with one ("no, 5 of us") are both a `change`
 * that carries the new values only.
 */
export function understand(text: string, context: UnderstandingContext): Understood {
  const { reference, rest } = takeReference(withoutLaughter(normalise(text)));
  return { ...readRest(rest, context), ...defined({ reference }) };
}

function readRest(rest: string, context: UnderstandingContext): Understood {
  const mayDictate = context.expecting === "phone" || speaksOfNumber(rest);
  const dictated = mayDictate ? writeOutDigits(rest) : rest;
  const original = context.expecting === "name" ? joinSpelledName(rest) : joinSpelled(dictated);
  if (original === "") return { intent: "other" };
  if (onlyMarks.test(original)) return puzzled(context);
  const wholeName =
    context.expecting === "name"
      ? readWholeName(original, context.language)
      : readNameAsWritten(original, context);
  if (wholeName) return wholeName;
  const asksFor = findLanguageRequest(original, context);
  if (asksFor?.isAll) {
    return { intent: "other", language: asksFor.language, languageWish: asksFor.language };
  }
  const detected = detectLanguage(original, context);
  const elided = withoutRoughness(withYesApart(withElisions(original, detected.locale)), detected.locale);
  const written = withTagApart(asAskedPlainly(elided, detected.locale), detected.locale);
  const read = (asked: UnderstandingContext) => readDetected(written, detected, asksFor, asked);
  return readAskedNote(original, detected, context, read) ?? read(context);
}

function readDetected(
  original: string,
  detected: DetectedLanguage,
  asksFor: LanguageRequest | undefined,
  context: UnderstandingContext,
): Understood {
  const remembering = context.asksToRemember ? findRemembering(original, detected.locale) : undefined;
  if (remembering !== undefined) return withRemembering(remembering, detected, context);
  const settled = readWait(original, detected, context) ?? readDictatedNote(original, detected, context);
  if (settled) return settled;
  const noWishes = besideNoWishes(original, detected.locale, context);
  const kept = besideKeptOther(original, detected.locale, context);
  const beside = noWishes ?? besideTurnedDown(original, context) ?? kept;
  const read = (asked: UnderstandingContext) => readWithAnswer(beside ?? original, detected, asked);
  const understood: Understood =
    beside === ""
      ? { intent: "other" }
      : withTimesThatWouldDo(read(context), { original, locale: detected.locale, context, read });
  return {
    ...asLeaving(understood),
    ...(noWishes !== undefined && { ...defined({ language: detected.confident }), noWishes: true as const }),
    ...(asksFor && languageAskedFor(asksFor)),
    ...joyIn(understood, original, detected.locale),
  };
}

/** "The terrace? No, indoors please" asks nothing of the terrace. */
function asLeaving({ topics, ...understood }: Understood): Understood {
  if (!understood.leavesScenario) return { ...understood, ...defined({ topics }) };
  const others = topics?.filter((topic) => topic !== "scenario" && topic !== "outdoors") ?? [];
  if (others.length > 0) return { ...understood, topics: others };
  return { ...understood, intent: understood.intent === "question" ? "inform" : understood.intent };
}

/** What is said beside whether the guest's details are to be remembered is read by itself. */
function withRemembering(
  { rest, remembers }: NonNullable<ReturnType<typeof findRemembering>>,
  { confident }: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const said =
    rest === ""
      ? { intent: remembers ? ("affirm" as const) : ("deny" as const), ...defined({ language: confident }) }
      : readRest(rest, { ...context, asksToRemember: false, expecting: null });
  return { ...said, remembers };
}

/** "???" */
const onlyMarks = /^[?!¿¡ ]{0,20}\?[?!¿¡ ]{0,20}$/u;

/** Who writes nothing but question marks wants what was asked explained, or else how it all goes. */
function puzzled({ expecting }: UnderstandingContext): Understood {
  return expecting === null ? { intent: "help" } : { intent: "question", asksWhy: true };
}

/** What tells a language: courtesies and commands are the same in many, and turn no chat. */
const telling: readonly Understood["intent"][] = ["book", "inform", "question", "greet", "waitlist", "list"];

/** The message as the likeliest of several languages has it that share its words, where the guest has shown none. */
function readShared(
  original: string,
  { confident }: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const locale = confident === undefined ? likeliestOfShared(original, context) : undefined;
  if (locale === undefined) return undefined;
  const { understood } = readInLanguage(original, { locale }, context);
  if (!telling.includes(understood.intent)) return undefined;
  return { ...understood, language: locale.code, languageGuessed: true };
}

/** The message in its own language, and in others where that hardly understands it. */
function readAll(original: string, detected: DetectedLanguage, context: UnderstandingContext): Understood {
  const shared = readShared(original, detected, context);
  if (shared !== undefined) return shared;
  const own = readInLanguage(original, detected, context);
  const { understood } =
    readOtherwise(original, own, detected, context) ?? withForeignMoment(own, detected.locale, context);
  return understood;
}

function readWithAnswer(
  original: string,
  detected: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const edited = withNoteEdited(original, detected, context, (rest) =>
    readWithAnswer(rest, detected, context),
  );
  if (edited !== undefined) return edited;
  const more = readYesAndAnother(original, detected, context) ?? readYesAndOther(original, detected, context);
  if (more !== undefined) return more;
  const theirs = besideNotAnother(original, detected.locale);
  if (theirs === "") return { intent: "deny", ...defined({ language: detected.confident }) };
  if (theirs !== undefined) return asOfTheirs(readAll(theirs, detected, context));
  const leaving = withFarewellApart(original, detected, context, (rest) =>
    readWithAnswer(rest, detected, context),
  );
  if (leaving !== undefined) return leaving;
  const firm = readFirmName(original, detected.locale, context);
  if (firm !== undefined)
    return { intent: "inform", lastName: firm, ...defined({ language: detected.confident }) };
  const named = readNameApart(original, detected, context, (rest, isAnswer) =>
    readWithAnswer(rest, detected, isAnswer ? { ...context, expecting: "name" } : context),
  );
  if (named !== undefined) return named;
  const corrected = besidesEcho(original, detected.locale, context, (rest) =>
    readAll(rest, detected, context),
  );
  if (corrected !== undefined) return corrected;
  const meant = besidesWonder(original, detected.locale, context, (words) =>
    readAll(words, detected, context),
  );
  if (meant !== undefined) return meant;
  const told = withOnlyAsked(original, detected.locale, context, (rest) => readAll(rest, detected, context));
  if (told !== undefined) return told;
  const whole = withElsewhereApart(
    readAll(original, detected, context),
    original,
    detected.locale,
    context,
    (rest) => readAll(rest, detected, context),
  );
  const answered = withAnswerBeside(whole, original, detected, context);
  const given = withAnswerInClause(answered, original, detected, context);
  const renamed = withNameInSentence(given, original, detected, context);
  const asked = withQuestionApart(renamed, original, detected, context);
  return withStopAtEnd(asked, original, detected, context);
}

/** Beside the language that a message asks for, that of its words does not matter. */
function languageAskedFor({ language }: LanguageRequest): Pick<Understood, "language" | "languageWish"> {
  return { language, languageWish: language };
}

/** What other languages make of a message that the conversation's own hardly understands. */
function readOtherwise(
  original: string,
  own: LanguageReading,
  detected: DetectedLanguage,
  context: UnderstandingContext,
): LanguageReading | undefined {
  const { locale, confident } = detected;
  if (locale === neutral || confident !== undefined || !mayBeFuller(own)) return undefined;
  return readFuller(original, own, locale, context) ?? readForeignMoment(original, own, locale, context);
}

/**
 * The reading of a language that knows more of the words than the conversation's own, and makes more of them. Where
 * several know equally many, the one that makes the most of them; where they read them differently, nothing is known.
 */
function readFuller(
  original: string,
  own: LanguageReading,
  locale: Locale,
  context: UnderstandingContext,
): LanguageReading | undefined {
  const { locales, isClear, knowSentence } = likelierLanguages(original, locale);
  const readings = locales
    .map((other) => {
      const reading = readInLanguage(original, { locale: other }, context);
      const whole = context.expecting === null ? withForeignMoment(reading, other, context) : reading;
      return { ...whole, code: other.code };
    })
    .filter((other) => isFuller(other, own, knowSentence));
  const fullest = fullestOf(readings);
  const [first, ...others] = fullest;
  if (first === undefined || !others.every((other) => isSameReading(other, first))) return undefined;
  const isOne = isClear && (locales.length === 1 || readings.length > fullest.length) && others.length === 0;
  return isOne ? { ...first, understood: { ...first.understood, language: first.code } } : first;
}

function isSameReading(a: LanguageReading, b: LanguageReading): boolean {
  return JSON.stringify(a.understood) === JSON.stringify(b.understood);
}
