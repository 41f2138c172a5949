import { escapeXml, shorten } from "#src/pictures/svg.ts";
import { widthOf } from "#src/pictures/text-width.ts";
import { isJson, type Json, objectsIn, textOf } from "#test/support/discord/json.ts";
import type { SeenMessage } from "#test/support/discord/messages.ts";
import { wrapText } from "./wrap-text.ts";

/** A message in Discord, and who did what that it answers; without, it came by itself. */
export interface DrawnPost {
  readonly did?: string;
  readonly message: SeenMessage;
}

const page = { width: 480, margin: 16, gap: 18, line: 20 };
const embed = { padding: 14, bar: 4, fields: 3 };
const button = { height: 32, gap: 8, padding: 12 };
const room = page.width - 2 * page.margin;

const buttonClasses: Readonly<Record<number, string>> = { 1: "primary", 3: "success", 4: "danger" };

/** Light and dark, as the reader's system has it: https://www.w3.org/TR/mediaqueries-5/#prefers-color-scheme */
const style = `
text{font:14px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;fill:#2e3338}
.page{fill:#fff}.embed{fill:#f2f3f5}.small{font-size:12px;fill:#5c5e66}.bold{font-weight:600}.quote{fill:#c4c9ce}
.button{fill:#6d6f78}.primary{fill:#5865f2}.success{fill:#248046}.danger{fill:#da373c}.label{fill:#fff;text-anchor:middle}.menu{fill:#e3e5e8}
@media(prefers-color-scheme:dark){text{fill:#dbdee1}.page{fill:#313338}.embed{fill:#2b2d31}.small{fill:#949ba4}.quote{fill:#4e5058}.button{fill:#4e5058}.label{fill:#fff}.menu{fill:#1e1f22}}`;

/** Pieces of a picture, and where the next one begins. */
interface Drawn {
  readonly parts: readonly string[];
  readonly bottom: number;
}

/**
 * Draws messages of the staff's as Discord shows them, from the bodies that were sent.
 *
 * @param title what a screen reader says in place of the picture; the messages follow as its description
 */
export function drawPosts(title: string, posts: readonly DrawnPost[]): string {
  const drawn = inColumn(page.margin, page.gap, posts, drawPost);
  const [width, height] = [page.width, drawn.bottom - page.gap + page.margin];
  const said = posts.map(({ did, message }) => [...(did ? [did] : []), plain(message.text)].join("\n"));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml(said.join("\n\n"))}</desc>`,
    `<style>${style}</style>`,
    `<rect class="page" width="${width}" height="${height}" rx="16"/>`,
    ...drawn.parts,
    "</svg>\n",
  ].join("\n");
}

function inColumn<Item>(
  top: number,
  gap: number,
  items: readonly Item[],
  draw: (item: Item, top: number) => Drawn,
): Drawn {
  const parts: string[] = [];
  let bottom = top;
  for (const item of items) {
    const drawn = draw(item, bottom);
    parts.push(...drawn.parts);
    bottom = drawn.bottom + gap;
  }
  return { parts, bottom };
}

function drawPost({ did, message }: DrawnPost, top: number): Drawn {
  const x = page.margin;
  const above = did === undefined ? { parts: [], bottom: top } : drawText(did, { x, top, room }, "small");
  const who = { parts: [`<text class="bold" x="${x}" y="${above.bottom + 15}">maitred</text>`] };
  const content = drawText(message.content, { x, top: above.bottom + page.line, room });
  const embeds = inColumn(content.bottom + 4, 8, message.embeds, drawEmbed);
  const menus = inColumn(embeds.bottom, 8, message.menus, drawMenu);
  const buttons = drawButtons(message.buttons, menus.bottom);
  const note = message.ephemeral
    ? drawText("Only you can see this", { x, top: buttons.bottom, room }, "small")
    : buttons;
  return {
    parts: [above, who, content, embeds, menus, buttons, ...(note === buttons ? [] : [note])].flatMap(
      ({ parts }) => parts,
    ),
    bottom: note.bottom,
  };
}

function drawEmbed(json: Json, top: number): Drawn {
  const [x, inner] = [page.margin + embed.bar + embed.padding, room - embed.bar - 2 * embed.padding];
  const title = drawText(textOf(json["title"]), { x, top: top + 10, room: inner }, "bold");
  const words = drawText(textOf(json["description"]), { x, top: title.bottom, room: inner });
  const fields = drawFields(objectsIn(json["fields"]), words.bottom, { x, inner });
  const footer = isJson(json["footer"]) ? textOf(json["footer"]["text"]) : "";
  const end = drawText(footer, { x, top: fields.bottom + (footer ? 6 : 0), room: inner }, "small");
  const height = end.bottom - top + 8;
  const color = Number(json["color"] ?? 0x9e9e9e)
    .toString(16)
    .padStart(6, "0");
  return {
    parts: [
      `<rect class="embed" x="${page.margin}" y="${top}" width="${room}" height="${height}" rx="4"/>`,
      `<rect fill="#${color}" x="${page.margin}" y="${top}" width="${embed.bar}" height="${height}" rx="2"/>`,
      ...[title, words, fields, end].flatMap(({ parts }) => parts),
    ],
    bottom: top + height,
  };
}

function drawFields(
  fields: readonly Json[],
  top: number,
  { x, inner }: { readonly x: number; readonly inner: number },
): Drawn {
  const rows = Array.from({ length: Math.ceil(fields.length / embed.fields) }, (_, row) =>
    fields.slice(row * embed.fields, (row + 1) * embed.fields),
  );
  const width = inner / embed.fields;
  return inColumn(top, 0, rows, (row, at) => {
    const drawn = row.map(({ name, value }, column) => {
      const place = { x: x + column * width, room: width - 8 };
      const label = drawText(textOf(name), { ...place, top: at + 6 }, "bold");
      const words = drawText(textOf(value), { ...place, top: label.bottom });
      return { parts: [...label.parts, ...words.parts], bottom: words.bottom };
    });
    return {
      parts: drawn.flatMap(({ parts }) => parts),
      bottom: Math.max(...drawn.map(({ bottom }) => bottom)),
    };
  });
}

interface Place {
  readonly x: number;
  readonly top: number;
  readonly room: number;
}

/** Lines with what Discord makes of them: bold beginnings, and quotes. */
function drawText(text: string, { x, top, room: width }: Place, look = ""): Drawn {
  if (text === "") return { parts: [], bottom: top };
  return inColumn(top, 0, text.split("\n"), (raw, at) => {
    const isQuote = raw.startsWith("> ");
    const [, bold = "", rest = ""] = /^\*\*(.+?)\*\*(.*)$/.exec(raw) ?? [
      undefined,
      "",
      isQuote ? raw.slice(2) : raw,
    ];
    const left = x + (isQuote ? 12 : 0);
    const lines = wrapText(`${plain(bold)}${plain(rest)}`, width - (isQuote ? 12 : 0));
    const parts = lines.map((line, index) => {
      const strong = index === 0 ? line.slice(0, plain(bold).length) : "";
      const words = `${strong && `<tspan class="bold">${escapeXml(strong)}</tspan>`}${escapeXml(line.slice(strong.length))}`;
      return `<text${look && ` class="${look}"`} x="${round(left)}" y="${at + 15 + index * page.line}">${words}</text>`;
    });
    const bottom = at + lines.length * page.line;
    const bar = `<rect class="quote" x="${x}" y="${at + 1}" width="4" height="${bottom - at - 2}" rx="2"/>`;
    return { parts: isQuote ? [bar, ...parts] : parts, bottom };
  });
}

function drawMenu({ placeholder }: SeenMessage["menus"][number], top: number): Drawn {
  const { height } = button;
  return {
    parts: [
      `<rect class="menu" x="${page.margin}" y="${top}" width="${room}" height="${height + 4}" rx="6"/>`,
      `<text class="small" x="${page.margin + 12}" y="${top + 22}">${escapeXml(placeholder)} ▾</text>`,
    ],
    bottom: top + height + 4,
  };
}

/** As many beside one another as there is room for. */
function drawButtons(buttons: SeenMessage["buttons"], top: number): Drawn {
  if (buttons.length === 0) return { parts: [], bottom: top };
  let [x, y] = [page.margin, top];
  const parts = buttons.flatMap(({ label, style: kind }) => {
    const text = shorten(label, room - 2 * button.padding);
    const width = round(widthOf(text) + 2 * button.padding);
    if (x + width > page.width - page.margin) [x, y] = [page.margin, y + button.height + button.gap];
    const left = x;
    x = round(x + width + button.gap);
    return [
      `<rect class="button ${buttonClasses[kind] ?? ""}" x="${left}" y="${y}" width="${width}" height="${button.height}" rx="6"/>`,
      `<text class="label" x="${round(left + width / 2)}" y="${y + 21}">${escapeXml(text)}</text>`,
    ];
  });
  return { parts, bottom: y + button.height };
}

/** Without the signs that keep Discord from reading a letter as markup. */
function plain(text: string): string {
  return text.replace(/\\([^\w\s])/g, "$1");
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
