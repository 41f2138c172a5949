import { type Kysely, PostgresAdapter, sql } from "kysely";
import { lockSeed } from "./current-house.ts";

/** Kysely's own, which a version takes that knows of no houses: with no house's seed it is the same lock. */
const lockId = 3853314791062309107n;

const houseLock = sql`${sql.lit(lockId)}::bigint # ${lockSeed}::bigint`;

const longestWait = { hours: 1 } as const;

/** Houses of one database are migrated beside one another, each by one process at a time. */
export class HouseAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    const milliseconds = Temporal.Duration.from(longestWait).total("milliseconds");
    await sql`
      with waits as (select set_config('lock_timeout', ${String(milliseconds)}, true))
      select pg_advisory_lock(${houseLock}) from waits`.execute(db);
  }

  override async releaseMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_unlock(${houseLock})`.execute(db);
  }
}
