import type { Kysely, Selectable } from "kysely";
import type { Conversation, LaneName, PendingTurn, StoredEffect, Turn } from "#src/bot/runtime/turn-store.ts";
import { storableJson } from "./storable.ts";
import type { BotTables } from "./tables.ts";

/**
 * One turn under the lock of its conversation: turns of a chat are serial, whichever processes take them.
 * Arrival, snapshot and effects are stored together or not at all.
 */
export async function takeTurn(
  trx: Kysely<BotTables>,
  conversationId: string,
  at: Temporal.Instant,
  decide: (pending: PendingTurn) => Turn,
): Promise<boolean> {
  const row = await trx
    .selectFrom("conversations")
    .selectAll()
    .where("id", "=", conversationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const next = await trx
    .selectFrom("inbox")
    .select(["number", "arrival"])
    .where("conversation_id", "=", conversationId)
    .where("processed_at", "is", null)
    .orderBy("number")
    .limit(1)
    .executeTakeFirst();
  if (!next) return false;
  const conversation = toConversation(row, await findReference(trx, row.guest_id));
  const turn = decide({
    ...next,
    conversation,
    ...(row.snapshot !== null && { snapshot: row.snapshot }),
  });
  if (turn.snapshotLost) await keepLostSnapshot(trx, row, at);
  await storeTurn(trx, { conversationId, number: next.number }, turn, at);
  await trx.updateTable("inbox").set({ processed_at: at }).where("number", "=", next.number).execute();
  return true;
}

async function findReference(trx: Kysely<BotTables>, guestId: string): Promise<string> {
  const { reference } = await trx
    .selectFrom("guests")
    .select("reference")
    .where("id", "=", guestId)
    .executeTakeFirstOrThrow();
  return reference;
}

type ConversationRow = Selectable<BotTables["conversations"]>;

export function toConversation(
  row: Pick<
    ConversationRow,
    | "id"
    | "platform"
    | "chat_id"
    | "language"
    | "last_message"
    | "pressed_message"
    | "pressed_in_turn"
    | "unreachable_at"
  >,
  guestReference: string,
): Conversation {
  return {
    id: row.id,
    address: { platform: row.platform, chatId: row.chat_id },
    guestReference,
    ...(row.unreachable_at && { unreachable: true }),
    ...(row.language !== null && { language: row.language }),
    ...(row.last_message !== null && { lastMessage: row.last_message }),
    ...(row.pressed_message !== null &&
      row.pressed_in_turn !== null && {
        pressed: { message: row.pressed_message, inTurn: row.pressed_in_turn },
      }),
  };
}

async function keepLostSnapshot(
  trx: Kysely<BotTables>,
  row: ConversationRow,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .insertInto("lost_snapshots")
    .values({ conversation_id: row.id, snapshot: storableJson(row.snapshot), lost_at: at })
    .execute();
}

async function storeTurn(
  trx: Kysely<BotTables>,
  { conversationId, number }: { readonly conversationId: string; readonly number: number },
  turn: Turn,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable("conversations")
    .set({
      snapshot: storableJson(turn.snapshot),
      updated_at: at,
      ...(turn.pressedMessage !== undefined && {
        pressed_message: turn.pressedMessage,
        pressed_in_turn: number,
      }),
    })
    .where("id", "=", conversationId)
    .execute();
  await insertEffects(trx, conversationId, turn.effects, at);
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
      })
      .execute();
  }
}

const spoken: ReadonlySet<StoredEffect["type"]> = new Set([
  "say",
  "askConfirmation",
  "offerTable",
  "editOffer",
  "attachCalendarFile",
  "attachPlace",
  "showRecord",
  "askDeposit",
]);

function laneOf({ type }: StoredEffect): LaneName {
  return spoken.has(type) ? "talk" : "work";
}
