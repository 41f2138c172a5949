import { type BookingState, bookingStates } from "#src/booking/contract/booking-state.ts";
import { faultOf } from "#src/lib/fault.ts";
import { toBookingView, withoutContactDetails } from "./booking-view.ts";
import type { BookingAsked, DeskParts } from "./desk-parts.ts";
import { type Found, findBooking } from "./find-booking.ts";
import { setAndShow } from "./set-and-show.ts";
import { signed } from "./signed.ts";
import { writeDown } from "./trail.ts";
import type { DeskReason, Done, Refused } from "./view.ts";
import { whoDidIt } from "./who-did-it.ts";
import { stateWords, texts } from "./words.ts";

type NewState = "CONFIRMED" | "CANCELLED";

const changes = {
  CONFIRMED: { change: "confirmed", action: "confirmBooking", word: texts.confirmed },
  CANCELLED: { change: "cancelled", action: "cancelBooking", word: texts.cancelled },
} as const;

/** Sets a booking's state on a staff member's word, writes down who did it, and tells the guest. */
export async function confirmOrCancel(
  parts: DeskParts,
  state: NewState,
  ask: BookingAsked,
): Promise<Done | Refused> {
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking, venue } = found.value;
  const key = { venueId: venue.id, id: booking.id };
  // A back office may cancel those who sit at its table; telling them so in their chat would be absurd.
  if (bookingStates[booking.state].access !== "open") return await refuse(parts, state, found.value);
  const { change, action, word } = changes[state];
  const text = signed(word, ask.by, parts.clock, venue);
  await parts.guestLine.expect(key);
  const set = await setAndShow(parts, ask.by, booking, state, (now) => ({
    text,
    change,
    actions: toBookingView(now, venue, parts).actions,
  }));
  // The diary's refusal may be older news than what is shown: another hand may have been quicker.
  if (!set.ok) {
    const now = await parts.diary.find(key);
    if (now === undefined) return { type: "refused", reason: "notFound", text: texts.goneMeanwhile };
    return await refuse(parts, state, { booking: now, venue });
  }
  await writeDown(parts, action, ask.by, { booking: key });
  const told = await tellGuest(parts, change, set.value);
  return {
    type: "done",
    change,
    text: `${word}. ${told.text}`,
    mark: text,
    mustCall: !told.ok,
    booking: toBookingView(set.value, venue, parts),
  };
}

async function tellGuest(
  { guestLine, log }: DeskParts,
  change: "confirmed" | "cancelled",
  booking: Found["booking"],
): Promise<{ readonly ok: boolean; readonly text: string }> {
  try {
    const ok = await guestLine.tell(change, withoutContactDetails(booking));
    return { ok, text: ok ? texts.guestTold : texts.guestNotInChat };
  } catch (error) {
    const { venueId, id: bookingId } = booking;
    log.error(
      { change, venueId, bookingId, ...faultOf(error) },
      "could not tell the guest what the staff did",
    );
    return { ok: false, text: texts.guestNotReached };
  }
}

async function refuse(parts: DeskParts, wanted: NewState, { booking, venue }: Found): Promise<Refused> {
  const why = whyNot(wanted, booking.state, parts.backOffice !== undefined);
  const text = `${why.text}${await whoDidIt(parts, booking, venue, why.reason)}`;
  return { type: "refused", ...why, text, booking: toBookingView(booking, venue, parts) };
}

/**
 * Why a booking in this state does not take the wanted one.
 *
 * @param hasBackOffice the staff mark here who sits and who left
 */
export function whyNot(
  wanted: NewState,
  state: BookingState,
  hasBackOffice: boolean,
): { readonly reason: DeskReason; readonly text: string } {
  switch (state) {
    case "CANCELLED":
      return wanted === "CANCELLED"
        ? { reason: "alreadyDone", text: texts.alreadyCancelled }
        : { reason: "readOnly", text: texts.cancelledStays };
    case "CONFIRMED":
      return wanted === "CONFIRMED"
        ? { reason: "alreadyDone", text: texts.alreadyConfirmed }
        : { reason: "notAllowed", text: texts.notAllowed };
    case "WAITING":
    case "SEATED":
    case "BILL_PRINTED": {
      const instead = hasBackOffice ? texts.markWhenTheyLeave : texts.atTheTable;
      return { reason: "readOnly", text: `${stateWords[state].explained}. ${instead}` };
    }
    case "CLOSED":
      return { reason: "readOnly", text: texts.visitOver };
    case "NO_SHOW":
      return { reason: "readOnly", text: texts.didNotCome };
    case "REGISTERED":
    case "UNCONFIRMED":
      return { reason: "notAllowed", text: texts.notAllowed };
  }
}
