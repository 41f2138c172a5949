import { expect, test } from "vitest";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";

test.for([
  [{ firstName: "Anna", lastName: "Berg", phone: "+4790000000" }, { guestName: "Anna Berg" }],
  [{ lastName: "Berg" }, { guestName: "Berg" }],
  [{ phone: "+4790000000" }, {}],
  [{}, {}],
] as const)("of the guest %j the staff are told %j", ([guest, told]) => {
  const notice = { kind: "needsHuman", venueId: 1, reason: "asked", ...told };
  expect(needsHuman({ guest }, 1, "asked")).toEqual({ type: "notifyStaff", notice });
});
