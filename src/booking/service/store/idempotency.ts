import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { ServiceDb, ServiceTransaction } from "./tables.ts";

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

/** An answer as it is kept, with the fingerprint of the request that it was given to. */
export interface KeptAnswer extends Pick<IdempotentRequest, "client" | "key"> {
  readonly fingerprint: string;
  /** Null only inside the transaction that takes the key. */
  readonly status: number | null;
  readonly body: string | null;
}

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
    .values({ client, key, fingerprint, status: null, body: null, expires_at: keptUntil(now) })
    .onConflict((conflict) =>
      conflict
        .columns(["client", "key"])
        .doUpdateSet({ fingerprint, status: null, body: null, expires_at: keptUntil(now) })
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
  return useOf(stored, { client, key, content });
}

/** What a key is good for that there is an answer under. */
export function useOf(kept: KeptAnswer, { content }: IdempotentRequest): KeyUse {
  const { fingerprint, status, body } = kept;
  if (fingerprint !== fingerprintOf(content)) return { use: "reused" };
  if (status === null || body === null) throw new Error("an idempotency key without its answer");
  return { use: "repeated", answer: { status, body } };
}

/** The answers that are kept for these requests, as one value, to be read together with others. */
export function selectKeptAnswers(
  db: ServiceDb,
  requests: readonly IdempotentRequest[],
  now: Temporal.Instant,
) {
  const clients = requests.map(({ client }) => client);
  const keys = requests.map(({ key }) => key);
  return db
    .selectFrom("idempotency_key")
    .select(
      sql<readonly KeptAnswer[]>`coalesce(json_agg(json_build_object('client', client, 'key', key,
        'fingerprint', fingerprint, 'status', status, 'body', body)), '[]')`.as("answers"),
    )
    .where("expires_at", ">", now)
    .where(sql<boolean>`(client, key) in (
      select asked.client, asked.key from unnest(${clients}::text[], ${keys}::text[]) as asked (client, key))`);
}

/** As it is written down. */
export function toKeptAnswer(
  { client, key, content }: IdempotentRequest,
  { status, body }: StoredAnswer,
): Required<KeptAnswer> {
  return { client, key, fingerprint: fingerprintOf(content), status, body };
}

/** How long an answer that is given now is kept. */
export function keptUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add(keptFor);
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
