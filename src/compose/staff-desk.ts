import { shellActs } from "#src/adapters/shell/act-names.ts";
import { createDesk, type Desk } from "#src/bot/desk/desk.ts";
import type { Noticeboard } from "#src/bot/desk/noticeboard.ts";
import type { AuditTrail, Contacts } from "#src/bot/desk/ports.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { createTrailReader } from "#src/bot/persistence/create-trail-reader.ts";
import { createWaitlistCounter } from "#src/bot/persistence/create-waitlist-counter.ts";
import { createBookedTables } from "#src/bot/runtime/create-booked-tables.ts";
import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import { renderPng } from "#src/pictures/render-png.ts";
import type { BookingSide } from "./booking-side.ts";
import type { Bot } from "./create-bot.ts";
import { composeForeignLists } from "./foreign-lists.ts";

interface StaffDeskParts {
  readonly config: Pick<Config, "aftercare">;
  readonly database: Database;
  readonly bookingSide: Pick<BookingSide, "diary" | "client" | "backOffice" | "placements">;
  readonly bot: Bot;
  readonly contacts: Contacts;
  readonly staffNotices: Pick<Noticeboard, "marks">;
  readonly audit: AuditTrail;
  readonly venues: () => readonly VenueFacts[];
  readonly clock: Clock;
  readonly log: Log;
}

/** What the staff can do, for every platform that they sit at. */
export function composeDesk(parts: StaffDeskParts): Desk {
  const { config, database, bookingSide, bot, contacts, staffNotices, audit, venues, clock, log } = parts;
  return createDesk({
    diary: bookingSide.diary,
    guestBookings: createBookedTables(bookingSide.client),
    ...(bookingSide.backOffice && { backOffice: bookingSide.backOffice }),
    contacts,
    trail: createTrailReader(database),
    waitlistFigures: createWaitlistCounter(database),
    renderPng,
    audit,
    guestLine: bot.guestLine,
    noticeMarks: staffNotices.marks,
    waitingLine: bot.staffLine,
    foreignLists: composeForeignLists(bookingSide, clock),
    ...{ enquiries: bot.enquiries, broadcasts: bot.broadcasts, deposits: bot.deposits },
    confirmBefore: config.aftercare.confirmBefore,
    acts: shellActs,
    venues,
    clock,
    log,
  });
}
