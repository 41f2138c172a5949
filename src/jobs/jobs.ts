import type { Transaction } from "kysely";
import type { z } from "zod";

/** Durable work that happens later or again: kept in the database, carried out once by any one of the processes. */
export interface Jobs {
  /**
   * Declares a queue; all of them before `start()`. A payload is plain JSON and best holds ids alone: it stays in the
   * database for a week after the job is done. The schema is also how old payloads are read after an update, so it
   * only ever grows by optional fields.
   */
  defineQueue<Payload extends object>(
    name: string,
    schema: z.ZodType<Payload>,
    options?: QueueOptions,
  ): Queue<Payload>;
  /**
   * Runs `sweep` at `start()` and then every `interval`, by one process at a time, skipping a turn that the one before
   * still takes. A sweep that throws, or takes longer than five minutes, is logged and waits for its next turn. Before
   * `start()`.
   */
  every(interval: Temporal.Duration, name: string, sweep: () => Promise<void>): void;
  /** Brings the queues in the database up to date and begins to work. */
  start(): Promise<void>;
  /** Takes no new job and lets running ones finish; after `timeoutMs` (default 20,000) they count as failed once. */
  stop(options?: { readonly timeoutMs?: number }): Promise<void>;
  /** Looks for due jobs of this queue now and not within a second: for instance after a transaction that sent one. */
  wake(queue: string): void;
}

export interface QueueOptions {
  /** Attempts after the first. Default 5. */
  readonly retries?: number;
  /** Before the second attempt; doubled for each further one, with jitter. Default 10 seconds. */
  readonly retryAfter?: Temporal.Duration;
  /** A handler that takes longer counts as failed. Default 5 minutes. */
  readonly timeLimit?: Temporal.Duration;
  /** Handlers that run at the same time in one process. Default 5. */
  readonly concurrency?: number;
}

export interface Queue<Payload> {
  readonly name: string;
  /**
   * Puts a job in. With a `key` the queue holds one waiting job of that key at most: sending again replaces it, time
   * and payload. A job that is being carried out is not touched, nor are its further attempts.
   *
   * Inside a transaction `trx` must be given: the job would be there even if the transaction is rolled back, and waiting
   * for a second connection while holding one never ends when all do.
   */
  send(payload: Payload, options?: SendOptions): Promise<void>;
  /** Takes the waiting job of that key out, if there is one. The same rule holds inside a transaction. */
  cancel(key: string, options?: { readonly trx?: AnyTransaction }): Promise<void>;
  /**
   * Says who carries the jobs out: once per queue, before `start()`. A handler that throws is called again later, up
   * to `retries` times; one that was carried out may be too, if the process ends before that is stored.
   */
  work(handler: JobHandler<Payload>): void;
}

export interface SendOptions {
  /** Not before this moment, and as soon as a process is free then. Default: at once. */
  readonly startAfter?: Temporal.Instant;
  readonly key?: string;
  /** The job commits and rolls back with this transaction. */
  readonly trx?: AnyTransaction;
}

/** A transaction of any store, whatever its tables. */
export type AnyTransaction = Pick<Transaction<unknown>, "executeQuery">;

export type JobHandler<Payload> = (payload: Payload, job: RunningJob) => Promise<void>;

interface RunningJob {
  readonly id: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Nobody will be called again if this one fails. */
  readonly isLastAttempt: boolean;
  /** Aborted when the time limit is over, or when the process stops and waits no longer. */
  readonly signal: AbortSignal;
}
