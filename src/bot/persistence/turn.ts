import type { Kysely } from "kysely";
import type { StoredEffect, Taking, ToDo } from "#src/bot/runtime/turn-store.ts";
import { currentTrace } from "#src/lib/trace.ts";
import { openWaitingChat } from "./chat.ts";
import { laneOf } from "./lane-of.ts";
import { storableJson } from "./storable.ts";
import { decideAndStore } from "./store-turn.ts";
import type { BotTables } from "./tables.ts";

/**
 * One turn under the lock of its conversation: turns of a chat are serial, whichever processes take them.
 * Arrival, snapshot and effects are stored together or not at all.
 */
export async function takeTurn(
  trx: Kysely<BotTables>,
  conversationId: string,
  taking: Taking,
): Promise<ToDo | undefined> {
  const chat = await openWaitingChat(trx, conversationId);
  if (!chat) return undefined;
  const toDo = await decideAndStore(trx, chat, taking);
  // Another process took this arrival while the lock was waited for: look again.
  if (!toDo) return { claimed: [], look: ["turns"] };
  return chat.isFollowed ? { ...toDo, look: ["turns", ...toDo.look] } : toDo;
}

/** Puts effects into the outbox; their order there is the order they run in. */
export async function insertEffects(
  trx: Kysely<BotTables>,
  conversationId: string,
  effects: readonly StoredEffect[],
  at: Temporal.Instant,
): Promise<void> {
  for (const effect of effects) {
    await trx
      .insertInto("outbox")
      .values({
        conversation_id: conversationId,
        lane: laneOf(effect),
        effect: storableJson(effect),
        stored_at: at,
        due_at: "notBefore" in effect ? Temporal.Instant.from(effect.notBefore) : at,
        trace: currentTrace() ?? null,
      })
      .execute();
  }
}
