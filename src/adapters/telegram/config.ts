import { z } from "zod";
import { stars } from "#src/lib/payable-currencies.ts";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The environment variables of Telegram. Messages never repeat a value: two of them are secrets. */
export const telegramEnvSchema = z
  .object({
    TELEGRAM_BOT_TOKEN: z
      .string()
      .regex(
        /^[A-Za-z0-9:_-]+$/,
        "must be the token that @BotFather gave, like 123456789:AAE..., without spaces",
      )
      .optional(),
    TELEGRAM_API_ROOT: z
      .url({
        protocol: /^https?$/,
        error:
          "must be the address of a Bot API server, like http://127.0.0.1:8081; leave it out for Telegram's own",
      })
      .optional(),
    TELEGRAM_WEBHOOK_URL: z
      .url({
        protocol: /^https?$/,
        error:
          "must be the address at which Telegram reaches this server, like https://book.example.com/telegram",
      })
      .refine(isSafeForWebhook, "must begin with https:// (http:// works only for this machine itself)")
      .optional(),
    TELEGRAM_PAYMENT_TOKEN: z
      .string()
      .regex(
        /^\S+$/,
        "must be the payment token that @BotFather gave, without spaces, or XTR for Stars alone",
      )
      .optional(),
    TELEGRAM_WEBHOOK_SECRET: z
      .string()
      .regex(
        /^[A-Za-z0-9_-]{1,256}$/,
        "must be 1 to 256 letters, digits, _ or -; make one with: openssl rand -hex 32",
      )
      .optional(),
  })
  .refine((env) => env.TELEGRAM_WEBHOOK_URL === undefined || env.TELEGRAM_WEBHOOK_SECRET !== undefined, {
    path: ["TELEGRAM_WEBHOOK_SECRET"],
    error: "is required with TELEGRAM_WEBHOOK_URL; make one with: openssl rand -hex 32",
    // Also when another variable is wrong, so that all mistakes are told at once.
    when: () => true,
  });

/** How to reach Telegram as which bot. */
export interface TelegramConfig {
  readonly token: string;
  /** Without a trailing slash; Telegram's own server when absent. */
  readonly apiRoot?: string;
  /** Of the payment provider; empty where Stars alone are taken. Absent where nothing is. */
  readonly paymentToken?: string;
  /** Updates are delivered here instead of being polled. */
  readonly webhook?: { readonly url: string; readonly secret: string };
}

/** Tells of a token that @BotFather never gave in this form, without repeating it; undefined where it has the form. */
export function doubtToken(token: string): string | undefined {
  if (/^\d{6,16}:[\w-]{30,60}$/.test(token)) return undefined;
  return "TELEGRAM_BOT_TOKEN does not have a token's form, a number, a colon and 35 letters: copy all of it from @BotFather";
}

/** Undefined when Telegram is off, which it is without a token. */
export function toTelegramConfig(env: z.infer<typeof telegramEnvSchema>): TelegramConfig | undefined {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot } = env;
  const { TELEGRAM_WEBHOOK_URL: url, TELEGRAM_WEBHOOK_SECRET: secret } = env;
  const { TELEGRAM_PAYMENT_TOKEN: paymentToken } = env;
  if (token === undefined) return undefined;
  return {
    token,
    ...(apiRoot !== undefined && { apiRoot: apiRoot.replace(/\/+$/, "") }),
    ...(paymentToken !== undefined && { paymentToken: paymentToken === stars ? "" : paymentToken }),
    ...(url !== undefined && secret !== undefined && { webhook: { url, secret } }),
  };
}

/** The refinement also runs on what is no URL at all; that has its message already. */
function isSafeForWebhook(value: string): boolean {
  const url = URL.parse(value);
  return url === null || url.protocol !== "http:" || loopbackHosts.has(url.hostname);
}
