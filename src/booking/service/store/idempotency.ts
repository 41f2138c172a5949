import { createHash } from "node:crypto";
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
  /** What is asked for, as JSON has it: equal for requests that ask for the same. */
  readonly content: unknown;
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
  { client, key, content }: IdempotentRequest,
  now: Temporal.Instant,
): Promise<KeyUse> {
  const fingerprint = fingerprintOf(content);
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

function fingerprintOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content, inOrder)).digest("base64url");
}

/** An object of JSON has no order: whichever way its names came, they go by the alphabet. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
