import { describe, expect, test } from "vitest";
import { feeOf } from "#src/booking/service/venue/no-show-fee.ts";
import { hasPlan } from "#src/booking/service/venue/venue.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

const [venue] = testVenues.filter(hasPlan);
if (!venue) throw new Error("there is a venue with a plan");
const [dinner, lunch] = [11, 12];
const perParty = {
  ...venue,
  plan: {
    ...venue.plan,
    scenarios: venue.plan.scenarios.map((scenario) => ({
      ...scenario,
      noShowFee: { amount: 300, per: "party" as const },
    })),
  },
};

describe("feeOf", () => {
  test("is the policy's, for each guest, where the client says nothing", () => {
    expect(feeOf(venue, undefined, { scenarioId: lunch, partySize: 2 })).toEqual({ amountToCapture: 100 });
    expect(feeOf(venue, {}, { scenarioId: lunch, partySize: 2 })).toEqual({ amountToCapture: 100 });
  });

  test("is the policy's for the party as a whole", () => {
    expect(feeOf(perParty, undefined, { scenarioId: lunch, partySize: 2 })).toEqual({ amountToCapture: 300 });
  });

  test("is none where there is no policy, or not for so small a party", () => {
    expect(feeOf(venue, undefined, { scenarioId: dinner, partySize: 2 })).toBeUndefined();
    expect(feeOf(venue, undefined, { scenarioId: lunch, partySize: 1 })).toBeUndefined();
  });

  test("is what the client says", () => {
    const given = { amountPreAuthorized: 20, amountToCapture: 5 };
    expect(feeOf(venue, given, { scenarioId: lunch, partySize: 2 })).toEqual(given);
    expect(feeOf(venue, given, { scenarioId: dinner, partySize: 2 })).toEqual(given);
  });

  test("follows the policy when the client sends it back as it was fetched", () => {
    const [one, two] = [1, 2].map((partySize) => ({ scenarioId: lunch, partySize }));
    if (!one || !two) throw new Error("unreachable");
    const fetched = { amountPreAuthorized: 20, amountToCapture: 100 };
    expect(feeOf(venue, fetched, two, two)).toEqual(fetched);
    expect(feeOf(venue, fetched, one, two)).toEqual({ amountPreAuthorized: 20 });
    expect(feeOf(venue, { amountToCapture: 99 }, one, two)).toEqual({ amountToCapture: 99 });
  });
});
