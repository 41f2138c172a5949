import { createHmac } from "node:crypto";
import { reasonOf } from "#src/lib/fault.ts";
import { codeOf } from "#src/lib/thrown.ts";
import type { WebhookConfig } from "./config.ts";

/** The same in every attempt, the id too. */
interface WebhookMessage {
  readonly id: string;
  readonly body: string;
}

const patienceMs = 20_000;

/**
 * Sends one message as Standard Webhooks says (https://www.standardwebhooks.com): signed, with the moment of the attempt.
 * @returns why it was not taken, without a word of the address, which may hold a secret; undefined where it was
 */
export async function sendWebhook(
  { url, key }: WebhookConfig,
  { id, body }: WebhookMessage,
  { now, signal }: { readonly now: Temporal.Instant; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const timestamp = Math.floor(now.epochMilliseconds / 1000);
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": `v1,${signature}`,
      },
      body,
      // Elsewhere nobody has agreed to be told.
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return codeOf(cause) ?? codeOf(error) ?? reasonOf(error);
  }
}
