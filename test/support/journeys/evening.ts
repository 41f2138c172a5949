import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import type { Database } from "#src/database/database.ts";
import { openTestDatabase } from "../database/test-databases.ts";
import { startFakeDiscord } from "../discord/fake-discord.ts";
import type { Outcome } from "../discord/staff.ts";
import { ids } from "../discord/world.ts";
import type { Guest } from "../telegram/guest.ts";
import { startTelegramServer } from "../telegram/telegram-server.ts";
import { discordSettings } from "./discord-settings.ts";
import { openHouse } from "./open-house.ts";
import { hears } from "./whole-life.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

export type Evening = Awaited<ReturnType<typeof openEvening>>;

/** A house of forty tables, its guests on Telegram and its staff on Discord, at half past four. */
export async function openEvening() {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const options = {
    venuesFile: "test/fixtures/venues/forty-tables.yaml",
    now: "2026-11-21T15:30:00Z",
    // Processes come and go; the database stays.
    database: { ...database, close: async () => {} },
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      ...discordSettings(discord),
    },
  };
  const house = await openHouse(options);
  return {
    telegram,
    discord,
    house,
    ledger: ledgerOf(database),
    clock: house.clock,
    /** Another process starts, stands by, and answers the staff once this one has stopped. */
    handOver: async () => {
      await openHouse({ ...options, beside: house });
      const identified = discord.gateway.next("Identify");
      await house.maitred.stop();
      await identified;
    },
    /** While it is held, the service answers nobody. */
    hangService: () => hang(database),
    /** What stands in the channel under such a title, once everything that is due was done. */
    posted: async (title: string) => {
      await house.clock.advance();
      const found = discord.channel(ids.staffChannel).filter(({ text }) => text.startsWith(title));
      expect(found.map(({ text }) => text)).toHaveLength(1);
      return found[0]?.text ?? "";
    },
  };
}

/** What stands in the database. */
function ledgerOf({ db }: Database) {
  const named = async (name: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from service.booking
      where details->'guest'->>'firstName' = ${name} or details->'guest'->>'lastName' = ${name}`.execute(db);
    return rows.map(({ id }) => id);
  };
  return {
    has: async (name: string) => (await named(name)).length > 0,
    idOf: async (name: string) => {
      const [id, ...others] = await named(name);
      if (id === undefined || others.length > 0) throw new Error(`not one booking of ${name}`);
      return id;
    },
    states: async () => {
      const { rows } = await sql<{ state: string; count: string }>`
        select state, count(*) as count from service.booking where expires_at is null
        group by state order by state`.execute(db);
      return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
    },
    counts: async () => {
      const { rows } = await sql<Record<"bookings" | "walkIns" | "covers", number>>`
        select count(*) filter (where source is distinct from 'walkIn')::int as bookings,
          count(*) filter (where source = 'walkIn')::int as "walkIns",
          (sum(party_size) filter (where state not in ('CANCELLED', 'NO_SHOW')))::int as covers
        from service.booking where expires_at is null`.execute(db);
      const [counts] = rows;
      if (counts === undefined) throw new Error("nothing was counted");
      return counts;
    },
  };
}

/** Nobody may read or write bookings until the returned function is called. */
async function hang({ db }: Database): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>();
  const enough = Promise.withResolvers<void>();
  const over = db.transaction().execute(async (trx) => {
    await sql`lock table service.booking in access exclusive mode`.execute(trx);
    locked.resolve();
    await enough.promise;
  });
  await Promise.race([locked.promise, over]);
  return async () => {
    enough.resolve();
    await over;
  };
}

/** A guest books a table for two tonight. */
export async function bookInChat(guest: Guest, name: string, time: string): Promise<void> {
  guest.says(`a table for 2 tonight at ${time} please`);
  await hears(guest, "name");
  await tellDetails(guest, name);
  await hears(guest, "Shall I book it?");
  guest.presses("Yes, book it");
  await hears(guest, "Booked");
}

/** The guest says who they are. */
export async function tellDetails(guest: Guest, name: string): Promise<void> {
  guest.says(name);
  await hears(guest, "phone number");
  guest.sharesContact();
}

export const content = async (outcome: Outcome) => (await outcome.answer()).content;
