import type { WaitlistParts } from "./waitlist-parts.ts";

/**
 * Takes back the tables whose guests did not answer in time. Their holds are deleted, which the service
 * refuses where the guest has just booked it: then there is nothing to take back.
 */
export async function takeBackLapsedOffers({ book, service, inject, clock }: WaitlistParts): Promise<void> {
  const now = clock.now();
  for (const { entryId, conversationId, offer } of await book.listOpen()) {
    if (!offer?.held || Temporal.Instant.compare(offer.held.until, now) > 0) continue;
    const params = { venueId: offer.slot.venueId, bookingId: offer.held.bookingId };
    const deleted = await service.deleteBooking({ params });
    if (!deleted.ok && deleted.refusal === "not_temporary") continue;
    await inject(
      conversationId,
      { type: "tableOfferLapsed", waitlistEntryId: entryId },
      `lapsed:${offer.reference}`,
    );
    await book.clearOffer(entryId, now);
  }
}
