import { expect, test } from "vitest";
import { readTurnTimes, turnMinutes } from "#src/booking/service/capacity/turn-time.ts";

test.for([
  [1, 105],
  [2, 105],
  [3, 120],
  [4, 150],
  [40, 150],
] as const)("a party of %i stays for %i minutes", ([partySize, minutes]) => {
  const times = readTurnTimes({ "1-2": "PT1H45M", "3": "PT2H", "4+": "PT2H30M" });
  expect(turnMinutes(times, partySize)).toBe(minutes);
});

test("a party size without a turn time has none", () => {
  expect(turnMinutes(readTurnTimes({ "2-4": "PT2H" }), 5)).toBeUndefined();
});
