import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Tells whether the database answers right now. Whoever asks while a question is open waits for the same answer, so
 * that no more than one connection is ever taken for it, also of a database that has fallen silent.
 * @param patienceMs an answer that takes longer is none
 */
export function createPulse(database: Database, patienceMs = 2000): () => Promise<boolean> {
  let open: Promise<boolean> | undefined;
  const ask = async () => {
    try {
      await sql`select 1`.execute(database.db);
      return true;
    } catch {
      return false;
    } finally {
      open = undefined;
    }
  };
  return async () => {
    open ??= ask();
    return await Promise.race([open, delay(patienceMs, false, { ref: false })]);
  };
}
