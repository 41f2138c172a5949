import { createApi } from "./api.ts";
import type { TelegramConfig } from "./config.ts";
import { readFailure } from "./failure.ts";

/** Asks Telegram who the bot is; nothing is changed. Resolves with its user name, or with what to put right. */
export async function checkTelegram({
  token,
  apiRoot,
}: TelegramConfig): Promise<
  { readonly ok: true; readonly bot: string } | { readonly ok: false; readonly problem: string }
> {
  const api = createApi({ token, ...(apiRoot !== undefined && { apiRoot }), throttle: false });
  try {
    const { username } = await api.getMe();
    return { ok: true, bot: `@${username}` };
  } catch (error) {
    const { kind, description } = readFailure(error);
    return { ok: false, problem: `Telegram did not take TELEGRAM_BOT_TOKEN (${kind}): ${description}` };
  }
}
