import type { Inbound, Receipt, Receive } from "#src/bot/runtime/ports/inbound.ts";

/** Stands where the store is: keeps what it receives, and fails or waits when told to. */
export class Inbox {
  /** Everything stored, in order. */
  readonly stored: Inbound[] = [];
  #failures = 0;
  #failing: (inbound: Inbound) => boolean = () => true;
  #gate: Promise<void> = Promise.resolve();
  #attempts = 0;
  readonly #watchers = new Set<() => void>();

  readonly receive: Receive = async (inbound) => {
    this.#attempts += 1;
    this.#notify();
    await this.#gate;
    if (this.#failures > 0 && this.#failing(inbound)) {
      this.#failures -= 1;
      throw new Error("the store is down");
    }
    this.stored.push(inbound);
    this.#notify();
    return this.receipt;
  };

  /** What becomes of all that is stored. */
  receipt: Receipt = "pending";

  /** The next attempts to store something, or something of this kind, fail. */
  fail(times: number, failing: (inbound: Inbound) => boolean = () => true): void {
    this.#failures = times;
    this.#failing = failing;
  }

  /** Nothing is stored until the function that this returns is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  /** Waits until this much is stored. */
  async holds(count: number): Promise<readonly Inbound[]> {
    await this.#until(() => this.stored.length >= count);
    return this.stored;
  }

  /** Waits until storing was attempted this often. */
  async attempted(count: number): Promise<void> {
    await this.#until(() => this.#attempts >= count);
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#watchers.add(resolve);
      await promise;
      this.#watchers.delete(resolve);
    }
  }

  #notify(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
