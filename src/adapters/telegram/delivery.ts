import type { Delivery } from "#src/bot/runtime/ports/platform.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { readFailure, TelegramError } from "./failure.ts";
import { UnsendableReplyError } from "./outbound.ts";

/**
 * What a sending that failed comes to.
 * @throws TelegramError for what passes
 */
export function toDelivery(error: unknown, log: Log): Delivery {
  if (error instanceof UnsendableReplyError) {
    log.error(faultOf(error), "a reply breaks Telegram's limits");
    return { ok: false, reason: "rejected" };
  }
  const { kind, description, movedTo, retryAfterMs } = readFailure(error);
  if (kind === "moved") return { ok: false, reason: "moved", chatId: String(movedTo) };
  if (kind === "unreachable") {
    log.info({ reason: description }, "a guest cannot be reached");
    return { ok: false, reason: "unreachable" };
  }
  if (kind === "rejected") {
    log.error({ reason: description }, "Telegram refused a reply");
    return { ok: false, reason: "rejected" };
  }
  throw new TelegramError("telegramUnavailable", `could not send a message: ${description}`, retryAfterMs);
}
