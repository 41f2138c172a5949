import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";

const current = new AsyncLocalStorage<string | undefined>();

/** Does what an update leads to under one id, which is the same whenever that update comes again and tells nothing of it. */
export function traced<Result>(updateId: string, act: () => Result): Result {
  return underTrace(createHash("sha256").update(updateId).digest("hex").slice(0, 12), act);
}

/** Does what is known to come from the update with this id, or from none that is known, whoever set it going. */
export function underTrace<Result>(trace: string | undefined, act: () => Result): Result {
  return current.run(trace, act);
}

/** The id of what is being done. */
export function currentTrace(): string | undefined {
  return current.getStore();
}
