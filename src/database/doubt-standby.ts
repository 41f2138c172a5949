import { sql } from "kysely";
import type { Database } from "./database.ts";
import { hostsOf } from "./hosts.ts";

/**
 * Of a database on several servers: what is lost when the one that takes writes is, in words for its owner.
 * @returns undefined where each commit waits for another server, or where there is one server alone
 */
export async function doubtStandby({ db, url }: Pick<Database, "db" | "url">): Promise<string | undefined> {
  if (hostsOf(url).length === 1) return undefined;
  const { rows } = await sql<{ waits: boolean }>`
    select current_setting('synchronous_standby_names') <> ''
      and current_setting('synchronous_commit') in ('on', 'remote_apply') as waits`.execute(db);
  if (rows[0]?.waits === true) return undefined;
  return "no commit waits for a standby: what was booked last is lost with the primary; set synchronous_standby_names there";
}
