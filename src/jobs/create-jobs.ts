import { type PgBoss, systemClock } from "pg-boss";
import { z } from "zod";
import type { Database } from "#src/database/database.ts";
import type { Log } from "#src/lib/log.ts";
import { createJobStore } from "./job-store.ts";
import type { Jobs, Queue, QueueOptions } from "./jobs.ts";
import { makeQueue } from "./make-queue.ts";
import { type JobTimers, openBoss } from "./open-boss.ts";
import { createTurn, type Sweep, sendFirstTurn } from "./sweep.ts";
import { startTimedSweeps, type TimedSweeps } from "./timed-sweeps.ts";
import { createWaker } from "./waker.ts";
import { startWorker, type Worker } from "./worker.ts";

interface Declaration {
  readonly name: string;
  readonly options: Required<QueueOptions>;
  /** Starts to work, on a started pg-boss; absent in a queue that is only sent to. Returns the worker's id. */
  work?: () => Promise<string>;
}

const defaults: Required<QueueOptions> = {
  retries: 5,
  retryAfter: Temporal.Duration.from({ seconds: 10 }),
  timeLimit: Temporal.Duration.from({ minutes: 5 }),
  concurrency: 5,
};

const sweepOptions = { ...defaults, concurrency: 1 };

/** How long a job that nobody told this process of waits until it is found, unless it is said otherwise. */
const looksEveryMs = { ofMany: 2000, ofOne: 60_000 };

/**
 * The durable queues on one database.
 * @param parts.timers the clock to run by; default: the machine's, and the server's for what is due
 * @param parts.lookEvery how long a job that nobody told this process of waits until it is found; default: 2 seconds, and a
 * minute for a sole process
 * @param parts.soleProcess no other process sends jobs or carries them out; default: as the database says. Hardly anything is
 * asked of the database then while nothing happens
 */
export function createJobs(parts: {
  readonly database: Database;
  readonly log: Log;
  readonly timers?: JobTimers;
  readonly lookEvery?: Temporal.Duration;
  readonly soleProcess?: boolean;
}): Jobs {
  const { database, log, timers = systemClock, soleProcess = database.soleProcess } = parts;
  const boss = openBoss(database, log, parts.timers);
  const store = createJobStore(database, boss, parts.timers);
  const declared = new Map<string, Declaration | Sweep>();
  /** By the names of their queues. */
  const workers = new Map<string, string>();
  let timed: TimedSweeps | undefined;

  const declare = <Declared extends Declaration | Sweep>(declaration: Declared): Declared => {
    if (declared.has(declaration.name)) throw new Error(`the queue ${declaration.name} is declared twice`);
    declared.set(declaration.name, declaration);
    return declaration;
  };

  const wake = (queue: string) => {
    const worker = workers.get(queue);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  const waker = createWaker({
    ...{ boss, schema: database.schemas.jobs, wake, timers, queues: () => [...workers.keys()] },
    lookEveryMs: parts.lookEvery?.total("milliseconds") ?? looksEveryMs[soleProcess ? "ofOne" : "ofMany"],
  });

  const startWork = <Payload>(worker: Omit<Worker<Payload>, "onRetry" | "log">) => {
    return startWorker(boss, { ...worker, onRetry: () => waker.expect(worker.options.retryAfter), log });
  };

  const defineQueue = <Payload extends object>(
    name: string,
    schema: z.ZodType<Payload>,
    given: QueueOptions = {},
  ): Queue<Payload> => {
    const options = { ...defaults, ...given };
    const declaration: Declaration = declare({ name, options });
    return {
      name,
      send: async (payload, sendOptions = {}) => {
        await store.put(name, schema.parse(payload), sendOptions);
        waker.hear(name, sendOptions);
      },
      cancel: (key, { trx } = {}) => store.remove(name, key, trx),
      work: (handler) => {
        if (declaration.work !== undefined) throw new Error(`the queue ${name} has a handler already`);
        declaration.work = () => startWork({ queue: name, schema, handler, options });
      },
    };
  };

  const every: Jobs["every"] = (interval, name, sweep) => {
    const turns = { name, interval, sweep };
    const work = async () => {
      await sendFirstTurn(boss, name);
      const handler = createTurn(boss, turns, log);
      return await startWork({
        ...{ queue: name, handler, oneAtATime: true },
        schema: z.object({}),
        options: sweepOptions,
      });
    };
    declare(soleProcess ? turns : { name, options: sweepOptions, work });
  };

  const start = async () => {
    await boss.start();
    await prepareQueues(boss, declared.values());
    for (const each of declared.values())
      if ("work" in each && each.work) workers.set(each.name, await each.work());
    waker.start();
    timed = startTimedSweeps([...declared.values()].filter(isTimed), {
      timers,
      timeLimit: sweepOptions.timeLimit,
      log,
    });
  };

  const stop: Jobs["stop"] = async ({ timeoutMs = 20_000 } = {}) => {
    workers.clear();
    waker.stop();
    await Promise.all([timed?.stop({ timeoutMs }), boss.stop({ graceful: true, timeout: timeoutMs })]);
  };

  return { defineQueue, every, start, stop, wake };
}

const isTimed = (declared: Declaration | Sweep): declared is Sweep => "sweep" in declared;

/** A sweep that goes by a timer has no queue; what another way to run left in one would be due for ever. */
async function prepareQueues(boss: PgBoss, declared: Iterable<Declaration | Sweep>): Promise<void> {
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const each of declared)
    if (!isTimed(each)) await makeQueue(boss, each, made.get(each.name));
    else if (made.has(each.name)) await boss.deleteQueue(each.name);
}
