import { z } from "zod";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { faultOf } from "#src/lib/fault.ts";
import { businessDay, todayAt, wallTime } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import type { DeskNotice } from "../notice.ts";
import type { PostedSheet, SheetBook } from "../ports.ts";
import type { LiveSheetView } from "../view.ts";
import { toLiveSheet } from "./live-sheet.ts";
import { newsWords } from "./news-words.ts";
import { readDay } from "./read-day.ts";

/** How a house's staff hear of the day: by a message for everything, by the sheet alone where it shows it, or both. */
export type StaffNews = "notices" | "sheet" | "both";

/** Where the staff's platform shows the day's sheets. A fault is thrown, and the call repeated. */
export interface SheetPlatform {
  /** Without a message where no repeat would help, which is logged. Once a key. */
  post(sheet: LiveSheetView, asOf: string, key: string): Promise<{ readonly message?: string }>;
  /** False where the message is gone. */
  edit(sheet: LiveSheetView, asOf: string, message: string): Promise<{ readonly ok: boolean }>;
}

export interface LiveSheetsParts
  extends Pick<DeskParts, "diary" | "backOffice" | "contacts" | "venues" | "clock" | "log"> {
  readonly jobs: Jobs;
  readonly book: SheetBook;
  /** Absent without a staff platform. */
  readonly platform: SheetPlatform | undefined;
  readonly staffNews: (venueId: number) => StaffNews;
}

/** One sheet a day and venue in the staff's channel, which changes with the bookings. */
export interface LiveSheets {
  /** Something changed at a venue. Never throws: the next look finds it too. */
  changed(venueId: number): Promise<void>;
  /** Keeps a notice for the sheet. True where the sheet is all that tells it. */
  takeNotice(notice: DeskNotice, key: string, at: Temporal.Instant): Promise<boolean>;
}

/** Changes that come together are shown together. */
const debounce = Temporal.Duration.from({ seconds: 2 });
/** The booking service has no events for what others change: so often the day is read anew. */
const lookEvery = Temporal.Duration.from({ minutes: 1 });
/** So often the message itself is looked after: somebody may have deleted it. */
const freshFor = Temporal.Duration.from({ minutes: 5 });

const schema = z.object({ venueId: z.int() });

/** Declares a queue and a sweep, so it must be created before the jobs are started. */
export function createLiveSheets(parts: LiveSheetsParts): LiveSheets {
  const { jobs, book, platform, venues, staffNews, clock, log } = parts;
  const queue = jobs.defineQueue("live-sheets", schema, { concurrency: 1 });
  const hasSheet = (venueId: number) => platform !== undefined && staffNews(venueId) !== "notices";
  const look = async (venueId: number) => {
    if (!hasSheet(venueId)) return;
    const startAfter = clock.now().add(debounce);
    await queue.send({ venueId }, { key: String(venueId), startAfter });
  };
  jobs.every(lookEvery, "live-sheet-looks", async () => {
    for (const { id } of venues()) if (hasSheet(id)) await queue.send({ venueId: id }, { key: String(id) });
  });
  queue.work(async ({ venueId }) => {
    const venue = venues().find(({ id }) => id === venueId);
    if (venue && platform && hasSheet(venueId)) await bringUpToDate({ ...parts, platform }, venue);
  });
  return {
    changed: async (venueId) => {
      try {
        await look(venueId);
      } catch (error) {
        log.warn({ venueId, ...faultOf(error) }, "the live sheet is brought up to date by the next look");
      }
    },
    takeNotice: async (notice, key, at) => {
      const { venueId } = "booking" in notice ? notice.booking : notice;
      const venue = venues().find(({ id }) => id === venueId);
      if (!venue || !hasSheet(venueId) || !("booking" in notice)) return false;
      await look(venueId);
      if (newsWords[notice.kind] === undefined || !isToday(notice.booking, parts, venue)) return false;
      const date = todayAt(clock, venue).toString();
      await book.addNews(key, venueId, date, { kind: notice.kind, bookingId: notice.booking.id, at });
      return staffNews(venueId) === "sheet";
    },
  };
}

function isToday({ startsAt }: BookedTable, { clock }: Pick<DeskParts, "clock">, venue: VenueFacts): boolean {
  const day = businessDay(wallTime(Temporal.Instant.from(startsAt), venue));
  return day.equals(todayAt(clock, venue));
}

type WithPlatform = LiveSheetsParts & { readonly platform: SheetPlatform };

/** A day without bookings has no sheet: a house that is closed need not read that. */
async function bringUpToDate(parts: WithPlatform, venue: VenueFacts): Promise<void> {
  const { book, clock } = parts;
  const today = todayAt(clock, venue);
  const date = today.toString();
  for (const past of await book.listPast(venue.id, date)) await closePast(parts, venue, past);
  const day = await readDay(parts, venue, today, { regulars: false });
  const posted = await book.find(venue.id, date);
  if (posted === undefined && day.bookings.length === 0) return;
  const view = toLiveSheet(day, await book.listNews(venue.id, date), { isOver: false });
  await show(parts, venue, view, posted);
}

async function show(
  { book, platform, clock }: WithPlatform,
  venue: VenueFacts,
  view: LiveSheetView,
  posted: PostedSheet | undefined,
): Promise<void> {
  const now = clock.now();
  const content = JSON.stringify(view);
  const asOf = wallTime(now, venue).toPlainTime().toString({ smallestUnit: "minute" });
  const { venueId, date } = view;
  const sheet = { venueId, date, posts: posted?.posts ?? 0, shownAt: now };
  if (posted !== undefined) {
    const isFresh = Temporal.Instant.compare(posted.shownAt.add(freshFor), now) > 0;
    if (isFresh && (await book.isShown(posted, content))) return;
  }
  if (posted?.message !== undefined) {
    const { message } = posted;
    if ((await platform.edit(view, asOf, message)).ok) return await book.save({ ...sheet, message }, content);
  }
  const posts = sheet.posts + 1;
  const { message } = await platform.post(view, asOf, `sheet:${venueId}:${date}:${posts}`);
  await book.save({ ...sheet, posts, ...(message !== undefined && { message }) }, content);
}

/** Yesterday's sheet loses its rows and its menu. */
async function closePast(parts: WithPlatform, venue: VenueFacts, past: PostedSheet): Promise<void> {
  if (past.message !== undefined) {
    const day = await readDay(parts, venue, Temporal.PlainDate.from(past.date), { regulars: false });
    await parts.platform.edit(toLiveSheet(day, [], { isOver: true }), "", past.message);
  }
  await parts.book.close(past);
}
