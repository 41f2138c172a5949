import { palette } from "./palette.ts";
import { box, line, type Piece, toSvg } from "./svg.ts";

interface DrawnDay {
  readonly day: string;
  readonly is: "free" | "few" | "full" | "closed" | "none" | "over";
  readonly lines: readonly string[];
}

export interface MonthPicture {
  readonly title: string;
  readonly subtitle: string;
  /** Seven short names, Monday's first. */
  readonly weekdays: readonly string[];
  /** How many days of the first week belong to the month before. */
  readonly before: number;
  readonly days: readonly DrawnDay[];
  /** What is said below the days. */
  readonly legend: string;
  /** All of it in words. */
  readonly description: string;
}

const page = { width: 400, margin: 12 };
const cell = { height: 56, gap: 4, top: 86 };
const inner = page.width - 2 * page.margin;
const width = (inner - 6 * cell.gap) / 7;

const fills = { ...palette, none: palette.closed, over: palette.page };

/** A month as a calendar has it; each day says in words what its colour does. */
export function drawMonth({
  title,
  subtitle,
  weekdays,
  before,
  days,
  legend,
  description,
}: MonthPicture): string {
  const weeks = Math.ceil((before + days.length) / 7);
  const height = cell.top + weeks * (cell.height + cell.gap) + 30;
  return toSvg({
    width: page.width,
    height,
    title: `${title}, ${subtitle}`,
    description,
    pieces: [
      box({ x: 0, y: 0, width: page.width, height }, palette.page, 12),
      line(page.margin, 30, title, { size: 18, fill: palette.text, bold: true, room: inner }),
      line(page.margin, 51, subtitle, { size: 13, fill: palette.quiet, room: inner }),
      ...weekdays.map((name, index) =>
        line(page.margin + index * (width + cell.gap) + 5, 78, name, {
          size: 12,
          fill: palette.quiet,
          room: width,
        }),
      ),
      ...days.flatMap((day, index) => drawDay(day, before + index)),
      line(page.margin, height - 12, legend, { size: 12, fill: palette.quiet, room: inner }),
    ],
  });
}

function drawDay({ day, is, lines }: DrawnDay, index: number): readonly Piece[] {
  const x = page.margin + (index % 7) * (width + cell.gap);
  const y = cell.top + Math.floor(index / 7) * (cell.height + cell.gap);
  const room = width - 4;
  const fill = is === "over" ? palette.quiet : palette.text;
  return [
    box({ x, y, width, height: cell.height }, fills[is], 6),
    line(x + 5, y + 19, day, { size: 15, fill, bold: true, room }),
    ...lines.map((text, row) => line(x + 5, y + 35 + row * 14, text, { size: 11, fill, room: room + 6 })),
  ];
}
