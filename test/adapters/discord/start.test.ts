import { describe, expect, test } from "vitest";
import { toCommands } from "#src/adapters/discord/commands.ts";
import type { VenuePlace } from "#src/adapters/discord/places.ts";
import { openDiscord, prepareDiscord } from "#test/support/discord/discord-fixture.ts";
import { ids } from "#test/support/discord/world.ts";

describe("starting on Discord", () => {
  test("registers the staff's commands in the staff's server, by their names", async () => {
    const { server } = await openDiscord();
    const puts = () => server.calls.filter(({ method }) => method === "PUT");
    expect(puts()[0]?.path).toBe(`/applications/${ids.application}/guilds/${ids.guild}/commands`);
    expect(server.commands().map(({ name }) => name)).toEqual(toCommands(false).map(({ name }) => name));
  });

  test("registers nothing where Discord has the same commands, and again where it has others", async () => {
    const { server, discord } = await openDiscord();
    const puts = () => server.calls.filter(({ method }) => method === "PUT");
    const first = server.commands();
    await discord.stop();
    await discord.start();
    expect(puts()).toHaveLength(1);
    await discord.stop();
    const [changed = {}, ...others] = first;
    server.setCommands([{ ...changed, description: "Another version's words" }, ...others]);
    await discord.start();
    expect(puts()).toHaveLength(2);
    expect(server.commands()).toEqual(first);
  });

  test("a server that is new in the venue file gets its commands while it runs, and the others are left alone", async () => {
    const places = new Map<number, VenuePlace>([[1, {}]]);
    const { server, discord, log } = await prepareDiscord({ venuePlaces: places });
    server.joinOther();
    const puts = () => server.calls.filter(({ method }) => method === "PUT").map(({ path }) => path);
    await discord.placesChanged();
    expect(puts()).toEqual([]);
    await discord.start();
    places.set(2, { guildId: ids.otherGuild, roleId: ids.otherRole, channelId: ids.otherChannel });
    await discord.placesChanged();
    expect(server.commands(ids.otherGuild)).toHaveLength(toCommands(false).length);
    expect(puts()).toHaveLength(2);
    await discord.placesChanged();
    expect(puts()).toHaveLength(2);
    const hans = server.staff({ name: "Hans", roles: [ids.otherRole] });
    const shown = await hans
      .runs("/bookings", {}, { guildId: ids.otherGuild, channelId: ids.otherChannel })
      .answer();
    expect(shown.text).not.toContain("works only in the restaurant's own staff server");
    expect(log.lines).toEqual([]);
  });

  test("a server that is new, and out of reach, is named and keeps nobody from their work", async () => {
    const places = new Map<number, VenuePlace>([[1, {}]]);
    const { server, discord, log } = await prepareDiscord({ venuePlaces: places });
    await discord.start();
    places.set(2, { guildId: ids.otherGuild, roleId: ids.otherRole, channelId: ids.otherChannel });
    await discord.placesChanged();
    expect(log.text()).toContain("staffGuildId of venue 2");
    expect((await server.staff().runs("/bookings").answer()).text).toContain("Havsørn");
  });

  test("lets everybody see the commands where a role is set, since each use is checked", async () => {
    const { server } = await openDiscord();
    expect(new Set(server.commands().map((command) => command["default_member_permissions"]))).toEqual(
      new Set([null]),
    );
  });

  test("shows the commands to administrators alone where no role is set", async () => {
    const { server, log } = await openDiscord({ without: ["staffRoleId"] });
    expect(new Set(server.commands().map((command) => command["default_member_permissions"]))).toEqual(
      new Set(["0"]),
    );
    expect(log.text()).toContain("DISCORD_STAFF_ROLE_ID is not set");
  });

  test("says nothing where everything is in order", async () => {
    const { log, discord } = await openDiscord();
    expect(log.lines).toEqual([]);
    expect(await discord.check()).toEqual([]);
  });

  test("a refused token is named, and never shown", async () => {
    const { discord, server } = await prepareDiscord({ config: { token: "some.other-token" } });
    const refusal = await discord.start().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: "discord_setup" });
    expect(String(refusal)).toMatch(/Discord refused DISCORD_BOT_TOKEN: copy the bot's token again/);
    expect(JSON.stringify(refusal)).not.toContain("some.other-token");
    expect(server.gateway.connections()).toBe(0);
  });

  test("a token that only the gateway refuses is named as well", async () => {
    const { discord, server } = await prepareDiscord();
    server.gateway.refuseWith(4004);
    await expect(discord.start()).rejects.toThrow(/Discord refused DISCORD_BOT_TOKEN/);
  });

  test("a server that the bot is not in is named, with the link that invites it", async () => {
    const { discord } = await prepareDiscord({ config: { guildId: ids.otherGuild } });
    await expect(discord.start()).rejects.toThrow(
      new RegExp(`not in the Discord server ${ids.otherGuild}.*client_id=${ids.application}`),
    );
    expect(await discord.check()).toMatchObject([{ fatal: true }]);
  });

  test("commands that Discord does not take are explained", async () => {
    const { discord, server } = await prepareDiscord();
    const path = /\/commands$/;
    server.fail({
      method: "PUT",
      path,
      times: 1,
      how: { status: 403, code: 50001, message: "Missing Access" },
    });
    await expect(discord.start()).rejects.toThrow(/Missing Access.*invite the bot again with https:/);
  });

  test.for([
    [{ staffChannelId: "1100000000000000055" }, "does not exist"],
    [{ staffChannelId: ids.forbiddenChannel }, "lacks permissions for the bot: Send Messages"],
    [{ staffRoleId: "1100000000000000066" }, "no role 1100000000000000066"],
    [{ venuePlaces: () => new Map([[1, { channelId: "1100000000000000077" }]]) }, "1100000000000000077"],
  ] as const)("%j keeps only a part from working, and is logged", async ([config, words]) => {
    const { log, server } = await openDiscord({ config });
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toMatchObject({ level: "warn", message: expect.stringContaining(words) });
    expect(server.gateway.connections()).toBe(1);
  });

  test("a channel of voices is no place for notices", async () => {
    const { server, discord } = await prepareDiscord();
    server.world.channels.set(ids.staffChannel, { name: "talk", overwrites: [], type: 2 });
    expect(await discord.check()).toMatchObject([
      { fatal: false, message: expect.stringContaining("is not a text channel") },
    ]);
  });

  test("works without any channel for notices, and says so", async () => {
    const { discord } = await openDiscord({ without: ["staffChannelId"] });
    expect(await discord.check()).toMatchObject([
      { fatal: false, message: expect.stringContaining("No Discord channel") },
    ]);
  });

  test("goes on trying while Discord cannot be reached, without keeping the house closed", async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => {
      waits.push(ms);
    };
    const { discord, server, log } = await prepareDiscord({ config: { wait } });
    // discord.js itself tries four times: these are three attempts of ours.
    server.fail({ method: "GET", path: /^\/users\/@me$/, times: 12, how: { status: 503 } });
    const connected = server.gateway.next("Identify");
    await discord.start();
    await connected;
    expect(waits).toEqual([10_000, 1_000, 2_000, 4_000]);
    expect(log.lines.map(({ level, fields }) => [level, fields["status"]])).toEqual(
      Array.from({ length: 3 }, () => ["warn", 503]),
    );
  });

  test("can be stopped while the gateway has not greeted yet", async () => {
    const { discord, server } = await prepareDiscord({ config: { wait: async () => undefined } });
    const greet = server.gateway.keepWaiting();
    const tried = server.gateway.next("Identify");
    await discord.start();
    await tried;
    await discord.stop();
    // discord.js cannot be called off while it connects: it is let in, and leaves at once.
    greet();
    await server.gateway.closed();
    expect(server.gateway.connections()).toBe(0);
  });

  test("a mistake that only shows later is logged with what to do", async () => {
    const { discord, server, log } = await prepareDiscord({
      config: { wait: async () => undefined, guildId: ids.otherGuild },
    });
    server.fail({ method: "GET", path: /^\/users\/@me$/, times: 4, how: { status: 503 } });
    await discord.start();
    await log.written(/not in the Discord server/);
    expect(log.lines.at(-1)).toMatchObject({ level: "error" });
  });

  test("a check tells a Discord that cannot be reached from a mistake", async () => {
    const { discord, server } = await prepareDiscord();
    server.fail({ method: "GET", path: /^\/users\/@me$/, times: 4, how: { status: 503 } });
    await expect(discord.check()).rejects.toMatchObject({ code: "discord_fault", status: 503 });
  });

  test("waits as long as Discord asks", async () => {
    const { discord, server } = await prepareDiscord();
    server.fail({ method: "GET", path: /^\/users\/@me$/, times: 1, how: { status: 429, retryAfter: 0.01 } });
    await discord.start();
    expect(server.gateway.connections()).toBe(1);
  });
});
