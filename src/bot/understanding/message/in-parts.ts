import { readFirmName } from "#src/bot/understanding/guest/firm-names.ts";
import { asOfTheirs, besideNotAnother } from "#src/bot/understanding/intent/booking/not-another.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { withAnswerBeside } from "./answer-beside.ts";
import { readBesideEcho } from "./answers/besides-echo.ts";
import { withCancelBesideLater } from "./answers/cancel-beside-later.ts";
import { readFarewellApart } from "./answers/farewell-apart.ts";
import { readSigned } from "./answers/signed.ts";
import { withStopAtEnd } from "./answers/stop-apart.ts";
import { readYesAndAnother, readYesAndOther } from "./answers/yes-and-another.ts";
import { readYesAndNothingKept } from "./answers/yes-and-nothing-kept.ts";
import { readInLikeliestLanguage } from "./in-likeliest-language.ts";
import { withAnswerInClause } from "./names/answer-in-clause.ts";
import { readNameApart } from "./names/name-apart.ts";
import { withNameAtPhone } from "./names/name-at-phone.ts";
import { withNameInSentence } from "./names/name-in-sentence.ts";
import { readNamePutRight } from "./names/name-put-right.ts";
import { readLeftAtHome } from "./notes/left-at-home.ts";
import { readNoteEdited } from "./notes/note-edited.ts";
import { withRestOfNote } from "./notes/rest-of-note.ts";
import { withElsewhereApart } from "./questions/elsewhere-apart.ts";
import { readOnlyAsked } from "./questions/only-asked.ts";
import { withQuestionApart } from "./questions/question-apart.ts";
import type { ReadPart, Said } from "./said.ts";
import { readBesideWonder } from "./values/half-of-day.ts";
import { readPutOffApart } from "./values/put-off-apart.ts";

/** Reads a message that falls into parts in one way, whatever it looks like as a whole; undefined where it does not. */
type Divide = (said: Said, readPart: ReadPart) => Understood | undefined;

/** Adds to what a message says as a whole what a part of it says by itself. */
type Complete = (understood: Understood, said: Said, readPart: ReadPart) => Understood;

/** The first that applies settles what is said. */
const divided: readonly Divide[] = [
  readNoteEdited,
  readLeftAtHome,
  readPutOffApart,
  readSigned,
  readYesAndNothingKept,
  readYesAndAnother,
  readYesAndOther,
  readOfTheirs,
  readFarewellApart,
  readFirm,
  readNameApart,
  readNamePutRight,
  readBesideEcho,
  readBesideWonder,
  readOnlyAsked,
];

/** Each sees what those before it made of the message. */
const completed: readonly Complete[] = [
  withElsewhereApart,
  withAnswerBeside,
  withAnswerInClause,
  withNameInSentence,
  withNameAtPhone,
  withQuestionApart,
  withStopAtEnd,
  withCancelBesideLater,
  withRestOfNote,
];

/** What a message says as a whole and in its parts: what it answers, asks, tells and wants beside one another. */
export function readInParts(said: Said): Understood {
  const readPart = (original: string, context: UnderstandingContext = said.context) =>
    readInParts({ ...said, original, context });
  for (const divide of divided) {
    const understood = divide(said, readPart);
    if (understood !== undefined) return understood;
  }
  return completed.reduce(
    (understood, complete) => complete(understood, said, readPart),
    readInLikeliestLanguage(said),
  );
}

/** "I don't want another table, I only want mine by the window": all else that is said is of the one that they have. */
function readOfTheirs({ original, language: { locale, confident } }: Said, readPart: ReadPart) {
  const theirs = besideNotAnother(original, locale);
  if (theirs === "") return { intent: "deny" as const, ...defined({ language: confident }) };
  return theirs === undefined ? undefined : asOfTheirs(readPart(theirs));
}

function readFirm({ original, language: { locale, confident }, context }: Said): Understood | undefined {
  const lastName = readFirmName(original, locale, context);
  return lastName === undefined
    ? undefined
    : { intent: "inform", lastName, ...defined({ language: confident }) };
}
