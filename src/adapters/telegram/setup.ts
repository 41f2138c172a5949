import type { Api } from "grammy";
import type { Log } from "#src/lib/log.ts";
import { toApiSignal } from "./api-signal.ts";
import { readFailure, TelegramError, tokenRefused } from "./failure.ts";
import type { Self } from "./groups.ts";
import { type BotDescription, type CommandDescription, introduce } from "./introduce.ts";
import { allowedUpdates } from "./update.ts";

export interface SetupOptions {
  readonly api: Api;
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
  readonly commands: readonly CommandDescription[];
  readonly groupCommands: readonly string[];
  readonly descriptions: readonly BotDescription[];
  readonly log: Log;
}

/**
 * Asks Telegram who the bot is, tells it where updates go, which commands there are and what the bot is for. May be repeated.
 * @returns who the bot is
 * @throws TelegramError `telegramTokenRefused` and `telegramSetupRefused` say what to do;
 * `telegramUnavailable` is worth another try
 */
export async function setUp(options: SetupOptions, signal: AbortSignal): Promise<Self> {
  const { api, webhook, log } = options;
  try {
    const me = await api.raw.getMe(toApiSignal(signal));
    if (webhook === undefined) await api.raw.deleteWebhook({}, toApiSignal(signal));
    else await registerWebhook(api, webhook, signal);
    await introduce(options, signal);
    log.info(
      { bot: me.username, updates: webhook === undefined ? "polling" : "webhook" },
      "Telegram is connected",
    );
    return { id: me.id, username: me.username };
  } catch (error) {
    throw error instanceof TelegramError ? error : toSetupError(error);
  }
}

async function registerWebhook(
  api: Api,
  { url, secret }: { readonly url: string; readonly secret: string },
  signal: AbortSignal,
): Promise<void> {
  try {
    await api.raw.setWebhook(
      { url, secret_token: secret, allowed_updates: allowedUpdates },
      toApiSignal(signal),
    );
  } catch (error) {
    const { kind, description } = readFailure(error);
    if (kind !== "rejected") throw error;
    throw new TelegramError("telegramSetupRefused", `could not set TELEGRAM_WEBHOOK_URL: ${description}`);
  }
}

function toSetupError(error: unknown): TelegramError {
  const { kind, description } = readFailure(error);
  if (kind !== "tokenRefused") {
    return new TelegramError("telegramUnavailable", `could not connect to Telegram: ${description}`);
  }
  return new TelegramError("telegramTokenRefused", tokenRefused);
}
