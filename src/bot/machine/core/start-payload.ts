import { defined } from "#src/lib/defined.ts";
import type { VenueFacts } from "./context.ts";

/** Where a link opens the chat: at a venue, or at one of its scenarios. */
export interface StartPlace {
  readonly venueId: number;
  readonly scenarioId?: number;
}

/**
 * What a link carries, as Telegram allows it: letters, digits, `_` and `-`, at most 64.
 * https://core.telegram.org/api/links#bot-links
 */
export function toStartPayload({ venueId, scenarioId }: StartPlace): string {
  return scenarioId === undefined ? `venue-${venueId}` : `venue-${venueId}-scenario-${scenarioId}`;
}

/** The venue that a link opens the chat at, and the scenario where the venue still has it. */
export function readStartPayload(
  payload: string | undefined,
  venues: readonly VenueFacts[],
): { readonly venueId: number; readonly scenarioName?: string } | undefined {
  const [, venueId, scenarioId] = /^venue-(\d{1,10})(?:-scenario-(\d{1,10}))?$/.exec(payload ?? "") ?? [];
  const venue = venues.find(({ id }) => id === Number(venueId));
  if (!venue) return undefined;
  const scenario = venue.scenarios?.find(({ id }) => id === Number(scenarioId));
  return { venueId: venue.id, ...defined({ scenarioName: scenario?.name }) };
}
