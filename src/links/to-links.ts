import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { type StartPlace, toStartPayload } from "#src/bot/machine/core/start-payload.ts";

/** What opens the chat at a venue, or at one of its scenarios. */
export interface Link {
  /** What it leads to, for people: the venue's name, and the scenario's. */
  readonly name: string;
  /** The payload that the bot is started with; also a file's name. */
  readonly payload: string;
  readonly url: string;
}

/** Every link there is into the chat: of each venue first its own, then those of its scenarios. */
export function toLinks(
  venues: readonly VenueFacts[],
  toUrl: (place: StartPlace) => string,
): readonly Link[] {
  const toLink = (name: string, place: StartPlace): Link => {
    return { name, payload: toStartPayload(place), url: toUrl(place) };
  };
  return venues.flatMap(({ id: venueId, name, scenarios = [] }) => [
    toLink(name, { venueId }),
    ...scenarios.map((scenario) => toLink(`${name}, ${scenario.name}`, { venueId, scenarioId: scenario.id })),
  ]);
}
