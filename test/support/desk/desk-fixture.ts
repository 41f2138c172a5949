import { createDesk, type Desk } from "#src/bot/desk/desk.ts";
import type { DeskParts } from "#src/bot/desk/desk-parts.ts";
import type {
  AuditTrail,
  GuestLine,
  NoticeMarks,
  Reach,
  StaffMember,
  TrailReader,
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
    answer: async () => ({ ok: true }),
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
    list: async ({ venueId, bookingId }) =>
      entries
        .filter(({ booking, rule }) => (booking ?? rule)?.venueId === venueId)
        .filter(({ booking }) => bookingId === undefined || booking?.id === bookingId)
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
    contacts: { listReach: async () => options.reach ?? allInChats },
    audit,
    trail: audit,
    guestLine,
    noticeMarks: options.noticeMarks ?? noMarks,
    enquiries: createMemoryEnquiries(),
    venues: () => venues,
    clock: { now: () => now },
    confirmBefore: Temporal.Duration.from({ hours: 24 }),
    log,
  });
  return { desk, book, guestLine, audit, log };
}
