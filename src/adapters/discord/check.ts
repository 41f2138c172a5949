import { ChannelType, DiscordAPIError, type REST, Routes } from "discord.js";
import { z } from "zod";
import { DiscordFault } from "./fault.ts";
import { missingPermissions, neededBits } from "./permissions.ts";
import { findDoubts, type GuildPlaces, listGuilds, type StaffPlaces } from "./places.ts";
import { tokenRefused } from "./transport.ts";

/** Something to put right, in the operator's words. */
export interface DiscordProblem {
  /** Nothing works on Discord until it is put right; otherwise only a part does not. */
  readonly fatal: boolean;
  readonly message: string;
}

export interface Inspection {
  readonly applicationId: string;
  /** The servers that the bot is in. */
  readonly guilds: readonly GuildPlaces[];
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
  if (user === undefined) return { applicationId: "", guilds: [], problems: [fatal(tokenRefused)] };
  const application = await ask(rest, Routes.currentApplication(), thingSchema);
  const applicationId = application?.id ?? user.id;

  const looks = await Promise.all(
    listGuilds(places).map(async (guild) => ({ guild, found: await inspectGuild(rest, user.id, guild) })),
  );
  const guilds = looks.flatMap(({ guild, found }) => (found === undefined ? [] : [guild]));
  const hasChannel = looks.some(({ guild }) => guild.channelIds.length > 0);
  const messages = looks.flatMap(({ guild, found }) => found ?? notInGuild(guild, applicationId));
  // Without any server nothing works; without one of several, its venue's staff wait.
  if (guilds.length === 0) return { applicationId, guilds, problems: messages.map(fatal) };
  return {
    applicationId,
    guilds,
    problems: [...messages, ...(hasChannel ? [] : [noChannel]), ...findDoubts(places)].map((message) => ({
      fatal: false,
      message,
    })),
  };
}

/** What is wrong in one server; undefined where the bot is not in it. */
async function inspectGuild(
  rest: REST,
  botId: string,
  { guildId, setBy, roles, channelIds, administratorsOnly }: GuildPlaces,
): Promise<readonly string[] | undefined> {
  const guild = await ask(rest, Routes.guild(guildId), guildSchema);
  if (guild === undefined) return undefined;
  const member = await ask(rest, Routes.guildMember(guild.id, botId), memberSchema);
  const bot = { id: botId, roleIds: member?.roles ?? [] };
  const channels = await Promise.all(channelIds.map((id) => inspectChannel(rest, guild, bot, id)));
  return [
    ...(administratorsOnly ? [noRole(guildId, setBy)] : []),
    ...roles.flatMap((role) => inspectRole(guild, role)),
    ...channels.flat(),
  ];
}

/**
 * What the bot may not do in a channel that has just refused it something, for the operator; undefined where that
 * cannot be told.
 */
export async function explainRefusal(rest: REST, channelId: string): Promise<string | undefined> {
  try {
    const user = await ask(rest, Routes.user("@me"), thingSchema);
    const channel = await ask(rest, Routes.channel(channelId), channelSchema);
    const guildId = channel?.guild_id;
    if (user === undefined || guildId === undefined) return undefined;
    const guild = await ask(rest, Routes.guild(guildId), guildSchema);
    const member = await ask(rest, Routes.guildMember(guildId, user.id), memberSchema);
    if (guild === undefined || member === undefined) return undefined;
    const [problem] = await inspectChannel(rest, guild, { id: user.id, roleIds: member.roles }, channelId);
    return problem;
  } catch {
    return undefined;
  }
}

const noChannel =
  "No Discord channel is set for notices: set DISCORD_STAFF_CHANNEL_ID or a venue's staffChannelId. The commands work without.";

function fatal(message: string): DiscordProblem {
  return { fatal: true, message };
}

function notInGuild({ guildId, setBy }: GuildPlaces, applicationId: string): readonly string[] {
  const invite = inviteLink(applicationId);
  return [
    `The bot is not in the Discord server ${guildId} (${setBy}): check the id, or invite the bot with ${invite}`,
  ];
}

/** Where a server's administrator lets the bot in, with commands and permissions. */
export function inviteLink(applicationId: string): string {
  return `https://discord.com/oauth2/authorize?client_id=${applicationId}&scope=bot+applications.commands&permissions=${neededBits}`;
}

const noRole = (guildId: string, setBy: string) =>
  setBy === "DISCORD_GUILD_ID"
    ? "DISCORD_STAFF_ROLE_ID is not set: only the Discord server's administrators can use the commands."
    : `No staffRoleId is set for the Discord server ${guildId} (${setBy}): only its administrators can use the commands.`;

function inspectRole(guild: Guild, { id, setBy }: GuildPlaces["roles"][number]): readonly string[] {
  if (guild.roles.some((role) => role.id === id)) return [];
  return [`The Discord server has no role ${id} (${setBy}): only its administrators can use the commands.`];
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
