import type { ServiceTransaction } from "./tables.ts";

/** An answer that can be given again. */
export interface StoredAnswer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
}

export interface IdempotentRequest {
  readonly client: string;
  /** The caller's key. */
  readonly key: string;
  /** Equal for requests that ask for the same. */
  readonly fingerprint: string;
}

/** What the key is good for: a first request, a repetition, or a request that is not the one it was used for. */
export type KeyUse =
  | { readonly use: "first" }
  | { readonly use: "repeated"; readonly answer: StoredAnswer }
  | { readonly use: "reused" };

const keptFor = Temporal.Duration.from({ hours: 24 });

/**
 * Takes the key in this transaction. A second request with the same key waits here until the first one's
 * transaction is over: then it finds the answer, or, where the first one failed, the key free.
 */
export async function takeKey(
  trx: ServiceTransaction,
  { client, key, fingerprint }: IdempotentRequest,
  now: Temporal.Instant,
): Promise<KeyUse> {
  const taken = await trx
    .insertInto("idempotency_key")
    .values({ client, key, fingerprint, status: null, body: null, expires_at: now.add(keptFor) })
    .onConflict((conflict) =>
      conflict
        .columns(["client", "key"])
        .doUpdateSet({ fingerprint, status: null, body: null, expires_at: now.add(keptFor) })
        .where("idempotency_key.expires_at", "<=", now),
    )
    .returning("key")
    .executeTakeFirst();
  if (taken) return { use: "first" };
  const stored = await trx
    .selectFrom("idempotency_key")
    .selectAll()
    .where("client", "=", client)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (stored.fingerprint !== fingerprint) return { use: "reused" };
  if (stored.status === null || stored.body === null)
    throw new Error("an idempotency key without its answer");
  return { use: "repeated", answer: { status: stored.status, body: stored.body } };
}

export async function keepAnswer(
  trx: ServiceTransaction,
  { client, key }: IdempotentRequest,
  { status, body }: StoredAnswer,
): Promise<void> {
  await trx
    .updateTable("idempotency_key")
    .set({ status, body })
    .where("client", "=", client)
    .where("key", "=", key)
    .execute();
}
