import type { Result } from "#src/lib/result.ts";
import { parseDay } from "./day.ts";

/** From the one moment to the other, on the venue's clock. */
export interface Span {
  readonly from: Temporal.ZonedDateTime;
  readonly until: Temporal.ZonedDateTime;
}

/**
 * The span that staff mean: each end "now", a time ("18:00"), a day as `parseDay` takes it, or both. A time
 * alone is today's, and for the end the first one after the start. A day alone is the whole of it. Weekdays of
 * the end count from the start.
 *
 * @param now in the venue's time zone
 */
export function parseSpan(
  fromText: string,
  untilText: string,
  now: Temporal.ZonedDateTime,
): Result<Span, { readonly refusal: "notUnderstood" | "endBeforeStart" }> {
  const start = read(fromText, now, now);
  const from = start && (start.time === "now" ? now : at(start.day ?? now, start.time ?? midnight));
  if (from === undefined) return { ok: false, refusal: "notUnderstood" };
  const end = read(untilText, now, from);
  const until = end && endOf(end, from, now);
  if (until === undefined) return { ok: false, refusal: "notUnderstood" };
  if (Temporal.ZonedDateTime.compare(from, until) >= 0) return { ok: false, refusal: "endBeforeStart" };
  return { ok: true, value: { from, until } };
}

/** As it was written; one of the two at least. */
interface Reading {
  readonly day?: Temporal.ZonedDateTime;
  readonly time?: Temporal.PlainTime | "now";
}

const midnight = Temporal.PlainTime.from("00:00");

function read(
  text: string,
  now: Temporal.ZonedDateTime,
  weekdaysFrom: Temporal.ZonedDateTime,
): Reading | undefined {
  const words = text.trim().toLowerCase();
  if (words === "") return undefined;
  if (words === "now") return { time: "now" };
  const [, dayWords = "", hour, minute] = /^(.*?)(?:(?:^|\s)(\d{1,2})[:.](\d{2}))?$/.exec(words) ?? [];
  const time = hour === undefined ? undefined : toTime(Number(hour), Number(minute));
  if (hour !== undefined && time === undefined) return undefined;
  if (dayWords.trim() === "") return time && { time };
  const date = parseDay(dayWords.trim(), now.toPlainDate(), weekdaysFrom.toPlainDate());
  if (date === undefined) return undefined;
  return { day: date.toZonedDateTime(now.timeZoneId), ...(time && { time }) };
}

function toTime(hour: number, minute: number): Temporal.PlainTime | undefined {
  return hour > 23 || minute > 59 ? undefined : Temporal.PlainTime.from({ hour, minute });
}

function endOf(
  { day, time }: Reading,
  from: Temporal.ZonedDateTime,
  now: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime | undefined {
  if (time === "now") return now;
  if (day !== undefined) return time === undefined ? day.add({ days: 1 }).startOfDay() : at(day, time);
  if (time === undefined) return undefined;
  const sameDay = at(from, time);
  return Temporal.ZonedDateTime.compare(sameDay, from) > 0 ? sameDay : at(from.add({ days: 1 }), time);
}

function at(day: Temporal.ZonedDateTime, time: Temporal.PlainTime): Temporal.ZonedDateTime {
  return day.withPlainTime(time);
}
