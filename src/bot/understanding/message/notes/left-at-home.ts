import { findDogLeft, mentionsDog } from "#src/bot/understanding/intent/notes/not-brought.ts";
import { piecesOf } from "#src/bot/understanding/intent/notes/note-pieces.ts";
import { besideClause } from "#src/bot/understanding/message/answers/clauses.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { withNoteLeft } from "./note-edited.ts";

/**
 * "Then we'll leave him at home", once a dog is noted: it is noted no more. A yes beside it agrees to nothing, since the note was not seen
 * so. Where no dog is noted, and one was asked about, such words want nothing. Undefined where the dog stays with nobody.
 */
export function readLeftAtHome(said: Said, readPart: ReadPart): Understood | undefined {
  const { original, language, context } = said;
  const { draft, noted, askedOfHouse } = context;
  const folded = foldText(original);
  const left = folded.length === original.length ? findDogLeft(folded, language.locale) : undefined;
  if (left === undefined) return undefined;
  const pieces = piecesOf(draft?.comment ?? noted ?? "", language.locale);
  const others = pieces.filter((piece) => !mentionsDog(foldText(piece), language.locale));
  if (others.length < pieces.length) return withNoteLeft(others, left.span, said, readPart);
  const isAll = besideClause(original, left.span).split(" ").length <= mostWordsBeside;
  const isOfAsked = !left.isNamed && askedOfHouse === true && context.expecting !== "name";
  return isAll && isOfAsked ? { intent: "thanks", ...defined({ language: language.confident }) } : undefined;
}

/** "Ah, what a pity", and no more. */
const mostWordsBeside = 4;
