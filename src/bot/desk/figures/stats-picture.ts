import { drawStats } from "#src/pictures/draw-stats.ts";
import { drawable } from "#src/pictures/svg.ts";
import { amount, figureTexts, percent, span } from "./figure-words.ts";
import { type Period, periodsOf } from "./periods.ts";
import type { RangeFigures } from "./range-figures.ts";

/** The figures of a range as an SVG document. */
export function toStatsSvg(
  figures: RangeFigures,
  words: {
    readonly title: string;
    readonly subtitle: string;
    readonly barsTitle: string;
    readonly alt: string;
  },
): string {
  const shown = new Map(
    figures.total.coversByShift.map(({ shift }, index) => [
      shift,
      drawable(shift, `${figureTexts.shift} ${index + 1}`),
    ]),
  );
  return drawStats({
    title: drawable(words.title, figureTexts.statistics),
    subtitle: words.subtitle,
    tiles: tilesOf(figures),
    barsTitle: words.barsTitle,
    legend: [...shown.values()],
    bars: periodsOf(figures).map((period) => toBar(period, shown)),
    description: words.alt,
  });
}

function toBar({ label, tally }: Period, shown: ReadonlyMap<string, string>) {
  const parts = tally.coversByShift.map(({ shift, covers }) => [shown.get(shift) ?? shift, covers] as const);
  return { label, total: tally.covers, parts: new Map(parts) };
}

function tilesOf({ total, leadTimes, waitlist }: RangeFigures) {
  const rate = (part: number, whole: number) => (whole === 0 ? "–" : percent(part, whole));
  return [
    { value: amount(total.covers), label: figureTexts.covers },
    { value: amount(total.bookings), label: figureTexts.bookings },
    { value: amount(total.walkIns), label: figureTexts.walkIns },
    { value: rate(total.confirmed, total.bookings), label: figureTexts.confirmed },
    { value: rate(total.cancelled, total.bookings), label: figureTexts.cancelled },
    { value: rate(total.noShows, total.due), label: figureTexts.noShows },
    { value: leadTimes ? span(leadTimes.median) : "–", label: figureTexts.leadTime },
    { value: `${amount(waitlist.entries)} → ${amount(waitlist.seated)}`, label: figureTexts.waitlist },
    { value: rate(total.coverMinutes, total.seatMinutes), label: figureTexts.seatUse },
  ];
}
