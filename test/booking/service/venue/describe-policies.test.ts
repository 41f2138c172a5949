import { expect, test } from "vitest";
import { describePolicies } from "#src/booking/service/venue/describe-policies.ts";
import { planOf, venueOf } from "#test/support/capacity/plans.ts";

const plan = (scenario: object = {}) => planOf([{ min: 1, max: 2 }], [], scenario);

test.for([
  {
    name: "the deadline for cancelling",
    venue: venueOf(plan(), { cancellationDeadline: "PT4H" }),
    told: "guests may cancel without a fee until 4 hours before the visit",
  },
  {
    name: "a fee, with its own currency",
    venue: venueOf(plan({ noShowFee: { amount: 20, per: "party", currency: "EUR" } }), { currency: "NOK" }),
    told: "Dinner: who does not come pays 20 EUR per party",
  },
  {
    name: "a fee in the venue's currency, from a party size on",
    venue: venueOf(plan({ noShowFee: { amount: 600, per: "guest", fromPartySize: 2 } }), { currency: "NOK" }),
    told: "Dinner: who does not come pays 600 NOK per guest, from 2 guests on",
  },
  {
    name: "a deposit",
    venue: venueOf(plan({ deposit: { amount: 200, per: "guest" } }), { currency: "NOK" }),
    told: "Dinner: a deposit of 200 NOK per guest, where guests can pay in the chat",
  },
  {
    name: "when nobody has come",
    venue: venueOf(plan(), { noShowAfter: "PT1H30M" }),
    told: "who is not marked as come is a no-show 1 hour, 30 minutes after the start",
  },
  {
    name: "that no-shows are left to the staff",
    venue: venueOf(plan()),
    told: "the staff decide who is a no-show",
  },
])("a house is told $name", ({ venue, told }) => {
  expect(describePolicies(venue)).toContain(told);
});

test("a house of a remote service, whose book is elsewhere, is told of nothing that happens there", () => {
  const { plan: _, ...venue } = venueOf(plan(), { noShowAfter: "PT1H" });
  expect(describePolicies(venue)).toEqual([]);
});
