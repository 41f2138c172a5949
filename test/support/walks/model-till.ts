import type { Deposit } from "#src/bot/machine/core/effect.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import type { DepositBook, Payment } from "#src/bot/runtime/ports/payments.ts";

type PaymentState = "paid" | "booked" | "owed" | "stays";

interface Asked {
  readonly deposit: Deposit;
  state: "open" | "withdrawn" | "lapsed";
  chargeId?: string;
}

interface Paid {
  payment: Payment;
  state: PaymentState;
  readonly depositId: string;
}

/** What guests were asked to pay, and what they paid. */
export interface ModelTill {
  readonly book: DepositBook;
  /** Pays what was asked for; undefined where the platform is told that it may not be paid. */
  pay(
    depositId: string,
    isHeld: (deposit: Deposit) => boolean,
    at: Temporal.Instant,
  ): InboundContent | undefined;
  /** What became of each payment. */
  payments(): readonly { readonly state: PaymentState; readonly booking?: BookingKey }[];
}

const nothing = async () => undefined;

/** The deposits of one chat in memory, by the rules of the deposit book. */
export function createModelTill(): ModelTill {
  const asked = new Map<string, Asked>();
  const paid = new Map<string, Paid>();

  const settle: DepositBook["settle"] = async (chargeId, outcome) => {
    const found = paid.get(chargeId);
    if (!found) return undefined;
    if (found.state === "paid" || found.state === "booked") found.state = outcome;
    return { ...found.payment, outcome: found.state === "stays" ? "stays" : "owed" };
  };

  const take: DepositBook["take"] = async (chargeId) => {
    const payment = paid.get(chargeId);
    const of = payment && asked.get(payment.depositId);
    const isOthers = of?.chargeId !== undefined && of.chargeId !== chargeId;
    if (!of || of.state === "withdrawn" || isOthers) return undefined;
    if (payment.state !== "paid" && payment.state !== "booked") return undefined;
    of.chargeId = chargeId;
    const { freeUntil } = of.deposit;
    if (freeUntil !== undefined)
      payment.payment = { ...payment.payment, freeUntil: Temporal.Instant.from(freeUntil) };
    return of.deposit;
  };

  const book: DepositBook = {
    ask: async (_conversationId, deposit) => {
      if (!asked.has(deposit.id)) asked.set(deposit.id, { deposit, state: "open" });
    },
    withdraw: async (id) => {
      const of = asked.get(id);
      if (of && of.chargeId === undefined) of.state = "withdrawn";
    },
    findOpen: async (id) => {
      const of = asked.get(id);
      return of?.state === "open" && of.chargeId === undefined ? of.deposit : undefined;
    },
    checkedOut: nothing,
    take,
    booked: async (chargeId, { venueId, id }) => {
      const found = paid.get(chargeId);
      if (found?.state !== "paid") return;
      found.payment = { ...found.payment, venueId, bookingId: id };
      found.state = "booked";
    },
    findPaid: async ({ venueId, id }) =>
      [...paid.values()].find(({ payment }) => payment.venueId === venueId && payment.bookingId === id)
        ?.payment,
    settle,
    listOwed: async () => [],
    wentBack: async () => false,
    lapse: async (now) =>
      [...asked].flatMap(([id, of]) => {
        const isOver = Temporal.Instant.compare(Temporal.Instant.from(of.deposit.until), now) <= 0;
        if (of.state !== "open" || of.chargeId !== undefined || !isOver) return [];
        of.state = "lapsed";
        return [{ id, conversationId: "walk" }];
      }),
  };

  return {
    book,
    pay: (depositId, isHeld, paidAt) => {
      const of = asked.get(depositId);
      if (of?.state !== "open" || of.chargeId !== undefined || !isHeld(of.deposit)) return undefined;
      const { amount, currency } = of.deposit;
      const chargeId = `charge-${paid.size + 1}`;
      const reported = { depositId, chargeId, providerChargeId: chargeId, amount, currency };
      paid.set(chargeId, {
        payment: { ...reported, platform: "walk", payer: "1", paidAt },
        state: "paid",
        depositId,
      });
      return { type: "payment", ...reported };
    },
    payments: () =>
      [...paid.values()].map(({ state, payment: { venueId, bookingId } }) => ({
        state,
        ...(venueId !== undefined && bookingId !== undefined && { booking: { venueId, id: bookingId } }),
      })),
  };
}
