import { transact } from "#src/database/transact.ts";
import { tellingDayChanges } from "./day-changes.ts";
import { type IdempotentRequest, keepAnswer, type StoredAnswer, takeKey } from "./idempotency.ts";
import type { ServiceDb, ServiceTransaction } from "./tables.ts";
import { queueing, standInLine } from "./waiting-line.ts";

/**
 * Runs work in a transaction of its own, and from its start again when the database gave the transaction up or others
 * of this process are before it. When this returns, nothing kept in this process is older than the work.
 * @throws BusyError where the others took too long
 */
export function inTransaction<Value>(
  db: ServiceDb,
  work: (trx: ServiceTransaction) => Promise<Value>,
): Promise<Value> {
  return queueing(db, (place) =>
    tellingDayChanges(db, (note) =>
      transact(db, (trx) => {
        place(trx);
        note(trx);
        return work(trx);
      }),
    ),
  );
}

export type OnceAnswer =
  | { readonly use: "first" | "repeated"; readonly answer: StoredAnswer }
  | { readonly use: "reused" };

/**
 * Answers a request, and its repetitions with the same answer for 24 hours. The answer is kept in the very
 * transaction in which the request is carried out: there is never one without the other.
 */
export function answerOnce(
  db: ServiceDb,
  request: IdempotentRequest,
  now: Temporal.Instant,
  carryOut: (trx: ServiceTransaction) => Promise<StoredAnswer>,
): Promise<OnceAnswer> {
  return inTransaction(db, async (trx) => {
    standInLine(trx, [`key/${request.client}/${request.key}`]);
    const key = await takeKey(trx, request, now);
    if (key.use !== "first") return key;
    const answer = await carryOut(trx);
    await keepAnswer(trx, request, answer);
    return { use: "first", answer };
  });
}
