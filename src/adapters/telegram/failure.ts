import { GrammyError, HttpError } from "grammy";
import { OwnError } from "#src/lib/fault.ts";

/** What a failed call to Telegram means for us. */
export interface Failure {
  readonly kind: /** The token is wrong or revoked (401), or has not even the form of one (404). */
    | "tokenRefused"
    /** Another process polls with the same token, or a webhook is set (409). */
    | "conflict"
    /** The guest blocked the bot, or the chat is gone. */
    | "unreachable"
    /** A group that became a supergroup, which has another id. */
    | "moved"
    /** An edit that changes nothing. */
    | "notModified"
    /** The message is gone, too old, or of a kind that cannot be edited. */
    | "notEditable"
    /** Telegram will never take this call. */
    | "rejected"
    /** Network, 5xx, rate limit: worth another try. */
    | "passing";
  /**
   * Safe to log: Telegram's own words without what they quote, or the system's code. Never the request, whose address holds
   * the token.
   */
  readonly description: string;
  /** How long Telegram asks to wait, where it does. */
  readonly retryAfterMs?: number;
  /** Where the group moved. */
  readonly movedTo?: number;
}

/** A call to Telegram failed. Has no `cause`: grammY's errors hold the guest's text, and the token in an address. */
export class TelegramError extends OwnError {
  override readonly name = "TelegramError";
  readonly code: "telegramTokenRefused" | "telegramSetupRefused" | "telegramUnavailable";
  /** How long Telegram asks to wait, where it does. */
  readonly retryAfterMs: number | undefined;

  constructor(code: TelegramError["code"], message: string, retryAfterMs?: number) {
    super(message);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What to do about a token that is refused. */
export const tokenRefused =
  "Telegram refused TELEGRAM_BOT_TOKEN: copy it again from @BotFather, or get a new one there with /token" +
  " (and if TELEGRAM_API_ROOT is set, check that it is a Bot API server)";

/** Reads whatever a call through grammY threw. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof GrammyError)) return { kind: "passing", description: describeSilence(error) };
  const { error_code: status, description, parameters } = error;
  return {
    kind: parameters.migrate_to_chat_id === undefined ? toKind(status, description) : "moved",
    description: `Telegram answered ${status} ${withoutQuotes(description)}`,
    ...(parameters.retry_after !== undefined && { retryAfterMs: parameters.retry_after * 1000 }),
    ...(parameters.migrate_to_chat_id !== undefined && { movedTo: parameters.migrate_to_chat_id }),
  };
}

/** `can't parse entities: unsupported start tag "anna"` quotes what we sent, which may be a guest's own words. */
const withoutQuotes = (description: string) => description.replaceAll(/"[^"]*"?/g, "…");

/** Telegram has no codes finer than the HTTP status; its descriptions have been the same for years. */
const meanings: readonly (readonly [RegExp, Failure["kind"]])[] = [
  [/message is not modified/i, "notModified"],
  [
    /message can't be edited|message to edit not found|MESSAGE_ID_INVALID|message identifier is not/i,
    "notEditable",
  ],
  [/chat not found|user not found|user is deactivated|PEER_ID_INVALID/i, "unreachable"],
];

function toKind(status: number, description: string): Failure["kind"] {
  if (status === 401 || status === 404) return "tokenRefused";
  if (status === 403) return "unreachable";
  if (status === 409) return "conflict";
  if (status !== 400 && status !== 413) return "passing";
  return meanings.find(([pattern]) => pattern.test(description))?.[1] ?? "rejected";
}

/** The messages of these errors hold the address of the call, and so the token; their codes do not. */
function describeSilence(error: unknown): string {
  const reason = error instanceof HttpError ? error.error : error;
  if (!(reason instanceof Error)) return "no answer";
  if ("code" in reason && typeof reason.code === "string") return `no answer (${reason.code})`;
  if ("type" in reason && typeof reason.type === "string") return `no usable answer (${reason.type})`;
  return `no answer (${reason.name})`;
}
