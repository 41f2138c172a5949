import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";

/** What else such a question may look like. Of a terrace or a room apart a house may have written its own answer. */
const alike: ReadonlySet<Topic> = new Set(["ways", "menu", "hours", "starts"]);

/** What a message may want beside which it is asked what a way to dine is. */
const besides: ReadonlySet<Intent> = new Set(["book", "inform", "change", "question"]);

/**
 * "What's the tasting menu?", "when do you do brunch?": a question about a way to dine, which wishes for no table. "Is there
 * brunch on Sunday?" asks for one, and "a quarter to eight. What's the tasting menu?" for another.
 */
export function asksOfScenario(understood: Understood, { found }: FoundMessage): Understood {
  const scenarioName = found.scenarioAsked ?? understood.scenarioName;
  const { topics = [], intent } = understood;
  const others = topics.filter((topic) => !alike.has(topic));
  if (found.scenarioAsked !== undefined && besides.has(intent) && statesAnything(understood)) {
    return { ...understood, scenarioAsked: found.scenarioAsked, topics: ["scenario", ...others] };
  }
  /** "Wat is dat proeverijmenu eigenlijk?" would rather have nothing else. */
  const isQuestion = intent === "question" || (intent === "change" && found.scenarioAsked !== undefined);
  if (!isQuestion || scenarioName === undefined || statesTable(understood)) return understood;
  const isOfTable = understood.date !== undefined && topics.length === 0;
  /** "What is it, and how much?" is of it, too; "do dogs come onto the terrace?" is not. */
  const isOfOther = found.scenarioAsked === undefined && others.length > 0 && others.length === topics.length;
  return isOfTable || isOfOther
    ? understood
    : { ...understood, intent: "question", scenarioName, topics: ["scenario", ...others] };
}

const statesAnything = (understood: Understood): boolean =>
  statesTable(understood) || (understood.intent !== "question" && understood.date !== undefined);

function statesTable({ partySize, time, timeFrom, timeTo }: Understood): boolean {
  return [partySize, time, timeFrom, timeTo].some((value) => value !== undefined);
}
