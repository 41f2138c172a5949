import { type Kysely, type Selectable, sql } from "kysely";
import { type Inbound, isSilent } from "#src/bot/runtime/ports/inbound.ts";
import type { Arrival, ClaimedEffect, Conversation, Settlement } from "#src/bot/runtime/turn-store.ts";
import { storableText } from "#src/lib/storable.ts";
import type { BotTables } from "./tables.ts";

/** A chat as its row says, with its guest's reference. */
export type ChatRow = Omit<Selectable<BotTables["conversations"]>, "created_at" | "updated_at"> & {
  readonly reference: string;
};

/** By name: a statement that takes whatever columns there are cannot be prepared. */
const chatColumns = sql`
  conversation.id, conversation.guest_id, conversation.platform, conversation.chat_id, conversation.language,
  conversation.snapshot, conversation.last_message, conversation.pressed_message, conversation.pressed_in_turn,
  conversation.unreachable_at, conversation.venue_id, guest.reference`;

/** A chat under its lock, and what is known of an arrival that is about to be stored in it. */
export interface OpenChat {
  readonly row: ChatRow;
  /** For the arrival, should it become a turn now. */
  readonly number: number;
  /** Whether an arrival with this id was stored before. */
  readonly isKnown: boolean;
  /** Whether other arrivals of the chat wait for their turn. */
  readonly isWaiting: boolean;
  /** How often the guest wrote lately, and how often they were told that it is too often. */
  readonly messages: number;
  readonly floods: number;
}

/**
 * Locks a chat for the rest of the transaction and reads, in the same statement, all that storing an arrival depends
 * on. What is beside the row itself may be older than the lock where another transaction held it; so whoever stores
 * the arrival looks at its id once more.
 */
export async function openChat(
  trx: Kysely<BotTables>,
  conversationId: string,
  { arrivalId, since }: { readonly arrivalId: string; readonly since: Temporal.Instant },
): Promise<OpenChat | undefined> {
  type Found = ChatRow &
    Pick<OpenChat, "number" | "messages" | "floods"> & { known: boolean; waiting: boolean };
  const { rows } = await sql<Found>`
    select ${chatColumns},
      nextval(pg_get_serial_sequence('inbox', 'number')) as number,
      exists (select from inbox where id = ${arrivalId}) as known,
      exists (select from inbox where conversation_id = conversation.id and processed_at is null) as waiting,
      (
        select count(*) from inbox
        where conversation_id = conversation.id and source <> 'house' and source = 'guest' and received_at > ${since}
      ) as messages,
      (
        select count(*) from inbox
        where conversation_id = conversation.id and source <> 'house' and source = 'flood' and received_at > ${since}
      ) as floods
    from conversations as conversation join guests as guest on guest.id = conversation.guest_id
    where conversation.id = ${conversationId}
    for update of conversation`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { number, known, waiting, messages, floods } = row;
  return { row, number, isKnown: known, isWaiting: waiting, messages, floods };
}

/** A chat under its lock with its oldest arrival. */
export interface WaitingChat {
  readonly row: ChatRow;
  readonly arrivalId: string;
  readonly number: number;
  readonly arrival: Arrival;
  readonly receivedAt: Temporal.Instant;
  /** Others wait behind it. */
  readonly isFollowed: boolean;
}

/** Locks a chat for the rest of the transaction and reads what waits there; undefined where nothing does. */
export async function openWaitingChat(
  trx: Kysely<BotTables>,
  conversationId: string,
): Promise<WaitingChat | undefined> {
  type Found = ChatRow & {
    number: number;
    arrival_id: string;
    arrival: Arrival;
    received_at: Temporal.Instant;
    followed: boolean;
  };
  const { rows } = await sql<Found>`
    select ${chatColumns},
      oldest.id as arrival_id, oldest.number, oldest.arrival, oldest.received_at,
      exists (
        select from inbox
        where conversation_id = conversation.id and processed_at is null and number > oldest.number
      ) as followed
    from conversations as conversation
      join guests as guest on guest.id = conversation.guest_id
      join lateral (
        select id, number, arrival, received_at from inbox
        where conversation_id = conversation.id and processed_at is null
        order by number limit 1
      ) as oldest on true
    where conversation.id = ${conversationId}
    for update of conversation`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { arrival_id: arrivalId, number, arrival, received_at: receivedAt, followed: isFollowed } = row;
  return { row, arrivalId, number, arrival, receivedAt, isFollowed };
}

/**
 * Returns the chat's row as it is after the guest wrote: they can be reached, and our last message, which now stands
 * above theirs, is no longer edited.
 */
export function afterInbound(
  row: ChatRow,
  { content, language, venueId }: Inbound,
  at: Temporal.Instant,
): ChatRow {
  const writes = content.type !== "choice" && !isSilent(content);
  return {
    ...row,
    unreachable_at: content.type === "left" ? at : null,
    ...(language !== undefined && { language: storableText(language) }),
    ...(venueId !== undefined && { venue_id: venueId }),
    ...(writes && { last_message: null, pressed_message: null, pressed_in_turn: null }),
  };
}

/** Returns the chat's row as it is after a message was sent. */
export function afterDelivery(
  row: ChatRow,
  { pressed }: ClaimedEffect["conversation"],
  { sent, unreachable = false }: Settlement,
  at: Temporal.Instant,
): ChatRow {
  // The press that this message answered is done with; one that came meanwhile waits for its own answer.
  const isAnswered = sent !== undefined && row.pressed_in_turn === pressed?.inTurn;
  return {
    ...row,
    ...(sent && { last_message: sent.message ?? null }),
    ...(isAnswered && { pressed_in_turn: null }),
    ...(unreachable && { unreachable_at: at }),
  };
}

/** What the runtime knows of a chat, of its row. */
export function toConversation(
  row: Pick<
    ChatRow,
    | "id"
    | "platform"
    | "chat_id"
    | "language"
    | "venue_id"
    | "last_message"
    | "pressed_message"
    | "pressed_in_turn"
    | "unreachable_at"
    | "reference"
  >,
): Conversation {
  return {
    id: row.id,
    address: { platform: row.platform, chatId: row.chat_id },
    guestReference: row.reference,
    ...(row.unreachable_at && { unreachable: true }),
    ...(row.language !== null && { language: row.language }),
    ...(row.venue_id !== null && { venueId: row.venue_id }),
    ...(row.last_message !== null && { lastMessage: row.last_message }),
    ...(row.pressed_message !== null &&
      row.pressed_in_turn !== null && {
        pressed: { message: row.pressed_message, inTurn: row.pressed_in_turn },
      }),
  };
}
