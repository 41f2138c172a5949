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
}: TelegramConfig): Promise<
  { readonly ok: true; readonly bot: string } | { readonly ok: false; readonly problem: string }
> {
  const api = createApi({ token, ...defined({ apiRoot }), throttle: false });
  try {
    const { username } = await api.getMe();
    const problem = webhook && (await findUndelivered(api, webhook.url));
    return problem === undefined ? { ok: true, bot: `@${username}` } : { ok: false, problem };
  } catch (error) {
    const { kind, description } = readFailure(error);
    const problem =
      kind === "tokenRefused"
        ? tokenRefused
        : `Telegram cannot be asked right now: ${description}; check this machine's way to the internet`;
    return { ok: false, problem };
  }
}

/** Telegram keeps its last failure to deliver also after it has succeeded: only what still waits is a problem. */
async function findUndelivered(api: Api, url: string): Promise<string | undefined> {
  const info = await api.getWebhookInfo();
  const { pending_update_count: waiting, last_error_message: error } = info;
  if (info.url !== url || waiting === 0 || error === undefined) return undefined;
  return `Telegram cannot deliver to TELEGRAM_WEBHOOK_URL (${error}), ${waiting} messages wait: check that the address leads to this server's HOST and PORT`;
}
