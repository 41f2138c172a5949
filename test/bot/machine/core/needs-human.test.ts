import { expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";
import { contextOf } from "#test/support/machine/facts.ts";

const context = contextOf();

test.for([
  [
    { firstName: "Anna", lastName: "Berg", phone: "+4790000000" },
    { guestName: "Anna Berg", phone: "+4790000000" },
  ],
  [{ lastName: "Berg" }, { guestName: "Berg" }],
  [{ phone: "+4790000000" }, { phone: "+4790000000" }],
  [{}, {}],
] as const)("of the guest %j the staff are told %j", ([guest, told]) => {
  const state = { ...initialState("en"), guest };
  const enquiry = { id: context.turnId, venueId: 1 };
  const step = needsHuman({ state, effects: [] }, 1, "asked", context);
  expect(step.effects).toEqual([
    { type: "writeStaff", word: { enquiry: { ...enquiry, ...told }, act: "asked" } },
  ]);
  expect(step.state.enquiry).toEqual(enquiry);
});

test("it goes on in the exchange there was, unless that was with another venue", () => {
  const enquiry = { id: "former", venueId: 1 };
  const state = { ...initialState("en"), enquiry };
  expect(needsHuman({ state, effects: [] }, 1, "refused", context).state.enquiry).toEqual(enquiry);
  expect(needsHuman({ state, effects: [] }, 2, "refused", context).state.enquiry).toEqual({
    id: context.turnId,
    venueId: 2,
  });
});
