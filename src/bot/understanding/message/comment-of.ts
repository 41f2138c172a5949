import { onlyAsksOfCosts } from "#src/bot/understanding/intent/asked-costs.ts";
import { toComment } from "#src/bot/understanding/intent/wishes.ts";
import { overlap } from "#src/bot/understanding/text/spans.ts";
import type { Intent, Topic } from "#src/bot/understanding/understood.ts";
import type { FoundMessage } from "./found-message.ts";
import type { Told } from "./told.ts";

/** What a message wishes for in the guest's own words, without what it takes back and what it only asks about. */
export function commentOf(
  { reading, found: { wishes = [] }, locale, context }: FoundMessage,
  told: Told,
  intent: Intent,
  topics: readonly Topic[],
): string | undefined {
  if (told.isElsewhere || onlyAsksOfCosts(reading.folded, intent, topics, locale)) return undefined;
  const added = wishes.filter(({ span }) => !told.takenBack?.spans.some((one) => overlap(one, span)));
  /** Of a table that is picked, what is told before a question is told: "we'd like a window table, is there parking?" */
  const isOfNote = topics.includes("noted") && context.noted !== undefined;
  const mayAllBeAsked = intent === "question" && context.tablePicked !== true && !isOfNote;
  return toComment(added, mayAllBeAsked);
}
