import { checkTelegram } from "./check.ts";
import type { TelegramConfig } from "./config.ts";

/** What opens the chat with a bot and starts it with a payload. `bot` is its name without the @. */
export function toChatLink(bot: string): (payload: string) => string {
  return (payload) => `https://t.me/${bot}?start=${payload}`;
}

/** @throws with what to put right, when Telegram does not tell who the bot is */
export async function findChatLink({
  webhook: _,
  ...bot
}: TelegramConfig): Promise<(payload: string) => string> {
  const result = await checkTelegram(bot);
  if (!result.ok) throw new Error(result.problem);
  return toChatLink(result.bot.slice(1));
}
