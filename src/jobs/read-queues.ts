import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

/** What of a queue is due and not begun. */
export interface QueueBacklog {
  readonly queue: string;
  readonly due: number;
  /** When the oldest was due. */
  readonly since?: Temporal.Instant;
}

/** All queues that this version or an earlier one declared; pg-boss tells of its own upkeep by warnings. */
export async function readQueues(
  { db, schemas: { jobs } }: Pick<Database, "db" | "schemas">,
  now: Temporal.Instant,
): Promise<readonly QueueBacklog[]> {
  const { rows } = await sql<{ queue: string; due: number; since: Temporal.Instant | null }>`
    select queue.name as queue, count(job.id)::int as due, min(job.start_after) as since
    from ${sql.id(jobs, "queue")} as queue
    left join ${sql.id(jobs, "job")} as job on job.name = queue.name and job.state < 'active' and not job.blocked
      and job.start_after <= ${now}
    where not starts_with(queue.name, '__pgboss__')
    group by queue.name
    order by queue.name`.execute(db);
  return rows.map(({ queue, due, since }) => ({ queue, due, ...(since && { since }) }));
}
