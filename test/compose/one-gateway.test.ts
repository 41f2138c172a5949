import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createDiscord, type Discord } from "#src/adapters/discord/create.ts";
import { createOneGateway } from "#src/compose/one-gateway.ts";
import type { Database } from "#src/database/database.ts";
import { holdAlone } from "#src/database/hold-alone.ts";
import type { Wait } from "#src/lib/wait.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { openDesk } from "#test/support/desk/desk-fixture.ts";
import { noPeople } from "#test/support/desk/no-people.ts";
import { toPlaces } from "#test/support/discord/discord-fixture.ts";
import { type FakeDiscord, startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";

async function openServer(): Promise<FakeDiscord> {
  const server = await startFakeDiscord();
  onTestFinished(() => server.stop());
  return server;
}

/** One of the processes that share a database; `ask` lets one that `waits` ask whether the gateway is free. */
function openProcess(server: FakeDiscord, database: Database, config: { readonly token?: string } = {}) {
  const { desk, log } = openDesk();
  const discord: Discord = createDiscord({
    token: server.world.token,
    apiRoot: server.apiRoot,
    guildId: ids.guild,
    staffChannelId: ids.staffChannel,
    staffRoleId: ids.staffRole,
    venuePlaces: () => toPlaces(),
    desk,
    people: noPeople,
    log,
    ...config,
  });
  const asking = createAsking();
  const gateway = createOneGateway({
    gateway: discord,
    hold: () => holdAlone(database, "discord-gateway"),
    log,
    wait: asking.wait,
  });
  onTestFinished(() => gateway.stop());
  return { gateway, discord, log, ...asking };
}

/** Time passes when the test says so. */
function createAsking(): { readonly wait: Wait; waits(): Promise<unknown>; ask(): Promise<void> } {
  let waiting = Promise.withResolvers<() => void>();
  return {
    wait: (_, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) resolve();
        signal?.addEventListener("abort", () => resolve());
        waiting.resolve(resolve);
      }),
    waits: () => waiting.promise,
    ask: async () => {
      const go = await waiting.promise;
      waiting = Promise.withResolvers();
      go();
    },
  };
}

describeDatabases("the staff's gateway", (open) => {
  test("is open in one process at a time, and the next takes over when it stops", async () => {
    const [server, database] = [await openServer(), await open()];
    const [first, second] = [openProcess(server, database), openProcess(server, database)];
    await first.gateway.start();
    await second.gateway.start();
    await expect.poll(() => server.gateway.connections()).toBe(1);
    expect(second.log.text()).toContain("stands by");
    await second.ask();
    await second.waits();
    await first.gateway.stop();
    await server.gateway.closed();
    await second.ask();
    await second.log.written(/answers the staff from now on/);
    await expect.poll(() => server.gateway.connections()).toBe(1);
    expect((await server.staff().runs("/bookings").answer()).text).toContain("Havsørn");
  });

  test("is closed by a process that no longer holds it", async () => {
    const [server, database] = [await openServer(), await open()];
    const [first, second] = [openProcess(server, database), openProcess(server, database)];
    await first.gateway.start();
    await second.gateway.start();
    const closed = server.gateway.closed();
    await breakConnections(database);
    await closed;
    expect(first.log.text()).toContain("lost the hold");
    await second.ask();
    await second.log.written(/answers the staff from now on/);
    await first.ask();
    await first.waits();
    await expect.poll(() => server.gateway.connections()).toBe(1);
  });

  test("does not keep the others from posting notices", async () => {
    const [server, database] = [await openServer(), await open()];
    const [first, second] = [openProcess(server, database), openProcess(server, database)];
    await first.gateway.start();
    await second.gateway.start();
    const notice = { key: "k", venueId: 1, tone: "new", title: "Hello", lines: [], actions: [] } as const;
    expect(await second.discord.postNotice(notice)).toMatchObject({ ok: true });
    expect(server.channel(ids.staffChannel)).toHaveLength(1);
  });

  test("that cannot be opened is given back, with what to do", async () => {
    const [server, database] = [await openServer(), await open()];
    const wrong = openProcess(server, database, { token: "another.token" });
    await expect(wrong.gateway.start()).rejects.toThrow("Discord refused DISCORD_BOT_TOKEN");
    const right = openProcess(server, database);
    await right.gateway.start();
    const late = openProcess(server, database, { token: "another.token" });
    await late.gateway.start();
    await right.gateway.stop();
    await server.gateway.closed();
    await late.ask();
    await late.log.written(/could not open the staff's gateway/);
    const hold = await holdAlone(database, "discord-gateway");
    expect(hold).toBeDefined();
    await hold?.release();
    expect(server.gateway.connections()).toBe(0);
  });
});

describeDatabases("two programs on one database", (open) => {
  test("both serve guests, and one of them the staff", async () => {
    const [server, database] = [await openServer(), await open()];
    const env = {
      DISCORD_BOT_TOKEN: server.world.token,
      DISCORD_API_ROOT: server.apiRoot,
      DISCORD_GUILD_ID: ids.guild,
      DISCORD_STAFF_CHANNEL_ID: ids.staffChannel,
      DISCORD_STAFF_ROLE_ID: ids.staffRole,
    };
    const shared = { ...database, close: async () => {} };
    const first = await openHouse({ env, database: shared });
    const second = await openHouse({ env, database: shared });
    for (const { url } of [first, second]) expect((await fetch(`${url}/health`)).status).toBe(200);
    await expect.poll(() => server.gateway.connections()).toBe(1);
    const rules = await server.staff().runs("/house rules").answer();
    expect(rules.text).toContain("Nothing is closed");
    expect(server.violations).toEqual([]);
  });
});

async function breakConnections(database: Database): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
  `.execute(database.db);
}
