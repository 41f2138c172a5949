import { ButtonStyle, ComponentType } from "discord.js";
import type { LiveSheetView, SheetGroup } from "#src/bot/desk/view.ts";
import { platformTexts, texts } from "#src/bot/desk/words.ts";
import { toCustomId } from "./custom-id.ts";
import { clip, escapeLine } from "./escape.ts";
import { limits, type MessageBody, type Row, toButtons, toRows } from "./message-body.ts";
import { toHeading, toLine, toOptions } from "./sheet-body.ts";

/** Of the embed's total, for the title, the news and the footer. */
const longestRows = 3500;
const longestNews = 200;
const color = 0x3498db;
const colorOver = 0x95a5a6;

/** The day's sheet in the staff's channel: what fits into one message, and the way to the rest. */
export function toLiveSheetBody(sheet: LiveSheetView, asOf: string): MessageBody {
  const { title, summary, notes, news, isOver } = sheet;
  const lately = news.length === 0 ? [] : [`\n**${texts.lately}**`, ...news.map(toNews)];
  const head = [...summary.split("\n"), ...notes].map(escapeLine);
  const lines = [...head, ...lately, ...fitting(sheet.groups, longestRows)];
  const footer = isOver ? texts.dayIsOver : `${texts.asOf} ${asOf}`;
  return {
    content: "",
    embeds: [
      {
        title: clip(escapeLine(title), limits.embedTitle),
        description: clip(lines.join("\n"), limits.embedDescription),
        color: isOver ? colorOver : color,
        footer: { text: footer },
      },
    ],
    components: [...(isOver ? [] : toMenu(sheet)), ...toSheetButton(sheet)],
  };
}

const toNews = (line: string): string => clip(escapeLine(line), longestNews);

/** Rows until the room is full, and how many are left out. */
export function fitting(groups: readonly SheetGroup[], room: number): readonly string[] {
  const lines: string[] = [];
  let left = room;
  let out = 0;
  for (const { title, line, rows } of groups) {
    for (const [index, row] of rows.entries()) {
      const added = [...(index === 0 ? [toHeading(title, line)] : []), toLine(row)];
      const length = added.join("\n").length + 1;
      if (out > 0 || length > left) {
        out += 1;
        continue;
      }
      left -= length;
      lines.push(...added);
    }
  }
  return out === 0 ? lines : [...lines, "", `${out} ${platformTexts.moreRows}`];
}

function toMenu({ venueId, next }: LiveSheetView): Row[] {
  const customId = toCustomId({ type: "pick", venueId });
  const options = toOptions(next);
  if (customId === undefined || options.length === 0) return [];
  const menu = {
    type: ComponentType.StringSelect as const,
    custom_id: customId,
    placeholder: platformTexts.nextUp,
    options,
  };
  return [{ type: ComponentType.ActionRow, components: [menu] }];
}

export function toSheetButton({ venueId, date }: Pick<LiveSheetView, "venueId" | "date">): Row[] {
  const press = { type: "sheet", venueId, date, page: 0 } as const;
  return toRows(toButtons(press, platformTexts.wholeSheet, ButtonStyle.Secondary));
}
