import type { ClaimMessages } from "#src/bot/machine/core/claim-messages.ts";

const date = { type: "date", date: "2026-11-22" } as const;
const time = { type: "time", time: "19:00" } as const;
const reference = "K7QM-2XRF";

/** One example of each message about bookings of another chat. */
export const claims: ClaimMessages = {
  referenceElsewhere: { reference },
  askProof: { reference },
  claimed: {},
  claimKeptAway: { reference },
  claimOther: { reference },
  claimTooOften: {},
  takenOver: { venue: "Fjord", scenario: "Dinner", partySize: 4, date, time },
};
