import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { readBytes } from "#src/lib/read-bytes.ts";
import { isSameSecret } from "#src/lib/same-secret.ts";
import type { Take } from "./intake.ts";

/** Far above any update Telegram sends. */
const maxBodyBytes = 1024 * 1024;

export interface WebhookOptions {
  readonly secret: string;
  /** Undefined while the bot is not connected or is stopping: Telegram delivers the update again later. */
  readonly take: () => Take | undefined;
  readonly log: Log;
}

/**
 * Answers Telegram's deliveries: 200 once the update is stored, and anything else makes Telegram deliver it
 * again. https://core.telegram.org/bots/api#setwebhook
 */
export function createWebhookHandler({
  secret,
  take,
  log,
}: WebhookOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "POST") return answer(405, { allow: "POST" });
    if (!isSameSecret(request.headers.get("x-telegram-bot-api-secret-token"), secret)) {
      log.debug({}, "refused a delivery without the webhook's secret");
      return answer(401);
    }
    const takeUpdate = take();
    if (takeUpdate === undefined) return answer(503, { "retry-after": "5" });
    const body = await readBytes(request, maxBodyBytes);
    if (body === "too many") return answer(413);
    const update = body === "broken off" ? undefined : parse(body);
    if (update === undefined) return answer(400);
    try {
      await takeUpdate(update);
      return answer(200);
    } catch (error) {
      log.error(faultOf(error), "could not store an update; Telegram delivers it again");
      return answer(500);
    }
  };
}

function answer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers });
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
