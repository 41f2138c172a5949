import type { Understood } from "#src/bot/understanding/understood.ts";
import type { FoundMessage } from "./found-message.ts";

/** What such a question begins with in the languages there are: "what's … like", "tell me about …", "com'è …". */
const opening = new RegExp(
  `^(?:\\p{L}{1,9}[,.!]? ){0,2}(?:${[
    "what(?:'s|s| is)|how(?:'s| is)|tell (?:me|us) (?:something |more |a bit )?about",
    "was (?:ist|gibt'?s|gibt es)|wie ist|erzahl\\p{L}{0,2} (?:mir |uns |sie ){0,2}(?:etwas |was |mal ){0,2}(?:von|uber)",
    "c'est (?:quoi|comment)|comment est|(?:il|elle) est comment|parle[zr]?[- ]moi d[eu]",
    "(?:que|como) es|hablame del?|cuentame (?:algo )?(?:del?|sobre)",
    "com'e|cos'e|(?:mi parli|mi racconti|parlami) di",
    "(?:o que|como) e|(?:fal[ae]|cont[ae])-?(?: ?me)? (?:d[oe]|sobre)",
    "(?:wat|hoe) is|vertel (?:me |eens |iets ){0,3}over",
    "(?:vad|hur) ar|beratta (?:lite |nagot )?om",
  ].join("|")}) `,
  "u",
);

/** "What's Furu & Fjord like?": a question that says no more than which restaurant it means asks what that one is. */
export function asksOfHouseNamed(understood: Understood, { found, reading }: FoundMessage): Understood {
  const { intent, venueId, topics, language: _, ...more } = understood;
  const isAlone = found.venueId !== undefined && topics === undefined && Object.keys(more).length === 0;
  const isAsked = intent === "question" || intent === "other" || intent === "book";
  if (!isAlone || !isAsked || !opening.test(reading.folded)) return understood;
  return { ...understood, intent: "question", topics: ["house"] };
}
