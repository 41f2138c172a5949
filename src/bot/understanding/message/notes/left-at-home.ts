import { findDogLeft } from "#src/bot/understanding/intent/notes/stays-away.ts";
import { besideClause } from "#src/bot/understanding/message/answers/clauses.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * "Then we'll leave him at home", once a dog was asked about that nobody noted: such words want nothing. Undefined where more is said,
 * or the dog stays with nobody.
 */
export function readLeftAtHome({ original, language, context }: Said): Understood | undefined {
  if (context.askedOfHouse !== true || context.expecting === "name") return undefined;
  const folded = foldText(original);
  const left = folded.length === original.length ? findDogLeft(folded, language.locale) : undefined;
  if (left === undefined || left.isNamed) return undefined;
  const isAll = besideClause(original, left.span).split(" ").length <= mostWordsBeside;
  return isAll ? { intent: "thanks", ...defined({ language: language.confident }) } : undefined;
}

/** "Ah, what a pity", and no more. */
const mostWordsBeside = 4;
