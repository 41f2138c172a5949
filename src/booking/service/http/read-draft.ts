import { type BookingDraft, hasGuest } from "#src/booking/contract/booking.ts";
import type { BookingDetails } from "#src/booking/service/store/booking-record.ts";
import type { SlotChoice } from "#src/booking/service/store/take-capacity.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { defined } from "#src/lib/defined.ts";
import { chooseSlot } from "./choose-slot.ts";
import { feeOf } from "./no-show-fee.ts";
import { type Outcome, refuseInput } from "./problem.ts";
import type { SlotIds } from "./slot-ids.ts";

/** What somebody wants: a slot for so many people, and what they say with it. */
export interface Wish {
  readonly slot: SlotChoice;
  readonly partySize: number;
  readonly details: BookingDetails;
}

export function readDraft(draft: BookingDraft, venue: PlannedVenue, slotIds: SlotIds): Outcome<Wish> {
  const { guestCount: partySize, noShowFee } = draft;
  if (draft.venueId !== undefined && draft.venueId !== venue.id) return refuseInput([otherVenue]);
  const slot = chooseSlot(draft, venue, slotIds);
  if (!slot.ok) return slot;
  const fee = feeOf(venue, noShowFee, { scenarioId: slot.value.scenarioId, partySize });
  return { ok: true, value: { slot: slot.value, partySize, details: detailsOf(draft, fee) } };
}

export const otherVenue = { path: "venueId", message: "must be the venue of the path" };

/** An empty guest is none. */
export function detailsOf(draft: BookingDraft, noShowFee: BookingDetails["noShowFee"]): BookingDetails {
  const { guest, comment, extReferenceId, extReferenceNumber, extProperties, tags, types } = draft;
  return {
    ...(guest && hasGuest(draft) && { guest }),
    ...defined({ comment, extReferenceId, extReferenceNumber }),
    ...(extProperties && { extProperties }),
    ...(noShowFee && { noShowFee }),
    ...(tags && { tags }),
    ...(types && { types }),
  };
}
