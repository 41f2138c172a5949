import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { AftercareParts } from "../aftercare-parts.ts";
import type { LedgerEntry } from "../ports.ts";
import { takeIn } from "../sync/take-in.ts";
import { sayThanks } from "../thanks/say-thanks.ts";
import type { NextStep } from "./next-step.ts";
import { keyOf, type Planner } from "./planner.ts";

/** After this long a booking is fetched again that could not be fetched. */
const fetchAgainAfter = Temporal.Duration.from({ minutes: 5 });
/** After this long a booking is looked at again that was being changed in its chat. */
const settledAfter = Temporal.Duration.from({ minutes: 1 });

/**
 * Carries out the next step of a booking, if it still is one: the booking is fetched first, and may have been
 * cancelled, moved, confirmed or seated elsewhere.
 */
export async function takeStep(parts: AftercareParts, planner: Planner, key: BookingKey): Promise<void> {
  const known = await parts.ledger.find(key);
  if (!known) return;
  const booking = await fetchBooking(parts, planner, key);
  if (!booking) return;
  // What becomes of a booking once the visit has begun is the house's, and no news to the guest.
  if (hasBegun(booking, parts)) return await afterVisit(parts, planner, known, booking);
  const entry = await takeIn(parts, planner, known, booking);
  if (!entry) return await planner.schedule(key, parts.clock.now().add(settledAfter));
  const step = planner.next(entry);
  if (!step) return;
  const isDue = Temporal.Instant.compare(step.at, parts.clock.now()) <= 0;
  if (isDue) await perform(parts, step, entry);
  else await planner.schedule(booking, step.at);
}

function hasBegun({ startsAt }: BookedTable, { clock }: AftercareParts): boolean {
  return Temporal.Instant.compare(startsAt, clock.now()) <= 0;
}

async function afterVisit(
  parts: AftercareParts,
  planner: Planner,
  known: LedgerEntry,
  booking: BookedTable,
): Promise<void> {
  const step = planner.next({ ...known, booking });
  if (step?.step !== "thanks") return;
  const isDue = Temporal.Instant.compare(step.at, parts.clock.now()) <= 0;
  if (isDue) await sayThanks(parts, known, booking);
  else await planner.schedule(booking, step.at);
}

async function fetchBooking(
  { bookings, clock, log }: AftercareParts,
  planner: Planner,
  key: BookingKey,
): Promise<BookedTable | undefined> {
  try {
    const booking = await bookings.find(key);
    if (!booking) log.info({ venueId: key.venueId }, "a booking to be confirmed is gone");
    return booking;
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    log.warn({ venueId: key.venueId, ...faultOf(error) }, "a booking could not be fetched");
    await planner.schedule(key, clock.now().add(fetchAgainAfter));
    return undefined;
  }
}

async function perform(
  { inject, ledger, staffNotices, clock }: AftercareParts,
  { step }: NextStep,
  entry: LedgerEntry,
): Promise<void> {
  const { booking, conversationId } = entry;
  if (step === "tellStaff") {
    await staffNotices.send({ kind: "noAnswer", booking }, `no-answer:${visitOf(entry)}`);
    await ledger.markStaffTold(booking, clock.now());
    return;
  }
  if (step === "thanks") return;
  // Its delivery plans what follows.
  const id = [step, visitOf(entry), ...(entry.putOffUntil ? [entry.putOffUntil.epochMilliseconds] : [])];
  await inject(conversationId, { type: "confirmationDue", booking, kind: step }, id.join(":"));
}

/** One visit of one booking: a booking that is moved away and back again is another visit each time. */
function visitOf({ booking, timedAt }: LedgerEntry): string {
  return `${keyOf(booking)}:${booking.startsAt}:${timedAt.epochMilliseconds}`;
}
