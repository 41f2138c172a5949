import type { ColumnType, Generated } from "kysely";
import type { Deposit } from "#src/bot/machine/core/effect.ts";

type Moment = ColumnType<Temporal.Instant, Temporal.Instant, Temporal.Instant>;
type MaybeMoment = ColumnType<Temporal.Instant | null, Temporal.Instant | null | undefined>;
/** Read as parsed JSON, written as a `jsonb` parameter. */
type Json<Value> = ColumnType<Value, Value, Value>;

type Deposits = {
  id: string;
  conversation_id: string;
  deposit: Json<Deposit>;
  until: Moment;
  state: Generated<"open" | "lapsed" | "withdrawn">;
  checked_out_at: MaybeMoment;
  /** Of the payment that it was taken for. */
  charge_id: string | null;
};

type Payments = {
  charge_id: string;
  provider_charge_id: string;
  deposit_id: string;
  conversation_id: string | null;
  platform: string;
  payer: string | null;
  amount: number;
  currency: string;
  paid_at: Moment;
  venue_id: number | null;
  booking_id: string | null;
  free_until: MaybeMoment;
  state: Generated<"paid" | "booked" | "owed" | "stays" | "returned">;
  settled_at: MaybeMoment;
  returned_at: MaybeMoment;
  returned_by: string | null;
};

/** Deposits that were asked for, and what was paid. */
export type DepositTables = {
  deposits: Deposits;
  payments: Payments;
};
