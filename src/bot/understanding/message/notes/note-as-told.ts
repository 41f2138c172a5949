import { findNeeds } from "#src/bot/understanding/intent/notes/needs.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * "One coeliac, a high chair. That's how it should read": what stands before such a sentence takes the place of all that is noted, and
 * the sentence is no part of it. Undefined where something else is said than a note.
 */
export function readNoteAsTold(
  { original, language: { locale }, context: { draft, noted } }: Said,
  readPart: ReadPart,
): Understood | undefined {
  if ((draft?.comment ?? noted) === undefined) return undefined;
  const folded = foldText(original);
  if (folded.length !== original.length) return undefined;
  const end = folded.search(endOf(locale));
  if (end < 0) return undefined;
  const said = readPart(original.slice(0, end));
  if (said.wishedAlone) return said;
  const { intent, comment, language, unwished, wishesLeft, ...more } = said;
  const isAll = [unwished, wishesLeft].every((one) => one === undefined) && Object.keys(more).length === 0;
  if (intent !== "inform" || comment === undefined || !isAll) return undefined;
  const told = comment.replaceAll(/["“”„«»]/gu, "").trim();
  return { intent, comment: told, wishedAlone: true, ...defined({ needsKept: findNeeds(noted), language }) };
}

const endOf = memoizeByLocale(
  ({ notes, intents }) =>
    new RegExp(
      `(?<=[.,;!"”»])[" ]{1,2}${alternatives(notes?.asTold ?? [])}(?:,? ${alternatives([...intents.thanks, ...intents.fillers])}){0,2}[.! ]{0,3}$`,
      "u",
    ),
);
