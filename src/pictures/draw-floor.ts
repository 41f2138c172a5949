import { palette } from "./palette.ts";
import { type Area, box, line, type Piece, toSvg } from "./svg.ts";

/** A table, or tables that one party has together. */
interface DrawnPlace {
  readonly tables: string;
  readonly tableCount: number;
  readonly is: "taken" | "expected" | "free" | "out";
  readonly lines: readonly string[];
}

interface DrawnArea {
  readonly title?: string;
  readonly places: readonly DrawnPlace[];
}

export interface FloorPicture {
  readonly title: string;
  readonly subtitle: string;
  readonly areas: readonly DrawnArea[];
  /** All of it in words. */
  readonly description: string;
}

const page = { width: 400, margin: 14 };
const inner = page.width - 2 * page.margin;
const cell = { columns: 2, heading: 30, line: 17, gap: 8 };
const cellWidth = (inner - (cell.columns - 1) * cell.gap) / cell.columns;
const headings = { first: 66, height: 28 };

const fills = {
  taken: palette.full,
  expected: palette.few,
  free: palette.free,
  out: palette.closed,
} as const;

/** The tables area by area in a grid, since no file says where they stand; joined ones are wider. */
export function drawFloor({ title, subtitle, areas, description }: FloorPicture): string {
  const pieces: Piece[] = [];
  let y = headings.first;
  for (const area of areas) {
    if (area.title !== undefined) {
      const heading = { size: 15, fill: palette.text, bold: true, room: inner };
      pieces.push(line(page.margin, y + 18, area.title, heading));
      y += headings.height;
    }
    for (const row of rowsOf(area.places)) {
      const height = cell.heading + Math.max(...row.map(({ lines }) => lines.length)) * cell.line;
      let x = page.margin;
      for (const place of row) {
        const width = spanOf(place) * (cellWidth + cell.gap) - cell.gap;
        pieces.push(...drawPlace(place, { x, y, width, height }));
        x += width + cell.gap;
      }
      y += height + cell.gap;
    }
    y += cell.gap;
  }
  const height = y + page.margin - cell.gap;
  return toSvg({
    width: page.width,
    height,
    title: `${title}, ${subtitle}`,
    description,
    pieces: [
      box({ x: 0, y: 0, width: page.width, height }, palette.page, 12),
      line(page.margin, 30, title, { size: 18, fill: palette.text, bold: true, room: inner }),
      line(page.margin, 51, subtitle, { size: 12, fill: palette.quiet, room: inner }),
      ...pieces,
    ],
  });
}

function spanOf({ tableCount }: DrawnPlace): number {
  return Math.min(tableCount, cell.columns);
}

/** Filled from the left; what does not fit any more begins the next row. */
function rowsOf(places: readonly DrawnPlace[]): readonly (readonly DrawnPlace[])[] {
  const rows: DrawnPlace[][] = [];
  let left = 0;
  for (const place of places) {
    if (spanOf(place) > left) {
      rows.push([]);
      left = cell.columns;
    }
    rows.at(-1)?.push(place);
    left -= spanOf(place);
  }
  return rows;
}

function drawPlace({ tables, is, lines }: DrawnPlace, area: Area): readonly Piece[] {
  const { x, y } = area;
  const room = area.width - 16;
  return [
    box(area, fills[is], 8),
    line(x + 8, y + 20, tables, { size: 14, fill: palette.text, bold: true, room }),
    ...lines.map((text, index) =>
      line(x + 8, y + 38 + index * cell.line, text, { size: 12, fill: palette.text, room }),
    ),
  ];
}
