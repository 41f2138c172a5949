import { describe, expect, test } from "vitest";
import { discordEnvSchema, toDiscordConfig } from "#src/adapters/discord/config.ts";

const token = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.GaBcDe.x-y_z";
const guildId = "1100000000000000002";

describe("Discord's environment", () => {
  test("is off without a token, whatever else is set", () => {
    expect(toDiscordConfig(discordEnvSchema.parse({}))).toBeUndefined();
    expect(toDiscordConfig(discordEnvSchema.parse({ DISCORD_GUILD_ID: guildId }))).toBeUndefined();
  });

  test("needs a token and the staff's server", () => {
    const env = discordEnvSchema.parse({ DISCORD_BOT_TOKEN: token, DISCORD_GUILD_ID: guildId });
    expect(toDiscordConfig(env)).toEqual({ token, guildId });
  });

  test("takes a channel, a role and another API", () => {
    const env = discordEnvSchema.parse({
      DISCORD_BOT_TOKEN: token,
      DISCORD_GUILD_ID: guildId,
      DISCORD_STAFF_CHANNEL_ID: "1100000000000000005",
      DISCORD_STAFF_ROLE_ID: "1100000000000000003",
      DISCORD_API_ROOT: "http://127.0.0.1:4001/api/",
    });
    expect(toDiscordConfig(env)).toEqual({
      token,
      guildId,
      staffChannelId: "1100000000000000005",
      staffRoleId: "1100000000000000003",
      apiRoot: "http://127.0.0.1:4001/api",
    });
  });

  test.for([
    [{ DISCORD_BOT_TOKEN: `Bot ${token}` }, "DISCORD_BOT_TOKEN", "without spaces"],
    [{ DISCORD_BOT_TOKEN: token }, "DISCORD_GUILD_ID", "is required with DISCORD_BOT_TOKEN"],
    [{ DISCORD_GUILD_ID: "Our staff" }, "DISCORD_GUILD_ID", "17 to 20 digits"],
    [{ DISCORD_STAFF_CHANNEL_ID: "#staff" }, "DISCORD_STAFF_CHANNEL_ID", "Copy ID"],
    [{ DISCORD_STAFF_ROLE_ID: "12" }, "DISCORD_STAFF_ROLE_ID", "the staff's role"],
    [{ DISCORD_API_ROOT: "discord.com/api" }, "DISCORD_API_ROOT", "must be the base"],
    [
      { DISCORD_API_ROOT: "https://discord.com/api/v10" },
      "DISCORD_API_ROOT",
      "must not end with the version",
    ],
  ] as const)("%j is refused with a hint that holds no value", ([env, variable, hint]) => {
    const { error } = discordEnvSchema.safeParse(env);
    const issues = error?.issues.filter(({ path }) => path[0] === variable) ?? [];
    expect(issues.map(({ message }) => message).join()).toContain(hint);
    for (const value of Object.values(env)) expect(JSON.stringify(issues)).not.toContain(value);
  });

  test("tells all mistakes at once", () => {
    const { error } = discordEnvSchema.safeParse({ DISCORD_BOT_TOKEN: token, DISCORD_STAFF_ROLE_ID: "x" });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(["DISCORD_STAFF_ROLE_ID", "DISCORD_GUILD_ID"]);
  });
});
