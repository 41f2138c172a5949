import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { DeskParts } from "./desk-parts.ts";
import { dayAndTime } from "./signed.ts";
import type { DeskReason } from "./view.ts";

/**
 * Which colleague brought a booking into its state, for one who comes too late: " That was Kari, Sat 21 Nov, 19:02.". Empty
 * where it was no colleague, or where that is not known; whether the booking is changed does not hang on it.
 */
export async function whoDidIt(
  { backOffice, trail, log }: Pick<DeskParts, "backOffice" | "trail" | "log">,
  { venueId, id, state }: Pick<DiaryBooking, "venueId" | "id" | "state">,
  venue: VenueFacts,
  reason: DeskReason,
): Promise<string> {
  if (reason !== "alreadyDone" && reason !== "readOnly") return "";
  try {
    const events = (await backOffice?.history({ venueId, id })) ?? [];
    const event = events.findLast(({ fromState, toState }) => toState === state && fromState !== toState);
    const name = event && (await trail.nameOf(event.by));
    if (event === undefined || name === undefined) return "";
    return ` That was ${name}, ${dayAndTime(event.at, venue)}.`;
  } catch (error) {
    log.warn({ venueId, bookingId: id, ...faultOf(error) }, "could not read who changed a booking");
    return "";
  }
}
