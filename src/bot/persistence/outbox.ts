import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { ClaimedEffect, LaneName, Settlement, TurnStore } from "#src/bot/runtime/turn-store.ts";
import { insertResult } from "./inbox.ts";
import type { BotTables } from "./tables.ts";
import { insertEffects, toConversation } from "./turn.ts";

type Claimed = ClaimedEffect;

/**
 * One statement, so that of two processes that claim at once one gets the effect and the other nothing: the row is
 * looked at again once the other's change is known, and is leased then.
 */
export async function claim(
  db: Kysely<BotTables>,
  conversationId: string,
  lane: LaneName,
  { now, until }: { readonly now: Temporal.Instant; readonly until: Temporal.Instant },
): Promise<Claimed | undefined> {
  const token = randomUUID();
  const row = await db
    .updateTable("outbox as effect")
    .from("conversations as conversation")
    .innerJoin("guests as guest", "guest.id", "conversation.guest_id")
    .set({ claim: token, claimed_until: until, attempts: sql<number>`effect.attempts + 1` })
    .whereRef("conversation.id", "=", "effect.conversation_id")
    .where("effect.id", "=", nextEffectId(conversationId, lane, now))
    .where("effect.settled_at", "is", null)
    .where("effect.due_at", "<=", now)
    .where(sql<boolean>`(effect.claimed_until is null or effect.claimed_until <= ${now})`)
    .returning([
      "effect.id as effect_id",
      "effect.effect",
      "effect.attempts",
      "effect.stored_at",
      "effect.reported_open",
      "conversation.id",
      "conversation.platform",
      "conversation.chat_id",
      "conversation.language",
      "conversation.last_message",
      "conversation.pressed_message",
      "conversation.pressed_in_turn",
      "conversation.unreachable_at",
      "guest.reference",
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.effect_id,
    claim: token,
    effect: row.effect,
    attempt: row.attempts,
    storedAt: row.stored_at,
    reportedOpen: row.reported_open,
    conversation: toConversation(row, row.reference),
  };
}

/** In the talk lane the oldest, due or not; in the work lane the oldest that is due, unless one of it runs. */
function nextEffectId(conversationId: string, lane: LaneName, now: Temporal.Instant) {
  if (lane === "talk") {
    return sql<number>`(
      select id from outbox
      where conversation_id = ${conversationId} and lane = 'talk' and settled_at is null
      order by id limit 1
    )`;
  }
  return sql<number>`(
    select id from outbox
    where conversation_id = ${conversationId} and lane = 'work' and settled_at is null and due_at <= ${now}
      and not exists (
        select from outbox as running
        where running.conversation_id = ${conversationId} and running.lane = 'work'
          and running.settled_at is null and running.claimed_until > ${now}
      )
    order by id limit 1
  )`;
}

export async function extend(
  db: Kysely<BotTables>,
  claimed: Claimed,
  until: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claimed_until: until })
    .where("id", "=", claimed.id)
    .where("claim", "=", claimed.claim)
    .where("settled_at", "is", null)
    .execute();
}

/** Ends an effect and stores its result, unless another process, after a lease ran out, did so before. */
export async function settle(
  trx: Kysely<BotTables>,
  claimed: Claimed,
  settlement: Settlement,
  at: Temporal.Instant,
): Promise<void> {
  const conversationId = claimed.conversation.id;
  const ended = await trx
    .updateTable("outbox")
    .set({ settled_at: at, outcome: settlement.outcome, claim: null, claimed_until: null })
    .where("id", "=", claimed.id)
    .where("settled_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) return;
  const { event, followUps = [] } = settlement;
  if (event) await insertResult(trx, { conversationId, effectId: claimed.id, event, at });
  await insertEffects(trx, conversationId, followUps, at);
  await noteDelivery(trx, claimed.conversation, settlement, at);
}

async function noteDelivery(
  trx: Kysely<BotTables>,
  { id, pressed }: Claimed["conversation"],
  { sent, unreachable = false }: Settlement,
  at: Temporal.Instant,
): Promise<void> {
  if (!sent && !unreachable) return;
  await trx
    .updateTable("conversations")
    .set({
      ...(sent && { last_message: sent.message ?? null }),
      // The press that this message answered is done with; one that came meanwhile waits for its own answer.
      ...(sent && {
        pressed_in_turn: sql<number | null>`nullif(pressed_in_turn, ${pressed?.inTurn ?? null}::bigint)`,
      }),
      ...(unreachable && { unreachable_at: at }),
    })
    .where("id", "=", id)
    .execute();
}

export async function defer(
  trx: Kysely<BotTables>,
  claimed: Claimed,
  { dueAt, event }: Parameters<TurnStore["defer"]>[1],
  at: Temporal.Instant,
): Promise<void> {
  const deferred = await trx
    .updateTable("outbox")
    .set({
      due_at: dueAt,
      claim: null,
      claimed_until: null,
      ...(event && { reported_open: true }),
    })
    .where("id", "=", claimed.id)
    .where("claim", "=", claimed.claim)
    .where("settled_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!deferred || !event) return;
  await insertResult(trx, { conversationId: claimed.conversation.id, effectId: claimed.id, event, at });
}

export async function releaseLeases(db: Kysely<BotTables>): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claim: null, claimed_until: null })
    .where("settled_at", "is", null)
    .where("claim", "is not", null)
    .execute();
}
