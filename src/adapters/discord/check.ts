import { ChannelType, DiscordAPIError, type REST, Routes } from "discord.js";
import { z } from "zod";
import { DiscordFault } from "./fault.ts";
import { missingPermissions, neededBits } from "./permissions.ts";
import { tokenRefused } from "./transport.ts";

/** Where the staff are, as configured. */
export interface StaffPlaces {
  readonly guildId: string;
  readonly staffRoleId?: string;
  readonly channelIds: readonly string[];
}

/** Something to put right, in the operator's words. */
export interface DiscordProblem {
  /** Nothing works on Discord until it is put right; otherwise only a part does not. */
  readonly fatal: boolean;
  readonly message: string;
}

export interface Inspection {
  readonly applicationId: string;
  readonly problems: readonly DiscordProblem[];
}

const thingSchema = z.object({ id: z.string() });
const memberSchema = z.object({ roles: z.array(z.string()) });
const guildSchema = z.object({
  id: z.string(),
  roles: z.array(z.object({ id: z.string(), permissions: z.string() })),
});
const channelSchema = z.object({
  type: z.number(),
  guild_id: z.string().optional(),
  permission_overwrites: z
    .array(z.object({ id: z.string(), allow: z.string(), deny: z.string() }))
    .default([]),
});
type Guild = z.infer<typeof guildSchema>;

interface Bot {
  readonly id: string;
  readonly roleIds: readonly string[];
}

/**
 * Compares what is configured with what Discord says, without connecting to the gateway.
 *
 * @throws DiscordFault when Discord cannot be asked
 */
export async function inspect(rest: REST, places: StaffPlaces): Promise<Inspection> {
  const user = await ask(rest, Routes.user("@me"), thingSchema);
  if (user === undefined) return { applicationId: "", problems: [fatal(tokenRefused)] };
  const application = await ask(rest, Routes.currentApplication(), thingSchema);
  const applicationId = application?.id ?? user.id;

  const guild = await ask(rest, Routes.guild(places.guildId), guildSchema);
  if (guild === undefined)
    return { applicationId, problems: [fatal(notInGuild(places.guildId, applicationId))] };
  const member = await ask(rest, Routes.guildMember(guild.id, user.id), memberSchema);
  const bot = { id: user.id, roleIds: member?.roles ?? [] };

  const channelIds = [...new Set(places.channelIds)];
  const channels = await Promise.all(channelIds.map((id) => inspectChannel(rest, guild, bot, id)));
  const messages = [
    ...inspectRole(guild, places.staffRoleId),
    ...(channelIds.length === 0 ? [noChannel] : []),
    ...channels.flat(),
  ];
  return { applicationId, problems: messages.map((message) => ({ fatal: false, message })) };
}

const noChannel =
  "No Discord channel is set for notices: set DISCORD_STAFF_CHANNEL_ID or a venue's staffChannelId. The commands work without.";

function fatal(message: string): DiscordProblem {
  return { fatal: true, message };
}

function notInGuild(guildId: string, applicationId: string): string {
  const invite = inviteLink(applicationId);
  return `The bot is not in the Discord server ${guildId} (DISCORD_GUILD_ID): check the id, or invite the bot with ${invite}`;
}

/** Where a server's administrator lets the bot in, with commands and permissions. */
export function inviteLink(applicationId: string): string {
  return `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=bot+applications.commands&permissions=${neededBits}`;
}

function inspectRole(guild: Guild, roleId: string | undefined): readonly string[] {
  if (roleId === undefined) {
    return [
      "DISCORD_STAFF_ROLE_ID is not set: only the Discord server's administrators can use the commands.",
    ];
  }
  if (guild.roles.some(({ id }) => id === roleId)) return [];
  return [
    `The Discord server has no role ${roleId} (DISCORD_STAFF_ROLE_ID): only its administrators can use the commands.`,
  ];
}

async function inspectChannel(
  rest: REST,
  guild: Guild,
  bot: Bot,
  channelId: string,
): Promise<readonly string[]> {
  const channel = await ask(rest, Routes.channel(channelId), channelSchema);
  const which = `The Discord channel ${channelId} for notices`;
  if (channel === undefined) {
    return [
      `${which} does not exist, or the bot may not see it: check the id and the channel's permissions.`,
    ];
  }
  if (channel.type !== ChannelType.GuildText && channel.type !== ChannelType.GuildAnnouncement) {
    return [`${which} is not a text channel.`];
  }
  if (channel.guild_id !== guild.id) return [`${which} belongs to another server.`];
  const missing = missingPermissions(bot, guild, channel.permission_overwrites);
  return missing.length === 0 ? [] : [`${which} lacks permissions for the bot: ${missing.join(", ")}.`];
}

/** Undefined where Discord refuses: the token (401), or a thing that is not there or not to be seen. */
async function ask<Answer>(
  rest: REST,
  route: `/${string}`,
  schema: z.ZodType<Answer>,
): Promise<Answer | undefined> {
  try {
    return schema.parse(await rest.get(route));
  } catch (error) {
    if (error instanceof DiscordAPIError && [400, 401, 403, 404].includes(error.status)) return undefined;
    throw new DiscordFault("ask Discord", error);
  }
}
