import { setTimeout as delay } from "node:timers/promises";

/** Waits; resolves early, without an error, when the signal aborts. Given in, so that tests do not wait. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** Waits by the machine's own timer. */
export const systemWait: Wait = async (ms, signal) => {
  await delay(ms, undefined, { signal }).catch(() => undefined);
};
