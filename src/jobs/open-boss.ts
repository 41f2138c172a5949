import { type Clock, type ConstructorOptions, PgBoss } from "pg-boss";
import type { Database } from "#src/database/database.ts";
import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { codeOf } from "#src/lib/thrown.ts";

/** The clock and the timers that jobs run by; pg-boss's `TestClock` is another than the machine's. */
export type JobTimers = Clock;

const hour = 3600;

/** What pg-boss does besides, as seldom as it allows: no cron, no dependent jobs, index builds only after an update. */
const modest = {
  schedule: false,
  flowIntervalSeconds: hour,
  bamIntervalSeconds: hour,
} satisfies ConstructorOptions;

/**
 * Among many houses: one plain table of jobs, and no looks at how it is stored. PostgreSQL reads the constraints of all
 * houses for each part that a table gets, and pg-boss once a minute what all tables of the database are like. The profile
 * takes no locks against other processes either, of which there are none here. https://pgboss.io/database-backends
 */
const among = {
  createSchema: false,
  allowSchemaCaseVariant: true,
  backend: "yugabytedb",
} satisfies ConstructorOptions;

/** pg-boss on the database given, not started. */
export function openBoss(database: Database, log: Log, timers?: JobTimers): PgBoss {
  const boss = new PgBoss({
    ...modest,
    schema: database.schemas.jobs,
    // Other connections: looking for due jobs never waits for the work of the rest, and reads dates as pg-boss expects
    // them.
    ...(database.askAside ? { db: { executeSql: database.askAside }, ...among } : ownConnections(database)),
    ...defined({ clock: timers }),
  });
  boss.on("error", logSparingly(log));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "the job queue has a warning"));
  return boss;
}

function ownConnections({ url, Client }: Database): ConstructorOptions {
  // Its pool is the driver's own, which takes the driver's client.
  return { ...{ Client }, connectionString: url, max: 3, application_name: "maitred jobs" };
}

/** While the database is away every queue fails every other second: the same message once a minute is enough. */
function logSparingly(log: Log): (error: Error) => void {
  const loggedAt = new Map<string, number>();
  return (error) => {
    const code = codeOf(error) ?? error.name;
    const now = performance.now();
    if (now - (loggedAt.get(code) ?? Number.NEGATIVE_INFINITY) < 60_000) return;
    loggedAt.set(code, now);
    log.error(faultOf(error), "the job queue failed; it goes on trying");
  };
}
