import type { Topic, Understood } from "#src/bot/understanding/understood.ts";
import type { FoundMessage } from "./found-message.ts";

/** What else such a question may look like. Of a terrace or a room apart a house may have written its own answer. */
const alike: ReadonlySet<Topic> = new Set(["ways", "menu", "hours", "starts"]);

/**
 * "What's the tasting menu?", "when do you do brunch?": a question about a way to dine, which wishes for no table. "Is there
 * brunch on Sunday?" asks for one.
 */
export function asksOfScenario(understood: Understood, { found }: FoundMessage): Understood {
  const scenarioName = found.scenarioAsked ?? understood.scenarioName;
  const { topics = [], intent } = understood;
  if (intent !== "question" || scenarioName === undefined || statesTable(understood)) return understood;
  const others = topics.filter((topic) => !alike.has(topic));
  const isOfTable = understood.date !== undefined && topics.length === 0;
  /** "What is it, and how much?" is of it, too; "do dogs come onto the terrace?" is not. */
  const isOfOther = found.scenarioAsked === undefined && others.length > 0 && others.length === topics.length;
  return isOfTable || isOfOther
    ? understood
    : { ...understood, scenarioName, topics: ["scenario", ...others] };
}

function statesTable({ partySize, time, timeFrom, timeTo }: Understood): boolean {
  return [partySize, time, timeFrom, timeTo].some((value) => value !== undefined);
}
