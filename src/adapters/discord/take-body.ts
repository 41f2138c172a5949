import { type APIEmbed, ButtonStyle, ComponentType } from "discord.js";
import type { Draft, FreeTables, Offer } from "#src/bot/desk/take/take-view.ts";
import { takeTexts } from "#src/bot/desk/take/words.ts";
import type { FoundBookings } from "#src/bot/desk/view.ts";
import { platformTexts, texts } from "#src/bot/desk/words.ts";
import { defined } from "#src/lib/defined.ts";
import { clip, escapeLine, escapeText, unescapeText } from "./escape.ts";
import { type Button, limits, type MessageBody, toButtons, toRows } from "./message-body.ts";
import { toListPage } from "./sheet-body.ts";
import type { TakePress } from "./take-id.ts";

/** Where the wish stands on the message, from which a press reads it again. */
const draftLabels = {
  name: texts.guest,
  phone: texts.phone,
  note: takeTexts.note,
  tables: texts.tables,
} as const;

/** When a booking could be, each time a button. */
export function toOfferBody(offer: Offer): MessageBody {
  const { venueId, bookingId, draft, times, override } = offer;
  const press = (slot: Offer["times"][number]["slot"], anyway: boolean): TakePress => ({
    type: "takeTime",
    anyway,
    venueId,
    party: draft.party,
    slot,
    ...defined({ bookingId }),
  });
  return toTakeBody(offer, [
    ...times.flatMap(({ slot, label }) => toButtons(press(slot, false), label, ButtonStyle.Primary)),
    ...(override ? toButtons(press(override, true), platformTexts.takeAnyway, ButtonStyle.Danger) : []),
  ]);
}

/** Where a party can sit, each place a button. */
export function toFreeTablesBody(free: FreeTables): MessageBody {
  const { venueId, draft, places, override } = free;
  const press = (place: FreeTables["places"][number]["place"], anyway: boolean): TakePress => ({
    type: "takePlace",
    anyway,
    venueId,
    party: draft.party,
    place,
  });
  return toTakeBody(free, [
    ...places.flatMap(({ place, label }) => toButtons(press(place, false), label, ButtonStyle.Primary)),
    ...(override ? toButtons(press(override, true), platformTexts.takeAnyway, ButtonStyle.Danger) : []),
  ]);
}

function toTakeBody(
  { title, text, draft }: Pick<Offer, "title" | "text" | "draft">,
  buttons: readonly Button[],
): MessageBody {
  const fields = Object.entries(draftLabels).flatMap(([field, name]) => {
    const value = draft[field as keyof typeof draftLabels];
    return value === undefined || value.trim() === ""
      ? []
      : [{ name, value: clip(escapeLine(value), limits.fieldValue), inline: true }];
  });
  const embed: APIEmbed = {
    title: clip(escapeLine(title), limits.embedTitle),
    description: clip(escapeText(text), limits.embedDescription),
    ...(fields.length > 0 && { fields }),
  };
  return { content: "", embeds: [embed], components: toRows(buttons) };
}

/** What of a wish stands on a message; all but the party, which every button says. */
export function readDraft(
  fields: readonly { readonly name: string; readonly value: string }[],
): Omit<Draft, "party"> {
  const read = (label: string) => {
    const value = fields.find(({ name }) => name === label)?.value;
    return value === undefined ? undefined : unescapeText(value);
  };
  const { name, phone, note, tables } = draftLabels;
  return defined({ name: read(name), phone: read(phone), note: read(note), tables: read(tables) });
}

/** Bookings that were found: each venue's on a page of its own, with a menu that opens one. */
export function toFoundBody({ sheets }: FoundBookings): MessageBody {
  const shown = sheets.slice(0, limits.rows).map((sheet) => toListPage(sheet));
  const room = Math.floor(limits.embedTotal / shown.length) - limits.embedTitle;
  return {
    content: "",
    embeds: shown.flatMap(({ embeds }) =>
      embeds.map(({ title = "", description = "" }) => ({ title, description: clip(description, room) })),
    ),
    components: shown.flatMap(({ components }) =>
      components.filter((row) => row.components.some(({ type }) => type === ComponentType.StringSelect)),
    ),
  };
}
