import type { Locale } from "#src/bot/languages/locale.ts";
import { supposes } from "#src/bot/understanding/intent/answers/answers.ts";
import { rulesOf } from "#src/bot/understanding/intent/intent-rules.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import type { Values } from "#src/bot/understanding/message/resolve.ts";
import { says } from "#src/bot/understanding/text/phrases.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";

/** What was bad, or was left behind, where that is what the message is about; one beside a wish, a yes or a no is heard with that. */
export function wantsPersonFor(
  feeling: Understood["feeling"],
  intent: Intent,
  topics: readonly Topic[],
  values: Values,
  { reading, locale }: FoundMessage,
): "complaint" | "lost" | undefined {
  if (feeling === "lost") return isNothingElse(intent, topics, values) ? feeling : undefined;
  if (feeling !== "complaint") return undefined;
  if (isOfPast(intent, values)) return feeling;
  /** "The fish was cold. Who can I contact?", "you charged my card twice", but not "do I get my money back if I cancel". */
  if (intent === "question" && topics.every((topic) => beside.has(topic)))
    return topics.some((topic) => ofMoney.has(topic)) && isSupposed(reading.folded, locale)
      ? undefined
      : feeling;
  return complains.includes(intent) && !(intent === "book" && Object.keys(values).length > 0)
    ? feeling
    : undefined;
}

/** "If I cancel", "bij annuleren". */
function isSupposed(text: string, locale: Locale): boolean {
  return supposes(text, locale) || says(text, rulesOf(locale).cancel);
}

/** It was of a visit that is over. */
export function isOfPast(intent: Intent, { partySize, date }: Values): boolean {
  return intent === "inform" && partySize === undefined && date === undefined;
}

const complains: readonly Intent[] = ["other", "book", "human", "thanks", "greet"];

/** What was paid may be asked about by its words. */
const ofMoney: ReadonlySet<Topic> = new Set(["fees", "payment", "prices"]);
const beside: ReadonlySet<Topic> = new Set<Topic>(["contact", "menu", ...ofMoney]);

/** "I lost my keys, so we'll be three" tells more than that. */
function isNothingElse(intent: Intent, topics: readonly Topic[], { partySize, time }: Values): boolean {
  const isTold = [...complains, "inform", "question"].includes(intent) && topics.length === 0;
  return isTold && (partySize ?? time) === undefined;
}

/** Beside a complaint only who can be reached is a question. */
export function topicsBeside(heard: Understood["feeling"], topics: readonly Topic[]): readonly Topic[] {
  return heard === undefined ? topics : topics.filter((topic) => topic === "contact");
}
