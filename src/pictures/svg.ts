import { widthOf } from "./text-width.ts";

/** A piece of an SVG document. */
export type Piece = string;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What a screen reader says in place of the picture, and the same at length. */
  readonly title: string;
  readonly description: string;
  readonly pieces: readonly Piece[];
}

/** The fonts that are shipped (`render-png.ts`); a browser that lacks them takes its own. */
const fonts = "'DejaVu Sans',Verdana,sans-serif";

export function toSvg({ width, height, title, description, pieces }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${fonts}">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml(description)}</desc>`,
    ...pieces,
    "</svg>\n",
  ].join("\n");
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function box(area: Area, fill: string, radius = 0): Piece {
  const { x, y, width, height } = area;
  const round = radius === 0 ? "" : ` rx="${radius}"`;
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"${round} fill="${fill}"/>`;
}

export interface Lettering {
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly anchor?: "start" | "middle" | "end";
  /** What does not fit into it is cut off. */
  readonly room: number;
}

/** One line of text on its base line. */
export function line(x: number, y: number, text: string, lettering: Lettering): Piece {
  const { size, fill, bold = false, anchor = "start", room } = lettering;
  const look = [
    `font-size="${size}" fill="${fill}"`,
    ...(bold ? ['font-weight="bold"'] : []),
    ...(anchor === "start" ? [] : [`text-anchor="${anchor}"`]),
  ].join(" ");
  const scale = (size / measuredAt) * (bold ? boldWider : 1);
  return `<text x="${tenth(x)}" y="${tenth(y)}" ${look}>${escapeXml(shorten(text, room / scale))}</text>`;
}

/** `widthOf` measures at this size. */
const measuredAt = 14;
const boldWider = 1.12;

/** What fits into so many px at 14 px, with an ellipsis where it is less than the whole. */
export function shorten(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && widthOf(`${letters.join("")}…`) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/**
 * A guest's or a house's text as the shipped fonts can draw it: they have Latin, Greek, Cyrillic, Armenian, Georgian, Arabic
 * and Hebrew letters. Signs beyond those are left out; where a letter is, `otherwise` takes the place of the whole text,
 * since half a name is worse than none.
 */
export function drawable(text: string, otherwise: string): string {
  if (undrawnLetter.test(text)) return otherwise;
  const kept = text.replace(undrawnSign, "").replace(/\s+/g, " ").trim();
  return kept === "" ? otherwise : kept;
}

const undrawnLetter =
  /(?!\p{sc=Latin}|\p{sc=Greek}|\p{sc=Cyrillic}|\p{sc=Armenian}|\p{sc=Georgian}|\p{sc=Arabic}|\p{sc=Hebrew}|\p{sc=Common})\p{L}/u;
const undrawnSign =
  /[\p{Extended_Pictographic}\p{Cs}\p{Co}\p{Cc}\p{Cf}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{FE0F}]/gu;

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}
