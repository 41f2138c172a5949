import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  type StringSelectMenuInteraction,
} from "discord.js";
import type { StaffMember } from "#src/bot/desk/ports.ts";
import { defined } from "#src/lib/defined.ts";
import { readBroadcastForm } from "./broadcast-form.ts";
import { toBroadcastRequest } from "./broadcast-request.ts";
import { type Suggest, suggestVenues, type Typing, venueOption } from "./command.ts";
import { findCommand } from "./commands.ts";
import { type Press, parseCustomId } from "./custom-id.ts";
import { answerField } from "./guest-form.ts";
import { readNoteForm } from "./note-form.ts";
import { placeOf, type StaffPlaces } from "./places.ts";
import type { StaffRequest } from "./staff-request.ts";
import { toTakeRequest } from "./take-request.ts";
import { toWaitRequest } from "./waitlist-request.ts";

/** Somebody of the staff. */
interface Admitted {
  readonly ok: true;
  readonly by: StaffMember;
  /** Whether they are staff of a venue: another's they may neither see nor change. */
  readonly isTheirs: (venueId: number) => boolean;
}

/** What is being typed, and how it is completed. */
export interface Typed {
  readonly typing: Typing;
  readonly suggest: Suggest;
}

/** A press on a message of ours. */
export type Pressing = ButtonInteraction | StringSelectMenuInteraction;

/** Interactions that ask for something to be done. */
export type Asking = ChatInputCommandInteraction | Pressing | ModalSubmitInteraction;

/**
 * Whether the one behind an interaction is staff, and of which venues. Asked for every interaction anew: roles change,
 * and Discord sends the member's roles of this moment along.
 */
export function admit(
  interaction: Interaction,
  places: StaffPlaces,
): Admitted | { readonly ok: false; readonly reason: "wrongPlace" | "notStaff" } {
  const { member, user, guildId } = interaction;
  const venueIds = [...places.venuePlaces().keys()];
  const here = venueIds.filter((venueId) => placeOf(places, venueId).guildId === guildId);
  if (here.length === 0 || member === null) return { ok: false, reason: "wrongPlace" };
  const isAdministrator = interaction.memberPermissions?.has(PermissionFlagsBits.Administrator) ?? false;
  const roleIds = Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
  const isTheirs = (venueId: number) => {
    const place = placeOf(places, venueId);
    const hasRole = place.roleId !== undefined && roleIds.includes(place.roleId);
    return place.guildId === guildId && (isAdministrator || hasRole);
  };
  if (!here.some(isTheirs)) return { ok: false, reason: "notStaff" };
  const displayName = "displayName" in member ? member.displayName : (member.nick ?? user.displayName);
  const runsTheHouse = isAdministrator && guildId === places.guildId;
  const by = { id: `discord:${user.id}`, displayName, ...(runsTheHouse && { runsTheHouse }) };
  return { ok: true, by, isTheirs };
}

/** The venue that a component of ours is about; undefined where only the desk can tell. */
export function venueOfPress(interaction: Asking): number | undefined {
  if (interaction.isChatInputCommand()) return undefined;
  const press = parseCustomId(interaction.customId);
  if (press === undefined) return undefined;
  if ("booking" in press) return press.booking.venueId;
  return "venueId" in press ? press.venueId : undefined;
}

/**
 * What is asked for; undefined for a component of another version.
 *
 * @param venueOfChannel the venue whose own channel this is: there, it need not be named
 */
export function toRequest(interaction: Asking, venueOfChannel: number | undefined): StaffRequest | undefined {
  if (interaction.isChatInputCommand()) {
    const named = toVenue(interaction.options.getInteger(venueOption.name) ?? undefined);
    const venue = { named, meant: { ...toVenue(venueOfChannel), ...named } };
    return findCommand(interaction)?.toRequest(interaction.options, venue);
  }
  const press = parseCustomId(interaction.customId);
  if (press?.type === "takeTime" || press?.type === "takePlace") return toTakeRequest(interaction, press);
  if (interaction.isModalSubmit()) return toFormRequest(interaction, press);
  if (press?.type === "giveGuestBack") {
    const { enquiryId } = press;
    return { type: "ask", ask: (desk, by, key) => desk.guests.giveBack({ by, enquiryId, key }) };
  }
  if (press?.type === "acceptRequest" || press?.type === "declineRequest") {
    const { enquiryId } = press;
    const verdict = press.type === "acceptRequest" ? "accepted" : "declined";
    return { type: "ask", ask: (desk, by, key) => desk.guests.decide({ by, enquiryId, key, verdict }) };
  }
  if (press?.type === "notes") return undefined;
  if (press?.type === "waitlist" || press?.type === "pickWaiting" || press?.type === "wait")
    return toWaitRequest(interaction, press);
  if (press?.type === "broadcast") return toBroadcastRequest(press);
  const id = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  if (press?.type === "called") return id === undefined ? undefined : { ...press, bookingId: id };
  if (press?.type !== "pick") return press;
  return id === undefined ? undefined : { type: "show", booking: { venueId: press.venueId, id } };
}

/** A form that was filled in. */
function toFormRequest(form: ModalSubmitInteraction, press: Press | undefined): StaffRequest | undefined {
  if (press?.type === "notes") return readNoteForm(form, press);
  if (press?.type === "broadcast" && press.action === "write") return readBroadcastForm(form, press);
  if (press?.type !== "answerGuest") return undefined;
  const { enquiryId } = press;
  const text = form.fields.getTextInputValue(answerField);
  return { type: "ask", ask: (desk, by, key) => desk.guests.answer({ by, enquiryId, key, text }) };
}

const toVenue = (venueId: number | undefined) => defined({ venueId });

/** What is being typed; undefined for an option of another version, or one that is not completed. */
export function toTyped(
  interaction: AutocompleteInteraction,
  venueOfChannel: number | undefined,
): Typed | undefined {
  const { name, value } = interaction.options.getFocused(true);
  const suggest =
    name === venueOption.name ? suggestVenues : findCommand(interaction)?.options[name]?.suggest;
  if (suggest === undefined) return undefined;
  const venueId = namedVenue(interaction) ?? venueOfChannel;
  const booking = interaction.options.get("id")?.value;
  return {
    suggest,
    typing: {
      text: String(value),
      ...toVenue(venueId),
      ...(typeof booking === "string" && { bookingId: booking }),
      given: otherOptions(interaction, name),
    },
  };
}

/** What stands in the other options, as text. */
function otherOptions(
  { options }: AutocompleteInteraction,
  focused: string,
): Readonly<Record<string, string>> {
  const [first] = options.data;
  const filledIn = first?.options ?? options.data;
  return Object.fromEntries(
    filledIn
      .filter(({ name, value }) => name !== focused && value !== undefined)
      .map(({ name, value }) => [name, String(value)]),
  );
}

/** While somebody types, Discord passes the other options on unchecked: `venue` may hold half a name. */
function namedVenue(interaction: AutocompleteInteraction): number | undefined {
  const value = Number(interaction.options.get("venue")?.value ?? Number.NaN);
  return Number.isInteger(value) ? value : undefined;
}
