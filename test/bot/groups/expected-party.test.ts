import { expect, test } from "vitest";
import { expectedParty } from "#src/bot/groups/expected-party.ts";

test.for([
  ["nobody has said anything", { comers: ["Anna"], absent: 0, reckoned: 4 }, 4],
  ["some have said yes", { comers: ["Anna", "Ben"], absent: 0, reckoned: 4 }, 4],
  ["one says no", { comers: ["Anna"], absent: 1, reckoned: 4 }, 3],
  ["more say yes than were reckoned with", { comers: ["A", "B", "C", "D", "E"], absent: 0, reckoned: 4 }, 5],
  ["more say yes, and some no", { comers: ["A", "B", "C", "D", "E"], absent: 2, reckoned: 4 }, 5],
  ["all say no", { comers: [], absent: 4, reckoned: 4 }, 1],
  ["it was agreed on fewer after a no", { comers: ["Anna"], absent: 1, reckoned: 4 }, 3],
] as const)("where %s", ([, round, party]) => {
  expect(expectedParty(round)).toBe(party);
});
