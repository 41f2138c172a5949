import { LRUCache } from "lru-cache";
import type { Clock } from "#src/lib/clock.ts";

/**
 * Drops messages of a chat that writes too fast before they reach the database, where each would cost a transaction.
 */
export interface FloodGate {
  isShut(conversationId: string): boolean;
  /** Drops the chat's messages for a while: the store has just refused one because there were too many. */
  shut(conversationId: string): void;
}

/** How long a chat's messages are dropped before the store counts again. */
const shutFor = Temporal.Duration.from({ seconds: 5 });
const mostChats = 10_000;

export function createFloodGate(clock: Clock): FloodGate {
  const opensAt = new LRUCache<string, Temporal.Instant>({ max: mostChats });
  return {
    isShut: (conversationId) => {
      const moment = opensAt.get(conversationId);
      return moment !== undefined && Temporal.Instant.compare(clock.now(), moment) < 0;
    },
    shut: (conversationId) => {
      opensAt.set(conversationId, clock.now().add(shutFor));
    },
  };
}
