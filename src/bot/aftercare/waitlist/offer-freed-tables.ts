import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { FreedTable, Slot } from "#src/bot/machine/core/table.ts";
import { toSlot } from "#src/bot/runtime/booked-table.ts";
import { requestHold } from "#src/bot/runtime/request-hold.ts";
import { defined } from "#src/lib/defined.ts";
import type { WaitlistOffer, WaitlistWish } from "../ports.ts";
import { chooseSlot } from "./choose-slot.ts";
import { forEachWish } from "./for-each-wish.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/**
 * Offers what came free, each table to the first in line. Wishes for one venue, day and party size share one
 * look at the service. A group that cannot be looked at waits for the next round, and keeps no other back.
 */
export async function offerFreedTables(parts: WaitlistParts): Promise<void> {
  const waiting = (await parts.book.listOpen()).filter(({ offer }) => !offer?.made);
  for (const group of groupsOf(waiting, parts)) {
    try {
      await offerToGroup(parts, group);
    } catch (error) {
      if (!(error instanceof BookingError)) throw error;
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
  const offered = await offeredWithoutHold(parts);
  let slots: readonly Slot[] = listed.value
    .map((slot) => toSlot(venueId, slot))
    .filter((slot) => slot.available && !offered.some((other) => isSameTime(slot, other)));
  await forEachWish(parts, group.wishes, async (wish) => {
    const slot = wish.offer?.slot ?? chooseSlot(wish.slot, slots);
    if (!slot) return;
    const isSpokenFor = await offer(parts, wish, slot, slots);
    // The next in line need not ask for it.
    if (isSpokenFor) slots = slots.filter(({ id }) => id !== slot.id);
  });
}

/** Nothing keeps these tables but that nobody else is told of them while their guests may answer. */
async function offeredWithoutHold({ book }: WaitlistParts): Promise<readonly Slot[]> {
  const open = await book.listOpen();
  return open.flatMap(({ offer }) => (offer?.made && offer.made.bookingId === undefined ? [offer.slot] : []));
}

/** Ids of slots need not be the same in two lists. */
function isSameTime(one: Slot, other: Slot): boolean {
  const fields = ["venueId", "scenarioName", "startsAt"] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** Holds the slot where the service takes holds, and offers it. Resolves to true when nobody else is to be offered it. */
async function offer(
  parts: WaitlistParts,
  wish: WaitlistWish,
  slot: Slot,
  listed: readonly Slot[],
): Promise<boolean> {
  const { book, clock, offerFor, newId } = parts;
  const guestReference = await parts.guestReference(wish.conversationId);
  if (guestReference === undefined) return false;
  // An offer that was interrupted: the same reference and key find its hold again, or make it.
  const pending: WaitlistOffer = wish.offer ?? { slot, reference: newId(), idempotencyKey: newId() };
  await book.setOffer(wish.entryId, pending);
  const { reference, idempotencyKey } = pending;
  const hold = await requestHold(parts, {
    venueId: slot.venueId,
    timeSlotId: slot.id,
    guestCount: wish.partySize,
    reference,
    idempotencyKey,
    guestReference,
    mayStand: wish.offer !== undefined,
  });
  const until = clock.now().add(offerFor);
  if (hold.outcome === "held") {
    await tellGuest(parts, wish, { ...pending, made: { until, bookingId: hold.booking.id } });
    return false;
  }
  const isFree = hold.outcome !== "taken" && listed.some((other) => isSameTime(slot, other));
  if (isFree) await tellGuest(parts, wish, { ...pending, made: { until } });
  else await book.clearOffer(wish.entryId);
  return true;
}

async function tellGuest(
  { book, inject, offerFor }: WaitlistParts,
  wish: WaitlistWish,
  offered: WaitlistOffer,
) {
  const { entryId, partySize, comment, conversationId } = wish;
  const { slot, reference, idempotencyKey, made } = offered;
  const minutes = Math.floor(offerFor.total("minutes"));
  const freed: FreedTable = {
    waitlistEntryId: entryId,
    slot,
    partySize,
    ...(made?.bookingId !== undefined && { hold: { bookingId: made.bookingId, minutes } }),
    reference,
    idempotencyKey,
    ...defined({ comment }),
  };
  await inject(conversationId, { type: "tableFreed", offer: freed }, `freed:${reference}`);
  await book.setOffer(entryId, offered);
}
