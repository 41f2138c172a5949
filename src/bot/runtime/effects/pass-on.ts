import { assertNever } from "#src/lib/assert-never.ts";
import type { ClaimedEffect, StoredEffect } from "../turn-store.ts";
import type { Outside } from "./outside.ts";

export type Report = Extract<
  StoredEffect,
  {
    type:
      | "trackBooking"
      | "trackWaitlistEntry"
      | "answerTableOffer"
      | "notifyStaff"
      | "reportPromptDelivered"
      | "reportGuestUnreachable";
  }
>;

/** Passes on what others act on: aftercare, the waitlist, the staff. */
export async function passOn(
  { aftercare, waitlist, staffNotices }: Outside,
  { id, conversation }: ClaimedEffect,
  effect: Report,
): Promise<void> {
  switch (effect.type) {
    case "trackBooking":
      return await aftercare.track(conversation.id, effect.booking);
    case "trackWaitlistEntry":
      return await waitlist.joined(conversation.id, effect.entry);
    case "answerTableOffer":
      return await waitlist.answered(conversation.id, effect.waitlistEntryId, effect.answer);
    case "notifyStaff":
      return await staffNotices.send(effect.notice, `effect:${id}`);
    case "reportPromptDelivered": {
      const { booking, kind } = effect;
      const at = Temporal.Instant.from(effect.at);
      return await aftercare.promptDelivered({ conversationId: conversation.id, booking, kind, at });
    }
    case "reportGuestUnreachable":
      return await aftercare.guestUnreachable(conversation.id, effect.booking);
    default:
      return assertNever(effect);
  }
}
