import { type Context, staffReach } from "./context.ts";
import type { Effect, Step } from "./effect.ts";
import type { EnquiryReason, GuestWord, OpenEnquiry } from "./enquiry.ts";
import { fullName } from "./guest-details.ts";
import { also } from "./reply.ts";
import type { State } from "./state.ts";

/**
 * Tells the staff that this guest needs a person, and who it is where they have told: in the exchange there was with
 * them, or a new one, which the chat remembers. Nobody is told where nobody ever reads it.
 */
export function needsHuman(
  step: Step<State>,
  venueId: number,
  reason: EnquiryReason,
  context: Context,
  said: Pick<GuestWord, "text" | "request"> = {},
): Step<State> {
  if (staffReach(venueId, context) === "nowhere") return step;
  const { state, effects } = step;
  const enquiry = enquiryWith(state, venueId, context);
  // A talk with another venue goes on.
  const next: State = state.enquiry?.isTalking ? state : { ...state, enquiry };
  return also({ state: next, effects }, writeStaff(state, enquiry, reason, said));
}

/** The chat's exchange with this venue. */
export function enquiryWith({ enquiry }: State, venueId: number, { turnId }: Context): OpenEnquiry {
  return enquiry?.venueId === venueId ? enquiry : { id: turnId, venueId };
}

/** Passes something on to the staff. */
export function writeStaff(
  { guest }: Pick<State, "guest">,
  { id, venueId }: OpenEnquiry,
  act: GuestWord["act"],
  said: Pick<GuestWord, "text" | "request"> = {},
): Effect {
  const guestName = fullName(guest);
  const { phone } = guest;
  const enquiry = {
    id,
    venueId,
    ...(guestName !== "" && { guestName }),
    ...(phone !== undefined && { phone }),
  };
  return { type: "writeStaff", word: { enquiry, act, ...said } };
}
