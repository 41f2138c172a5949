import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  PermissionFlagsBits,
  type StringSelectMenuInteraction,
} from "discord.js";
import type { StaffMember } from "#src/bot/desk/ports.ts";
import { parseCustomId } from "./custom-id.ts";
import { fromCommand } from "./from-command.ts";
import type { StaffRequest } from "./staff-request.ts";

/** Who may ask, where. */
export interface Gate {
  readonly guildId: string;
  /** Without it, only administrators may. */
  readonly staffRoleId?: string;
}

/** What a staff member is typing, to be completed. */
export interface Typing {
  readonly field: (typeof fields)[number];
  /** Of which command; empty for one that has no subcommands. */
  readonly subcommand: string;
  readonly text: string;
  readonly venueId?: number;
  /** The booking that the command is about, where it is chosen already. */
  readonly bookingId?: string;
}

/** A press on a message of ours. */
export type Pressing = ButtonInteraction | StringSelectMenuInteraction;

/** Interactions that ask for something to be done. */
export type Asking = ChatInputCommandInteraction | Pressing;

/**
 * Whether the one behind an interaction is staff. Asked for every interaction anew: roles change, and
 * Discord sends the member's roles of this moment along.
 */
export function admit(
  interaction: Interaction,
  gate: Gate,
):
  | { readonly ok: true; readonly by: StaffMember }
  | { readonly ok: false; readonly reason: "wrongPlace" | "notStaff" } {
  const { member, user } = interaction;
  if (interaction.guildId !== gate.guildId || member === null) return { ok: false, reason: "wrongPlace" };
  const isAdministrator = interaction.memberPermissions?.has(PermissionFlagsBits.Administrator) ?? false;
  const roleIds = Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
  const hasRole = gate.staffRoleId !== undefined && roleIds.includes(gate.staffRoleId);
  if (!isAdministrator && !hasRole) return { ok: false, reason: "notStaff" };
  const displayName = "displayName" in member ? member.displayName : (member.nick ?? user.displayName);
  return { ok: true, by: { id: `discord:${user.id}`, displayName } };
}

/**
 * What is asked for; undefined for a component of another version.
 *
 * @param venueOfChannel the venue whose own channel this is: there, it need not be named
 */
export function toRequest(interaction: Asking, venueOfChannel: number | undefined): StaffRequest | undefined {
  if (interaction.isChatInputCommand()) return fromCommand(interaction, venueOfChannel);
  const press = parseCustomId(interaction.customId);
  if (press?.type !== "pick") return press;
  const id = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  return id === undefined ? undefined : { type: "show", booking: { venueId: press.venueId, id } };
}

/** What is being typed; undefined for a field of another version. */
export function toTyping(
  interaction: AutocompleteInteraction,
  venueOfChannel: number | undefined,
): Typing | undefined {
  const { name, value } = interaction.options.getFocused(true);
  const field = fields.find((known) => known === name);
  if (field === undefined) return undefined;
  const venueId = field === "venue" ? undefined : (namedVenue(interaction) ?? venueOfChannel);
  const subcommand = interaction.options.getSubcommand(false) ?? "";
  const booking = field === "id" ? undefined : interaction.options.get("id")?.value;
  return {
    field,
    subcommand,
    text: String(value),
    ...(venueId !== undefined && { venueId }),
    ...(typeof booking === "string" && { bookingId: booking }),
  };
}

const fields = ["date", "from", "to", "venue", "id", "tables", "scenario", "rule"] as const;

/** While somebody types, Discord passes the other options on unchecked: `venue` may hold half a name. */
function namedVenue(interaction: AutocompleteInteraction): number | undefined {
  const value = Number(interaction.options.get("venue")?.value ?? Number.NaN);
  return Number.isInteger(value) ? value : undefined;
}
