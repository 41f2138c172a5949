import type { PgBoss } from "pg-boss";
import type { Log } from "#src/lib/log.ts";
import { messageOf } from "#src/lib/thrown.ts";
import type { JobHandler } from "./jobs.ts";

export interface Sweep {
  readonly name: string;
  readonly interval: Temporal.Duration;
  readonly sweep: () => Promise<void>;
  readonly log: Log;
}

/** At once, also where the turn of an earlier run waits: for as long as the interval was then. */
export async function sendFirstTurn(boss: PgBoss, name: string): Promise<void> {
  await boss.upsert(name, {}, { singletonKey: name, startAfter: 0 });
}

/** One turn, a job that sends the next: pg-boss's own schedules know minutes only, and look for them all the time. */
export function createTurn(boss: PgBoss, { name, interval, sweep, log }: Sweep): JobHandler<object> {
  const startAfter = interval.total("seconds");
  return async () => {
    // The next one first: if this process dies on the way, the sweep is late by one turn and not lost.
    await boss.send(name, {}, { singletonKey: name, startAfter });
    try {
      await sweep();
    } catch (error) {
      const reason = messageOf(error);
      log.error({ queue: name, reason }, "a sweep failed; it waits for its next turn");
    }
  };
}
