import type { PgBoss, QueueResult } from "pg-boss";
import type { QueueOptions } from "./jobs.ts";

/** One waiting job of a key. */
const policy = "short";

/** Time to store how a job ended before it counts as abandoned. */
const graceSeconds = 30;

/** Leaves a queue alone that is already as declared: pg-boss has read all queues at its start. */
export async function makeQueue(
  boss: PgBoss,
  { name, options }: { readonly name: string; readonly options: Required<QueueOptions> },
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
