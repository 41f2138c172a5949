import { vi } from "vitest";
import { patienceMs } from "./patience.ts";

/** Tries until it does not throw, and gives back what it came to. */
export function eventually<Value>(attempt: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(attempt, { timeout: patienceMs });
}
