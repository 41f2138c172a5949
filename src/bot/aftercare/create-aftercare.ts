import { z } from "zod";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { BookingAftercare, PromptDelivery } from "#src/bot/runtime/ports/aftercare.ts";
import type { AftercareParts } from "./aftercare-parts.ts";
import { createPlanner, keyOf, type Planner } from "./confirmation/planner.ts";
import { takeStep } from "./confirmation/take-step.ts";
import type { LedgerEntry } from "./ports.ts";
import { takeIn } from "./sync/take-in.ts";

const jobSchema = z.object({ venueId: z.int(), bookingId: z.string() });

/**
 * Asks guests whether they come. There is one job per booking, for its next step; whatever happens to the booking plans
 * that step anew. Declares its queue, so it must be created before the jobs are started.
 */
export function createAftercare(parts: AftercareParts): BookingAftercare & { readonly planner: Planner } {
  const queue = parts.jobs.defineQueue("confirmation", jobSchema);
  const planner = createPlanner(parts, queue);
  queue.work(({ venueId, bookingId }) => takeStep(parts, planner, { venueId, id: bookingId }));
  return {
    planner,
    track: async (conversationId, booking, isAnswered) => {
      await planner.plan(await planner.note(conversationId, booking, isAnswered ? "coming" : undefined));
      await parts.mails?.look(booking);
    },
    takeOver: (conversationId, booking) => takeOver(parts, planner, conversationId, booking),
    putOff: (conversationId, booking, wanted) => putOff(parts, planner, { conversationId, booking }, wanted),
    promptDelivered: (delivery) => notePrompt(parts, planner, delivery),
    guestUnreachable: async (_conversationId, booking) => {
      await parts.ledger.markUnreachable(booking, parts.clock.now());
      await planner.drop(booking);
      const key = `unreachable:${keyOf(booking)}:${booking.startsAt}`;
      await parts.staffNotices.send({ kind: "unreachable", booking }, key);
    },
    guestReachable: async (conversationId) => {
      const entries = await parts.ledger.markReachable(conversationId, parts.clock.now());
      for (const entry of entries) await planner.plan(entry);
    },
  };
}

/**
 * The former chat and the staff are told before the ledger forgets it, under an id that a repeat has too; of a booking that is
 * this chat's already nobody is told.
 */
async function takeOver(
  { ledger, inject, staffNotices }: AftercareParts,
  planner: Planner,
  conversationId: string,
  booking: BookedTable,
): Promise<void> {
  const key = `takenOver:${keyOf(booking)}:${conversationId}`;
  const known = await ledger.find(booking);
  const former = known?.conversationId;
  if (former !== conversationId) {
    if (former !== undefined) await inject(former, { type: "bookingTakenOver", booking }, key);
    await staffNotices.send({ kind: "takenOver", booking }, key, conversationId);
    await ledger.moveTo(conversationId, booking);
  }
  await planner.plan(await planner.note(conversationId, booking));
}

async function putOff(
  { ledger, clock }: AftercareParts,
  planner: Planner,
  { conversationId, booking }: Pick<LedgerEntry, "conversationId" | "booking">,
  wanted: Temporal.Instant | undefined,
): Promise<Temporal.Instant | undefined> {
  const known = (await ledger.find(booking)) ?? (await planner.note(conversationId, booking));
  const until = planner.later(known.booking, wanted);
  if (!until) return undefined;
  await ledger.markPutOff(booking, { startsAt: known.booking.startsAt, until, at: clock.now() });
  const noted = await ledger.find(booking);
  if (noted) await planner.plan(noted);
  return until;
}

async function notePrompt(
  parts: AftercareParts,
  planner: Planner,
  { conversationId, booking, kind, at }: PromptDelivery,
): Promise<void> {
  const { ledger, bookings } = parts;
  if (kind === "prompt") await ledger.markPrompted(booking, booking.startsAt, at);
  else await ledger.markReminded(booking, at);
  const known = (await ledger.find(booking)) ?? (await planner.note(conversationId, booking));
  const current = await bookings.find(booking);
  // A booking that was confirmed and then moved stays confirmed: states only move upward.
  const marked = current?.state === "REGISTERED" ? await bookings.markUnconfirmed(booking) : undefined;
  const latest = marked ?? current;
  if (!latest) return;
  // What cannot be taken in now is taken in by whoever changes it; the next step depends on the question alone.
  await planner.plan((await takeIn(parts, planner, known, latest)) ?? known);
}
