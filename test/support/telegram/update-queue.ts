import { RefusalError } from "./refusal-error.ts";

export interface QueuedUpdate {
  readonly update_id: number;
  readonly [kind: string]: unknown;
}

export interface Poll {
  readonly offset: number;
  readonly limit: number;
  readonly timeoutSeconds: number;
}

interface Webhook {
  readonly url: string;
  readonly secret: string;
}

const conflict = {
  poller: "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
  webhook:
    "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
};

/**
 * The updates Telegram keeps for the bot until they are confirmed: by a `getUpdates` with a higher offset, or
 * by the webhook's 2xx. Where the webhook answers anything else, the update stays until `deliver` is called.
 */
export class UpdateQueue {
  readonly #pending: QueuedUpdate[] = [];
  #nextId = 700_001;
  #allowed: readonly string[] = [];
  #webhook: Webhook | undefined;
  #waiting: { readonly wake: () => void; readonly terminate: () => void } | undefined;
  #delivery: Promise<void> = Promise.resolve();
  #lastError: string | undefined;

  /** Queues one; updates of a kind that the bot did not ask for are dropped, as at Telegram. */
  add(kind: string, content: unknown): void {
    const update = { update_id: this.#nextId++, [kind]: content };
    if (this.#allowed.length > 0 && !this.#allowed.includes(kind)) return;
    this.#pending.push(update);
    this.#waiting?.wake();
    void this.deliver();
  }

  get unconfirmed(): readonly QueuedUpdate[] {
    return this.#pending;
  }

  allow(kinds: readonly string[] | undefined): void {
    if (kinds !== undefined) this.#allowed = kinds;
  }

  setWebhook(webhook: Webhook | undefined): void {
    this.#webhook = webhook;
    void this.deliver();
  }

  /** https://core.telegram.org/bots/api#webhookinfo; the last error stays also after a delivery that went well. */
  get webhookInfo(): Readonly<Record<string, unknown>> {
    return {
      url: this.#webhook?.url ?? "",
      has_custom_certificate: false,
      pending_update_count: this.#pending.length,
      ...(this.#lastError !== undefined && { last_error_message: this.#lastError }),
    };
  }

  /** @throws RefusalError when a webhook is set, or another poller came */
  async poll({ offset, limit, timeoutSeconds }: Poll, closed: AbortSignal): Promise<readonly QueuedUpdate[]> {
    if (this.#webhook !== undefined) throw new RefusalError(409, conflict.webhook);
    this.#waiting?.terminate();
    const confirmed = this.#pending.filter((update) => update.update_id < offset).length;
    this.#pending.splice(0, confirmed);
    if (this.#pending.length === 0 && timeoutSeconds > 0) await this.#wait(timeoutSeconds, closed);
    return this.#pending.slice(0, limit);
  }

  /** Delivers to the webhook until all is delivered or one delivery fails. */
  deliver(): Promise<void> {
    this.#delivery = this.#delivery.then(() => this.#deliverAll());
    return this.#delivery;
  }

  async #deliverAll(): Promise<void> {
    for (let next = this.#pending[0]; next !== undefined; next = this.#pending[0]) {
      if (this.#webhook === undefined) return;
      const { url, secret } = this.#webhook;
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-telegram-bot-api-secret-token": secret },
        body: JSON.stringify(next),
      }).catch(() => undefined);
      if (!response?.ok) {
        this.#lastError = response
          ? `Wrong response from the webhook: ${response.status}`
          : "Connection refused";
        return;
      }
      this.#pending.shift();
    }
  }

  #wait(timeoutSeconds: number, closed: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => () => {
        clearTimeout(timer);
        if (this.#waiting === waiting) this.#waiting = undefined;
        settle();
      };
      const waiting = {
        wake: finish(resolve),
        terminate: finish(() => reject(new RefusalError(409, conflict.poller))),
      };
      const timer = setTimeout(waiting.wake, timeoutSeconds * 1000);
      this.#waiting = waiting;
      closed.addEventListener("abort", waiting.wake, { once: true });
    });
  }
}
