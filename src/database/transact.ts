import { setTimeout } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { codeOf } from "#src/lib/thrown.ts";

const mostAttempts = 5;

/** PostgreSQL appendix A: the transaction lost against another one and may simply be tried again. */
const repeatable = new Set(["40001", "40P01"]);

/**
 * Runs `work` in one transaction and commits it. When the database gives the transaction up (serialization failure,
 * deadlock), `work` runs again from its start, five times at most: it acts on nothing but `trx`.
 */
export async function transact<Tables, Value>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostAttempts || !repeatable.has(codeOf(error) ?? "")) throw error;
      // The others first, each after another while, so that the same ones do not meet again.
      await setTimeout(Math.random() * 10 * 2 ** attempt);
    }
  }
}
