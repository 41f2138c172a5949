import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { AftercareParts } from "../aftercare-parts.ts";
import { keyOf, type Planner } from "../confirmation/planner.ts";
import type { LedgerEntry, LookBook } from "../ports.ts";
import { isGone, type Look, planLooks } from "./plan-looks.ts";
import { takeIn } from "./take-in.ts";

export interface SyncParts extends Omit<AftercareParts, "jobs" | "venues" | "config"> {
  readonly jobs: Pick<Jobs, "every">;
  readonly looks: LookBook;
  readonly planner: Planner;
  /** The reference that all bookings of a chat's guest carry. */
  readonly guestReference: (conversationId: string) => Promise<string | undefined>;
}

const roundEvery = Temporal.Duration.from({ minutes: 1 });
/** Requests to the service in any minute, whatever number of processes there are and however often they start. */
const requestsPerMinute = 60;
/** So many faults in a row end a round: the service has other worries. */
const mostFaults = 3;

/**
 * Notices what the restaurant does in its own system. The interface has no events, so bookings ahead are read again,
 * the nearer the oftener. Declares its sweep: before the jobs are started.
 */
export function createSync(parts: SyncParts): void {
  parts.jobs.every(roundEvery, "sync", () => goRound(parts));
}

async function goRound(parts: SyncParts): Promise<void> {
  const { looks, clock } = parts;
  const now = clock.now();
  const sent = await looks.countSince(now.subtract({ minutes: 1 }));
  let faults = 0;
  for (const look of planLooks(await looks.listAhead(now), { now, requests: requestsPerMinute - sent })) {
    const entries = await looks.claim(look.bookings, clock.now());
    if (entries.length === 0) continue;
    const found = await ask(parts, look, entries);
    faults = found ? 0 : faults + 1;
    if (faults === mostFaults) return;
    for (const entry of found ? entries : []) {
      const booking = found?.find(({ id, venueId }) => keyOf({ id, venueId }) === keyOf(entry.booking));
      if (booking) await takeFound(parts, entry, booking);
      else await takeMissing(parts, look, entry);
    }
  }
}

/** What the service knows of these bookings; undefined after a fault, which says nothing about them. */
async function ask(
  { bookings, guestReference, log }: SyncParts,
  { by }: Look,
  entries: readonly LedgerEntry[],
): Promise<readonly BookedTable[] | undefined> {
  const [first] = entries;
  if (!first) return [];
  try {
    if (by === "list") return await bookings.listOf((await guestReference(first.conversationId)) ?? "");
    const found = await bookings.find(first.booking);
    return found ? [found] : [];
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    log.warn({ by, ...faultOf(error) }, "bookings ahead could not be read again");
    return undefined;
  }
}

async function takeFound(parts: SyncParts, entry: LedgerEntry, booking: BookedTable): Promise<void> {
  await parts.looks.markFound(booking, parts.clock.now());
  const taken = await takeIn(parts, parts.planner, entry, booking);
  if (taken && taken.revision !== entry.revision) await parts.planner.plan(taken);
}

/** A booking is gone when the service knows it neither by itself nor among its guest's, at two looks. */
async function takeMissing(parts: SyncParts, { by }: Look, entry: LedgerEntry): Promise<void> {
  const { looks, clock, log, planner } = parts;
  const { venueId, id } = entry.booking;
  const ahead = await looks.listAhead(clock.now());
  const watched = ahead.find((each) => keyOf(each) === keyOf(entry.booking));
  if (!watched) return;
  const { missed } = watched;
  if (!missed || missed.in === by) return await looks.markMissed(entry.booking, by, clock.now());
  if (!isGone(watched, ahead)) {
    log.warn(
      { venueId, bookingId: id },
      "the service knows this booking no more, nor any other that was looked for",
    );
    return await looks.markMissed(entry.booking, by, clock.now());
  }
  const taken = await takeIn(parts, planner, entry, { ...entry.booking, state: "CANCELLED" });
  if (taken) await planner.plan(taken);
}
