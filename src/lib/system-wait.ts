import { setTimeout as delay } from "node:timers/promises";
import type { Wait } from "./wait.ts";

/** Waits by the machine's own timer. */
export const systemWait: Wait = async (ms, signal) => {
  await delay(ms, undefined, signal && { signal }).catch(() => undefined);
};
