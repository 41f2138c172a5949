import type { Kysely } from "kysely";
import type { OutsideEvent, ResultEvent } from "#src/bot/machine/core/event.ts";
import { type Address, type Inbound, isSilent } from "#src/bot/runtime/ports.ts";
import type { Arrival, ArrivalLimit, TurnStore } from "#src/bot/runtime/turn-store.ts";
import { storableJson, storableText } from "./storable.ts";
import type { BotTables } from "./tables.ts";

/** Id of the conversation at an address. */
function conversationIdOf({ platform, chatId }: Address): string {
  return `${platform}:${chatId}`;
}

/** Stores an update of a platform, with its conversation and guest where they are new. */
export async function receive(
  trx: Kysely<BotTables>,
  inbound: Inbound,
  { at, newReference, limit }: { at: Temporal.Instant; newReference: string; limit?: ArrivalLimit },
): ReturnType<TurnStore["receive"]> {
  const conversationId = conversationIdOf(inbound.address);
  if (isSilent(inbound.content) && !(await isKnown(trx, conversationId)))
    return { conversationId, result: "dropped" };
  await ensureConversation(trx, inbound.address, newReference, at);
  const arrival = await admit(trx, conversationId, inbound, limit);
  if (!arrival) return { conversationId, result: "dropped" };
  const id = `${inbound.address.platform}:${inbound.id}`;
  if (!(await keepPayment(trx, conversationId, inbound, at))) return { conversationId, result: "repeated" };
  if (!(await insertArrival(trx, { id, conversationId, arrival, at })))
    return { conversationId, result: "repeated" };
  await noteActivity(trx, conversationId, inbound, at);
  return { conversationId, result: "stored" };
}

async function isKnown(trx: Kysely<BotTables>, id: string): Promise<boolean> {
  const row = await trx.selectFrom("conversations").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

async function ensureConversation(
  trx: Kysely<BotTables>,
  address: Address,
  reference: string,
  at: Temporal.Instant,
): Promise<void> {
  const id = conversationIdOf(address);
  if (await isKnown(trx, id)) return;
  await trx
    .insertInto("guests")
    .values({ id, reference, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto("conversations")
    .values({
      id,
      guest_id: id,
      platform: address.platform,
      chat_id: address.chatId,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A payment is kept before anything is done about it, once for ever; false where it is known. */
async function keepPayment(
  trx: Kysely<BotTables>,
  conversationId: string,
  { content, address }: Inbound,
  at: Temporal.Instant,
): Promise<boolean> {
  if (content.type !== "payment") return true;
  const kept = await trx
    .insertInto("payments")
    .values({
      charge_id: content.chargeId,
      provider_charge_id: content.providerChargeId,
      deposit_id: content.depositId,
      conversation_id: conversationId,
      platform: address.platform,
      payer: address.chatId,
      amount: content.amount,
      currency: content.currency,
      paid_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("charge_id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** What is stored of an update: itself, one note that there are too many, or nothing. */
async function admit(
  trx: Kysely<BotTables>,
  conversationId: string,
  inbound: Inbound,
  limit: ArrivalLimit | undefined,
): Promise<Arrival | undefined> {
  const arrival: Arrival = { source: "guest", content: inbound.content };
  // Who has paid is not told to write more slowly.
  if (!limit || inbound.content.type === "payment") return arrival;
  const { messages, floods } = await trx
    .selectFrom("inbox")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("source", "=", "guest").as("messages"),
      fn.countAll<number>().filterWhere("source", "=", "flood").as("floods"),
    ])
    .where("conversation_id", "=", conversationId)
    .where("source", "<>", "house")
    .where("received_at", ">", limit.since)
    .executeTakeFirstOrThrow();
  if (messages < limit.messages) return arrival;
  return floods === 0 ? { source: "flood" } : undefined;
}

/** Stores an arrival; false when its id is known. */
async function insertArrival(
  trx: Kysely<BotTables>,
  entry: { id: string; conversationId: string; arrival: Arrival; at: Temporal.Instant },
): Promise<boolean> {
  const { arrival } = entry;
  const inserted = await trx
    .insertInto("inbox")
    .values({
      id: entry.id,
      conversation_id: entry.conversationId,
      source: arrival.source,
      arrival: storableJson(arrival),
      received_at: entry.at,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("number")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The guest is there, and what they write stands below our last message: that one is no longer edited. */
async function noteActivity(
  trx: Kysely<BotTables>,
  conversationId: string,
  { content, language }: Inbound,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable("conversations")
    .set({
      updated_at: at,
      unreachable_at: content.type === "left" ? at : null,
      ...(language !== undefined && { language: storableText(language) }),
      ...(content.type !== "choice" &&
        !isSilent(content) && { last_message: null, pressed_message: null, pressed_in_turn: null }),
    })
    .where("id", "=", conversationId)
    .execute();
}

/** Stores an event of the house; false when its id is known, or the conversation is not. */
export async function inject(
  trx: Kysely<BotTables>,
  entry: { conversationId: string; event: OutsideEvent; id: string; at: Temporal.Instant },
): Promise<boolean> {
  if (!(await isKnown(trx, entry.conversationId))) return false;
  const arrival: Arrival = { source: "house", event: entry.event };
  return await insertArrival(trx, { ...entry, id: `house:${entry.id}`, arrival });
}

/** Stores the result of an effect. An effect's id gives the event's, so that a result comes in once. */
export async function insertResult(
  trx: Kysely<BotTables>,
  entry: { conversationId: string; effectId: number; event: ResultEvent; at: Temporal.Instant },
): Promise<void> {
  const { event, effectId } = entry;
  const suffix = event.type === "bookingOutcomeOpen" ? ":open" : "";
  const arrival: Arrival = { source: "house", event };
  await insertArrival(trx, { ...entry, id: `effect:${effectId}${suffix}`, arrival });
}
