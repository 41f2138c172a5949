import { sql } from "kysely";
import { createPlacements } from "#src/booking/client/placements.ts";
import type { StaffLineBook, WaitlistBook } from "#src/bot/aftercare/ports.ts";
import { createStaffLine } from "#src/bot/aftercare/waitlist/create-staff-line.ts";
import { createWaitlistDesk } from "#src/bot/aftercare/waitlist/create-waitlist-desk.ts";
import type { WaitlistParts } from "#src/bot/aftercare/waitlist/waitlist-parts.ts";
import type { TimeRange } from "#src/bot/machine/core/table.ts";
import { createHoldRefusals } from "#src/bot/persistence/create-hold-refusals.ts";
import { createStaffLineBook } from "#src/bot/persistence/create-staff-line-book.ts";
import { createWaitlistBook } from "#src/bot/persistence/create-waitlist-book.ts";
import { findGuestReference } from "#src/bot/persistence/find-guest-reference.ts";
import type { WaitlistDesk } from "#src/bot/runtime/ports/aftercare.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { Database } from "#src/database/database.ts";
import { newId } from "#src/lib/ids.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createTestClock } from "#test/support/runtime/clock.ts";
import { createExecutioner, guarded } from "#test/support/runtime/executioner.ts";
import { createHarness, fjord } from "#test/support/runtime/harness.ts";
import { createMemoryPlatform } from "#test/support/runtime/memory-platform.ts";
import { createMemoryService } from "#test/support/runtime/memory-service.ts";
import { readWaitlistTrail } from "./read-waitlist-trail.ts";
import { date, fillEvening, otherParty, seats } from "./small-house.ts";

export interface WorldOptions {
  readonly offersAtOnce?: number;
  /** The service takes none. */
  readonly withoutHolds?: boolean;
}

/** A guest's wish, as the walk knows it. */
export interface Waiting {
  readonly entryId: string;
  readonly partySize: number;
  readonly startsAt: string;
  readonly joinedAt: Temporal.Instant;
  /** What they would take, from when on; the latest last. */
  readonly takes: { readonly from: Temporal.Instant; readonly range?: TimeRange }[];
  leftAt?: Temporal.Instant;
  /** When the staff put them behind the others. */
  readonly skippedAt: Temporal.Instant[];
}

/** The starts that were free for each party size (1 to 6) when it was decided to ask a guest, by the offer's reference. */
export type FreeThen = ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;

const times = ["17:00", "18:00", "19:00", "20:00", "21:00"];
const instantOf = (time: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime("Europe/Oslo").toInstant().toString();

let worlds = 0;

/** A full house, with guests in chats of their own, and a waitlist whose processes may die. */
export async function openWaitingWorld(database: Database, options: WorldOptions = {}) {
  await clearWork(database);
  worlds += 1;
  const world = worlds;
  const clock = createTestClock();
  const service = createMemoryService(seats);
  if (options.withoutHolds) service.holdsRefusedWith = "invalid_request";
  /** When a booking was first seen, by its id: holds lapse. */
  const heldSince = new Map<string, string>();
  const others = fillEvening(service.bookings);
  const blocked = new Set<string>();
  const memory = createMemoryPlatform();
  const platform = {
    ...memory,
    send: (...given: Parameters<typeof memory.send>) =>
      blocked.has(given[0].chatId)
        ? Promise.resolve({ ok: false, reason: "unreachable" } as const)
        : memory.send(...given),
  };
  const freeThen = new Map<string, ReadonlyMap<number, readonly string[]>>();
  const { client } = service;
  const log = createQuietLog();
  const placements = createPlacements({ client, log, wait: () => Promise.resolve(), random: () => 0.5 });
  const holdRefusals = createHoldRefusals(database);
  const kept = createWaitlistBook(database);
  const book: WaitlistBook = {
    ...kept,
    prepareOffer: (entryId, offer, ...rest) => {
      freeThen.set(offer.reference, freeNow());
      return kept.prepareOffer(entryId, offer, ...rest);
    },
  };
  const inject: Inject = async (...event) => {
    const isNew = await harness.runtime.inject(...event);
    await harness.runtime.settle();
    return isNew;
  };
  const quietHours = { from: Temporal.PlainTime.from("22:00"), to: Temporal.PlainTime.from("08:00") };
  const parts: WaitlistParts & { readonly staffLine: StaffLineBook } = {
    book,
    staffLine: createStaffLineBook(database),
    tellStaff: async () => {},
    service: client,
    placements,
    holdRefusals,
    inject,
    newId,
    quietHours,
    clock,
    log,
    venues: () => [{ ...fjord, offersAtOnce: options.offersAtOnce ?? 1 }],
    guestReference: (conversationId) => findGuestReference(database, conversationId),
    offerFor: Temporal.Duration.from("PT15M"),
  };
  const { goRound } = process(parts);
  const staffLine = createStaffLine({ ...parts, placements });
  // What an effect brings into a chat is waited for by whoever waits for the effect.
  const { desk } = process({ ...parts, inject: (...event) => harness.runtime.inject(...event) });
  const harness = createHarness(database, {
    platform,
    memoryService: service,
    service: client,
    placements,
    holdRefusals,
    waitlist: desk,
    clock,
  });

  function freeNow() {
    const standing = [...service.bookings.values()].filter(({ status }) => status !== "CANCELLED");
    const free = (size: number) =>
      times.filter((time) => seats(standing, `${date}/${time}`, size)).map(instantOf);
    return new Map([1, 2, 3, 4, 5, 6].map((size) => [size, free(size)]));
  }

  const chatOf = (guest: number) => `fair-${world}-${guest}`;
  const wishes: Waiting[] = [];
  const wishesOf = (guest: number) => wishes.filter(({ entryId }) => entryId.startsWith(`${chatOf(guest)}-`));
  const lastOf = (guest: number) => wishes.findLast(({ entryId }) => entryId.startsWith(`${chatOf(guest)}-`));
  const latestOffer = (guest: number) =>
    memory.sentTo(chatOf(guest)).findLast(({ reply }) => reply.text.includes("tableFreed"));

  return {
    service,
    clock,
    wishes,
    freeThen,
    log,
    book,
    trail: () =>
      readWaitlistTrail(database, 1, Temporal.Instant.fromEpochMilliseconds(0), clock.now().add("PT1H")),
    /** All that a guest was sent. */
    chat: (guest: number) => memory.sentTo(chatOf(guest)).map(({ reply }) => reply),
    join: async (guest: number, partySize: number, time: string, range?: TimeRange) => {
      const chat = harness.guest(chatOf(guest));
      if (memory.sentTo(chatOf(guest)).length === 0 && !blocked.has(chatOf(guest))) {
        await chat.says("my name is Ada Lovelace and my number is +47 900 12 345");
      } else if (!lastOf(guest)) return;
      const entryId = `${chatOf(guest)}-${wishes.length}`;
      const startsAt = instantOf(time);
      const ids = { id: `${date}/${time}`, venueId: 1, scenarioName: "Dinner" };
      const slot = { ...ids, startsAt, available: false, waitlistAvailable: true };
      const takes = range ? { takes: range } : {};
      await desk.joined(chat.conversationId, { entryId, slot, partySize, ...takes });
      const joinedAt = clock.now();
      wishes.push({
        entryId,
        partySize,
        startsAt,
        joinedAt,
        takes: [{ from: joinedAt, ...(range && { range }) }],
        skippedAt: [],
      });
    },
    widen: async (guest: number, range: TimeRange) => {
      const wish = lastOf(guest);
      if (!wish) return;
      await desk.widened(`test:${chatOf(guest)}`, wish.entryId, range);
      wish.takes.push({ from: clock.now(), range });
    },
    leave: async (guest: number) => {
      const wish = lastOf(guest);
      if (!wish) return;
      await desk.answered(wish.entryId, "declined");
      wish.leftAt ??= clock.now();
    },
    /** The guests who are asked about a table just now. */
    asked: async () => {
      const open = (await book.listOpen()).filter(({ offer }) => offer?.made);
      return open.map(({ conversationId }) => Number(conversationId.split("-").at(-1)));
    },
    /** Presses a button of the latest offer, be it long over. */
    answers: async (guest: number, label: "choiceTakeTable" | "choiceDeclineTable" | "choiceKeepPlace") => {
      const offer = latestOffer(guest);
      const button = offer?.reply.buttons.find((each) => each.label === label);
      if (!offer || !button || blocked.has(chatOf(guest))) return;
      const content = { type: "choice", token: button.token, message: offer.message } as const;
      await harness.guest(chatOf(guest)).does(content);
      // A no ends the wish that was asked about, a yes the one that came true.
      for (const wish of wishesOf(guest)) {
        if (!(await book.find(wish.entryId))) wish.leftAt ??= clock.now();
      }
    },
    staffLine,
    lineBook: parts.staffLine,
    /** A staff member offers a guest the last start that they could have, skips them or takes them off. */
    staff: async (act: "offer" | "skipped" | "removed", guest: number) => {
      const wish = lastOf(guest);
      if (!wish) return;
      const kari = { id: "test:kari", displayName: "Kari" };
      if (act === "offer") {
        const last = (await staffLine.freeFor(wish.entryId)).at(-1);
        if (last) await staffLine.offer(wish.entryId, last.startsAt, kari);
      } else if (await staffLine.act(act, wish.entryId, kari, () => true)) {
        if (act === "removed") wish.leftAt ??= clock.now();
        else wish.skippedAt.push(clock.now());
      }
      await harness.runtime.settle();
    },
    block: (guest: number, isBlocked: boolean) => {
      if (isBlocked) blocked.add(chatOf(guest));
      else blocked.delete(chatOf(guest));
    },
    /** Another party of the evening gives up its table. */
    frees: (which: number) => {
      const id = others[which % others.length];
      const booking = id === undefined ? undefined : service.bookings.get(id);
      if (booking) service.bookings.set(booking.id, { ...booking, status: "CANCELLED" });
    },
    /** Somebody books elsewhere, where there is room. */
    othersBook: (time: string, size: number) => {
      const standing = [...service.bookings.values()].filter(({ status }) => status !== "CANCELLED");
      if (!seats(standing, `${date}/${time}`, size)) return;
      const id = `y${service.bookings.size}-${time}`;
      service.bookings.set(id, otherParty(id, time, size));
      others.push(id);
    },
    wait: (duration: Temporal.DurationLike) => {
      clock.advance(duration);
      const isOver = (at: string) => clock.now().since(at).total("minutes") >= 20;
      for (const { id, guest } of service.bookings.values()) {
        const since = heldSince.get(id) ?? clock.now().toString();
        heldSince.set(id, since);
        if (guest === undefined && isOver(since)) service.bookings.delete(id);
      }
    },
    goRound: async () => {
      await goRound();
      await harness.runtime.settle();
    },
    /** One round by a process that dies after so many of its calls. */
    goRoundAndDie: async (killAt: number) => {
      const killer = createExecutioner(killAt);
      const mortal = process({
        ...parts,
        book: guarded<WaitlistBook>(book, killer),
        service: guarded(client, killer),
        placements: guarded(placements, killer),
        inject: (...event) => killer.through(() => inject(...event)),
      });
      await mortal.goRound().catch(() => undefined);
      await harness.runtime.settle();
    },
    /** The tables that are offered to somebody just now, as the book and the service have them. */
    offered: async () => {
      const open = (await book.listOpen()).flatMap(({ offer }) =>
        offer?.made ? [{ ...offer, ...offer.made }] : [],
      );
      return open.filter(({ settled }) => settled !== "accepted");
    },
    /** Everything a guest of this world has booked. */
    reservations: () =>
      service.reservations().filter(({ extReferenceNumber }) => extReferenceNumber !== undefined),
    unfinished: async () => {
      const { rows } = await sql<{ type: string }>`
        select effect->>'type' as type from outbox where settled_at is null`.execute(database.db);
      return rows;
    },
    stop: () => harness.runtime.stop(),
  };
}

export type WaitingWorld = Awaited<ReturnType<typeof openWaitingWorld>>;

/** The desk of one process, and its rounds. */
function process(parts: WaitlistParts & { readonly staffLine: StaffLineBook }): {
  readonly desk: WaitlistDesk;
  readonly goRound: () => Promise<void>;
} {
  let round = async () => {};
  const jobs = {
    every: (_interval: Temporal.Duration, _name: string, sweep: () => Promise<void>) => {
      round = sweep;
    },
  };
  return { desk: createWaitlistDesk({ ...parts, jobs }), goRound: () => round() };
}
