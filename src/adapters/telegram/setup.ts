import { type Api, GrammyError } from "grammy";
import type { BotCommand, LanguageCode } from "grammy/types";
import type { Log } from "#src/lib/log.ts";
import { toApiSignal } from "./api-signal.ts";
import { readFailure, TelegramError, tokenRefused } from "./failure.ts";
import type { Self } from "./groups.ts";
import { allowedUpdates } from "./update.ts";

/** One entry of the menu that Telegram shows beside the text field. */
export interface CommandDescription {
  /** Without the slash. */
  readonly command: string;
  /** 1 to 256 characters, in the language named beside it. */
  readonly description: string;
  /** BCP 47; Telegram goes by its primary subtag. */
  readonly language: string;
}

export interface SetupOptions {
  readonly api: Api;
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
  readonly commands: readonly CommandDescription[];
  readonly log: Log;
}

/**
 * Asks Telegram who the bot is, tells it where updates go and which commands there are. May be repeated.
 * @returns who the bot is
 * @throws TelegramError `telegramTokenRefused` and `telegramSetupRefused` say what to do;
 * `telegramUnavailable` is worth another try
 */
export async function setUp(options: SetupOptions, signal: AbortSignal): Promise<Self> {
  const { api, webhook, commands, log } = options;
  try {
    const me = await api.raw.getMe(toApiSignal(signal));
    if (webhook === undefined) await api.raw.deleteWebhook({}, toApiSignal(signal));
    else await registerWebhook(api, webhook, signal);
    await registerCommands({ api, commands, log }, signal);
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

/** A menu that Telegram refuses is a pity, and no reason not to start. */
async function registerCommands(
  { api, commands, log }: Pick<SetupOptions, "api" | "commands" | "log">,
  signal: AbortSignal,
): Promise<void> {
  for (const menu of toMenus(commands)) {
    try {
      await api.raw.setMyCommands({ scope: { type: "all_private_chats" }, ...menu }, toApiSignal(signal));
    } catch (error) {
      if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
      log.warn({ reason: readFailure(error).description }, "Telegram refused the menu of commands");
    }
  }
}

interface Menu {
  readonly commands: readonly BotCommand[];
  /** Absent in the menu for all guests whose language has none of its own. */
  readonly language_code?: LanguageCode;
}

function toMenus(commands: readonly CommandDescription[]): readonly Menu[] {
  const byLanguage = Map.groupBy(commands, ({ language }) => language.split("-")[0]?.toLowerCase() ?? "");
  const fallback = byLanguage.get("en") ?? [...byLanguage.values()][0];
  if (fallback === undefined) return [];
  const menus: Menu[] = [{ commands: fallback.map(toBotCommand) }];
  for (const [language, entries] of byLanguage) {
    if (isLanguageCode(language))
      menus.push({ commands: entries.map(toBotCommand), language_code: language });
  }
  return menus;
}

function toBotCommand({ command, description }: CommandDescription): BotCommand {
  return { command, description };
}

/** Telegram knows the languages with two letters (ISO 639-1) only; guests of others see the menu for all. */
function isLanguageCode(language: string): language is LanguageCode {
  return /^[a-z]{2}$/.test(language);
}

function toSetupError(error: unknown): TelegramError {
  const { kind, description } = readFailure(error);
  if (kind !== "tokenRefused") {
    return new TelegramError("telegramUnavailable", `could not connect to Telegram: ${description}`);
  }
  return new TelegramError("telegramTokenRefused", tokenRefused);
}
