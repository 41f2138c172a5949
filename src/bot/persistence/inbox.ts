import type { Kysely } from "kysely";
import type { OutsideEvent, ResultEvent } from "#src/bot/machine/core/event.ts";
import type { Address } from "#src/bot/runtime/ports/address.ts";
import { type Inbound, isSilent } from "#src/bot/runtime/ports/inbound.ts";
import type { Arrival, ArrivalLimit, Taking, ToDo, TurnStore } from "#src/bot/runtime/turn-store.ts";
import { afterInbound, type ChatRow, type OpenChat, openChat } from "./chat.ts";
import { storableJson } from "./storable.ts";
import { decideAndStore } from "./store-turn.ts";
import type { BotTables } from "./tables.ts";

/** Id of the conversation at an address. */
function conversationIdOf({ platform, chatId }: Address): string {
  return `${platform}:${chatId}`;
}

type Received = Awaited<ReturnType<TurnStore["receive"]>>;

/** What the store needs from the process that takes an update in. */
export interface Reception {
  readonly at: Temporal.Instant;
  readonly newReference: () => string;
  readonly limit?: ArrivalLimit;
}

const nothingToDo: ToDo = { claimed: [], look: [] };

/**
 * Takes an update of a platform in, with its conversation and guest where they are new. Where nothing else waits in
 * its chat, it becomes a turn in the same transaction.
 */
export async function receive(
  trx: Kysely<BotTables>,
  inbound: Inbound,
  reception: Reception,
  taking: Taking | undefined,
): Promise<Received> {
  const { at, limit } = reception;
  const conversationId = conversationIdOf(inbound.address);
  const id = `${inbound.address.platform}:${inbound.id}`;
  const end = (result: Received["result"], toDo = nothingToDo): Received => ({
    conversationId,
    result,
    toDo,
  });
  const chat = await openOrBegin(trx, inbound, { ...reception, id });
  if (!chat) return end("dropped");
  if (chat.isKnown) return end("repeated");
  const arrival = admit(chat, inbound, limit);
  if (!arrival) return end("dropped");
  if (!(await keepPayment(trx, conversationId, inbound, at))) return end("repeated");
  const row = afterInbound(chat.row, inbound, at);
  if (taking && !chat.isWaiting) {
    const taken = { row, arrivalId: id, number: chat.number, arrival, receivedAt: at };
    const toDo = await decideAndStore(trx, taken, taking);
    return toDo ? end("stored", toDo) : end("repeated");
  }
  if (!(await insertArrival(trx, { id, conversationId, arrival, at }))) return end("repeated");
  await storeRow(trx, row, at);
  return end("stored", { claimed: [], look: ["turns"] });
}

/** The chat of an update under its lock; undefined where the guest is not known, and has only left or come back. */
async function openOrBegin(
  trx: Kysely<BotTables>,
  { address, content }: Inbound,
  { id, at, newReference, limit }: Reception & { readonly id: string },
): Promise<OpenChat | undefined> {
  const conversationId = conversationIdOf(address);
  const looked = { arrivalId: id, since: limit?.since ?? at };
  const known = await openChat(trx, conversationId, looked);
  if (known || isSilent(content)) return known;
  await beginConversation(trx, address, newReference, at);
  return await openChat(trx, conversationId, looked);
}

async function isKnown(trx: Kysely<BotTables>, id: string): Promise<boolean> {
  const row = await trx.selectFrom("conversations").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

async function beginConversation(
  trx: Kysely<BotTables>,
  address: Address,
  newReference: () => string,
  at: Temporal.Instant,
): Promise<void> {
  const id = conversationIdOf(address);
  await beginGuest(trx, id, newReference, at);
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

/** Creates a guest with a reference that no other guest has; if one has it, another is drawn. */
async function beginGuest(
  trx: Kysely<BotTables>,
  id: string,
  newReference: () => string,
  at: Temporal.Instant,
): Promise<void> {
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const begun = await trx
      .insertInto("guests")
      .values({ id, reference: newReference(), created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    const known =
      begun ?? (await trx.selectFrom("guests").select("id").where("id", "=", id).executeTakeFirst());
    if (known) return;
  }
  throw new Error("could not begin a guest: every reference drawn is another guest's");
}

/** One in 280 thousand million is another's: more than a few of those in a row are none of chance. */
const mostDraws = 5;

/** Stores a payment, before anything is done about it. Returns false if it is known. */
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

/** Decides what is stored of an update: itself, one note that there are too many, or nothing. */
function admit(
  { messages, floods }: OpenChat,
  { content }: Inbound,
  limit: ArrivalLimit | undefined,
): Arrival | undefined {
  if (!limit || messages < limit.messages) return { source: "guest", content };
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

/** Stores what an update or a delivery changed of a chat, apart from any turn. */
export async function storeRow(trx: Kysely<BotTables>, row: ChatRow, at: Temporal.Instant): Promise<void> {
  const { language, venue_id, last_message, pressed_message, pressed_in_turn, unreachable_at } = row;
  await trx
    .updateTable("conversations")
    .set({
      updated_at: at,
      language,
      venue_id,
      last_message,
      pressed_message,
      pressed_in_turn,
      unreachable_at,
    })
    .where("id", "=", row.id)
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

/** Stores the result of an effect for a later turn. */
export async function insertResult(
  trx: Kysely<BotTables>,
  entry: { conversationId: string; effectId: number; event: ResultEvent; at: Temporal.Instant },
): Promise<void> {
  const { event, effectId } = entry;
  await insertArrival(trx, {
    ...entry,
    id: resultIdOf(effectId, event),
    arrival: { source: "house", event },
  });
}

/** An effect's id gives the event's, so that a result comes in once. */
export function resultIdOf(effectId: number, event: ResultEvent): string {
  return `effect:${effectId}${event.type === "bookingOutcomeOpen" ? ":open" : ""}`;
}
