import { todayAt } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { notHere } from "../not-here.ts";
import { toPicture } from "../picture.ts";
import type { StaffMember } from "../ports.ts";
import { chooseVenue } from "../set-rules.ts";
import { writeDown } from "../trail.ts";
import type { Refused } from "../view.ts";
import { longDate, texts } from "../words.ts";
import { amount, factsOf, figureTexts, shiftWords } from "./figure-words.ts";
import { toFiguresCsv } from "./figures-csv.ts";
import { grainOf, periodsOf } from "./periods.ts";
import { parseRange } from "./range.ts";
import type { RangeFigures } from "./range-figures.ts";
import { readFigures } from "./read-figures.ts";
import { toStatsSvg } from "./stats-picture.ts";
import type { Stats } from "./stats-view.ts";

/** Of which days, both included, as `parseDay` takes them; a weekday is the last of that name. Left out: four weeks up to yesterday. */
export interface StatsAsked {
  readonly by: StaffMember;
  /** Needed where the house has several. */
  readonly venueId?: number;
  readonly from?: string;
  readonly to?: string;
}

/**
 * Counts a venue's business days: what came, what was cancelled, how far ahead guests booked, how full it was. With a remote
 * service it is refused as `notHere`: nobody knows of all its bookings. At most a year; of that, only sums are held.
 */
export async function readStats(parts: DeskParts, ask: StatsAsked): Promise<Stats | Refused> {
  const { backOffice, clock } = parts;
  if (backOffice === undefined) return notHere;
  const chosen = chooseVenue(ask.venueId, parts.venues());
  if (!chosen.ok) return chosen.refused;
  const venue = chosen.value;
  const range = parseRange(ask, todayAt(clock, venue));
  if (!range.ok) return refusals[range.refusal];
  const figures = await readFigures({ ...parts, backOffice }, venue, range.value);
  await writeDown(parts, "readFigures", ask.by, { venueId: venue.id });
  const { from, to } = range.value;
  const days = from.equals(to) ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;
  const facts = factsOf(figures);
  const periods = toPeriods(figures);
  const name = `figures-${venue.id}-${from}-${to}`;
  const alt = [...facts, ...periods.rows].map(({ label, value }) => `${label}: ${value}`).join("\n");
  const words = { title: venue.name, subtitle: days, barsTitle: periods.title, alt };
  return {
    type: "stats",
    venueId: venue.id,
    title: `${venue.name}, ${days}`,
    facts,
    periods,
    figures,
    file: { name: `${name}.csv`, mediaType: "text/csv", text: toFiguresCsv(figures) },
    ...toPicture(parts, name, alt, () => toStatsSvg(figures, words)),
  };
}

function toPeriods(figures: RangeFigures): Stats["periods"] {
  const titles = { day: figureTexts.byDay, week: figureTexts.byWeek, month: figureTexts.byMonth };
  return {
    title: titles[grainOf(figures)],
    rows: periodsOf(figures).map(({ label, tally }) => ({
      label,
      value: tally.covers === 0 ? "0" : `${amount(tally.covers)} (${shiftWords(tally)})`,
    })),
  };
}

const refusals: Readonly<Record<"dateNotUnderstood" | "lastDayBeforeFirst" | "tooLong", Refused>> = {
  dateNotUnderstood: { type: "refused", reason: "dateNotUnderstood", text: texts.dateNotUnderstood },
  lastDayBeforeFirst: { type: "refused", reason: "notUnderstood", text: texts.lastDayBeforeFirst },
  tooLong: { type: "refused", reason: "notUnderstood", text: figureTexts.tooLong },
};
