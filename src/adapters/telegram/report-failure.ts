import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Attempts } from "#src/lib/keep-trying.ts";
import type { Log } from "#src/lib/log.ts";
import { type Failure, readFailure, TelegramError } from "./failure.ts";
import { UpdatesNotStoredError } from "./polling.ts";

/** Tells whoever runs the bot why no updates come in, and what to do. */
export function createFailureReport(log: Log): Attempts["onFailure"] {
  return (error, delayMs) => {
    if (error instanceof UpdatesNotStoredError) {
      log.error(
        { ...faultOf(error.cause), delayMs },
        "could not store updates; Telegram keeps them, they are fetched again",
      );
      return {};
    }
    if (error instanceof TelegramError) {
      log.warn({ ...faultOf(error), delayMs }, "not connected to Telegram; trying again");
      return {};
    }
    const { kind, description, retryAfterMs } = readFailure(error);
    log.warn({ reason: description, delayMs }, advice[kind] ?? "could not fetch updates; trying again");
    return defined({ waitAtLeastMs: retryAfterMs });
  };
}

const advice: Readonly<Partial<Record<Failure["kind"], string>>> = {
  conflict:
    "another process takes this bot's updates (a second maitred, or a webhook): stop it, or give it a bot of its own",
  tokenRefused:
    "Telegram no longer takes TELEGRAM_BOT_TOKEN: get the bot's token from @BotFather and start again",
};
