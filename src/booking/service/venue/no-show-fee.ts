import type { Booking } from "#src/booking/contract/booking.ts";
import type { PlannedVenue } from "./venue.ts";

type NoShowFee = NonNullable<Booking["noShowFee"]>;

interface Party {
  readonly scenarioId: number;
  readonly partySize: number;
}

/** What the venue's policy takes from a party of this size that does not come, in units of its currency. */
function feeByPolicy(venue: PlannedVenue, { scenarioId, partySize }: Party): NoShowFee | undefined {
  const policy = venue.plan.scenarios.find(({ id }) => id === scenarioId)?.noShowFee;
  if (!policy || partySize < (policy.fromPartySize ?? 1)) return undefined;
  return { amountToCapture: policy.per === "guest" ? policy.amount * partySize : policy.amount };
}

/**
 * The fee of a booking: what its client says, else the policy's. One that a client only sends back as it was fetched
 * follows the policy when the party changes.
 */
export function feeOf(
  venue: PlannedVenue,
  given: NoShowFee | undefined,
  party: Party,
  before?: Party,
): NoShowFee | undefined {
  const old = before && feeByPolicy(venue, before);
  const isOld = old !== undefined && given?.amountToCapture === old.amountToCapture;
  if (given === undefined || isEmpty(given)) return feeByPolicy(venue, party);
  if (!isOld) return given;
  const { amountToCapture: _, ...others } = given;
  const fee = { ...others, ...feeByPolicy(venue, party) };
  return isEmpty(fee) ? undefined : fee;
}

function isEmpty(fee: NoShowFee): boolean {
  return Object.keys(fee).length === 0;
}
