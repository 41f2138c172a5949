import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import {
  type ClaimedEffect,
  type LaneName,
  laneNames,
  type Settlement,
  type Taking,
  type ToDo,
  type TurnStore,
} from "#src/bot/runtime/turn-store.ts";
import { defined } from "#src/lib/defined.ts";
import { afterDelivery, openChat, toConversation } from "./chat.ts";
import { insertResult, resultIdOf, storeRow } from "./inbox.ts";
import { decideAndStore } from "./store-turn.ts";
import type { BotTables } from "./tables.ts";
import { insertEffects } from "./turn.ts";

type Claimed = ClaimedEffect;

/**
 * Claims the next effect of a lane, by one statement, so that of two processes one gets it and the other nothing:
 * PostgreSQL looks at the row again once the other's change is committed, and finds it leased.
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
      "effect.trace",
      "conversation.id",
      "conversation.platform",
      "conversation.chat_id",
      "conversation.language",
      "conversation.venue_id",
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
    lane,
    effect: row.effect,
    attempt: row.attempts,
    storedAt: row.stored_at,
    reportedOpen: row.reported_open,
    conversation: toConversation(row),
    ...defined({ trace: row.trace ?? undefined }),
  };
}

/**
 * Finds the next effect of a lane: in the talk lane the oldest, due or not; in the others the oldest that is due,
 * unless one of the lane is running.
 */
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
    where conversation_id = ${conversationId} and lane = ${lane} and settled_at is null and due_at <= ${now}
      and not exists (
        select from outbox as running
        where running.conversation_id = ${conversationId} and running.lane = ${lane}
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

/** Ends an effect that leaves nothing but its end, in one statement. */
export async function settleAlone(
  db: Kysely<BotTables>,
  { id, lane, conversation }: Claimed,
  { outcome, sent, unreachable = false }: Settlement,
  at: Temporal.Instant,
): Promise<ToDo> {
  const { rows } = await sql<{ more: boolean }>`
    with ended as (
      update outbox set settled_at = ${at}, outcome = ${outcome}, claim = null, claimed_until = null
      where id = ${id} and settled_at is null
      returning id
    ), noted as (
      update conversations
      set last_message = case when ${sent !== undefined} then ${sent?.message ?? null} else last_message end,
        pressed_in_turn = case
          when ${sent !== undefined} then nullif(pressed_in_turn, ${conversation.pressed?.inTurn ?? null}::int8)
          else pressed_in_turn
        end,
        unreachable_at = case when ${unreachable} then ${at}::timestamptz else unreachable_at end
      where id = ${conversation.id} and ${sent !== undefined || unreachable} and exists (select from ended)
    )
    select exists (
      select from outbox
      where conversation_id = ${conversation.id} and lane = ${lane} and settled_at is null and due_at <= ${at}
        and id <> ${id}
    ) as more`.execute(db);
  return { claimed: [], look: rows[0]?.more ? [lane] : [] };
}

/**
 * Ends an effect with what follows from it, unless another process, after a lease ran out, ended it before. Where
 * nothing else waits in the chat, its result becomes a turn in the same transaction.
 */
export async function settle(
  trx: Kysely<BotTables>,
  claimed: Claimed,
  settlement: Settlement,
  taking: Taking,
): Promise<ToDo> {
  const { at } = taking;
  const { event } = settlement;
  const { id: conversationId } = claimed.conversation;
  const arrivalId = event ? resultIdOf(claimed.id, event) : "";
  const chat = await openChat(trx, conversationId, { arrivalId, since: at });
  if (!chat) return { claimed: [], look: [] };
  const row = afterDelivery(chat.row, claimed.conversation, settlement, at);
  if (event && !chat.isWaiting && !chat.isKnown) {
    const arrival = { source: "house", event } as const;
    const taken = { row, arrivalId, number: chat.number, arrival, receivedAt: at };
    const toDo = await decideAndStore(trx, { ...taken, ending: { claimed, settlement } }, taking);
    return toDo ?? { claimed: [], look: [claimed.lane] };
  }
  const ended = await trx
    .updateTable("outbox")
    .set({ settled_at: at, outcome: settlement.outcome, claim: null, claimed_until: null })
    .where("id", "=", claimed.id)
    .where("settled_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) return { claimed: [], look: [] };
  if (event) await insertResult(trx, { conversationId, effectId: claimed.id, event, at });
  await insertEffects(trx, conversationId, settlement.followUps ?? [], at);
  await storeRow(trx, row, at);
  return { claimed: [], look: ["turns", ...laneNames] };
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
