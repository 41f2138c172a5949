import type { FreedTable, Slot } from "#src/bot/machine/table.ts";
import { toSlot } from "#src/bot/runtime/booked-table.ts";
import { isServiceFault } from "#src/bot/runtime/ports.ts";
import type { WaitlistOffer, WaitlistWish } from "../ports.ts";
import { chooseSlot } from "./choose-slot.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/**
 * Offers what came free, each table to the first in line. Wishes for one venue, day and party size share one
 * look at the service. A group that cannot be looked at waits for the next round, and keeps no other back.
 */
export async function offerFreedTables(parts: WaitlistParts): Promise<void> {
  const waiting = (await parts.book.listOpen()).filter(({ offer }) => !offer?.held);
  for (const group of groupsOf(waiting, parts)) {
    try {
      await offerToGroup(parts, group);
    } catch (error) {
      if (!isServiceFault(error)) throw error;
      parts.log.warn(
        { reason: error.message },
        "the waitlist could not be looked after; the next round does",
      );
    }
  }
}

interface Group {
  readonly venueId: number;
  /** Venue-local, YYYY-MM-DD. */
  readonly date: string;
  readonly partySize: number;
  readonly wishes: WaitlistWish[];
}

function groupsOf(wishes: readonly WaitlistWish[], { venues }: WaitlistParts): Group[] {
  const zones = new Map(venues().map(({ id, timeZone }) => [id, timeZone]));
  const groups = new Map<string, Group>();
  for (const wish of wishes) {
    const { venueId, startsAt } = wish.slot;
    const timeZone = zones.get(venueId);
    if (timeZone === undefined) continue;
    const date = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainDate().toString();
    const key = `${venueId} ${date} ${wish.partySize}`;
    const group = groups.get(key) ?? { venueId, date, partySize: wish.partySize, wishes: [] };
    group.wishes.push(wish);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function offerToGroup(parts: WaitlistParts, group: Group): Promise<void> {
  const { venueId, date, partySize } = group;
  const listed = await parts.service.listTimeSlots({
    params: { venueId },
    query: { date, guestCount: partySize },
  });
  if (!listed.ok) return;
  let slots: readonly Slot[] = listed.value.map((slot) => toSlot(venueId, slot));
  for (const wish of group.wishes) {
    const slot = wish.offer?.slot ?? chooseSlot(wish.slot, slots);
    if (!slot) continue;
    const isTaken = await offer(parts, wish, slot);
    // Somebody else was quicker, or this very hold took the last table: the next in line need not ask for it.
    if (isTaken) slots = slots.filter(({ id }) => id !== slot.id);
  }
}

/** Holds the slot and offers it. Resolves to true when the slot is gone. */
async function offer(parts: WaitlistParts, wish: WaitlistWish, slot: Slot): Promise<boolean> {
  const { book, placements, clock, offerFor, newId } = parts;
  const guestReference = await parts.guestReference(wish.conversationId);
  if (guestReference === undefined) return false;
  // An offer without a hold was interrupted: the same reference and key find the hold again, or make it.
  const pending: WaitlistOffer = wish.offer ?? { slot, reference: newId(), idempotencyKey: newId() };
  await book.setOffer(wish.entryId, pending);
  const { reference, idempotencyKey } = pending;
  const { venueId, id: timeSlotId } = slot;
  const hold = await placements.createHold({
    venueId,
    timeSlotId,
    guestCount: wish.partySize,
    reference,
    idempotencyKey,
    guestReference,
  });
  if (!hold.ok) {
    await book.clearOffer(wish.entryId);
    return true;
  }
  const until = clock.now().add(offerFor);
  await tellGuest(parts, wish, { ...pending, held: { bookingId: hold.value.id, until } });
  return false;
}

async function tellGuest(
  { book, inject, offerFor }: WaitlistParts,
  wish: WaitlistWish,
  offered: WaitlistOffer,
) {
  const { entryId, partySize, comment, conversationId } = wish;
  const { slot, reference, idempotencyKey, held } = offered;
  if (!held) return;
  const freed: FreedTable = {
    waitlistEntryId: entryId,
    slot,
    partySize,
    hold: { bookingId: held.bookingId, minutes: Math.floor(offerFor.total("minutes")) },
    reference,
    idempotencyKey,
    ...(comment !== undefined && { comment }),
  };
  await inject(conversationId, { type: "tableFreed", offer: freed }, `freed:${reference}`);
  await book.setOffer(entryId, offered);
}
