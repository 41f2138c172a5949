import type { Locale } from "#src/bot/languages/locale.ts";
import { asksAnything } from "#src/bot/understanding/intent/answers/answers.ts";
import { findFeeling } from "#src/bot/understanding/intent/answers/feelings.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import { asksSomething } from "./asking.ts";

/**
 * Whether a message asks what it costs not to come, how long a table is the guest's, how many it takes, or whether their
 * number may change, and wishes for none beside it.
 * Such a question often has no mark, and the numbers in it are supposed: "will you charge us if we're 5 instead of 6".
 */
export function asksOfRules(facts: Facts, locale: Locale, isRequest: (clause: string) => boolean): boolean {
  const { text, rest, hasValues, isWholeWish } = facts;
  const { fees, ofTable, condition } = patternsOf(locale);
  if (isWholeWish || !(says(text, fees) || says(text, ofTable))) return false;
  const asks = asksAnything(text, locale) || asksSomething(text, locale);
  const others = rest
    .split(/[.,;!?]/)
    .filter((clause) => !says(clause, fees) && !says(clause, ofTable) && !condition.test(clause));
  if (others.some((clause) => clause.includes("¦") || isRequest(clause))) return false;
  if (asks) return true;
  if (findFeeling(text, locale) !== undefined) return false;
  /** "I lose the deposit if I cancel" is a question in many languages; "a table without a deposit" is none. */
  return (says(text, fees) && says(text, condition)) || !(hasValues || isRequest(text));
}

/** Other questions that no table is wished for with, whatever numbers stand in them. */
const ofTable = [
  "stay",
  "largest",
  "restaurants",
  "house",
  "ways",
  "adjusting",
  "ownName",
  "ownPhone",
  "noted",
  "walkIns",
] as const;

const ofRules: ReadonlySet<Topic> = new Set(["fees", "stay", "largest", "ways", "adjusting"]);

/** Whether the numbers of a question about these are none of the table's. */
export function isOfRules(topics: readonly Topic[]): boolean {
  return topics.some((topic) => ofRules.has(topic));
}

const patternsOf = memoizeByLocale(({ topics, choices }) => ({
  fees: phrases(topics.fees),
  ofTable: phrases(ofTable.flatMap((topic) => topics[topic])),
  condition: new RegExp(`(?<![\\p{L}])${alternatives(choices.conditions)} [\\p{L}¦]`, "u"),
}));
