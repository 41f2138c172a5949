import type { SeatRequest } from "#src/booking/service/capacity/party.ts";
import type { Proof } from "./can-seat.ts";
import type { Decision } from "./our-engine.ts";

export interface ExactEvening {
  /** Whom the exact policy takes: whoever fits with all it took before, in some seating. */
  readonly accepted: readonly SeatRequest[];
  /** What the solver says of the engine's refusals, each next to those whom the engine had taken by then. */
  readonly refusals: readonly Proof[];
  /** How often the solver left the exact policy itself without an answer, which then refuses. */
  readonly undecided: number;
}

/**
 * Exact re-seating, first come first served, beside the engine's own evening. What the engine accepts fits: it
 * shows the seating. So only its refusals need proof, until one of them proves wrong; from there on the two have
 * different guests, and the exact policy asks the solver about everyone.
 */
export function playExactly(
  decisions: readonly Decision[],
  canSeat: (parties: readonly SeatRequest[]) => Proof,
): ExactEvening {
  const ours: SeatRequest[] = [];
  const accepted: SeatRequest[] = [];
  const refusals: Proof[] = [];
  let undecided = 0;
  let parted = false;
  for (const { request, accepted: isOurs } of decisions) {
    const refusal = isOurs ? undefined : canSeat([...ours, request]);
    if (refusal) refusals.push(refusal);
    const proof = parted ? canSeat([...accepted, request]) : (refusal ?? "seated");
    if (isOurs) ours.push(request);
    if (proof === "seated") accepted.push(request);
    if (proof === "undecided") undecided++;
    if (proof === "seated" && !isOurs) parted = true;
  }
  return { accepted, refusals, undecided };
}
