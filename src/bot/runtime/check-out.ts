import { hasGuest } from "#src/booking/contract/booking.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import type { Clock } from "#src/lib/clock.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { BookingService } from "./ports/house.ts";
import type { CheckoutAnswer, CheckoutAsked, DepositBook } from "./ports/payments.ts";

export interface CheckoutParts {
  readonly deposits: Pick<DepositBook, "findOpen" | "checkedOut">;
  readonly service: Pick<BookingService, "getBooking">;
  readonly render: (say: Say) => Reply;
  /** Of a chat that was asked to pay. */
  readonly languageOf: (conversationId: string) => Promise<string>;
  readonly clock: Clock;
  readonly log: Log;
}

/** The hold has to outlast the payment, which takes a few seconds. */
const leastLeft = Temporal.Duration.from({ seconds: 30 });
/** Telegram waits for ten seconds. */
const patienceMs = 7000;

/**
 * Creates the check before a payment: it says yes if this chat was asked for this deposit and amount and its table is
 * still held. If that cannot be found out in time, it says no, so that nobody pays for a table that is gone.
 */
export function createCheckout(parts: CheckoutParts): (asked: CheckoutAsked) => Promise<CheckoutAnswer> {
  const { render, languageOf, log } = parts;
  return async (asked) => {
    const conversationId = `${asked.address.platform}:${asked.address.chatId}`;
    try {
      const isOpen = await Promise.race([check(parts, asked, conversationId), tooLate()]);
      if (isOpen === true) return { ok: true };
      return await refuse(conversationId, isOpen === undefined ? "checkoutFailed" : "checkoutClosed");
    } catch (error) {
      log.error(faultOf(error), "could not tell whether a deposit may be paid");
      return { ok: false, words: wordsOf("en", "checkoutFailed") };
    }
  };

  async function refuse(
    conversationId: string,
    key: "checkoutClosed" | "checkoutFailed",
  ): Promise<CheckoutAnswer> {
    return { ok: false, words: wordsOf(await languageOf(conversationId), key) };
  }

  function wordsOf(language: string, key: "checkoutClosed" | "checkoutFailed"): string {
    const say = { type: "say", language, buttons: [], contactRequest: false, answers: false } as const;
    return render({ ...say, lines: [plain(key)] }).text;
  }
}

async function check(
  { deposits, service, clock }: CheckoutParts,
  { depositId, amount, currency }: CheckoutAsked,
  conversationId: string,
): Promise<boolean> {
  const deposit = await deposits.findOpen(depositId, conversationId);
  if (!deposit || deposit.amount !== amount || deposit.currency !== currency) return false;
  const now = clock.now();
  if (Temporal.Instant.compare(now.add(leastLeft), deposit.until) > 0) return false;
  const { venueId, holdId } = deposit.placement;
  if (holdId === undefined) return false;
  const held = await service.getBooking({ params: { venueId, bookingId: holdId } });
  if (!held.ok || hasGuest(held.value) || bookingStates[held.value.status].access !== "open") return false;
  await deposits.checkedOut(depositId, now);
  return true;
}

function tooLate(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs).unref();
  });
}
