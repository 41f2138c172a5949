import type { Agreement } from "#src/bot/machine/core/agreement.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { also, enter, localeOf } from "#src/bot/machine/core/reply.ts";
import type { Selection } from "#src/bot/machine/core/selection.ts";
import type { MoneyValue } from "#src/bot/machine/core/shown-values.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";
import { toSmallestUnits } from "#src/lib/payable-currencies.ts";
import { type FeeTable, freeUntil, momentValues } from "./no-show-fee.ts";
import { toPlacement } from "./place-table.ts";

/** A deposit as guests read it, and as it is paid. */
interface DueDeposit {
  readonly total: MoneyValue;
  readonly currency: string;
  /** In the smallest units of the currency. */
  readonly amount: number;
}

/**
 * What is to be paid before this table is booked. Nothing where the platform takes no payments, and for a freed table,
 * which is kept for minutes and is taken by a yes.
 */
export function depositOf(selection: Selection, context: Context): DueDeposit | undefined {
  const { slot, query, hold, waitlistEntryId } = selection;
  const venue = venueById(context, slot.venueId);
  const policy = venue?.deposits?.[slot.scenarioName];
  if (!context.payments || !policy || !hold || waitlistEntryId !== undefined) return undefined;
  if (query.partySize < (policy.fromPartySize ?? 1)) return undefined;
  const currency = policy.currency ?? venue?.currency;
  if (currency === undefined) return undefined;
  const total = policy.per === "guest" ? policy.amount * query.partySize : policy.amount;
  const amount = toSmallestUnits(total, currency);
  return amount === undefined
    ? undefined
    : { total: { type: "money", amount: total, currency }, currency, amount };
}

/** What the deposit is, and until when it comes back; nothing where there is none. */
export function depositLines(selection: Selection, context: Context): Message[] {
  const deposit = depositOf(selection, context);
  if (!deposit) return [];
  const { total } = deposit;
  const table = toTable(selection);
  const until = freeUntil(table, context);
  if (until === undefined) return [message("depositBack", { total })];
  if (Temporal.Instant.compare(until, context.now) <= 0) return [message("depositFinal", { total })];
  return [message("depositFree", { total, ...momentValues(until, table, context) })];
}

/** What becomes of a deposit if this booking is cancelled now; nothing where its way to dine asks for none. */
export function depositCancelLines(booking: BookedTable, context: Context): Message[] {
  const { venueId, scenarioName, agreement } = booking;
  const isAskedFor = venueById(context, venueId)?.deposits?.[scenarioName] !== undefined;
  if (!context.payments || !isAskedFor || agreement === undefined) return [];
  const until = freeUntil(booking, context);
  const isLate = until !== undefined && Temporal.Instant.compare(until, context.now) <= 0;
  return [plain(isLate ? "depositWouldStay" : "depositWouldReturn")];
}

/** Sooner than this before its end, a hold is too short to pay in. */
const leastToPay = Temporal.Duration.from({ minutes: 4 });

/** Whether the held table can still be paid for; else it has to be held anew. */
export function canBePaid({ hold }: Selection, { now }: Context): boolean {
  return hold?.until !== undefined && Temporal.Instant.compare(now.add(leastToPay), hold.until) <= 0;
}

/** The table is held, and the deposit asked for. */
export function askDeposit(
  state: State,
  picked: Selection,
  agreement: Agreement,
  context: Context,
): Step<State> | undefined {
  const due = depositOf(picked, context);
  const until = picked.hold?.until;
  if (!due || until === undefined) return undefined;
  const id = context.fresh.reference;
  const selection = { ...picked, depositId: id };
  const { slot, query } = selection;
  const free = freeUntil(toTable(selection), context)?.toString();
  const entered = enter({ ...carryOver(state), phase: "paying", requestId: id, selection, agreement });
  return also(entered, {
    type: "askDeposit",
    requestId: id,
    deposit: {
      id,
      amount: due.amount,
      currency: due.currency,
      placement: { ...toPlacement(state, selection), agreement },
      until,
      ...defined({ freeUntil: free }),
    },
    ...localeOf(entered.state, context),
    title: plain("invoiceTitle"),
    description: message("invoiceLine", tableValues(slot, query.partySize, context)),
  });
}

/** The same table, for which nothing is asked any more. */
export function withoutDeposit({ depositId: _, ...selection }: Selection): Selection {
  return selection;
}

/** What was paid for a booking that is cancelled goes back, or stays. */
export function settleDeposit(
  booking: BookedTable,
  cancelledBy: "guest" | "house",
  { now, turnId }: Context,
): Effect {
  const requestId = `${turnId}.deposit`;
  return { type: "settleDeposit", requestId, booking, cancelledBy, at: now.toString() };
}

function toTable({ slot, query }: Selection): FeeTable {
  return { ...slot, partySize: query.partySize };
}
