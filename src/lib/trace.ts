import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";

const current = new AsyncLocalStorage<string | undefined>();

/** Does what an update leads to under one id, which is the same whenever that update comes again and tells nothing of it. */
export function traced<Result>(updateId: string, act: () => Result): Result {
  return current.run(createHash("sha256").update(updateId).digest("hex").slice(0, 12), act);
}

/** Does what nobody knows the update of, whoever set it going. */
export function untraced<Result>(act: () => Result): Result {
  return current.run(undefined, act);
}

/** For what is done later: the surroundings of now, to do it in. */
export function keepTrace(): <Result>(act: () => Result) => Result {
  return AsyncLocalStorage.snapshot();
}

/** The id of what is being done. */
export function currentTrace(): string | undefined {
  return current.getStore();
}
