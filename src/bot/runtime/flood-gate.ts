import { LRUCache } from "lru-cache";
import type { Clock } from "#src/lib/clock.ts";

/** Keeps a flood of one chat from the database, where it would cost a transaction for each message that is dropped. */
export interface FloodGate {
  isShut(conversationId: string): boolean;
  /** The store has dropped a message, since there were too many. */
  shut(conversationId: string): void;
}

/** So long nothing of the chat is looked at; then the store counts again. */
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
