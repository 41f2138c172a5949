import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { parseDay, todayAt } from "./day.ts";
import { toDaySheet } from "./day-sheet.ts";
import type { DayAsked, DeskParts } from "./desk-parts.ts";
import { unknownVenue } from "./find-booking.ts";
import { readDay } from "./sheet/read-day.ts";
import { readWhoWaits } from "./sheet/who-waits.ts";
import { writeDown } from "./trail.ts";
import type { DaySheets, DaySheetView, Refused } from "./view.ts";
import { texts } from "./words.ts";

/** The day's bookings of one venue, or of each, for somebody who asks. */
export async function readDaySheets(parts: DeskParts, ask: DayAsked): Promise<DaySheets | Refused> {
  const read = await drawDaySheets(parts, ask);
  if (read.type === "refused") return read;
  for (const { venueId } of read.sheets) await writeDown(parts, "readDaySheet", ask.by, { venueId });
  return read;
}

/** The same, without a line in the trail. */
export async function drawDaySheets(
  parts: DeskParts,
  ask: Omit<DayAsked, "by">,
): Promise<DaySheets | Refused> {
  const { clock } = parts;
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const days = venues.flatMap((venue) => {
    const date = parseDay(ask.date, todayAt(clock, venue));
    return date === undefined ? [] : [{ venue, date }];
  });
  if (days.length < venues.length) {
    return { type: "refused", reason: "dateNotUnderstood", text: texts.dateNotUnderstood };
  }
  const [first, ...rest] = await Promise.all(days.map(({ venue, date }) => drawDaySheet(parts, venue, date)));
  if (first === undefined) return unknownVenue(ask.venueId, parts.venues());
  return { type: "daySheets", sheets: [first, ...rest] };
}

async function drawDaySheet(
  parts: DeskParts,
  venue: VenueFacts,
  date: Temporal.PlainDate,
): Promise<DaySheetView> {
  const [day, waits] = await Promise.all([
    readDay(parts, venue, date, { regulars: true }),
    readWhoWaits(parts, venue, date),
  ]);
  return { ...toDaySheet(day), ...defined({ waits }) };
}
