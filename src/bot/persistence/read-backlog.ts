import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

/** What waits in the conversations, and the moment since which the oldest of it does. */
export interface Backlog {
  /** What arrived and is no turn yet. */
  readonly inbox: Waiting;
  /** Effects that are due and not done. */
  readonly outbox: Waiting;
}

interface Waiting {
  readonly count: number;
  readonly since?: Temporal.Instant;
}

/** Counts what waits, by indexes that hold nothing else. */
export async function readBacklog({ db }: Pick<Database, "db">, now: Temporal.Instant): Promise<Backlog> {
  const { rows } = await sql<Row>`
    select 'inbox' as place, count(*)::int as count, min(received_at) as since
    from inbox where processed_at is null
    union all
    select 'outbox', count(*)::int, min(due_at)
    from outbox where settled_at is null and due_at <= ${now}`.execute(db);
  const of = (place: Row["place"]): Waiting => {
    const row = rows.find((each) => each.place === place);
    return { count: row?.count ?? 0, ...(row?.since && { since: row.since }) };
  };
  return { inbox: of("inbox"), outbox: of("outbox") };
}

interface Row {
  readonly place: "inbox" | "outbox";
  readonly count: number;
  readonly since: Temporal.Instant | null;
}
