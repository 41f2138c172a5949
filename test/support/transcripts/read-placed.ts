import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

interface Placed {
  readonly kind: "booking" | "waitlist";
  readonly state: string;
  readonly venue: number;
  readonly scenario: string;
  readonly party: number;
  readonly starts: string;
  readonly created_at: Temporal.Instant;
  readonly details: { readonly guest?: Readonly<Record<string, string>>; readonly comment?: string };
}

/** Every booking and waitlist entry in the booking service's own tables, a line each, in the order of their making; those of one moment by their words. */
export async function readPlaced(database: Database): Promise<string[]> {
  const { rows } = await sql<Placed>`
    select 'booking' as kind, state, venue_id as venue, scenario_name as scenario, party_size as party,
      to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI"Z"') as starts, details, created_at
    from service.booking where expires_at is null
    union all
    select 'waitlist', state, venue_id, scenario_name, party_size,
      to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI"Z"'), details, created_at
    from service.waitlist_entry
    order by created_at`.execute(database.db);
  return rows
    .map((row) => ({ at: row.created_at, line: toLine(row) }))
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at) || (one.line < other.line ? -1 : 1))
    .map(({ line }) => line);
}

function toLine({ kind, state, venue, scenario, party, starts, details }: Placed): string {
  const { firstName, lastName, phone } = details.guest ?? {};
  const name = [firstName, lastName].filter((part) => part !== undefined).join(" ");
  const facts = [
    `${kind} ${state}`,
    `venue ${venue}, ${scenario}`,
    starts,
    String(party),
    name,
    phone,
    details.comment,
  ];
  return `  ${facts.filter((fact) => fact !== undefined && fact !== "").join(" | ")}`;
}
