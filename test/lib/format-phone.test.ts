import { expect, test } from "vitest";
import { formatPhone } from "#src/lib/format-phone.ts";

test.for([
  ["+4790012345", "+47 90 01 23 45"],
  ["+33612345678", "+33 6 12 34 56 78"],
  ["+46701234567", "+46 70 123 45 67"],
  ["+491701234567", "+49 170 1234567"],
  ["+99912345", "+99912345"],
  ["4790012345", "4790012345"],
  ["", ""],
] as const)("%s is read as %s", ([phone, shown]) => {
  expect(formatPhone(phone)).toBe(shown);
});
