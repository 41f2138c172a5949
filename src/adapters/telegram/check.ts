import type { Api } from "grammy";
import { defined } from "#src/lib/defined.ts";
import { createApi } from "./api.ts";
import type { TelegramConfig } from "./config.ts";
import { readFailure, tokenRefused } from "./failure.ts";

/**
 * Asks Telegram who the bot is, and how a webhook that is set fares; nothing is changed. Resolves with the
 * bot's user name, or with what to put right.
 */
export async function checkTelegram({
  token,
  apiRoot,
  webhook,
  paymentToken,
}: TelegramConfig): Promise<
  | { readonly ok: true; readonly bot: string; readonly payments: PaymentCheck; readonly groups: string }
  | { readonly ok: false; readonly problem: string }
> {
  const api = createApi({ token, ...defined({ apiRoot }), throttle: false });
  try {
    const me = await api.getMe();
    const problem = webhook && (await findUndelivered(api, webhook.url));
    return problem === undefined
      ? {
          ok: true,
          bot: `@${me.username}`,
          payments: describePayments(paymentToken),
          groups: describeGroups(me),
        }
      : { ok: false, problem };
  } catch (error) {
    const { kind, description } = readFailure(error);
    const problem =
      kind === "tokenRefused"
        ? tokenRefused
        : `Telegram cannot be asked right now: ${description}; check this machine's way to the internet`;
    return { ok: false, problem };
  }
}

/** How @BotFather has set what groups may do with the bot. */
function describeGroups(me: Awaited<ReturnType<Api["getMe"]>>): string {
  if (!me.can_join_groups) {
    return "groups cannot add the bot: friends cannot book together (@BotFather, /setjoingroups, Enable)";
  }
  return me.can_read_all_group_messages
    ? "in groups Telegram sends the bot all that friends write, which it ignores: @BotFather, /setprivacy, Enable, then add it to the groups again"
    : "groups may add the bot, and it gets only what is addressed to it (privacy mode)";
}

/** What can be seen of a payment token without using it: a provider's begin with its number and say what they are for. */
interface PaymentCheck {
  readonly fact?: string;
  readonly problem?: string;
}

function describePayments(token: string | undefined): PaymentCheck {
  if (token === undefined) return {};
  if (token === "") return { fact: "deposits are taken in Stars alone" };
  const [, kind] = /^\d+:(TEST|LIVE):\S+$/.exec(token) ?? [];
  if (kind === undefined) {
    const problem =
      "TELEGRAM_PAYMENT_TOKEN does not look like a provider's (123456789:LIVE:...): copy it again from @BotFather, Payments";
    return { problem };
  }
  if (kind === "LIVE") return { fact: "deposits are taken" };
  return { problem: "TELEGRAM_PAYMENT_TOKEN is a test token: deposits are asked for, and no money comes in" };
}

/** Telegram keeps its last failure to deliver also after it has succeeded: only what still waits is a problem. */
async function findUndelivered(api: Api, url: string): Promise<string | undefined> {
  const info = await api.getWebhookInfo();
  const { pending_update_count: waiting, last_error_message: error } = info;
  if (info.url !== url || waiting === 0 || error === undefined) return undefined;
  return `Telegram cannot deliver to TELEGRAM_WEBHOOK_URL (${error}), ${waiting} messages wait: check that the address leads to this server's HOST and PORT`;
}
