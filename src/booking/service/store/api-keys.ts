import { type Selectable, sql } from "kysely";
import type { ApiKeyTable, ServiceDb, ServiceTransaction } from "./tables.ts";

/** What is needed to recognise a key. */
export interface KeyInForce {
  /** The client's. */
  readonly name: string;
  readonly hash: Uint8Array;
  /** The venues it is limited to; left out, it may use all. */
  readonly venueIds?: readonly number[];
  /** Left out, it may write too. */
  readonly readOnly?: boolean;
}

/** What is known of a key, whoever may look; its hash is not part of it. */
export interface StoredKey {
  readonly id: string;
  readonly name: string;
  readonly venueIds?: readonly number[];
  readonly readOnly?: boolean;
  readonly createdAt: Temporal.Instant;
  readonly revokedAt?: Temporal.Instant;
}

export async function findKeysInForce(db: ServiceDb): Promise<KeyInForce[]> {
  const rows = await db.selectFrom("api_key").selectAll().where("revoked_at", "is", null).execute();
  return rows.map((row) => ({ name: row.client, hash: row.hash, ...limitsOf(row) }));
}

/** Every key there ever was, the oldest first; with a name, those of that client. */
export async function findKeys(db: ServiceDb, name?: string): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom("api_key")
    .selectAll()
    .$if(name !== undefined, (query) => query.where("client", "=", name ?? ""))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toStoredKey);
}

/** Waits until nobody else changes the keys, and holds them until the end of the transaction. All may read. */
export async function lockKeys(trx: ServiceTransaction): Promise<void> {
  await sql`lock table ${sql.table("api_key")} in share row exclusive mode`.execute(trx);
}

export async function insertKey(
  trx: ServiceTransaction,
  { id, name, hash, venueIds, readOnly = false, createdAt }: StoredKey & KeyInForce,
): Promise<void> {
  await trx
    .insertInto("api_key")
    .values({
      id,
      client: name,
      hash,
      venue_ids: venueIds ? [...venueIds] : null,
      read_only: readOnly,
      created_at: createdAt,
      revoked_at: null,
    })
    .execute();
}

/** It stays in the table, to tell what was in force when. */
export async function revokeKey(trx: ServiceTransaction, id: string, now: Temporal.Instant): Promise<void> {
  await trx.updateTable("api_key").set({ revoked_at: now }).where("id", "=", id).execute();
}

/** Bookings outlive the keys that they were made with. */
export async function hasBookings(db: ServiceDb, client: string): Promise<boolean> {
  const booking = await db
    .selectFrom("booking")
    .select("id")
    .where("client", "=", client)
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}

function toStoredKey({ id, client, created_at, revoked_at, ...row }: Selectable<ApiKeyTable>): StoredKey {
  return {
    id,
    name: client,
    ...limitsOf(row),
    createdAt: created_at,
    ...(revoked_at !== null && { revokedAt: revoked_at }),
  };
}

function limitsOf({ venue_ids, read_only }: Pick<Selectable<ApiKeyTable>, "venue_ids" | "read_only">) {
  return { ...(venue_ids !== null && { venueIds: venue_ids }), ...(read_only && { readOnly: true }) };
}
