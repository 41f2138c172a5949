import { fromKysely, type PgBoss } from "pg-boss";
import type { Database } from "#src/database/database.ts";
import { newId } from "#src/lib/ids.ts";
import type { AnyTransaction, SendOptions } from "./jobs.ts";
import type { JobTimers } from "./open-boss.ts";

/** Puts jobs into queues and takes them out. */
export interface JobStore {
  put(queue: string, payload: object, options: SendOptions): Promise<void>;
  remove(queue: string, key: string, trx: AnyTransaction | undefined): Promise<void>;
}

/**
 * Queues let one waiting job of a key in. pg-boss can change a waiting job in place, but then a moved job keeps the
 * attempts it has used up, so the waiting one is taken out and a fresh one put in, in one transaction.
 */
export function createJobStore(database: Database, boss: PgBoss, timers?: JobTimers): JobStore {
  const within = async (trx: AnyTransaction | undefined, work: (trx: AnyTransaction) => Promise<void>) =>
    trx === undefined ? await database.db.transaction().execute(work) : await work(trx);

  const put = async (queue: string, payload: object, options: SendOptions, trx: AnyTransaction) => {
    const startAfter = options.startAfter?.epochMilliseconds ?? timers?.now();
    const details = {
      db: fromKysely(trx),
      singletonKey: options.key ?? newId(),
      ...(startAfter === undefined ? {} : { startAfter: new Date(startAfter) }),
    };
    const id = await boss.send(queue, payload, details);
    // Another process has put one of this key in meanwhile: the later word counts.
    if (id === null) await boss.upsert(queue, payload, { startAfter: 0, ...details });
  };

  /** One that is taken meanwhile is being carried out, and stays: pg-boss deletes by id, whatever became of the job. */
  const remove = async (queue: string, key: string, trx: AnyTransaction) => {
    await fromKysely(trx).executeSql(
      `delete from ${database.schemas.jobs}.job where name = $1 and singleton_key = $2 and state < 'active'`,
      [queue, key],
    );
  };

  return {
    put: (queue, payload, options) =>
      within(options.trx, async (trx) => {
        if (options.key !== undefined) await remove(queue, options.key, trx);
        await put(queue, payload, options, trx);
      }),
    remove: (queue, key, given) => within(given, (trx) => remove(queue, key, trx)),
  };
}
