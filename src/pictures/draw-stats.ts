import { palette, shiftColors } from "./palette.ts";
import { box, line, type Piece, toSvg } from "./svg.ts";

/** A number with its name, such as "72 %" and "confirmed". */
interface Tile {
  readonly value: string;
  readonly label: string;
}

/** One bar: its name, what it comes to, and how it is made up, by the names of the legend. */
interface Bar {
  readonly label: string;
  readonly total: number;
  readonly parts: ReadonlyMap<string, number>;
}

export interface StatsPicture {
  readonly title: string;
  readonly subtitle: string;
  readonly tiles: readonly Tile[];
  readonly barsTitle: string;
  /** The parts of the bars, in the order of their colours. */
  readonly legend: readonly string[];
  readonly bars: readonly Bar[];
  /** All of it in words. */
  readonly description: string;
}

const page = { width: 400, margin: 16 };
const inner = page.width - 2 * page.margin;
const tile = { columns: 3, height: 58, gap: 8 };
const bar = { height: 14, step: 20, label: 96, total: 40 };

/** The figures of some days: the numbers at the top, and a bar for each day, week or month. */
export function drawStats(picture: StatsPicture): string {
  const tilesTop = 66;
  const rows = Math.ceil(picture.tiles.length / tile.columns);
  const barsTop = tilesTop + rows * (tile.height + tile.gap) + 22;
  const legendRows = Math.ceil(picture.legend.length / legendColumns);
  const firstBar = barsTop + 12 + legendRows * 20;
  const height = firstBar + picture.bars.length * bar.step + page.margin;
  return toSvg({
    width: page.width,
    height,
    title: `${picture.title}, ${picture.subtitle}`,
    description: picture.description,
    pieces: [
      box({ x: 0, y: 0, width: page.width, height }, palette.page, 12),
      line(page.margin, 30, picture.title, { size: 18, fill: palette.text, bold: true, room: inner }),
      line(page.margin, 50, picture.subtitle, { size: 12, fill: palette.quiet, room: inner }),
      ...picture.tiles.flatMap((one, index) => drawTile(one, index, tilesTop)),
      line(page.margin, barsTop, picture.barsTitle, {
        size: 14,
        fill: palette.text,
        bold: true,
        room: inner,
      }),
      ...picture.legend.flatMap((name, index) => drawLegend(name, index, barsTop + 20)),
      ...drawBars(picture, firstBar),
    ],
  });
}

function drawTile({ value, label }: Tile, index: number, top: number): readonly Piece[] {
  const width = (inner - (tile.columns - 1) * tile.gap) / tile.columns;
  const x = page.margin + (index % tile.columns) * (width + tile.gap);
  const y = top + Math.floor(index / tile.columns) * (tile.height + tile.gap);
  const room = width - 16;
  return [
    box({ x, y, width, height: tile.height }, palette.card, 8),
    line(x + 8, y + 28, value, { size: 19, fill: palette.text, bold: true, room }),
    line(x + 8, y + 47, label, { size: 12, fill: palette.quiet, room }),
  ];
}

const legendColumns = 3;

function drawLegend(name: string, index: number, top: number): readonly Piece[] {
  const width = inner / legendColumns;
  const x = page.margin + (index % legendColumns) * width;
  const y = top + Math.floor(index / legendColumns) * 20;
  return [
    box({ x, y: y - 10, width: 11, height: 11 }, colorOf(index), 2),
    line(x + 17, y, name, { size: 12, fill: palette.quiet, room: width - 22 }),
  ];
}

function drawBars({ bars, legend }: StatsPicture, top: number): readonly Piece[] {
  const largest = Math.max(1, ...bars.map(({ total }) => total));
  const room = inner - bar.label - bar.total;
  return bars.flatMap(({ label, total, parts }, index) => {
    const y = top + index * bar.step;
    const pieces: Piece[] = [
      line(page.margin, y + 12, label, { size: 12, fill: palette.quiet, room: bar.label - 6 }),
    ];
    let x = page.margin + bar.label;
    for (const [name, value] of parts) {
      const width = (value / largest) * room;
      pieces.push(box({ x, y, width, height: bar.height }, colorOf(legend.indexOf(name))));
      x += width;
    }
    const amount = { size: 12, fill: palette.text, bold: true, room: bar.total };
    return [...pieces, line(x + 6, y + 12, String(total), amount)];
  });
}

function colorOf(index: number): string {
  return shiftColors[index % shiftColors.length] ?? shiftColors[0];
}
