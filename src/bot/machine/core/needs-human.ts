import type { Effect, Notice } from "./effect.ts";
import { fullName } from "./guest-details.ts";
import type { GuestDetails } from "./table.ts";

/** Tells the staff that this guest needs a person, and who it is where they have told. */
export function needsHuman(
  { guest }: { readonly guest: GuestDetails },
  venueId: number,
  reason: Extract<Notice, { kind: "needsHuman" }>["reason"],
): Effect {
  const guestName = fullName(guest);
  return {
    type: "notifyStaff",
    notice: { kind: "needsHuman", venueId, reason, ...(guestName !== "" && { guestName }) },
  };
}
