import { escapeXml, shorten } from "#src/pictures/svg.ts";
import { widthOf } from "#src/pictures/text-width.ts";
import { wrapText } from "./wrap-text.ts";

/** A message of a chat, as a guest sees it: the labels of its buttons stand beneath it, row by row. */
export interface DrawnMessage {
  /** A tap is the label of a button that the guest pressed. */
  readonly from: "bot" | "guest" | "tap";
  readonly text: string;
  readonly buttons: readonly (readonly string[])[];
}

const page = { width: 460, margin: 16, gap: 12 };
const bubble = { width: 350, padding: 14, lineHeight: 20, radius: 12 };
const button = { height: 30, gap: 4, radius: 8 };

/** Light and dark, as the reader's system has it: https://www.w3.org/TR/mediaqueries-5/#prefers-color-scheme */
const style = `
text{font:14px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;fill:#1c1c1e}
.page{fill:#dfe7ee}.bot{fill:#fff}.guest{fill:#d6f0c8}.button{fill:#4a7aa5}.tap{fill:none;stroke:#4a7aa5;stroke-width:1.5}.label{fill:#fff;text-anchor:middle}
@media(prefers-color-scheme:dark){text{fill:#f2f2f7}.page{fill:#15191d}.bot{fill:#2a2f35}.guest{fill:#2f5b3a}.label{fill:#fff}}`;

/**
 * Draws a chat as an SVG document: the guest's messages and taps at the right, the bot's with their buttons at the left.
 *
 * @param title what a screen reader says in place of the picture; the messages follow as its description
 */
export function drawChat(title: string, messages: readonly DrawnMessage[]): string {
  const parts: string[] = [];
  let y = page.margin;
  for (const message of messages) {
    const drawn = drawMessage(message, y);
    parts.push(...drawn.parts);
    y = drawn.bottom + page.gap;
  }
  const height = y - page.gap + page.margin;
  const { width } = page;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml(messages.map(({ from, text }) => `${from}: ${text}`).join("\n"))}</desc>`,
    `<style>${style}</style>`,
    `<rect class="page" width="${width}" height="${height}" rx="16"/>`,
    ...parts,
    "</svg>\n",
  ].join("\n");
}

function drawMessage(message: DrawnMessage, top: number) {
  const lines = wrapText(message.text, bubble.width - 2 * bubble.padding);
  const own = Math.max(...lines.map(widthOf)) + 2 * bubble.padding;
  const width = message.buttons.length > 0 ? bubble.width : Math.ceil(Math.min(own, bubble.width));
  const height = lines.length * bubble.lineHeight + bubble.padding + 4;
  const x = message.from === "bot" ? page.margin : page.width - page.margin - width;
  const parts = [
    `<rect class="${message.from}" x="${x}" y="${top}" width="${width}" height="${height}" rx="${bubble.radius}"/>`,
    ...lines.map((line, index) => {
      const y = top + 23 + index * bubble.lineHeight;
      return `<text x="${x + bubble.padding}" y="${y}">${escapeXml(line)}</text>`;
    }),
  ];
  let bottom = top + height;
  for (const row of message.buttons) {
    parts.push(...drawRow(row, bottom + button.gap));
    bottom += button.gap + button.height;
  }
  return { parts, bottom };
}

function drawRow(labels: readonly string[], y: number): string[] {
  const width = (bubble.width - (labels.length - 1) * button.gap) / labels.length;
  return labels.flatMap((label, index) => {
    const x = round(page.margin + index * (width + button.gap));
    const middle = round(x + width / 2);
    const { height, radius } = button;
    return [
      `<rect class="button" x="${x}" y="${y}" width="${round(width)}" height="${height}" rx="${radius}"/>`,
      `<text class="label" x="${middle}" y="${y + 20}">${escapeXml(shorten(label, width - 8))}</text>`,
    ];
  });
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
