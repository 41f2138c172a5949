import type { Discord } from "#src/adapters/discord/create.ts";
import { createDayMessages } from "#src/bot/desk/briefing/create-day-messages.ts";
import { createNoticeboard, type Noticeboard } from "#src/bot/desk/noticeboard.ts";
import type { AuditTrail, Contacts, EnquiryDesk } from "#src/bot/desk/ports.ts";
import { createLiveSheets, type LiveSheets } from "#src/bot/desk/sheet/create-live-sheets.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { createDayMessageBook } from "#src/bot/persistence/create-day-message-book.ts";
import { createNoticeBook } from "#src/bot/persistence/create-notice-book.ts";
import { createSheetBook } from "#src/bot/persistence/create-sheet-book.ts";
import { createWaitlistCounter } from "#src/bot/persistence/create-waitlist-counter.ts";
import type { Database } from "#src/database/database.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { BookingSide } from "./booking-side.ts";
import type { VenueFile } from "./venue-file.ts";

interface StaffChannelParts {
  readonly bookingSide: Pick<BookingSide, "diary" | "backOffice">;
  readonly contacts: Contacts;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly venueFile: Pick<VenueFile, "staffNews">;
  readonly venues: () => readonly VenueFacts[];
  /** Absent without a staff platform; asked only once everything runs. */
  readonly discord: (() => Discord) | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/** What all of the staff see in their channel: notices, and the day's sheet. */
export function composeStaffChannel(parts: StaffChannelParts): {
  readonly staffNotices: Noticeboard;
  readonly sheets: LiveSheets;
} {
  const { bookingSide, contacts, database, venueFile, discord, ...shared } = parts;
  const { diary, backOffice } = bookingSide;
  const sheets = createLiveSheets({
    ...shared,
    diary,
    ...(backOffice && { backOffice }),
    contacts,
    book: createSheetBook(database),
    platform: discord && {
      post: (sheet, asOf, key) => discord().sheets.post(sheet, asOf, key),
      edit: (sheet, asOf, message) => discord().sheets.edit(sheet, asOf, message),
    },
    staffNews: venueFile.staffNews,
  });
  const staffNotices = createNoticeboard({
    ...shared,
    sheets,
    book: createNoticeBook(database),
    platform: discord && {
      post: (notice) => discord().postNotice(notice),
      showMarks: (booking, notice) => discord().showMarks(booking, notice),
      forgetName: (line) => discord().forgetName(line),
    },
    stateOf: async (key) => (await diary.find(key))?.state,
  });
  return { staffNotices, sheets };
}

/** Creates the day's messages to the staff: the briefing before it and the wrap-up after it. */
export function composeDayMessages(
  parts: Omit<StaffChannelParts, "log" | "venueFile"> & {
    readonly venueFile: Pick<VenueFile, "dayMessageTime">;
    readonly enquiries: Pick<EnquiryDesk, "listWaiting">;
  },
): void {
  const { bookingSide, database, venueFile, discord, ...shared } = parts;
  const { diary, backOffice } = bookingSide;
  createDayMessages({
    ...shared,
    diary,
    ...(backOffice && { backOffice }),
    waitlistFigures: createWaitlistCounter(database),
    book: createDayMessageBook(database),
    platform: discord && { post: (message, key) => discord().dayMessages.post(message, key) },
    timeOf: venueFile.dayMessageTime,
  });
}

/** Wraps the audit trail, so that an act that it records also brings the day's sheet up to date. */
export function alsoShown(trail: AuditTrail, sheets: Pick<LiveSheets, "changed">): AuditTrail {
  return {
    ...trail,
    record: async (entry) => {
      await trail.record(entry);
      const about = entry.booking ?? entry.rule;
      if (about !== undefined && !entry.action.startsWith("read")) await sheets.changed(about.venueId);
    },
  };
}
