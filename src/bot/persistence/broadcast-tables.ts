import type { ColumnType } from "kysely";
import type { HouseWords } from "#src/bot/desk/broadcast/ports.ts";

type Moment = ColumnType<Temporal.Instant, Temporal.Instant, Temporal.Instant>;
type MaybeMoment = ColumnType<Temporal.Instant | null, Temporal.Instant | null | undefined>;
/** Read as parsed JSON, written as a `jsonb` parameter. */
type Json<Value> = ColumnType<Value, Value, Value>;

type BroadcastRows = {
  id: string;
  venue_id: number;
  /** YYYY-MM-DD, a business date. */
  date: string;
  shift: string | null;
  scenario: string | null;
  words: Json<HouseWords | null>;
  /** The guests that who drafted it was shown last. */
  seen: Json<readonly string[]>;
  drafted_at: Moment;
  sent_at: MaybeMoment;
  staff_id: string | null;
  staff_name: string | null;
  /** The staff know whom it reached. */
  told_at: MaybeMoment;
};

type BroadcastGuests = {
  broadcast_id: string;
  booking_id: string;
  /** Null where the guest has no chat. */
  conversation_id: string | null;
  outcome: "waiting" | "sent" | "unreached" | "noChat";
  passed_at: MaybeMoment;
};

/** Messages to all guests of an evening, and whom they reached. */
export type BroadcastTables = {
  broadcasts: BroadcastRows;
  broadcast_guests: BroadcastGuests;
};
