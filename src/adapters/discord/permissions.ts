import { PermissionFlagsBits } from "discord.js";

/** What the bot needs in a channel that gets notices. */
const neededPermissions = {
  "View Channel": PermissionFlagsBits.ViewChannel,
  "Send Messages": PermissionFlagsBits.SendMessages,
  "Embed Links": PermissionFlagsBits.EmbedLinks,
  "Read Message History": PermissionFlagsBits.ReadMessageHistory,
  "Create Public Threads": PermissionFlagsBits.CreatePublicThreads,
  "Send Messages in Threads": PermissionFlagsBits.SendMessagesInThreads,
} as const;

/** As Discord's settings call them. */
export const neededNames: readonly string[] = Object.keys(neededPermissions);

/** The needed permissions as a number, for the link that invites the bot. */
export const neededBits: bigint = Object.values(neededPermissions).reduce((sum, bit) => sum | bit, 0n);

/**
 * The needed permissions that the bot lacks in a channel, by the names that Discord's settings show.
 * The order of the steps is Discord's ("Permission Overwrites" in its developer documentation).
 */
export function missingPermissions(
  bot: { readonly id: string; readonly roleIds: readonly string[] },
  guild: {
    readonly id: string;
    readonly roles: readonly { readonly id: string; readonly permissions: string }[];
  },
  overwrites: readonly { readonly id: string; readonly allow: string; readonly deny: string }[],
): readonly string[] {
  const held = guild.roles.filter(({ id }) => id === guild.id || bot.roleIds.includes(id));
  const base = held.reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return [];

  const everyone = overwrites.filter(({ id }) => id === guild.id);
  const roles = overwrites.filter(({ id }) => id !== guild.id && bot.roleIds.includes(id));
  const member = overwrites.filter(({ id }) => id === bot.id);
  const allowed = [everyone, roles, member].reduce((permissions, step) => {
    const denied = step.reduce((sum, { deny }) => sum | BigInt(deny), 0n);
    const granted = step.reduce((sum, { allow }) => sum | BigInt(allow), 0n);
    return (permissions & ~denied) | granted;
  }, base);
  return Object.entries(neededPermissions).flatMap(([name, bit]) => ((allowed & bit) === 0n ? [name] : []));
}
