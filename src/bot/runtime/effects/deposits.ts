import type { Effect } from "#src/bot/machine/core/effect.ts";
import type { SettledDeposit } from "#src/bot/machine/core/event.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import { fromSmallestUnits, stars } from "#src/lib/payable-currencies.ts";
import type { SettledPayment } from "../ports/payments.ts";
import type { ClaimedEffect, Settlement } from "../turn-store.ts";
import type { Outside } from "./outside.ts";
import { placeBooking } from "./placement.ts";
import { DeliveryFault, toSettlement } from "./talk.ts";
import { words } from "./words.ts";

type AskDeposit = Extract<Effect, { type: "askDeposit" }>;

/** Keeps what is asked for, and then asks: a payment always finds what it is for. */
export async function askDeposit(
  outside: Outside,
  { conversation }: ClaimedEffect,
  effect: AskDeposit,
): Promise<Settlement> {
  const { deposit, title, description, requestId } = effect;
  const { address } = conversation;
  const platform = outside.platforms.find(({ name }) => name === address.platform);
  await outside.deposits.ask(conversation.id, deposit);
  if (!platform?.capabilities.payments) {
    return { outcome: "dropped", event: { type: "depositNotTaken", requestId } };
  }
  const { id, amount, currency } = deposit;
  const texts = { title: words(outside, effect, title), description: words(outside, effect, description) };
  try {
    const delivery = await platform.askPayment(address, { id, amount, currency, ...texts });
    const settlement = toSettlement(outside, conversation, delivery);
    if (delivery.ok || delivery.reason === "unreachable") return settlement;
    await outside.deposits.withdraw(id);
    return { ...settlement, event: { type: "depositNotTaken", requestId } };
  } catch (cause) {
    throw new DeliveryFault(cause);
  }
}

/**
 * Books what was paid for. Whatever becomes of that is written down with the payment before it is told: one that nothing is
 * booked for goes back.
 */
export async function takePayment(
  outside: Outside,
  claimed: ClaimedEffect,
  { requestId, chargeId }: Extract<Effect, { type: "takePayment" }>,
): Promise<Settlement> {
  const { deposits } = outside;
  const deposit = await deposits.take(chargeId);
  if (!deposit) return await sendBack(outside, requestId, chargeId);
  const { amount, currency } = deposit;
  const paid = { amount: fromSmallestUnits(amount, currency), currency, chargeId };
  const placement = { ...deposit.placement, paid };
  const settlement = await placeBooking(outside, claimed, { type: "placeBooking", requestId, placement });
  if (settlement.event?.type !== "bookingPlaced") return await sendBack(outside, requestId, chargeId);
  await deposits.booked(chargeId, settlement.event.booking);
  return settlement;
}

async function sendBack(outside: Outside, requestId: string, chargeId: string): Promise<Settlement> {
  const payment = await outside.deposits.settle(chargeId, "owed", outside.clock.now());
  if (!payment) return { outcome: "done" };
  await tellStaff(outside, payment);
  return { outcome: "done", event: { type: "depositSettled", requestId, why: "unbooked", ...told(payment) } };
}

/** What was paid for a booking that is cancelled: it goes back where the guest was in time, or the house cancelled. */
export async function settleDeposit(
  outside: Outside,
  { requestId, booking, cancelledBy, at }: Extract<Effect, { type: "settleDeposit" }>,
): Promise<Settlement> {
  const payment = await settlePayment(outside, booking, { cancelledBy, at: Temporal.Instant.from(at) });
  if (!payment) return { outcome: "done" };
  return {
    outcome: "done",
    event: { type: "depositSettled", requestId, why: "cancelled", ...told(payment) },
  };
}

interface Cancelled {
  readonly cancelledBy: "guest" | "house";
  readonly at: Temporal.Instant;
}

/** The same without a word to the guest. Undefined where nothing was paid. */
export async function settlePayment(
  outside: Outside,
  booking: BookingKey & { readonly startsAt: string },
  { cancelledBy, at }: Cancelled,
): Promise<SettledPayment | undefined> {
  const payment = await outside.deposits.findPaid(booking);
  if (!payment) return undefined;
  const ends = [payment.freeUntil, freeUntil(outside, booking)];
  const isInTime = ends.some((end) => end === undefined || Temporal.Instant.compare(at, end) <= 0);
  const outcome = cancelledBy === "house" || isInTime ? "owed" : "stays";
  const settled = await outside.deposits.settle(payment.chargeId, outcome, at);
  if (settled?.outcome === "owed") await tellStaff(outside, settled);
  return settled;
}

/** As the house has it now; what was agreed to is with the payment. */
function freeUntil(
  { house }: Outside,
  { venueId, startsAt }: BookingKey & { readonly startsAt: string },
): Temporal.Instant | undefined {
  const venue = house.venues().find(({ id }) => id === venueId);
  const visit = Temporal.Instant.from(startsAt).toZonedDateTimeISO(venue?.timeZone ?? "UTC");
  return visit.subtract(venue?.cancellationDeadline ?? "PT0S").toInstant();
}

/** Stars go back by themselves; of other currencies Telegram sends nothing back. */
async function tellStaff(outside: Outside, payment: SettledPayment): Promise<void> {
  const { chargeId, providerChargeId, currency, venueId } = payment;
  if (currency === stars) return;
  const firstVenue = outside.house.venues()[0]?.id ?? 0;
  await outside.staffNotices.send(
    {
      kind: "refundOwed",
      venueId: venueId ?? firstVenue,
      amount: fromSmallestUnits(payment.amount, currency),
      currency,
      chargeId,
      providerChargeId,
    },
    `refund:${chargeId}`,
  );
}

function told({ amount, currency, outcome }: SettledPayment): Omit<SettledDeposit, "why"> {
  const isReturned = currency === stars ? "returns" : "byHouse";
  return {
    amount: fromSmallestUnits(amount, currency),
    currency,
    outcome: outcome === "owed" ? isReturned : "stays",
  };
}
