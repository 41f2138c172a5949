import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import type { TelegramServer } from "#test/support/telegram/telegram-server.ts";
import type { OpenHouse } from "./open-house.ts";

/** What is tried again later than this is not waited for. */
const soon = { minutes: 10 };

/** How often the clock waits for what is being done just now, so that no lease of it runs out meanwhile; a process that died does it no more. */
const mostWaits = 100;

/**
 * Until everything that has arrived is answered: the chats first, then the jobs that are due, such as offers, prompts and
 * erasing, and so on until neither makes work for the other. What is put off after a fault is waited for.
 */
export async function settled({ maitred, clock }: OpenHouse, database: Database): Promise<void> {
  for (let rounds = 1; rounds < 200; rounds += 1) {
    await maitred.settle();
    const before = await readWork(database, clock.now());
    await clock.advance();
    const after = await readWork(database, clock.now());
    if (after.stored !== before.stored) continue;
    if (!after.isPutOff) return;
    await untilDone(database, clock);
    await clock.advance({ seconds: 15 });
  }
  throw new Error("the bot is never done");
}

async function untilDone(database: Database, clock: OpenHouse["clock"]): Promise<void> {
  for (let waits = 0; waits < mostWaits; waits += 1) {
    const { isRunning } = await readWork(database, clock.now());
    if (!isRunning) return;
    await pause(10);
  }
}

/** Until the bot has stored all that guests did: an update is confirmed once it is stored. */
export async function takenIn(telegram: TelegramServer): Promise<void> {
  while (telegram.world.updates.unconfirmed.length > 0) await pause(2);
}

interface Work {
  /** The newest of what arrived, and of what there was to do. */
  readonly stored: string;
  readonly isPutOff: boolean;
  /** An effect is leased. */
  readonly isRunning: boolean;
}

async function readWork(database: Database, now: Temporal.Instant): Promise<Work> {
  const { rows } = await sql<Work>`
    select
      concat((select max(number) from inbox), '/', (select max(id) from outbox)) as stored,
      exists (select from inbox where processed_at is null)
        or exists (select from outbox where settled_at is null and due_at <= ${now.add(soon).toString()}) as "isPutOff",
      exists (select from outbox where settled_at is null and claim is not null) as "isRunning"
    `.execute(database.db);
  const [work] = rows;
  if (!work) throw new Error("the database does not answer");
  return work;
}
