import { ButtonStyle, ComponentType } from "discord.js";
import type { DaySheetRow, DaySheets, DaySheetView } from "#src/bot/desk/view.ts";
import { pageOf, platformTexts, texts } from "#src/bot/desk/words.ts";
import { toCustomId } from "./custom-id.ts";
import { clip, escapeLine, start } from "./escape.ts";
import { type Button, limits, type MessageBody, type Row, toButtons, toRows } from "./message-body.ts";

/** Of the wish and the name, as the guest wrote them; the details show all of the wish. */
const longestWish = 500;
const longestName = 200;
/** Leaves room for the title and the page number within a message's 6,000. */
const longestPage = limits.embedDescription;

interface Page {
  readonly text: string;
  readonly rows: readonly DaySheetRow[];
}

/** The bookings of a day; of several venues, an overview that leads to each one's own. */
export function toSheetBody({ sheets }: DaySheets, page: number): MessageBody {
  const [first, ...others] = sheets;
  return others.length === 0 ? toOneSheet(first, page) : toOverview(sheets);
}

function toOverview(sheets: readonly DaySheetView[]): MessageBody {
  const lines = sheets.map(({ title, summary }) => `**${escapeLine(title)}**\n${escapeLine(summary)}`);
  const buttons = sheets.flatMap(({ venueId, venueName, date }) =>
    toButtons({ type: "sheet", venueId, date, page: 0 }, venueName, ButtonStyle.Secondary),
  );
  const room = limits.rows * limits.buttonsInRow;
  const content = buttons.length > room ? platformTexts.moreVenues : platformTexts.chooseVenue;
  const description = clip(lines.join("\n"), limits.embedDescription);
  return { content, embeds: [{ description }], components: toRows(buttons.slice(0, room)) };
}

function toOneSheet(sheet: DaySheetView, wanted: number): MessageBody {
  const pages = toPages(sheet);
  const number = Math.min(wanted, pages.length - 1);
  const page = pages[number];
  const footer = pages.length > 1 ? { footer: { text: pageOf(number + 1, pages.length) } } : {};
  const title = clip(escapeLine(sheet.title), limits.embedTitle);
  return {
    content: "",
    embeds: [{ title, description: page?.text ?? escapeLine(sheet.summary), ...footer }],
    components: [...toMenu(sheet, page?.rows ?? []), ...toRows(toPageButtons(sheet, number, pages.length))],
  };
}

function toPageButtons({ venueId, date }: DaySheetView, number: number, count: number): readonly Button[] {
  const to = (page: number, label: string) =>
    toButtons({ type: "sheet", venueId, date, page }, label, ButtonStyle.Secondary);
  return [
    ...(number > 0 ? to(number - 1, platformTexts.earlier) : []),
    ...to(number, platformTexts.refresh),
    ...(number < count - 1 ? to(number + 1, platformTexts.later) : []),
  ];
}

/** A menu that opens one of the page's bookings. */
function toMenu({ venueId }: DaySheetView, rows: readonly DaySheetRow[]): Row[] {
  const customId = toCustomId({ type: "pick", venueId });
  const options = rows
    .filter(({ booking }) => booking.id.length <= limits.optionValue)
    .map(({ booking, time, name, party }) => ({
      label: clip(`${time} ${name}, ${party}`.replace(/\s+/g, " "), limits.optionLabel),
      value: booking.id,
    }));
  if (customId === undefined || options.length === 0) return [];
  const menu = {
    type: ComponentType.StringSelect as const,
    custom_id: customId,
    placeholder: platformTexts.openBooking,
    options,
  };
  return [{ type: ComponentType.ActionRow, components: [menu] }];
}

/** Fills pages booking by booking; a group that goes on repeats its title. Always at least one page. */
function toPages(sheet: DaySheetView): readonly Page[] {
  const pages: Page[] = [];
  let lines = [sheet.summary, ...sheet.notes].map(escapeLine);
  let rows: DaySheetRow[] = [];
  let title = "";
  for (const next of sheet.groups.flatMap((group) =>
    group.rows.map((row) => ({ title: group.title, row })),
  )) {
    const heading = `\n**${clip(escapeLine(next.title), longestName)}**`;
    const line = toLine(next.row);
    if (rows.length === limits.options || lengthOf([...lines, heading, line]) > longestPage) {
      pages.push({ text: lines.join("\n").trim(), rows });
      lines = [];
      rows = [];
      title = "";
    }
    lines.push(...(title === next.title ? [line] : [heading, line]));
    rows.push(next.row);
    title = next.title;
  }
  return [...pages, { text: lines.join("\n").trim(), rows }];
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

function toLine({ time, name, party, state, wish }: DaySheetRow): string {
  const line = `**${time}** ${clip(escapeLine(name), longestName)}, ${escapeLine(party)}, ${escapeLine(state)}`;
  return wish === undefined ? line : `${line}\n> ${toWish(wish)}`;
}

function toWish(wish: string): string {
  const line = wish.replace(/\s+/g, " ").trim();
  if (line.length <= longestWish) return escapeLine(line);
  return `${escapeLine(start(line, longestWish))}… (${texts.wishIsLong})`;
}
