import { ButtonStyle, ComponentType } from "discord.js";
import type { Attention, DaySheets, DaySheetView, SheetRow, SheetView } from "#src/bot/desk/view.ts";
import { pageOf, platformTexts, texts } from "#src/bot/desk/words.ts";
import { defined } from "#src/lib/defined.ts";
import { type Press, toCustomId } from "./custom-id.ts";
import { clip, escapeLine, plainLine, start } from "./escape.ts";
import { type Button, limits, type MessageBody, type Row, toButtons, toRows } from "./message-body.ts";

/** Of the wish and the name, as the guest wrote them; the details show all of the wish. */
const longestWish = 500;
const longestName = 200;
const longestFact = 100;
/** What is said of a group: a pace of some fifty quarters of an hour. */
const longestAbout = 600;
/** Leaves room for the title and the page number within a message's 6,000. */
const longestPage = limits.embedDescription;

interface Page {
  readonly text: string;
  readonly rows: readonly SheetRow[];
}

/** What is on a list: a day's bookings, or those that no longer fit. */
type Sheet = SheetView | DaySheetView;

/** The bookings of a list; of several venues, an overview that leads to each one's own. */
export function toSheetBody({ sheets }: DaySheets | Attention, page: number): MessageBody {
  const [first, ...others] = sheets;
  return others.length === 0 ? toOneSheet(first, page) : toOverview(sheets);
}

function toOverview(sheets: readonly Sheet[]): MessageBody {
  const lines = sheets.map(({ title, summary }) => `**${escapeLine(title)}**\n${escapeLine(summary)}`);
  const buttons = sheets.flatMap((sheet) =>
    toButtons(toPress(sheet, 0), sheet.venueName, ButtonStyle.Secondary),
  );
  const room = limits.rows * limits.buttonsInRow;
  const content = buttons.length > room ? platformTexts.moreVenues : platformTexts.chooseVenue;
  const description = clip(lines.join("\n"), limits.embedDescription);
  return { content, embeds: [{ description }], components: toRows(buttons.slice(0, room)) };
}

function toOneSheet(sheet: Sheet, wanted: number): MessageBody {
  const pages = toPages(sheet);
  const number = Math.min(wanted, pages.length - 1);
  const buttons = toPageButtons(sheet, number, pages.length);
  return { content: "", ...toPageBody(sheet, pages, number, buttons) };
}

/** A desk rule that was set or lifted, and the bookings that it affects; those beyond the first page are a press away. */
export function toAffectedBody(text: string, sheet: SheetView): MessageBody {
  const pages = toPages(sheet);
  const more =
    pages.length === 1 ? [] : toButtons(toPress(sheet, 0), platformTexts.allAttention, ButtonStyle.Secondary);
  return { content: text, ...toPageBody(sheet, pages, 0, more) };
}

/** The first page of a list that has no others, with a menu that opens one of its bookings. */
export function toListPage(sheet: SheetView): Omit<MessageBody, "content"> {
  return toPageBody(sheet, toPages(sheet), 0, []);
}

function toPageBody(
  sheet: Sheet,
  pages: readonly Page[],
  number: number,
  buttons: readonly Button[],
): Omit<MessageBody, "content"> {
  const page = pages[number];
  const footer = pages.length > 1 ? { footer: { text: pageOf(number + 1, pages.length) } } : {};
  const title = clip(escapeLine(sheet.title), limits.embedTitle);
  return {
    embeds: [{ title, description: page?.text ?? escapeLine(sheet.summary), ...footer }],
    components: [
      ...toMenu(sheet, page?.rows ?? []),
      ...toTickMenu(sheet, page?.rows ?? [], number),
      ...toRows(buttons),
    ],
  };
}

function toPageButtons(sheet: Sheet, number: number, count: number): readonly Button[] {
  const to = (page: number, label: string) => toButtons(toPress(sheet, page), label, ButtonStyle.Secondary);
  return [
    ...(number > 0 ? to(number - 1, platformTexts.earlier) : []),
    ...to(number, platformTexts.refresh),
    ...(number < count - 1 ? to(number + 1, platformTexts.later) : []),
  ];
}

function toPress(sheet: Sheet, page: number): Press {
  const { venueId } = sheet;
  return "date" in sheet
    ? { type: "sheet", venueId, date: sheet.date, page }
    : { type: "attention", venueId, page };
}

/** A menu that opens one of the page's bookings. */
function toMenu({ venueId }: Sheet, rows: readonly SheetRow[]): Row[] {
  return toChoice({ type: "pick", venueId }, rows, platformTexts.openBooking);
}

/** A menu that ticks off who was called. */
function toTickMenu(sheet: Sheet, rows: readonly SheetRow[], page: number): Row[] {
  const { venueId } = sheet;
  const date = "date" in sheet ? sheet.date : undefined;
  return toChoice(
    { type: "called", venueId, page, ...defined({ date }) },
    rows.filter(({ toCall }) => toCall),
    platformTexts.tickOff,
  );
}

function toChoice(press: Press, rows: readonly SheetRow[], placeholder: string): Row[] {
  const customId = toCustomId(press);
  const options = toOptions(rows);
  if (customId === undefined || options.length === 0) return [];
  const menu = {
    type: ComponentType.StringSelect as const,
    custom_id: customId,
    placeholder,
    options,
  };
  return [{ type: ComponentType.ActionRow, components: [menu] }];
}

/** A menu's options, each booking once. */
export function toOptions(rows: readonly SheetRow[]) {
  return [...new Map(rows.map((row) => [row.booking.id, row])).values()]
    .filter(({ booking }) => booking.id.length <= limits.optionValue)
    .map(({ booking, time, name, party }) => ({
      label: clip(plainLine(`${time} ${name}, ${party}`), limits.optionLabel),
      value: booking.id,
    }));
}

/** Fills pages booking by booking; a group that goes on repeats its title. Always at least one page. */
function toPages(sheet: Sheet): readonly Page[] {
  const pages: Page[] = [];
  let lines = [sheet.summary, ...sheet.notes].map(escapeLine);
  let rows: SheetRow[] = [];
  let title = "";
  for (const next of sheet.groups.flatMap((group) =>
    group.rows.map((row) => ({ title: group.title, about: group.line, row })),
  )) {
    // What is said of the group as a whole is not said again where it goes on.
    const heading = toHeading(next.title, next.title === title ? undefined : next.about);
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

export function toHeading(title: string, about: string | undefined): string {
  const heading = `\n**${clip(escapeLine(title), longestName)}**`;
  return about === undefined ? heading : `${heading}\n${clip(escapeLine(about), longestAbout)}`;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

export function toLine({ time, name, party, state, wish, note, allergies, ...row }: SheetRow): string {
  const facts = [
    party,
    state,
    row.late,
    row.tables,
    row.scenario,
    row.regular,
    row.phone,
    row.why,
    row.called,
  ]
    .filter((fact) => fact !== undefined)
    .map(toFact);
  const mark = row.hasWish ? " 📝" : "";
  const line = [`**${time}** ${clip(escapeLine(name), longestName)}`, ...facts].join(", ") + mark;
  const marked = allergies === undefined ? "" : `${texts.allergy} `;
  return [
    line,
    ...(wish === undefined ? [] : [`> ${marked}${toWish(wish)}`]),
    ...(note === undefined ? [] : [`> ${texts.staffNote}: ${toWish(note)}`]),
  ].join("\n");
}

function toFact(fact: string): string {
  return clip(escapeLine(fact), longestFact);
}

function toWish(wish: string): string {
  const line = wish.replace(/\s+/g, " ").trim();
  if (line.length <= longestWish) return escapeLine(line);
  return `${escapeLine(start(line, longestWish))}… (${texts.wishIsLong})`;
}
