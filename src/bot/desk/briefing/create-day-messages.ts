import { z } from "zod";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { todayAt } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import type { DayMessageBook } from "../ports.ts";
import { forAll } from "../sheet/live-sheet.ts";
import type { DayMessageView } from "../view.ts";
import { type ReadParts, readDayMessage } from "./read-day-message.ts";
import { type DayMessageKind, type DayMessageTime, isDue } from "./when-due.ts";

/** Where all of the staff read the briefing. A fault is thrown, and the call repeated. */
export interface DayMessagePlatform {
  /** Once a key. Where it was not taken, nor ever will be, that is logged. */
  post(message: DayMessageView, key: string): Promise<void>;
}

export interface DayMessagesParts extends ReadParts, Pick<DeskParts, "venues"> {
  readonly jobs: Jobs;
  readonly book: DayMessageBook;
  /** Absent without a staff platform. */
  readonly platform: DayMessagePlatform | undefined;
  /** As the venue file has it; undefined is the usual time. */
  readonly timeOf: (venueId: number, kind: DayMessageKind) => DayMessageTime | undefined;
}

const kinds = ["briefing", "wrapUp"] as const satisfies DayMessageKind[];
const lookEvery = Temporal.Duration.from({ minutes: 1 });

const schema = z.object({ venueId: z.int(), date: z.iso.date(), kind: z.enum(kinds) });
type DayMessage = z.infer<typeof schema>;

/**
 * Posts each open day's briefing and wrap-up, once. What is due is found by looking, each minute by one of the processes,
 * so that a change of the venue file counts at once and a time that passed while nothing ran is found. Declares a queue and a
 * sweep, so it must be called before the jobs are started.
 */
export function createDayMessages(parts: DayMessagesParts): void {
  const { jobs, book, platform, venues, timeOf, clock } = parts;
  const queue = jobs.defineQueue("day-messages", schema, { concurrency: 1 });
  jobs.every(lookEvery, "day-message-looks", async () => {
    if (!platform) return;
    for (const venue of venues()) {
      for (const message of listDue(venue)) {
        if (!(await book.isPosted(message))) await queue.send(message, { key: keyOf(message) });
      }
    }
  });
  queue.work(async (message) => {
    const venue = venues().find(({ id }) => id === message.venueId);
    if (!venue || !platform || (await book.isPosted(message))) return;
    const date = Temporal.PlainDate.from(message.date);
    const view = await readDayMessage(parts, venue, date, message.kind);
    if (hasSomething(venue, view)) await platform.post(forChannel(view), keyOf(message));
    await book.posted(message, clock.now());
  });

  /** The night's wrap-up is due when the next business day has begun, perhaps. */
  function listDue(venue: VenueFacts): readonly DayMessage[] {
    const now = clock.now();
    const today = todayAt(clock, venue);
    return kinds.flatMap((kind) => {
      const at = timeOf(venue.id, kind);
      return [today.subtract({ days: 1 }), today]
        .filter((date) => isDue(kind, venue, date, { at, now }))
        .map((date) => ({ venueId: venue.id, date: date.toString(), kind }));
    });
  }
}

const keyOf = ({ venueId, date, kind }: DayMessage) => `${kind}:${venueId}:${date}`;

/** A house that is closed and has nobody coming reads nothing; nor does one whose hours nobody knows. */
function hasSomething(venue: VenueFacts, { date, hasBookings }: DayMessageView): boolean {
  return hasBookings || (venue.openOn?.(date).length ?? 0) > 0;
}

/** Many read the channel (decision 0012). */
function forChannel(view: DayMessageView): DayMessageView {
  return { ...view, groups: view.groups.map((group) => ({ ...group, rows: group.rows.map(forAll) })) };
}
