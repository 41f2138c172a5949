import type { FreedTable, Slot } from "#src/bot/machine/core/table.ts";
import { requestHold } from "#src/bot/runtime/request-hold.ts";
import { defined } from "#src/lib/defined.ts";
import type { Asking, WaitlistOffer, WaitlistWish } from "../ports.ts";
import { dateOf, lookOnce } from "./look-at-day.ts";
import type { Next } from "./next-in-line.ts";
import { type WaitlistParts, zoneOf } from "./waitlist-parts.ts";
import { isSameStart } from "./wanted-times.ts";

/** `taken`: somebody else has the table by now. `away`: the guest does not wait any more, or cannot be known. */
export type Asked = "asked" | "taken" | "away";

/** Asks the guest, and with them the others who are asked at once. The table is kept where the service takes holds. */
export async function ask(parts: WaitlistParts, next: Next, others: readonly Next[]): Promise<Asked> {
  const { newId } = parts;
  const reference = newId();
  const batch = others.length > 0 ? { batch: reference } : {};
  const offer = { slot: next.slot, reference, idempotencyKey: newId(), ...batch };
  if (!(await prepare(parts, next, offer))) return "away";
  const asked = await makeOffer(parts, { ...next.wish, offer }, { isKnownFree: true });
  if (asked === "asked") {
    for (const other of others) await askToo(parts, other, offer.reference);
  }
  return asked;
}

function prepare({ book, clock }: WaitlistParts, next: Next, offer: WaitlistOffer): Promise<boolean> {
  const { wish, opening, place, skipped, by } = next;
  const asking: Asking = { openingId: opening.id, place, skipped, ...defined({ by }) };
  return book.prepareOffer(wish.entryId, offer, asking, clock.now());
}

async function askToo(parts: WaitlistParts, next: Next, batch: string): Promise<void> {
  const { newId } = parts;
  const offer = { slot: next.slot, reference: newId(), idempotencyKey: newId(), batch };
  if (await prepare(parts, next, offer)) await joinBatch(parts, { ...next.wish, offer });
}

/** Asks about the table that an earlier one in line is asked about, for as long as that one. */
async function joinBatch(parts: WaitlistParts, wish: Prepared): Promise<Asked> {
  const { book } = parts;
  const { batch, reference } = wish.offer;
  const first = (await book.listOpen()).find(({ offer }) => offer?.reference === batch)?.offer;
  if (!first?.made || first.settled !== undefined) {
    await book.dropOffer(wish.entryId, reference);
    return "taken";
  }
  return await tell(parts, wish, first.made);
}

type Prepared = WaitlistWish & { readonly offer: WaitlistOffer };

/** Goes on with an offer that was written down: by the same reference and key its hold is found again, or made. */
export async function resumeOffer(parts: WaitlistParts, wish: Prepared): Promise<Asked> {
  return await makeOffer(parts, wish, { isKnownFree: false });
}

async function makeOffer(
  parts: WaitlistParts,
  wish: Prepared,
  { isKnownFree }: { readonly isKnownFree: boolean },
): Promise<Asked> {
  const { slot, reference, idempotencyKey, batch } = wish.offer;
  if (batch !== undefined && batch !== reference) return await joinBatch(parts, wish);
  const guestReference = wish.caller?.reference ?? (await parts.guestReference(wish.conversationId));
  if (guestReference === undefined) {
    await parts.book.dropOffer(wish.entryId, reference);
    return "away";
  }
  const hold = await requestHold(parts, {
    venueId: slot.venueId,
    timeSlotId: slot.id,
    guestCount: wish.partySize,
    reference,
    idempotencyKey,
    guestReference,
    mayStand: !isKnownFree,
  });
  const until = untilOf(parts, slot);
  if (hold.outcome === "held") {
    return await tell(parts, wish, { until, bookingId: hold.booking.id });
  }
  const isFree = hold.outcome !== "taken" && (isKnownFree || (await isListed(parts, wish)));
  if (isFree) return await tell(parts, wish, { until });
  await parts.book.dropOffer(wish.entryId, reference);
  return "taken";
}

/** No offer outlasts the moment at which its table begins. */
function untilOf({ clock, offerFor }: WaitlistParts, { startsAt }: Slot): Temporal.Instant {
  const [until = clock.now()] = [clock.now().add(offerFor), Temporal.Instant.from(startsAt)].toSorted(
    Temporal.Instant.compare,
  );
  return until;
}

async function isListed(parts: WaitlistParts, { offer, partySize }: Prepared): Promise<boolean> {
  const { venueId } = offer.slot;
  const timeZone = zoneOf(parts, venueId) ?? "UTC";
  const look = await lookOnce(parts, { venueId, timeZone, date: dateOf(offer.slot, timeZone) }, [partySize]);
  return look?.get(partySize)?.some((slot) => isSameStart(slot, offer.slot)) ?? false;
}

async function tell(
  parts: WaitlistParts,
  wish: Prepared,
  made: NonNullable<WaitlistOffer["made"]>,
): Promise<Asked> {
  const { book, clock, placements } = parts;
  const { slot, reference } = wish.offer;
  if (await book.makeOffer(wish.entryId, reference, made, clock.now())) {
    await tellGuest(parts, { ...wish, offer: { ...wish.offer, made } });
    return "asked";
  }
  // The guest has left the line meanwhile. The hold of others who are asked too is not ours to give back.
  const isOwn = wish.offer.batch === undefined || wish.offer.batch === reference;
  if (made.bookingId !== undefined && isOwn) {
    await placements.removeHold({ venueId: slot.venueId, bookingId: made.bookingId });
  }
  return "away";
}

/**
 * A repeat is harmless: it is the word that a process may have died before. Who has no chat is called by the staff, who
 * are told instead.
 */
export async function tellGuest(parts: WaitlistParts, wish: WaitlistWish): Promise<void> {
  const { inject, offerFor, tellStaff } = parts;
  const { entryId, partySize, comment, round, conversationId, caller, offer } = wish;
  if (!offer?.made) return;
  if (caller) {
    const { venueId, startsAt } = offer.slot;
    const until = offer.made.until.toString();
    const notice = {
      kind: "callFromLine",
      venueId,
      startsAt,
      partySize,
      guestName: caller.name,
      until,
    } as const;
    return await tellStaff(notice, `freed:${offer.reference}`);
  }
  const { slot, reference, idempotencyKey, batch, made } = offer;
  const isKeeper = batch === undefined || batch === reference;
  const minutes = Math.floor(offerFor.total("minutes"));
  const freed: FreedTable = {
    waitlistEntryId: entryId,
    slot,
    partySize,
    ...(made.bookingId !== undefined && isKeeper && { hold: { bookingId: made.bookingId, minutes } }),
    reference,
    idempotencyKey,
    until: made.until.toString(),
    ...(batch !== undefined && { isShared: true as const }),
    ...defined({ comment, round }),
  };
  await inject(conversationId, { type: "tableFreed", offer: freed }, `freed:${reference}`);
}
