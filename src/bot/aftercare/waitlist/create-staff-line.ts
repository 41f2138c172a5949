import type { Placements } from "#src/booking/contract/placements.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { toSlot } from "#src/bot/runtime/booked-table.ts";
import { defined } from "#src/lib/defined.ts";
import type { Result } from "#src/lib/result.ts";
import { quietAt } from "../confirmation/quiet-hours.ts";
import type { Caller, LineMember, LineRow, StaffLineBook, WaitlistWish } from "../ports.ts";
import { carryOutActs } from "./carry-out-acts.ts";
import { type Day, dateOf, isOfDay, lookOnce } from "./look-at-day.ts";
import { ask } from "./make-offer.ts";
import { openingOf, type Sight, skippedBefore } from "./next-in-line.ts";
import { lineOf, noteOpenings, offerable } from "./offer-freed-tables.ts";
import { answered, claim } from "./on-answer.ts";
import { type WaitlistParts, zoneOf } from "./waitlist-parts.ts";
import { isSameStart, wants, windowOf } from "./wanted-times.ts";

interface StaffLineParts extends Omit<WaitlistParts, "placements"> {
  readonly placements: WaitlistParts["placements"] & Pick<Placements, "placeWaitlistEntry">;
  readonly staffLine: StaffLineBook;
}

/** An entry as the staff see it, with its place among those who may be offered a table of that day. */
export interface LineEntry extends LineRow {
  /** 1 is the first; absent once it is over. */
  readonly place?: number;
  /** The first and the last start that the guest would take. */
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** Why nothing was offered: the entry is over or asked already; that start is not free for it; it is night. */
export type OfferRefusal = "changed" | "notFree" | "quiet" | "unreadable";

/** A guest without a chat who wants to wait. */
export interface CallerWish {
  /** The same for every attempt. */
  readonly key: string;
  readonly venueId: number;
  /** YYYY-MM-DD, venue-local. */
  readonly date: string;
  readonly partySize: number;
  /** HH:MM, venue-local. */
  readonly takes: { readonly from: string; readonly to: string };
  readonly name: string;
  readonly phone?: string;
  readonly comment?: string;
}

/** The line in the hands of the staff: by the same offers, holds and trail as the rounds. */
export function createStaffLine(parts: StaffLineParts) {
  const { staffLine, book, clock } = parts;
  const toEntries = async (rows: readonly LineRow[]) => {
    const line = await book.listOpen();
    return rows.map((row) => toEntry(parts, row, line));
  };
  const find = async (entryId: string): Promise<LineEntry | undefined> => {
    const row = await staffLine.find(entryId);
    return row && toEntry(parts, row, await book.listOpen());
  };
  return {
    find,
    list: async (venueId: number, from: Temporal.Instant, until: Temporal.Instant) =>
      await toEntries(await staffLine.list(venueId, from, until)),
    /** The starts that could be offered to this guest now. */
    freeFor: async (entryId: string): Promise<readonly Slot[]> =>
      (await sightFor(parts, entryId))?.free ?? [],
    offer: (entryId: string, startsAt: string, by: LineMember) => offer(parts, entryId, startsAt, by),
    /** False where it is not what was seen any more. */
    act: async (
      kind: "skipped" | "removed",
      entryId: string,
      by: LineMember,
      isSeen: (row: LineRow) => boolean,
    ): Promise<boolean> => {
      const done = await staffLine.act(kind, entryId, by, clock.now(), isSeen);
      // Of what cannot be done now, the next round takes care.
      if (done) await carryOutActs(parts);
      return done;
    },
    add: (wish: CallerWish, by: LineMember) => addCaller(parts, wish, by),
    /** The caller says yes: from here on their offer does not lapse. Its hold makes room for the booking. */
    claimCaller: async (entryId: string, reference: string): Promise<boolean> => {
      if (!(await claim(parts, entryId, reference))) return false;
      const made = (await book.find(entryId))?.offer;
      const bookingId = made?.made?.bookingId;
      if (made && bookingId !== undefined) {
        await parts.placements.removeHold({ venueId: made.slot.venueId, bookingId });
      }
      return true;
    },
    settleCaller: (entryId: string, reference: string, outcome: "taken" | "gone") =>
      answered(parts, entryId, outcome, reference),
  };
}

export type StaffLine = ReturnType<typeof createStaffLine>;

function toEntry(parts: StaffLineParts, row: LineRow, line: readonly WaitlistWish[]): LineEntry {
  const timeZone = zoneOf(parts, row.slot.venueId) ?? "UTC";
  const day = { venueId: row.slot.venueId, timeZone, date: dateOf(row.slot, timeZone) };
  const place = line.filter((wish) => isOfDay(wish, day)).findIndex(({ entryId }) => entryId === row.entryId);
  return { ...row, ...windowOf(row, timeZone), ...(place >= 0 && { place: place + 1 }) };
}

interface EntrySight extends Sight {
  readonly wish: WaitlistWish;
  readonly index: number;
  /** What this guest would take and may be offered. */
  readonly free: readonly Slot[];
}

/** The day as a round sees it, for one guest. Undefined where they do not wait, or the service does not answer. */
async function sightFor(parts: StaffLineParts, entryId: string): Promise<EntrySight | undefined> {
  const wish = await parts.book.find(entryId);
  const timeZone = wish && zoneOf(parts, wish.slot.venueId);
  if (!wish || timeZone === undefined) return undefined;
  const day: Day = { venueId: wish.slot.venueId, timeZone, date: dateOf(wish.slot, timeZone) };
  const line = await lineOf(parts, day);
  const sizes = line.map(({ partySize }) => partySize);
  const glance = await lookOnce(parts, day, sizes);
  if (!glance) return undefined;
  const openings = await noteOpenings(parts, day, line, glance);
  const look = offerable(parts, day, line, glance, []);
  const free = (look.get(wish.partySize) ?? []).filter(
    (slot) => wants(wish, slot, timeZone) && openingOf(slot, openings) !== undefined,
  );
  const index = line.findIndex((other) => other.entryId === entryId);
  return { line, look, openings, timeZone, wish, index, free };
}

async function offer(
  parts: StaffLineParts,
  entryId: string,
  startsAt: string,
  by: LineMember,
): Promise<Result<"asked", { readonly refusal: OfferRefusal }>> {
  const wish = await parts.book.find(entryId);
  if (!wish || wish.offer) return { ok: false, refusal: "changed" };
  const sight = await sightFor(parts, entryId);
  if (!sight) return { ok: false, refusal: "unreadable" };
  const slot = sight.free.find((free) => isSameStart(free, { ...free, startsAt }));
  const opening = slot && openingOf(slot, sight.openings);
  if (!slot || !opening) return { ok: false, refusal: isNight(parts, sight, startsAt) ? "quiet" : "notFree" };
  const { index } = sight;
  const next = { wish, slot, opening, place: index + 1, skipped: skippedBefore(index, slot, sight), by };
  const asked = await ask(parts, next, []);
  if (asked === "asked") return { ok: true, value: asked };
  return { ok: false, refusal: asked === "taken" ? "notFree" : "changed" };
}

/** At night only a table of that night is offered. */
function isNight({ clock, quietHours }: StaffLineParts, { timeZone }: EntrySight, startsAt: string): boolean {
  const quiet = quietAt(clock.now(), timeZone, quietHours);
  return quiet !== undefined && Temporal.Instant.compare(Temporal.Instant.from(startsAt), quiet.to) >= 0;
}

/** `free`: nobody has to wait for these starts. */
type Added =
  | { readonly ok: true; readonly entryId: string }
  | { readonly ok: false; readonly refusal: "free"; readonly free: readonly Slot[] }
  | { readonly ok: false; readonly refusal: "noWaitlist" | "unknown" };

async function addCaller(parts: StaffLineParts, wish: CallerWish, by: LineMember): Promise<Added> {
  const { service, placements, staffLine, clock } = parts;
  const { key, venueId, date, partySize, takes, name, phone, comment } = wish;
  const timeZone = zoneOf(parts, venueId) ?? "UTC";
  const listed = await service.listTimeSlots({ params: { venueId }, query: { date, guestCount: partySize } });
  if (!listed.ok) return { ok: false, refusal: "noWaitlist" };
  const slots = listed.value
    .map((slot) => toSlot(venueId, slot))
    .filter((slot) => wants({ slot: { ...slot, startsAt: noon(date, timeZone) }, takes }, slot, timeZone))
    .filter(({ startsAt }) => Temporal.Instant.compare(Temporal.Instant.from(startsAt), clock.now()) > 0);
  const free = slots.filter(({ available }) => available);
  if (free.length > 0) return { ok: false, refusal: "free", free };
  const slot = slots.find(({ waitlistAvailable }) => waitlistAvailable);
  if (!slot) return { ok: false, refusal: "noWaitlist" };
  const caller: Caller = { name, reference: `caller:${key}`, ...defined({ phone }) };
  const placed = await placements.placeWaitlistEntry({
    venueId,
    reference: key,
    idempotencyKey: key,
    booking: {
      timeSlotId: slot.id,
      scenarioName: slot.scenarioName,
      timeFrom: slot.startsAt,
      guestCount: partySize,
      guest: { lastName: name, ...defined({ phone }) },
      extReferenceId: key,
      extReferenceNumber: caller.reference,
      ...defined({ comment }),
    },
  });
  if (placed.outcome !== "placed") {
    return { ok: false, refusal: placed.outcome === "refused" ? "noWaitlist" : "unknown" };
  }
  const entry = { entryId: placed.entry.id, slot, partySize, takes, ...defined({ comment }) };
  await staffLine.addCaller(entry, caller, by, clock.now());
  return { ok: true, entryId: placed.entry.id };
}

const noon = (date: string, timeZone: string): string =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: "12:00" }).toInstant().toString();
