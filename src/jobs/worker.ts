import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { z } from "zod";
import { faultOf, reasonOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { untilAborted } from "#src/lib/until-aborted.ts";
import type { JobHandler, QueueOptions } from "./jobs.ts";

export interface Worker<Payload> {
  readonly queue: string;
  readonly schema: z.ZodType<Payload>;
  readonly handler: JobHandler<Payload>;
  readonly options: Required<QueueOptions>;
  /** A job has failed that will be tried again. */
  readonly onRetry: () => void;
  /** Of the jobs of a group, only one is carried out at a time, by whichever process. */
  readonly oneAtATime?: boolean;
  readonly log: Log;
}

/** A worker is woken when something is due, and looks by itself as seldom as this. */
const looksEverySeconds = 3600;

/** Begins to carry out what is due. Returns the id by which pg-boss knows the worker. */
export async function startWorker<Payload>(boss: PgBoss, worker: Worker<Payload>): Promise<string> {
  return await boss.work(
    worker.queue,
    {
      batchSize: worker.options.concurrency,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: looksEverySeconds,
      includeMetadata: true,
      perJobResults: true,
      ...(worker.oneAtATime && { groupConcurrency: 1 }),
    },
    (jobs: JobWithMetadata<object>[]) => Promise.all(jobs.map((job) => carryOut(worker, job))),
  );
}

/** Never throws: the jobs fetched together do not share a fate. */
async function carryOut<Payload>(
  { queue, schema, handler, options, onRetry, log }: Worker<Payload>,
  job: JobWithMetadata<object>,
): Promise<JobResult<object>> {
  const payload = schema.safeParse(job.data);
  if (!payload.success) {
    const paths = payload.error.issues.map((issue) => issue.path.join("."));
    log.error({ queue, job: job.id, paths }, "a job's payload is not what its queue takes; it is given up");
    return { id: job.id, status: "deadletter", output: { reason: "invalid payload", paths } };
  }
  const attempt = job.retryCount + 1;
  const isLastAttempt = job.retryCount >= job.retryLimit;
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(options.timeLimit.total("milliseconds"))]);
  try {
    // A handler that does not listen to its signal must not hold the queue up.
    await untilAborted(signal, handler(payload.data, { id: job.id, attempt, isLastAttempt, signal }));
    return { id: job.id, status: "completed" };
  } catch (error) {
    const fields = { queue, job: job.id, attempt, ...faultOf(error) };
    if (isLastAttempt) log.error(fields, "a job failed and is given up");
    else {
      onRetry();
      log.warn(fields, "a job failed and will be tried again");
    }
    return { id: job.id, status: "failed", output: { reason: reasonOf(error) } };
  }
}
