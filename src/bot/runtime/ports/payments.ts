import type { Deposit } from "#src/bot/machine/core/effect.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { Address } from "./address.ts";

/** A payment as its platform reports it. */
export interface ReportedPayment {
  readonly depositId: string;
  /** The platform's own id of it, unique for ever. */
  readonly chargeId: string;
  readonly providerChargeId: string;
  readonly amount: number;
  readonly currency: string;
}

export interface Invoice extends Pick<Deposit, "id" | "amount" | "currency"> {
  readonly title: string;
  readonly description: string;
}

/** What a platform asks before it takes a payment. */
export interface CheckoutAsked extends Pick<ReportedPayment, "depositId" | "amount" | "currency"> {
  readonly address: Address;
}

export type CheckoutAnswer = { readonly ok: true } | { readonly ok: false; readonly words: string };

/** A payment that reached the house, and what it is for. */
export interface Payment extends ReportedPayment {
  readonly platform: string;
  /** The payer as the platform knows them. Absent once nothing can go back to them. */
  readonly payer?: string;
  readonly paidAt: Temporal.Instant;
  readonly venueId?: number;
  readonly bookingId?: string;
  readonly freeUntil?: Temporal.Instant;
}

export interface SettledPayment extends Payment {
  readonly outcome: "owed" | "stays";
}

/** Deposits that were asked for, and what was paid. Every method is one transaction and may be called twice. */
export interface DepositBook {
  ask(conversationId: string, deposit: Deposit): Promise<void>;
  withdraw(depositId: string): Promise<void>;
  /** The deposit that this chat was asked for, while it may be paid. */
  findOpen(depositId: string, conversationId: string): Promise<Deposit | undefined>;
  /** Telegram was told that it may be paid now. */
  checkedOut(depositId: string, at: Temporal.Instant): Promise<void>;
  /** The deposit that this payment is for, and for no other; undefined where nothing is to be booked for it. */
  take(chargeId: string): Promise<Deposit | undefined>;
  booked(chargeId: string, booking: BookingKey): Promise<void>;
  /** The payment that a booking stands on. */
  findPaid(booking: BookingKey): Promise<Payment | undefined>;
  /** Whether it goes back; decided once, and the payment is told as it was decided. */
  settle(
    chargeId: string,
    outcome: "owed" | "stays",
    at: Temporal.Instant,
  ): Promise<SettledPayment | undefined>;
  /** What goes back and has not yet. */
  listOwed(): Promise<readonly Payment[]>;
  /** False where there is no such payment to go back. */
  wentBack(chargeId: string, by: string, at: Temporal.Instant): Promise<boolean>;
  /** Closes what was not paid in time. */
  lapse(now: Temporal.Instant): Promise<readonly { readonly id: string; readonly conversationId: string }[]>;
}
