import {
  type BookingDetails,
  type BookingDraft,
  bookingDetailsSchema,
  hasGuest,
} from "#src/booking/contract/booking.ts";
import type { SlotChoice } from "#src/booking/service/store/take-capacity.ts";
import { feeOf } from "#src/booking/service/venue/no-show-fee.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { chooseSlot } from "./choose-slot.ts";
import { type Outcome, refuseInput } from "./problem.ts";
import type { SlotIds } from "./slot-ids.ts";

/** A party that wants a slot, with what was said beside it. */
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
export function detailsOf(draft: BookingDraft, fee: BookingDetails["noShowFee"]): BookingDetails {
  const { guest, noShowFee: _, ...others } = bookingDetailsSchema.parse(draft);
  return {
    ...others,
    ...(guest && hasGuest({ guest }) && { guest }),
    ...(fee && { noShowFee: fee }),
  };
}
