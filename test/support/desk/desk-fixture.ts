import { discordActs } from "#src/adapters/discord/act-names.ts";
import { createDesk, type Desk } from "#src/bot/desk/desk.ts";
import type { DeskParts } from "#src/bot/desk/desk-parts.ts";
import type {
  AuditTrail,
  CallBook,
  CallTick,
  GuestLine,
  NoticeMarks,
  Reach,
  StaffMember,
  TrailReader,
  WaitlistCount,
} from "#src/bot/desk/ports.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { noDeposits } from "#test/support/runtime/no-deposits.ts";
import { createMemoryDiary, type MemoryDiary, type StaffBooking } from "./memory-diary.ts";
import { createRecordingLog, type RecordingLog } from "./recording-log.ts";

type AuditEntry = Parameters<AuditTrail["record"]>[0];

/** Saturday 21 November 2026, 10:31 in Oslo. */
const morning = "2026-11-21T09:31:00Z";

export const kari: StaffMember = { id: "test:1", displayName: "Kari" };

export const havsorn: VenueFacts = {
  id: 1,
  name: "Havsørn",
  timeZone: "Europe/Oslo",
  scenarioNames: ["À la carte", "Tasting"],
};

/** Across the date line from most of the world: its days are other days. */
export const kaimoana: VenueFacts = {
  id: 2,
  name: "Kai Moana",
  timeZone: "Pacific/Auckland",
  scenarioNames: ["Dinner"],
};

/** A booking at Havsørn, tonight at 19:00 there. */
export function aBooking(values: Partial<StaffBooking> = {}): StaffBooking {
  return {
    id: "b1",
    venueId: havsorn.id,
    scenarioName: "À la carte",
    startsAt: "2026-11-21T18:00:00Z",
    partySize: 4,
    state: "REGISTERED",
    name: "Anna Berg",
    ...values,
  };
}

/** A guest line that keeps what was said, once a key. */
export interface MemoryGuestLine extends GuestLine {
  readonly told: ReadonlyMap<string, string>;
  /** `none`: no booking has a chat. `broken`: telling fails. */
  become(condition: "open" | "none" | "broken"): void;
}

export function createMemoryGuestLine(): MemoryGuestLine {
  const told = new Map<string, string>();
  let condition: "open" | "none" | "broken" = "open";
  return {
    told,
    become: (next) => {
      condition = next;
    },
    expect: async () => {},
    tell: async (change, booking) => {
      if (condition === "broken") throw new Error("the chats' store is away");
      if (condition === "none") return false;
      const what = `${change} ${booking.venueId}/${booking.id}`;
      told.set(what, what);
      return true;
    },
  };
}

/** No guest wants a person. */
export function createMemoryEnquiries(): DeskParts["enquiries"] {
  return {
    find: async () => undefined,
    listWaiting: async () => [],
    lastWords: async () => undefined,
    listEntries: async () => [],
    lastNumber: async () => 0,
    answer: async () => ({ ok: true }),
  };
}

/** Who was called, in memory. */
export function createMemoryCalls(): CallBook {
  const ticks: CallTick[] = [];
  return {
    called: async ({ id, startsAt }, since, by, at) => {
      const before = ticks.findIndex((tick) => tick.bookingId === id && tick.startsAt.equals(startsAt));
      const isOld = before >= 0 && Temporal.Instant.compare(ticks[before]?.at ?? at, since) < 0;
      if (before >= 0 && !isOld) return false;
      if (before >= 0) ticks.splice(before, 1);
      ticks.push({ bookingId: id, startsAt, by, at });
      return true;
    },
    listCalled: async (_, from) =>
      ticks.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, from) >= 0),
  };
}

/** An audit trail in memory. */
export interface MemoryAuditTrail extends AuditTrail, TrailReader {
  readonly entries: readonly AuditEntry[];
  breakDown(): void;
}

export function createMemoryAuditTrail(): MemoryAuditTrail {
  const entries: AuditEntry[] = [];
  let broken = false;
  return {
    entries,
    breakDown: () => {
      broken = true;
    },
    list: async ({ from, until, venueId, bookingId, houseToo = false }) =>
      entries
        .filter((entry) => {
          const at = (entry.booking ?? entry.rule ?? entry).venueId;
          return at === venueId || (houseToo && at === undefined);
        })
        .filter(({ booking, at }) =>
          bookingId === undefined
            ? Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, until) < 0
            : booking?.id === bookingId,
        )
        .map(({ by, action, at, booking }) => ({
          at,
          action,
          staffId: by.id,
          staffName: by.displayName,
          ...(booking && { bookingId: booking.id }),
        })),
    nameOf: async (staffId) => entries.findLast(({ by }) => by.id === staffId)?.by.displayName,
    record: async (entry) => {
      if (broken) throw new Error("the audit trail's store is away");
      entries.push(entry);
    },
  };
}

export const nobodyWaits: WaitlistCount = { entries: 0, offered: 0, booked: [] };

/** Nobody waits for a table. */
export const emptyLine: DeskParts["waitingLine"] = {
  find: async () => undefined,
  list: async () => [],
  freeFor: async () => [],
  offer: async () => ({ ok: false, refusal: "changed" }),
  act: async () => false,
  add: async () => ({ ok: false, refusal: "noWaitlist" }),
  claimCaller: async () => false,
  settleCaller: async () => {},
};

/** Nobody is written to. */
export const noBroadcasts: DeskParts["broadcasts"] = {
  add: async () => {},
  find: async () => undefined,
  write: async () => false,
  show: async () => {},
  drop: async () => false,
  send: async () => false,
  listChats: async () => new Map(),
  listUnread: async () => [],
  asRead: ({ text }) => text,
};

/** No notices. */
export const noMarks: NoticeMarks = {
  expect: async () => {},
  drop: async () => {},
  show: async () => {},
};

export interface DeskFixture {
  readonly desk: Desk;
  readonly book: MemoryDiary;
  readonly guestLine: MemoryGuestLine;
  readonly audit: MemoryAuditTrail;
  readonly log: RecordingLog;
}

/** The desk of a house, with everything around it in memory. */
export function openDesk(
  options: {
    readonly venues?: readonly VenueFacts[];
    readonly complete?: boolean;
    readonly now?: string;
    /** Default: nobody waits for a table. */
    readonly waitingLine?: DeskParts["waitingLine"];
    /** Default: nobody is written to. */
    readonly broadcasts?: DeskParts["broadcasts"];
    /** Default: nobody asks for a person. */
    readonly enquiries?: DeskParts["enquiries"];
    readonly bookings?: readonly StaffBooking[];
    readonly noticeMarks?: NoticeMarks;
    /** Default: every guest is reached in a chat. */
    readonly reach?: ReadonlyMap<string, Reach>;
    /** What guests have booked, by their references. */
    readonly references?: ReadonlyMap<string, readonly StaffBooking[]>;
  } = {},
): DeskFixture {
  const venues = options.venues ?? [havsorn];
  const now = Temporal.Instant.from(options.now ?? morning);
  const book = createMemoryDiary(venues, { complete: options.complete ?? true });
  for (const booking of options.bookings ?? []) book.add(booking);
  const guestLine = createMemoryGuestLine();
  const audit = createMemoryAuditTrail();
  const log = createRecordingLog();
  const allInChats = new Map((options.bookings ?? []).map(({ id }) => [id, "chat" as const]));
  const desk = createDesk({
    deposits: noDeposits,
    diary: book,
    guestBookings: { listOf: async (reference) => (options.references ?? new Map()).get(reference) ?? [] },
    contacts: { ...createMemoryCalls(), listReach: async () => options.reach ?? allInChats },
    audit,
    trail: audit,
    waitlistFigures: { count: async () => nobodyWaits },
    guestLine,
    noticeMarks: options.noticeMarks ?? noMarks,
    enquiries: options.enquiries ?? createMemoryEnquiries(),
    waitingLine: options.waitingLine ?? emptyLine,
    broadcasts: options.broadcasts ?? noBroadcasts,
    venues: () => venues,
    clock: { now: () => now },
    acts: discordActs,
    confirmBefore: Temporal.Duration.from({ hours: 24 }),
    log,
  });
  return { desk, book, guestLine, audit, log };
}
