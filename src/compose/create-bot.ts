import { createAftercare } from "#src/bot/aftercare/create-aftercare.ts";
import { createGuestLine } from "#src/bot/aftercare/create-guest-line.ts";
import type { Ledger } from "#src/bot/aftercare/ports.ts";
import { createSync } from "#src/bot/aftercare/sync/create-sync.ts";
import { createStaffLine, type StaffLine } from "#src/bot/aftercare/waitlist/create-staff-line.ts";
import { createWaitlistDesk } from "#src/bot/aftercare/waitlist/create-waitlist-desk.ts";
import { createBroadcasts } from "#src/bot/desk/broadcast/create-broadcasts.ts";
import type { Broadcasts } from "#src/bot/desk/broadcast/ports.ts";
import { createEnquiries } from "#src/bot/desk/enquiries/create-enquiries.ts";
import type { Noticeboard } from "#src/bot/desk/noticeboard.ts";
import type { EnquiryDesk, GuestLine, StaffThreads } from "#src/bot/desk/ports.ts";
import type { StaffReach } from "#src/bot/machine/core/context.ts";
import { transition } from "#src/bot/machine/transition.ts";
import { createBroadcastBook } from "#src/bot/persistence/create-broadcast-book.ts";
import { createEnquiryBook } from "#src/bot/persistence/create-enquiry-book.ts";
import { createHoldRefusals } from "#src/bot/persistence/create-hold-refusals.ts";
import { createLookBook } from "#src/bot/persistence/create-look-book.ts";
import { createStaffLineBook } from "#src/bot/persistence/create-staff-line-book.ts";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { createWaitlistBook } from "#src/bot/persistence/create-waitlist-book.ts";
import { findGuestReference } from "#src/bot/persistence/find-guest-reference.ts";
import { findLanguage } from "#src/bot/persistence/find-language.ts";
import { tidyTurns } from "#src/bot/persistence/tidy-turns.ts";
import { createRenderReply } from "#src/bot/replies/render-reply.ts";
import { createCheckout } from "#src/bot/runtime/check-out.ts";
import { createBookedTables } from "#src/bot/runtime/create-booked-tables.ts";
import { createRuntime, type Runtime } from "#src/bot/runtime/create-runtime.ts";
import type { GroupChats } from "#src/bot/runtime/ports/groups.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { CheckoutAnswer, CheckoutAsked, DepositBook } from "#src/bot/runtime/ports/payments.ts";
import type { Platform } from "#src/bot/runtime/ports/platform.ts";
import type { StaffNotices } from "#src/bot/runtime/ports/staff.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import { isUnavailable } from "#src/database/unavailable.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import { newId } from "#src/lib/ids.ts";
import type { Log } from "#src/lib/log.ts";
import { heardStore } from "#src/metrics/heard-store.ts";
import type { Meters } from "#src/metrics/meters.ts";
import type { BookingSide } from "./booking-side.ts";
import { createDeposits } from "./deposits.ts";
import { enteredFrom, followedBy, openGroups } from "./groups.ts";
import { createGuestRecords, openGuestBooks, scheduleForgetting } from "./guest-records.ts";
import { replyLanguages } from "./languages.ts";
import { composeMails } from "./mails.ts";
import { readCatalogues } from "./read-catalogues.ts";
import { withStaffReach } from "./staff-reach.ts";

export interface BotParts {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly ledger: Ledger;
  readonly bookingSide: BookingSide;
  readonly staffNotices: StaffNotices & Pick<Noticeboard, "names">;
  /** Where the staff talk with guests; absent without a staff platform. */
  readonly threads: StaffThreads | undefined;
  /** How the staff of a venue are reached now. */
  readonly staffReach: (venueId: number) => StaffReach;
  /** Where guests write. */
  readonly platforms: readonly Platform[];
  readonly meters: Meters;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Bot {
  readonly runtime: Runtime;
  readonly guestLine: GuestLine;
  /** The waitlist in the hands of the staff. */
  readonly staffLine: StaffLine;
  /** Messages to all guests of an evening. */
  readonly broadcasts: Broadcasts;
  readonly enquiries: EnquiryDesk;
  readonly groups: GroupChats;
  readonly deposits: DepositBook;
  /** Whether a deposit may be paid now. */
  readonly checkout: (asked: CheckoutAsked) => Promise<CheckoutAnswer>;
}

/** How long what was processed is remembered: platforms redeliver for a day at most (Telegram, 24 hours). */
const keptFor = Temporal.Duration.from({ hours: 7 * 24 });

/** Joins the conversations with what follows a booking. Declares queues: before the jobs are started. */
export function createBot(parts: BotParts): Bot {
  const { config, database, jobs, ledger, bookingSide, staffNotices, platforms, clock, log } = parts;
  const { client, placements, venueBook } = bookingSide;
  // Aftercare writes into chats, and chats report to aftercare: the runtime below is what `inject` calls.
  const inject: Inject = (conversationId, event, id) => runtime.inject(conversationId, event, id);
  const shared = { jobs, inject, clock, log };
  const guestReference = (conversationId: string) => findGuestReference(database, conversationId);
  const mails = defined({ mails: composeMails(parts) });
  const afterBooking = { ...shared, ...mails, ledger, bookings: createBookedTables(client), staffNotices };
  const render = createRenderReply(readCatalogues("replies.ftl"));
  const groups = openGroups(parts, inject, render);
  const aftercare = createAftercare({
    ...afterBooking,
    venues: () => venueBook.venues(),
    config: config.aftercare,
  });
  createSync({
    ...afterBooking,
    looks: createLookBook(database),
    planner: aftercare.planner,
    guestReference,
  });
  const enquiries = openEnquiries(parts, inject);
  const holdRefusals = createHoldRefusals(database);
  scheduleTidying(parts);
  const guestRecords = createGuestRecords(database, bookingSide.backOffice, enquiries, staffNotices.names);
  scheduleForgetting(guestRecords, { ...shared, database, enquiries, names: staffNotices.names, config });
  const deposits = createDeposits({ ...shared, database, platforms });
  const { desk: waitlist, staffLine } = openWaitlist(parts, { inject, holdRefusals, guestReference });
  const runtime = createRuntime({
    store: heardStore(createTurnStore(database), parts.meters),
    holdRefusals,
    alone: database.soleProcess,
    isStoreAway: isUnavailable,
    unlimitedPlatforms: ["terminal"],
    transition,
    understand,
    render,
    languages: replyLanguages(),
    house: { ...withStaffReach(venueBook, parts.staffReach), ...(mails.mails && { mails: true }) },
    service: client,
    placements,
    platforms,
    staffNotices,
    ...openGuestBooks(database, clock),
    enquiries,
    guestRecords,
    deposits,
    holdFor: config.holdFor,
    aftercare: followedBy(groups, aftercare),
    tableSharing: groups,
    waitlist,
    clock,
    log,
  });
  const guestLine = createGuestLine({ ledger, inject, clock });
  return {
    runtime: enteredFrom(groups, runtime),
    enquiries,
    groups,
    deposits,
    checkout: openCheckout(parts, deposits, render),
    guestLine,
    staffLine,
    broadcasts: openBroadcasts(parts, inject, render),
  };
}

function scheduleTidying({ jobs, database, clock }: BotParts): void {
  jobs.every(Temporal.Duration.from({ hours: 1 }), "tidy-turns", () =>
    tidyTurns(database, clock.now().subtract(keptFor)),
  );
}

function openCheckout(
  { database, bookingSide, clock, log }: BotParts,
  deposits: DepositBook,
  render: ReturnType<typeof createRenderReply>,
): Bot["checkout"] {
  const languageOf = (conversationId: string) => findLanguage(database, conversationId);
  return createCheckout({ deposits, service: bookingSide.client, render, languageOf, clock, log });
}

/** What the staff write to all guests of an evening. */
function openBroadcasts(
  { database, jobs, staffNotices, clock, log }: BotParts,
  inject: Inject,
  render: ReturnType<typeof createRenderReply>,
): Broadcasts {
  const book = createBroadcastBook(database);
  return createBroadcasts({ book, jobs, inject, render, tellStaff: staffNotices.send, clock, log });
}

/** Creates the talks between guests and staff. */
function openEnquiries(
  { config, database, jobs, bookingSide, threads, clock, log }: BotParts,
  inject: Inject,
): EnquiryDesk {
  return createEnquiries({
    jobs,
    inject,
    clock,
    log,
    book: createEnquiryBook(database),
    ...defined({ threads }),
    venues: () => bookingSide.venueBook.venues(),
    idleAfter: config.aftercare.talkIdle,
  });
}

/** Creates the waitlist, with the way in which its guests are told of a table. */
function openWaitlist(
  { config, database, jobs, bookingSide, staffNotices, clock, log }: BotParts,
  parts: Pick<Parameters<typeof createWaitlistDesk>[0], "inject" | "holdRefusals" | "guestReference">,
) {
  const { client, placements, venueBook } = bookingSide;
  const waitlist = {
    ...parts,
    tellStaff: staffNotices.send,
    staffLine: createStaffLineBook(database),
    clock,
    log,
    book: createWaitlistBook(database),
    service: client,
    placements,
    venues: () => venueBook.venues(),
    newId,
    offerFor: config.aftercare.waitlistOfferFor,
    quietHours: config.aftercare.quietHours,
  };
  return { desk: createWaitlistDesk({ ...waitlist, jobs }), staffLine: createStaffLine(waitlist) };
}
