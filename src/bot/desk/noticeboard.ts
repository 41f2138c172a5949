import { z } from "zod";
import { type BookingState, bookingStateSchema } from "#src/booking/contract/booking-state.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { type DeskNotice, isPosted, toNoticeView, withoutWords } from "./notice.ts";
import { markKey, markOf } from "./notice-marks.ts";
import { createNoticeNames, type NamePlatform, type NoticeNames, namesIn } from "./notice-names.ts";
import type { NoticeBook, NoticeMark, NoticeMarks, PostedNotice } from "./ports.ts";
import type { LiveSheets } from "./sheet/create-live-sheets.ts";
import type { NoticeView } from "./view.ts";

/** Where all of the staff read notices. A fault is thrown, and the call repeated. */
export interface NoticePlatform extends NamePlatform {
  /** Without a message where it was not taken, nor ever will be. */
  post(notice: NoticeView): Promise<{ readonly ok: boolean; readonly message?: string }>;
  /** False where the message is gone, or no repeat would help. */
  showMarks(booking: BookingKey, notice: PostedNotice): Promise<{ readonly ok: boolean }>;
}

export interface NoticeboardParts {
  readonly jobs: Jobs;
  readonly book: NoticeBook;
  /** Absent without a staff platform. */
  readonly platform: NoticePlatform | undefined;
  /** The day's sheet, which tells some notices in their stead. */
  readonly sheets: Pick<LiveSheets, "takeNotice">;
  /** How a booking stands. */
  readonly stateOf: (key: BookingKey) => Promise<BookingState | undefined>;
  readonly venues: () => readonly VenueFacts[];
  readonly clock: Clock;
  readonly log: Log;
}

/** What all of the staff are told, and see of what became of it. */
export interface Noticeboard {
  /** `key` makes a repeat harmless; see `StaffNotices`. */
  send(notice: DeskNotice, key: string, conversationId?: string): Promise<void>;
  readonly marks: NoticeMarks;
  readonly names: NoticeNames;
}

const noticeSchema = z.object({
  key: z.string(),
  notice: z.custom<DeskNotice>((value) => typeof value === "object" && value !== null && "kind" in value),
  at: z.string().optional(),
  conversationId: z.string().optional(),
});

const refreshSchema = z.object({
  venueId: z.int(),
  bookingId: z.string(),
  expected: z.object({ state: bookingStateSchema, key: z.string(), mark: z.custom<NoticeMark>() }).optional(),
});

/** Longer than a request to the service takes: by then it was done, or never will be. */
const doneWithin = Temporal.Duration.from({ minutes: 1 });

/**
 * Notices to the staff, kept until their platform has taken them; without one they are a line in the log. A booking's
 * notices show what became of it later. Declares queues, so it must be created before the jobs are started.
 */
export function createNoticeboard(parts: NoticeboardParts): Noticeboard {
  const { jobs, book, platform, stateOf, clock, log } = parts;
  const queue = jobs.defineQueue("staff-notices", noticeSchema, { retries: 20 });
  const refreshing = jobs.defineQueue("notice-marks", refreshSchema, { retries: 20 });
  const refreshLater = ({ venueId, id }: BookingKey) =>
    refreshing.send({ venueId, bookingId: id }, { key: `${venueId}:${id}` });

  queue.work(async ({ key, notice, at, conversationId }) => {
    if (!platform) return;
    const toldAt = at === undefined ? clock.now() : Temporal.Instant.from(at);
    await post({ ...parts, platform }, { key, notice, toldAt, ...defined({ conversationId }) });
    if (!("booking" in notice)) return;
    const mark = markOf(key, notice, toldAt, parts.venues());
    if (mark) await book.mark(notice.booking, mark);
    await refreshLater(notice.booking);
  });
  refreshing.work(async ({ venueId, bookingId, expected }) => {
    const key = { venueId, id: bookingId };
    if (expected && (await stateOf(key)) !== expected.state) return;
    if (expected) await book.mark(key, { ...expected, at: clock.now() });
    if (platform) await refresh(book, platform, key);
  });
  const names = createNoticeNames({ jobs, book, platform, clock, refresh: refreshLater });
  return {
    names,
    send: async (notice, key, conversationId) => {
      log.info({ notice: notice.kind, ...whichBooking(notice) }, "the staff are told");
      if (platform) {
        const at = clock.now().toString();
        const told = { key, notice: withoutWords(notice), at };
        await queue.send({ ...told, ...defined({ conversationId }) }, { key });
      }
    },
    marks: {
      expect: (booking, state, mark) =>
        trying(log, booking, async () => {
          const expected = { state, key: markKey(state, booking), mark };
          const startAfter = clock.now().add(doneWithin);
          const { venueId, id: bookingId } = booking;
          await refreshing.send(
            { venueId, bookingId, expected },
            { key: expectedKey(booking, state), startAfter },
          );
        }),
      drop: (booking, state) => trying(log, booking, () => refreshing.cancel(expectedKey(booking, state))),
      show: (booking, state, mark) =>
        trying(log, booking, async () => {
          await book.mark(booking, { key: markKey(state, booking), mark, at: clock.now() });
          await refreshLater(booking);
          await refreshing.cancel(expectedKey(booking, state));
        }),
    },
  };
}

const expectedKey = ({ venueId, id }: BookingKey, state: BookingState) => `${state}:${venueId}:${id}`;

async function post(
  { platform, book, sheets, venues }: NoticeboardParts & { readonly platform: NoticePlatform },
  { key, notice, toldAt, conversationId }: Told,
): Promise<void> {
  if (await sheets.takeNotice(notice, key, toldAt)) return;
  if (!isPosted(notice) || (await book.isPosted(key))) return;
  const { message } = await platform.post(toNoticeView(key, notice, venues()));
  if (message === undefined) return;
  if ("booking" in notice) return await book.posted(notice.booking, { key, message, toldAt });
  for (const { line, whom } of namesIn(notice, conversationId)) {
    const isKept = await book.names({ message, line }, whom, toldAt);
    // Whoever was forgotten meanwhile is found by nobody any more.
    if (!isKept) await platform.forgetName({ message, line });
  }
}

interface Told {
  readonly key: string;
  readonly notice: DeskNotice;
  readonly toldAt: Temporal.Instant;
  readonly conversationId?: string;
}

/** Until what was shown is all there is: somebody may have changed it meanwhile, and shown that before this. */
async function refresh(book: NoticeBook, platform: NoticePlatform, key: BookingKey): Promise<void> {
  for (let shown = new Map<string, string>(); ; ) {
    const notices = await book.listMarked(key);
    const news = notices.filter((notice) => shown.get(notice.message) !== versionOf(notice));
    if (news.length === 0) return;
    for (const notice of news) {
      const { ok } = await platform.showMarks(key, notice);
      if (!ok) await book.forget(notice.message);
    }
    shown = new Map(notices.map((notice) => [notice.message, versionOf(notice)]));
  }
}

/** Marks are only added, and whoever is forgotten stays so. */
const versionOf = ({ marks, isNameless }: PostedNotice) => `${marks.length} ${isNameless === true}`;

/** What is done with a booking is done, whether a notice can show it or not. */
async function trying(log: Log, booking: BookingKey, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { venueId, id: bookingId } = booking;
    log.error({ venueId, bookingId, ...faultOf(error) }, "could not mark the notices of a booking");
  }
}

const whichBooking = (notice: DeskNotice) => ("booking" in notice ? { bookingId: notice.booking.id } : {});
