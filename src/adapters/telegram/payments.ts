import type { Api } from "grammy";
import type { CheckoutAnswer, CheckoutAsked } from "#src/bot/runtime/ports/payments.ts";
import type { Delivery, Platform } from "#src/bot/runtime/ports/platform.ts";
import type { Log } from "#src/lib/log.ts";
import { stars } from "#src/lib/payable-currencies.ts";
import { toApiSignal } from "./api-signal.ts";
import { toDelivery } from "./delivery.ts";
import { readFailure, TelegramError } from "./failure.ts";
import type { PreCheckoutQuery } from "./update.ts";

/** https://core.telegram.org/bots/api#sendinvoice */
const limits = { title: 32, description: 255 };
/** Telegram takes the answer to a checkout within ten seconds. */
const answerWithinMs = 9000;

export interface Payments extends Pick<Platform, "askPayment" | "refund"> {
  /** Tells Telegram whether what it asks about may be paid. Never rejects: without an answer nothing is paid. */
  readonly answerCheckout: (query: PreCheckoutQuery) => Promise<void>;
}

export interface PaymentOptions {
  /** Of the payment provider; undefined where nothing is taken. */
  readonly paymentToken?: string;
  readonly checkout: (asked: CheckoutAsked) => Promise<CheckoutAnswer>;
  readonly log: Log;
}

/** Payments by Telegram: https://core.telegram.org/bots/payments, and its Stars. */
export function createPayments(api: Api, { paymentToken, checkout, log }: PaymentOptions): Payments {
  return {
    askPayment: async (address, invoice): Promise<Delivery> => {
      const { id, amount, currency } = invoice;
      const providerToken = currency === stars ? "" : paymentToken;
      if (paymentToken === undefined || (currency !== stars && !providerToken)) {
        log.error({ currency }, "TELEGRAM_PAYMENT_TOKEN takes no payments in this currency");
        return { ok: false, reason: "rejected" };
      }
      const title = clip(invoice.title, limits.title);
      try {
        const sent = await api.raw.sendInvoice({
          chat_id: Number(address.chatId),
          title,
          description: clip(invoice.description, limits.description),
          payload: id,
          provider_token: providerToken ?? "",
          currency,
          prices: [{ label: title, amount }],
          // A copy that is forwarded opens the chat, and can be paid by nobody else.
          start_parameter: "deposit",
        });
        return { ok: true, message: String(sent.message_id) };
      } catch (error) {
        return toDelivery(error, log);
      }
    },
    refund: async ({ payer, chargeId }) => {
      try {
        await api.raw.refundStarPayment({ user_id: Number(payer), telegram_payment_charge_id: chargeId });
        return true;
      } catch (error) {
        const { kind, description } = readFailure(error);
        if (/CHARGE_ALREADY_REFUNDED/i.test(description)) return true;
        log.error({ reason: description }, "Telegram did not send a payment back");
        if (kind === "passing")
          throw new TelegramError("telegramUnavailable", `could not refund: ${description}`);
        return false;
      }
    },
    answerCheckout: async (query) => {
      const answer = await checkout({
        depositId: query.invoice_payload,
        amount: query.total_amount,
        currency: query.currency,
        address: { platform: "telegram", chatId: String(query.from.id) },
      });
      const told = answer.ok ? { ok: true } : { ok: false, error_message: answer.words };
      try {
        await api.raw.answerPreCheckoutQuery(
          { pre_checkout_query_id: query.id, ...told },
          toApiSignal(AbortSignal.timeout(answerWithinMs)),
        );
      } catch (error) {
        log.warn(
          { reason: readFailure(error).description },
          "Telegram did not take the answer to a checkout",
        );
      }
    },
  };
}

function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed()}…`;
}
