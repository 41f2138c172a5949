import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { momentOn, parseTime } from "../take/read-ask.ts";

/** What the staff are told of a whole day: before it, and after it. */
export type DayMessageKind = "briefing" | "wrapUp";

/** When, HH:MM on the venue's clock; those before four are the next morning's. "off" is never. */
export type DayMessageTime = string | "off";

/** Before the first doors of most houses open; on paper the day is settled by then. */
const usualBriefing = "10:00";
/** Where nobody has written down when the house closes. */
const usualWrapUp = "23:30";

/** What comes later than this tells nobody anything that they do not know: maitred did not run. */
const graceHours = { briefing: 3, wrapUp: 6 } as const;

/**
 * Whether the message of a business day is due. Left to itself, the briefing comes at ten, or when the house opens
 * where that is sooner; the wrap-up when it closes.
 */
export function isDue(
  kind: DayMessageKind,
  venue: VenueFacts,
  date: Temporal.PlainDate,
  { at, now }: { readonly at: DayMessageTime | undefined; readonly now: Temporal.Instant },
): boolean {
  if (at === "off") return false;
  const due = at === undefined ? usualMoment(kind, venue, date) : momentAt(at, venue, date);
  const last = due.add({ hours: graceHours[kind] });
  return Temporal.Instant.compare(due, now) <= 0 && Temporal.Instant.compare(now, last) < 0;
}

function usualMoment(kind: DayMessageKind, venue: VenueFacts, date: Temporal.PlainDate): Temporal.Instant {
  const open = venue.openOn?.(date.toString()) ?? [];
  const usual = momentAt(kind === "briefing" ? usualBriefing : usualWrapUp, venue, date);
  const starts = open.map(({ from }) => local(from, date, venue));
  if (kind === "briefing") return [usual, ...starts].toSorted(Temporal.Instant.compare)[0] ?? usual;
  const ends = open.map(({ from, to }) => local(to, to > from ? date : date.add({ days: 1 }), venue));
  return ends.toSorted(Temporal.Instant.compare).at(-1) ?? usual;
}

function momentAt(text: string, venue: VenueFacts, date: Temporal.PlainDate): Temporal.Instant {
  const time = parseTime(text);
  if (time === undefined) throw new RangeError(`"${text}" is no time of day`);
  return momentOn(date, time, venue);
}

function local(time: string, date: Temporal.PlainDate, { timeZone }: VenueFacts): Temporal.Instant {
  return date.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone).toInstant();
}
