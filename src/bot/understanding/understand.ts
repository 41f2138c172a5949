import type { Locale } from "#src/bot/languages/locale.ts";
import { defined } from "#src/lib/defined.ts";
import { joinSpelledName } from "./guest/dictated-names.ts";
import { besideKeepingDeclined, findRemembering, ordersOnlyTable } from "./guest/remembering.ts";
import { readNameAsWritten, readWholeName } from "./guest/whole-names.ts";
import { withoutBefore } from "./intent/answers/before-answer.ts";
import { besideTurnedDown } from "./intent/answers/turned-down.ts";
import { besideKeptOther } from "./intent/booking/keeps-other.ts";
import { besideNoWishes } from "./intent/notes/no-wishes.ts";
import { withoutUnseen } from "./intent/notes/notes.ts";
import { withTagApart } from "./intent/notes/pith.ts";
import { type DetectedLanguage, detectLanguage } from "./language/language.ts";
import { findLanguageRequest, type LanguageRequest } from "./language/language-request.ts";
import { joyIn } from "./message/answers/moved-by.ts";
import { readInParts } from "./message/in-parts.ts";
import { readNoteAsTold } from "./message/notes/note-as-told.ts";
import { readAskedNote } from "./message/notes/note-asked.ts";
import { readDictatedNote } from "./message/notes/note-dictated.ts";
import { asAskedPlainly } from "./message/questions/only-asked.ts";
import type { Said } from "./message/said.ts";
import { readWait, withTimesThatWouldDo } from "./message/values/while-waiting.ts";
import { withYesApart } from "./text/accented-yes.ts";
import { withElisions } from "./text/elisions.ts";
import { withoutLaughter } from "./text/laughter.ts";
import { withMendedWords } from "./text/mended-words.ts";
import { normalise } from "./text/normalise.ts";
import { takeReference } from "./text/reference.ts";
import { speaksOfNumber, writeOutDigits } from "./text/repeated-digits.ts";
import { withoutRoughness } from "./text/rough-times.ts";
import { joinSpelled } from "./text/spelled.ts";
import type { UnderstandingContext } from "./understanding-context.ts";
import type { Intent, Understood } from "./understood.ts";

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
  const mended = withMendedWords(withElisions(original, detected.locale), detected.locale);
  const elided = withoutRoughness(withYesApart(mended), detected.locale);
  const isPicked = context.tablePicked === true || context.changeShown === true;
  const seen = isPicked ? withoutUnseen(elided, detected.locale) : elided;
  const answered = withoutBefore(seen, detected.locale, context);
  const written = withTagApart(asAskedPlainly(answered, detected.locale), detected.locale);
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
  const said: Said = { original, language: detected, context };
  const settled =
    readWait(said) ??
    readNoteAsTold(said, (words, asked = context) => readDetected(words, detected, asksFor, asked)) ??
    readDictatedNote(said);
  if (settled) return settled;
  const noWishes = besideNoWishes(original, detected.locale, context);
  const kept = besideKeptOther(original, detected.locale, context);
  const beside = noWishes ?? besideTurnedDown(original, detected.locale, context) ?? kept;
  const read = (asked: UnderstandingContext) =>
    readInParts({ original: beside ?? original, language: detected, context: asked });
  const understood: Understood =
    beside === "" ? { intent: "other" } : withTimesThatWouldDo(read(context), said, read);
  if (context.asksToRemember && ordersOnlyTable(original, understood, detected.locale))
    return { intent: "askBooked", ...defined({ language: detected.confident }) };
  if (declinesOnlyKeeping(original, understood, detected.locale, context))
    return { intent: "question", topics: ["ownData"], ...defined({ language: detected.confident }) };
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

/** "No need to save my details. See you Sunday!", of a table that is not booked yet, gives nothing up: they hear what their details are for. */
function declinesOnlyKeeping(
  original: string,
  { intent }: Understood,
  locale: Locale,
  context: UnderstandingContext,
): boolean {
  if (context.tablePicked !== true || context.expecting !== "confirm" || !mayDecline.has(intent))
    return false;
  const rest = besideKeepingDeclined(original, locale);
  if (rest === undefined || rest === "") return rest === "";
  const beside = readRest(rest, context);
  return beside.intent === "thanks" || beside.farewell !== undefined;
}

const mayDecline: ReadonlySet<Intent> = new Set(["deny", "myData", "thanks", "other"]);

/** "???" */
const onlyMarks = /^[?!¿¡ ]{0,20}\?[?!¿¡ ]{0,20}$/u;

/** Who writes nothing but question marks wants what was asked explained, or else how it all goes. */
function puzzled({ expecting }: UnderstandingContext): Understood {
  return expecting === null ? { intent: "help" } : { intent: "question", asksWhy: true };
}

/** Beside the language that a message asks for, that of its words does not matter. */
function languageAskedFor({ language }: LanguageRequest): Pick<Understood, "language" | "languageWish"> {
  return { language, languageWish: language };
}
