import { isElsewhere } from "#src/bot/understanding/intent/booking/elsewhere.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * Beside something that no restaurant does, what the other clauses say counts where it can only be of this one: what they ask of the
 * house, the table they wish for, and what was just asked for. "Is there parking, and who won the game?", asked how many they are: "five.
 * The weather is awful, isn't it?"
 */
export function withElsewhereApart(
  understood: Understood,
  { original, language: { locale }, context: { expecting } }: Said,
  readPart: ReadPart,
): Understood {
  if (understood.intent !== "other" || !isElsewhere(foldText(original), locale)) return understood;
  const clauses = original.split(/(?<=[!?;,]|(?<!\d)\.) /u);
  const ours = clauses.filter((clause) => !isElsewhere(foldText(clause), locale));
  const others = clauses.filter((clause) => !ours.includes(clause));
  if (ours.length === 0 || others.length === 0) return understood;
  const rest = readPart(ours.join(" "));
  const { intent, topics } = rest;
  /** "Yes, depending on the weather" is no yes. */
  const isAgreed = intent !== "affirm" || others.every((clause) => clause.endsWith("?"));
  const isAnswer = expecting !== null && intent !== "other" && intent !== "cancel" && isAgreed;
  const isOfHouse = (intent === "question" && topics !== undefined) || intent === "book";
  return isOfHouse || isAnswer ? rest : understood;
}
