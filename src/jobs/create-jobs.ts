import type { PgBoss, QueueResult } from "pg-boss";
import { z } from "zod";
import type { Database } from "#src/database/database.ts";
import type { Log } from "#src/lib/log.ts";
import { createJobStore } from "./job-store.ts";
import type { Jobs, Queue, QueueOptions } from "./jobs.ts";
import { type JobTimers, openBoss } from "./open-boss.ts";
import { createTurn, sendFirstTurn } from "./sweep.ts";
import { startWorker } from "./worker.ts";

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

/** One waiting job of a key. */
const policy = "short";

/** Time to store how a job ended before it counts as abandoned. */
const graceSeconds = 30;

/**
 * The durable queues on one database.
 * @param parts.timers the clock to run by; default: the machine's, and the server's for what is due
 * @param parts.lookEvery how long a queue that nothing wakes waits until it is looked at again; default: 2 seconds
 */
export function createJobs(parts: {
  readonly database: Database;
  readonly log: Log;
  readonly timers?: JobTimers;
  readonly lookEvery?: Temporal.Duration;
}): Jobs {
  const { database, log, timers, lookEvery = Temporal.Duration.from({ seconds: 2 }) } = parts;
  const boss = openBoss(database, log, timers);
  const store = createJobStore(database, boss, timers);
  const declared = new Map<string, Declaration>();
  /** By the names of their queues. */
  const workers = new Map<string, string>();

  const declare = (declaration: Declaration) => {
    if (declared.has(declaration.name)) throw new Error(`the queue ${declaration.name} is declared twice`);
    declared.set(declaration.name, declaration);
    return declaration;
  };

  const wake = (queue: string) => {
    const worker = workers.get(queue);
    if (worker !== undefined) boss.notifyWorker(worker);
  };

  const defineQueue = <Payload extends object>(
    name: string,
    schema: z.ZodType<Payload>,
    given: QueueOptions = {},
  ): Queue<Payload> => {
    const options = { ...defaults, ...given };
    const declaration = declare({ name, options });
    return {
      name,
      send: async (payload, sendOptions = {}) => {
        await store.put(name, schema.parse(payload), sendOptions);
        if (sendOptions.trx === undefined) wake(name);
      },
      cancel: (key, { trx } = {}) => store.remove(name, key, trx),
      work: (handler) => {
        if (declaration.work !== undefined) throw new Error(`the queue ${name} has a handler already`);
        declaration.work = () => startWorker(boss, { queue: name, schema, handler, options, lookEvery, log });
      },
    };
  };

  const every: Jobs["every"] = (interval, name, sweep) => {
    const options = { ...defaults, concurrency: 1 };
    const handler = createTurn(boss, { name, interval, sweep, log });
    const work = async () => {
      await sendFirstTurn(boss, name);
      return await startWorker(boss, {
        queue: name,
        schema: z.object({}),
        handler,
        options,
        lookEvery,
        oneAtATime: true,
        log,
      });
    };
    declare({ name, options, work });
  };

  const start = async () => {
    await boss.start();
    const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const declaration of declared.values())
      await makeQueue(boss, declaration, made.get(declaration.name));
    for (const { name, work } of declared.values()) if (work !== undefined) workers.set(name, await work());
  };

  const stop: Jobs["stop"] = async ({ timeoutMs = 20_000 } = {}) => {
    workers.clear();
    await boss.stop({ graceful: true, timeout: timeoutMs });
  };

  return { defineQueue, every, start, stop, wake };
}

/** Leaves a queue alone that is already as declared: pg-boss has read all queues at its start. */
async function makeQueue(
  boss: PgBoss,
  { name, options }: Declaration,
  made: QueueResult | undefined,
): Promise<void> {
  const settings = {
    retryLimit: options.retries,
    retryDelay: Math.max(1, Math.round(options.retryAfter.total("seconds"))),
    retryBackoff: true,
    expireInSeconds: Math.ceil(options.timeLimit.total("seconds")) + graceSeconds,
    heartbeatSeconds: 60,
  };
  const wanted = { policy, ...settings };
  if (made && isMatch(made, wanted)) return;
  // A queue keeps the policy it was made with. Only sweeps had another once, whose first turn is sent anew.
  const isOfOther = made !== undefined && made.policy !== policy;
  if (isOfOther) await boss.deleteQueue(name);
  if (made === undefined || isOfOther) await boss.createQueue(name, wanted);
  else await boss.updateQueue(name, settings);
  // pg-boss keeps what it knows of a queue, and asks on a connection of its own when it does not know it yet, which
  // must not be in the middle of somebody's transaction.
  await boss.findJobs(name, { key: "" });
}

const isMatch = (made: object, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => Reflect.get(made, key) === value);
