import { sql } from "kysely";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { discordActs } from "#src/adapters/discord/act-names.ts";
import type { Booking } from "#src/booking/contract/booking.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import { createDesk, type Desk } from "#src/bot/desk/desk.ts";
import type { DeskParts } from "#src/bot/desk/desk-parts.ts";
import type { NoticeMarks, Reach, WaitlistCount } from "#src/bot/desk/ports.ts";
import { createEmbeddedVenueBook } from "#src/compose/venue-facts.ts";
import type { Database } from "#src/database/database.ts";
import { renderPng } from "#src/pictures/render-png.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { noDeposits } from "#test/support/runtime/no-deposits.ts";
import { succeed } from "#test/support/service/ask.ts";
import { bookDinner } from "#test/support/service/conformance/stage.ts";
import { createTestClock } from "#test/support/service/test-clock.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";
import {
  createMemoryAuditTrail,
  createMemoryCalls,
  createMemoryEnquiries,
  createMemoryGuestLine,
  emptyLine,
  type MemoryAuditTrail,
  type MemoryGuestLine,
  noBroadcasts,
  nobodyWaits,
  noMarks,
} from "./desk-fixture.ts";
import { createRecordingLog, type RecordingLog } from "./recording-log.ts";

interface EmbeddedDeskOptions {
  /** Default: Saturday 21 November 2026, 10:00 in Oslo. */
  readonly now?: string;
  /** Default: the service's two test venues. */
  readonly venues?: readonly Venue[];
  /** Default: none of the bookings was made in a chat. */
  readonly reach?: ReadonlyMap<string, Reach>;
  /** Default: nobody waits for a table. */
  readonly waitingLine?: (service: TestService) => DeskParts["waitingLine"];
  /** Default: nobody is written to. */
  readonly broadcasts?: (service: TestService) => DeskParts["broadcasts"];
  /** Done with the database first. */
  readonly prepare?: (database: Database) => Promise<void>;
  /** Default: there are no notices. */
  readonly noticeMarks?: NoticeMarks;
  /** Default: as in earnest. */
  readonly renderPng?: (svg: string) => Promise<Uint8Array>;
  /** Default: nobody waited. */
  readonly waitlist?: WaitlistCount;
}

/** The desk of a house whose bookings are in the service inside, and the service. */
export interface EmbeddedDesk {
  readonly desk: Desk;
  readonly service: TestService;
  readonly guestLine: MemoryGuestLine;
  readonly audit: MemoryAuditTrail;
  readonly log: RecordingLog;
  /** Places a booking of Dinner at Fjord as a client does; two people tonight at 19:00 unless `fields` differ. */
  book(time?: string, fields?: Readonly<Record<string, unknown>>, date?: string): Promise<Booking>;
  /** Changes a booking as the client that placed it does. */
  move(booking: Booking, changes: Partial<Booking>): Promise<void>;
}

/** Opens a house without bookings and rules; it closes when the test ends. */
export type OpenEmbeddedDesk = (options?: EmbeddedDeskOptions) => Promise<EmbeddedDesk>;

/** Houses for the tests of one file, one after the other on one database. At the top of the file. */
export function embeddedDesks(): OpenEmbeddedDesk {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  return async (options = {}) => {
    const house = await openOn(database, options);
    onTestFinished(() => clear(database));
    onTestFinished(() => house.service.stop());
    return house;
  };
}

async function clear({ db }: Database): Promise<void> {
  await sql`truncate service.booking, service.waitlist_entry, service.desk_rule, service.idempotency_key cascade`.execute(
    db,
  );
}

async function openOn(database: Database, options: EmbeddedDeskOptions): Promise<EmbeddedDesk> {
  const clock = createTestClock(options.now ?? "2026-11-21T09:00:00Z");
  const service = createTestService(database, { clock });
  if (options.venues !== undefined) service.setVenues(options.venues);
  await service.start();
  await options.prepare?.(database);
  const venueBook = createEmbeddedVenueBook(service.venues, service.closures);
  const guestLine = createMemoryGuestLine();
  const audit = createMemoryAuditTrail();
  const log = createRecordingLog();
  const desk = createDesk({
    deposits: noDeposits,
    diary: service.backOffice,
    backOffice: service.backOffice,
    guestBookings: { listOf: async () => [] },
    contacts: { ...createMemoryCalls(), listReach: async () => options.reach ?? new Map() },
    audit,
    trail: audit,
    renderPng: options.renderPng ?? renderPng,
    waitlistFigures: { count: async () => options.waitlist ?? nobodyWaits },
    guestLine,
    noticeMarks: options.noticeMarks ?? noMarks,
    enquiries: createMemoryEnquiries(),
    waitingLine: options.waitingLine?.(service) ?? emptyLine,
    broadcasts: options.broadcasts?.(service) ?? noBroadcasts,
    venues: () => venueBook.venues(),
    clock,
    acts: discordActs,
    confirmBefore: Temporal.Duration.from({ hours: 24 }),
    log,
  });
  const send = (path: string, init?: RequestInit) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  return {
    desk,
    service,
    guestLine,
    audit,
    log,
    book: (time = "19:00", fields = {}, date = "2026-11-21") =>
      bookDinner({ send, service }, date, time, fields),
    move: async ({ id, venueId, guest, scenarioName, timeFrom }, changes) => {
      const params = { venueId, bookingId: id };
      const body = { guest, scenarioName, timeFrom, guestCount: 2, ...changes };
      await succeed(send, "updateBooking", { params, body });
    },
  };
}
