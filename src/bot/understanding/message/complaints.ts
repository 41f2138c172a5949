import type { Intent, Topic } from "#src/bot/understanding/understood.ts";

/** What a complaint may look like; one beside a wish, a yes or a no is heard with that. */
export function mayComplain(intent: Intent, topics: readonly Topic[], values: object): boolean {
  /** "The fish was cold. Who can I contact?" */
  if (intent === "question") return topics.every((topic) => topic === "contact" || topic === "menu");
  return complains.includes(intent) && !(intent === "book" && Object.keys(values).length > 0);
}

const complains: readonly Intent[] = ["other", "book", "human", "thanks", "greet"];
