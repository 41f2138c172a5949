import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Result } from "#src/lib/result.ts";
import { parseDay, todayAt } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import type { DeskReason, Refused } from "../view.ts";
import { texts } from "../words.ts";
import { takeTexts } from "./words.ts";

type Read<Value> = Result<Value, { readonly refused: Refused }>;

/** So many come at most; the rest is a typing error. */
const largestParty = 500;

export function readParty(text: string): Read<number> {
  const party = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return party >= 1 && party <= largestParty
    ? { ok: true, value: party }
    : refuse("notUnderstood", takeTexts.partyNotUnderstood);
}

/** The day that staff mean; the business day of `from` where they name none. */
export function readDay(
  parts: Pick<DeskParts, "clock">,
  venue: VenueFacts,
  text: string | undefined,
): Read<Temporal.PlainDate> {
  const day = parseDay(text, todayAt(parts.clock, venue));
  return day ? { ok: true, value: day } : refuse("dateNotUnderstood", texts.dateNotUnderstood);
}

/** "19:00", "19.30", "1930" or "19"; undefined for anything else. */
export function parseTime(text: string): Temporal.PlainTime | undefined {
  const [, hour, minute = "0"] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return Temporal.PlainTime.from({ hour: Number(hour), minute: Number(minute) });
}

/** The small hours of a business day are the next morning's. */
const firstHour = 4;

/** The moment of a time on a business day. */
export function momentOn(
  day: Temporal.PlainDate,
  time: Temporal.PlainTime,
  { timeZone }: VenueFacts,
): Temporal.Instant {
  const date = time.hour < firstHour ? day.add({ days: 1 }) : day;
  return date.toPlainDateTime(time).toZonedDateTime(timeZone).toInstant();
}

/** A name in the two fields of a booking; the last word is the family's. */
export function toGuestName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

export function refuse(reason: DeskReason, text: string): { readonly ok: false; readonly refused: Refused } {
  return { ok: false, refused: { type: "refused", reason, text } };
}
