import { z } from "zod";
import { defined } from "#src/lib/defined.ts";
import type { StaffPlaces } from "./places.ts";

const idHint = "in Discord, turn on Settings > Advanced > Developer Mode, right-click and choose Copy ID";

const snowflake = (what: string) =>
  z.string().regex(/^[1-9]\d{16,19}$/, `must be the id of ${what}, 17 to 20 digits: ${idHint}`);

/** The environment variables of Discord. Messages never repeat a value: one of them is a secret. */
export const discordEnvSchema = z
  .object({
    DISCORD_BOT_TOKEN: z
      .string()
      .regex(
        /^[\w.-]+$/,
        "must be the bot's token from https://discord.com/developers/applications (page Bot), without spaces",
      )
      .optional(),
    DISCORD_API_ROOT: z
      .url({
        protocol: /^https?$/,
        error:
          "must be the base of a Discord API without the version, like http://127.0.0.1:4001/api; leave it out for Discord's own",
      })
      .refine(hasNoVersion, "must not end with the version: write .../api instead of .../api/v10")
      .optional(),
    DISCORD_GUILD_ID: snowflake("the staff's server").optional(),
    DISCORD_STAFF_CHANNEL_ID: snowflake("the channel for notices").optional(),
    DISCORD_STAFF_ROLE_ID: snowflake("the staff's role").optional(),
  })
  .refine((env) => env.DISCORD_BOT_TOKEN === undefined || env.DISCORD_GUILD_ID !== undefined, {
    path: ["DISCORD_GUILD_ID"],
    error: `is required with DISCORD_BOT_TOKEN: the id of the staff's server (${idHint})`,
    // Also when another variable is wrong, so that all mistakes are told at once.
    when: () => true,
  });

/** How to reach Discord as which bot, and where the staff are. */
export interface DiscordConfig extends Omit<StaffPlaces, "venuePlaces"> {
  readonly token: string;
  /** Without the version and a trailing slash; Discord's own when absent. */
  readonly apiRoot?: string;
}

/** Tells of a token that Discord never gave in this form, without repeating it; undefined where it has the form. */
export function doubtToken(token: string): string | undefined {
  if (/^[\w-]{20,40}\.[\w-]{5,8}\.[\w-]{25,60}$/.test(token)) return undefined;
  const meant = token.includes(".")
    ? "copy all of it"
    : "the client secret and the application's id are none";
  return `DISCORD_BOT_TOKEN does not have a token's form, three parts with dots between (${meant}): page Bot, Reset Token`;
}

/** Undefined when Discord is off, which it is without a token. */
export function toDiscordConfig(env: z.infer<typeof discordEnvSchema>): DiscordConfig | undefined {
  const { DISCORD_BOT_TOKEN: token, DISCORD_GUILD_ID: guildId, DISCORD_API_ROOT: apiRoot } = env;
  const { DISCORD_STAFF_CHANNEL_ID: staffChannelId, DISCORD_STAFF_ROLE_ID: staffRoleId } = env;
  if (token === undefined || guildId === undefined) return undefined;
  return {
    token,
    guildId,
    ...(apiRoot !== undefined && { apiRoot: apiRoot.replace(/\/+$/, "") }),
    ...defined({ staffChannelId, staffRoleId }),
  };
}

function hasNoVersion(value: string): boolean {
  return !/\/v\d+\/*$/.test(value);
}
