import type { PgBoss } from "pg-boss";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { JobHandler } from "./jobs.ts";

export interface Sweep {
  readonly name: string;
  readonly interval: Temporal.Duration;
  readonly sweep: () => Promise<void>;
}

/** At once, also where the turn of an earlier run waits: for as long as the interval was then. */
export async function sendFirstTurn(boss: PgBoss, name: string): Promise<void> {
  await boss.upsert(name, {}, { ...turnOf(name), startAfter: 0, match: "all" });
}

/**
 * One of them waits, and one is carried out. That is a group's limit, which pg-boss looks up in the jobs themselves: its
 * policies for it go by what it noted of a queue a minute or two ago, and let no turn begin where one ran at that moment.
 */
const turnOf = (name: string) => ({ singletonKey: name, group: { id: name } });

/** One turn, a job that sends the next: pg-boss's own schedules know minutes only, and look for them all the time. */
export function createTurn(boss: PgBoss, { name, interval, sweep }: Sweep, log: Log): JobHandler<object> {
  const startAfter = interval.total("seconds");
  const sendNext = async (after: number) => {
    await boss.send(name, {}, { ...turnOf(name), startAfter: after });
  };
  return async (_, { attempt }) => {
    // A process died on this turn. Another turn waits, or now does; both at once could be two sweeps.
    if (attempt > 1) return await sendNext(0);
    // The next one first: if this process dies on the way, the sweep is late by one turn and not lost.
    await sendNext(startAfter);
    try {
      await sweep();
    } catch (error) {
      log.error({ queue: name, ...faultOf(error) }, "a sweep failed; it waits for its next turn");
    }
  };
}
