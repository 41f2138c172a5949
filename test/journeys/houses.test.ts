import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { findTraces } from "#test/support/database/find-traces.ts";
import { type FakeDiscord, startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { openHouses } from "#test/support/houses/open-houses.ts";
import { writeHouses } from "#test/support/houses/write-houses.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { openEveryDay } from "#test/support/process/open-every-day.ts";
import { bookTable } from "#test/support/telegram/book-table.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const wish = "a table for 2 the day after tomorrow at 7 pm please";

/** A house of one venue, Havsorn, which is open at every hour at which a test may run. */
const venues = () => openEveryDay(readFileSync("test/fixtures/venues/one.yaml", "utf8"));

async function openTelegram(token: string) {
  const server = await startTelegramServer(token);
  onTestFinished(() => server.close());
  return server;
}

describeDatabases("two houses of one process, each with a bot", (open) => {
  test("serve the same guest of the same venue, and neither ever holds a word of the other", async () => {
    const database: Database = await open();
    const [oslo, rome] = [
      await openTelegram("4000000001:AAEexampleexampleexampleexampleexample"),
      await openTelegram("4000000002:AAEexampleexampleexampleexampleexample"),
    ];
    const env = (server: typeof oslo) => ({
      TELEGRAM_BOT_TOKEN: server.token,
      TELEGRAM_API_ROOT: server.apiRoot,
    });
    const dir = writeHouses({
      oslo: { env: env(oslo), venues: venues() },
      rome: { env: env(rome), venues: venues() },
      york: { env: { HOLD_FOR: "soon" }, venues: venues() },
      nice: { venues: "venues: [{ id: nonsense }]" },
    });
    const houses = await openHouses(dir, database.url);
    const [anna, berta] = [oslo.guest(), rome.guest()];
    expect(anna.id).toBe(berta.id);
    const [toldAnna, toldBerta] = await Promise.all([
      bookTable(anna, wish, "Anna Lovelacia"),
      bookTable(berta, wish, "Berta Hopperine"),
    ]);
    const references = [toldAnna, toldBerta].map((told) => /reference is ([\w-]+)/.exec(told)?.[1] ?? "none");
    expect(references[0]).not.toBe(references[1]);

    const ofAnna = await findTraces(database, ["Lovelacia", references[0] ?? ""]);
    const ofBerta = await findTraces(database, ["Hopperine", references[1] ?? ""]);
    expect(ofAnna.length).toBeGreaterThan(5);
    expect(ofBerta.length).toBeGreaterThan(5);
    expect(ofAnna.filter((place) => !/^house_oslo(__\w+)?\./.test(place))).toEqual([]);
    expect(ofBerta.filter((place) => !/^house_rome(__\w+)?\./.test(place))).toEqual([]);

    const key = readFileSync(`${houses.dataDir}/houses/oslo/api-key`, "utf8").trim();
    const asked = (house: string) =>
      houses.ask(`${house}.localhost`, `/api/bookings?extReferenceNumber=${references[0]}`, {
        headers: { "X-API-KEY": key },
      });
    expect(JSON.parse((await asked("oslo")).text)).toMatchObject({
      data: [{ guest: { lastName: "Lovelacia" } }],
    });
    expect((await asked("rome")).status).toBe(401);

    const faults = houses.lines.filter(({ level }) => level === "error").map(({ fields }) => fields["house"]);
    expect([...new Set(faults)].toSorted()).toEqual(["nice", "york"]);
    expect((await houses.ask("nice.localhost")).status).toBe(503);
    expect((await houses.ask("york.localhost")).status).toBe(404);
  });

  test("have each a team of their own in Discord, who hear and find the bookings of their house alone", async () => {
    const database = await open();
    const openHouse = async (id: number) => {
      const telegram = await openTelegram(`400000000${id}:AAEexampleexampleexampleexampleexample`);
      const discord = await startFakeDiscord({ token: `fake.bot-token_${id}` });
      onTestFinished(() => discord.stop());
      const env = {
        TELEGRAM_BOT_TOKEN: telegram.token,
        TELEGRAM_API_ROOT: telegram.apiRoot,
        ...discordSettings(discord),
      };
      return { telegram, discord, env };
    };
    const [oslo, rome] = [await openHouse(1), await openHouse(2)];
    const dir = writeHouses({
      oslo: { env: oslo.env, venues: venues() },
      rome: { env: rome.env, venues: venues() },
    });
    await openHouses(dir, database.url);
    await bookTable(oslo.telegram.guest(), wish, "Anna Lovelacia");
    await bookTable(rome.telegram.guest(), wish, "Berta Hopperine");

    const told = (discord: FakeDiscord) =>
      discord
        .channel(ids.staffChannel)
        .map(({ text }) => text)
        .join("\n");
    await eventually(() => expect(told(oslo.discord)).toContain("Lovelacia"));
    await eventually(() => expect(told(rome.discord)).toContain("Hopperine"));
    expect(told(oslo.discord)).not.toContain("Hopperine");
    expect(told(rome.discord)).not.toContain("Lovelacia");

    const kari = rome.discord.staff();
    const found = async (id: string) => (await kari.types("/booking show", { id })).map(({ name }) => name);
    expect(await found("hopperine")).toEqual([expect.stringContaining("Berta Hopperine")]);
    expect(await found("lovelacia")).toEqual([]);
    expect([...oslo.discord.violations, ...rome.discord.violations]).toEqual([]);
  });

  test("are each reached by their own name alone, and the process by any", async () => {
    const database = await open();
    const dir = writeHouses({
      oslo: {
        env: { PUBLIC_URL: "https://book.oslo.example" },
        venues: venues().replaceAll("Havsorn", "Fjordkro"),
      },
      rome: { venues: venues().replaceAll("Havsorn", "Trattoria") },
    });
    const houses = await openHouses(dir, database.url);
    const page = async (host: string) => (await houses.ask(host)).text;
    expect(await page("book.oslo.example")).toContain("Fjordkro");
    expect(await page("OSLO.localhost:1")).toContain("Fjordkro");
    expect(await page("rome.localhost")).toContain("Trattoria");
    expect(await page("rome.localhost")).not.toContain("Fjordkro");
    expect((await houses.ask("other.example")).status).toBe(404);
    expect(await (await fetch(`${houses.url}/metrics`)).text()).toContain("maitred_houses_held 2");
    await houses.stop();
    const { rows } = await sql`select name from house where holder is not null`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
