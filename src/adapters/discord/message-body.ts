import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  type AttachmentPayload,
  type ButtonStyle,
  ComponentType,
} from "discord.js";
import { type Press, toCustomId } from "./custom-id.ts";
import { clip } from "./escape.ts";

/** Discord's limits, in UTF-16 units, which are never fewer than what Discord counts. */
export const limits = {
  content: 2000,
  embedTitle: 256,
  embedDescription: 4096,
  fieldValue: 1024,
  /** Of all texts in a message's embeds. */
  embedTotal: 6000,
  threadName: 100,
  altText: 1024,
  label: 80,
  optionLabel: 100,
  optionValue: 100,
  options: 25,
  rows: 5,
  buttonsInRow: 5,
} as const;

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Button = APIButtonComponentWithCustomId;

/** A whole message: sent as an edit, it leaves nothing of what stood there before. */
export interface MessageBody {
  readonly content: string;
  readonly embeds: APIEmbed[];
  readonly components: Row[];
  /** Of an answer only. */
  readonly files?: AttachmentPayload[];
}

/** A message of plain words of ours. */
export function toTextBody(text: string): MessageBody {
  return { content: clip(text, limits.content), embeds: [], components: [] };
}

/** A button; none where its meaning does not fit into Discord's custom id. */
export function toButtons(
  press: Press,
  label: string,
  style: ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success | ButtonStyle.Danger,
): readonly Button[] {
  const customId = toCustomId(press);
  if (customId === undefined) return [];
  return [{ type: ComponentType.Button, custom_id: customId, label: clip(label, limits.label), style }];
}

/** Buttons in rows of five, at most five rows; an empty row would be refused. */
export function toRows(buttons: readonly Button[]): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < buttons.length && rows.length < limits.rows; start += limits.buttonsInRow) {
    rows.push({
      type: ComponentType.ActionRow,
      components: buttons.slice(start, start + limits.buttonsInRow),
    });
  }
  return rows;
}
