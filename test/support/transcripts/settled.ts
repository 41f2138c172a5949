import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import type { TestClock } from "#test/support/jobs/test-clock.ts";

/** What is tried again later than this is not waited for. */
const soon = { minutes: 10 };

/**
 * Until everything that has arrived is answered: no turn waits, and every effect that is due, also again after a fault,
 * has been carried out.
 */
export async function settled(database: Database, clock: TestClock): Promise<void> {
  for (let rounds = 1; rounds < 2_000; rounds += 1) {
    const open = await findOpen(database, clock);
    if (open === "none") return;
    // After a fault the work rests, until the time has come for another look.
    if (open === "later" || rounds % 25 === 0) await clock.advance({ seconds: 15 });
    else await pause(3);
  }
  throw new Error("the bot is never done");
}

async function findOpen(database: Database, clock: TestClock): Promise<"now" | "later" | "none"> {
  const now = clock.now();
  const { rows } = await sql<{ now: boolean; later: boolean }>`
    select
      exists (select from inbox where processed_at is null)
        or exists (select from outbox where settled_at is null and due_at <= ${now.toString()}) as now,
      exists (select from outbox where settled_at is null and due_at <= ${now.add(soon).toString()}) as later
    `.execute(database.db);
  const [row] = rows;
  if (row?.now) return "now";
  return row?.later ? "later" : "none";
}
