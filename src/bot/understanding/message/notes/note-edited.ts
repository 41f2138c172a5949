import type { Locale } from "#src/bot/languages/locale.ts";
import { findNoteEdit, isUntold } from "#src/bot/understanding/intent/notes/note-edits.ts";
import { newBeside } from "#src/bot/understanding/intent/notes/same-wish.ts";
import { withoutCourtesies } from "#src/bot/understanding/intent/notes/wish-words.ts";
import { besideClause, clausesIn, withoutJoint } from "#src/bot/understanding/message/answers/clauses.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** What is said beside an edit, and counts. */
const values = ["partySize", "date", "time", "timeFrom", "timeTo", "comment", "phone", "firstName"] as const;

/**
 * What is noted, edited in words: "take the garlic out of the note", "the high chair is missing from it". It is shown as it is then;
 * a yes beside it agrees to nothing, since the note was not seen so. What else is said is read by itself.
 */
export function readNoteEdited(said: Said, readPart: ReadPart): Understood | undefined {
  const {
    original,
    language: { locale, confident },
    context,
  } = said;
  const { draft, noted: known, tablePicked: mayBeNoted } = context;
  const note = draft?.comment ?? known;
  const folded = foldText(original);
  if (folded.length !== original.length) return undefined;
  const told = mayBeNoted && (note ?? "") === "" ? withoutUntold(original, locale) : undefined;
  if (told !== undefined) return readPart(told);
  const edit = note !== undefined || mayBeNoted ? findNoteEdit(original, note ?? "", locale) : undefined;
  if (note === undefined && edit?.type !== "lacks")
    return mayBeNoted && isUntold(folded, locale) ? asksWhatIsNoted : undefined;
  if (edit === undefined) return isUntold(folded, locale) ? asksWhatIsNoted : undefined;
  const language = defined({ language: confident });
  if (edit.type === "unclear") {
    const comment = saidBeside(original, edit.span, locale, readPart)?.comment;
    return {
      intent: comment === undefined ? "other" : "inform",
      ...defined({ comment }),
      rewordsNote: true,
      ...language,
    };
  }
  if (edit.type === "names nothing") return { intent: "question", topics: ["noted"], ...language };
  if (edit.type === "lacks") {
    const told = withoutCourtesies(original.slice(edit.told.start, edit.told.end).trim(), locale);
    const { fresh } = newBeside(told, note ?? "", locale);
    if (fresh === undefined) return { intent: "question", topics: ["noted"], ...language };
    return { intent: "inform", comment: fresh, ...language };
  }
  return withNoteLeft(edit.left, edit.span, said, readPart);
}

/** What a message says that leaves these pieces of the note, at this place in it, and what stands beside that. */
export function withNoteLeft(
  pieces: readonly string[],
  span: Span,
  { original, language: { locale, confident }, context: { draft } }: Said,
  readPart: ReadPart,
): Understood {
  const language = defined({ language: confident });
  const beside = saidBeside(original, span, locale, readPart);
  const left = pieces.join(", ");
  if (draft?.comment !== undefined)
    return { ...beside, intent: intentBeside(beside, "inform"), wishesLeft: left, ...language };
  const comment = [left, beside?.comment].filter(Boolean).join("; ");
  const intent = intentBeside(beside, "change");
  const noted = { intent, wishedAlone: true, needsKept: "", ...language } as const;
  return { ...withoutComment(beside), ...noted, ...(comment !== "" && { comment }) };
}

/** "Yes, book it. And put nothing in about the nuts": where nothing is noted, who says what is not to be says no more than the rest. */
function withoutUntold(original: string, locale: Locale): string | undefined {
  const clauses = clausesIn(original, locale);
  const left = clauses.filter(({ text }) => !isUntold(foldText(withoutJoint(text, locale)), locale));
  if (left.length === clauses.length || left.length === 0) return undefined;
  return left.map(({ text }) => text.replace(/,$/u, "")).join(", ");
}

const asksWhatIsNoted: Understood = { intent: "question", topics: ["noted"] };

const withoutComment = ({ comment: _, ...said }: Partial<Understood> = {}) => said;

function saidBeside(original: string, span: Span, locale: Locale, readPart: ReadPart) {
  const rest = besideClause(original, span, locale);
  if (!/[\p{L}\d]/u.test(rest)) return undefined;
  const { agrees: _, wishesLeft: _left, unwished: _unwished, ...said } = readPart(rest);
  return values.some((value) => said[value] !== undefined) ? said : undefined;
}

/** A change of the table, or a question beside it, is one all the same; a yes is none. */
function intentBeside(
  beside: { readonly intent: Understood["intent"] } | undefined,
  otherwise: "inform" | "change",
) {
  return beside?.intent === "change" || beside?.intent === "question" ? beside.intent : otherwise;
}
