import { leftOfRest } from "#src/bot/understanding/intent/notes/note-edits.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { withNoteLeft } from "./note-edited.ts";

/**
 * "Only the nut allergy matters, strike the rest", where no rule heard a note in it: what is struck is of the note, and no table. Where
 * it is not clear what is to stay, the note is asked for in whole.
 */
export function withRestOfNote(understood: Understood, said: Said): Understood {
  const { original, language, context } = said;
  const noted = context.draft?.comment ?? context.noted;
  const isHeard = understood.wishedAlone || understood.wishesLeft !== undefined || understood.rewordsNote;
  if (noted === undefined || noted === "" || isHeard) return understood;
  const left = leftOfRest(original, noted, language.locale);
  if (left === undefined) return understood;
  if (left === "unclear")
    return { intent: "other", rewordsNote: true, ...defined({ language: language.confident }) };
  return withNoteLeft(left, { start: 0, end: original.length }, said, () => ({ intent: "other" }));
}
