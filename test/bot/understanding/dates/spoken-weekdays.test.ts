import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

/** Swedes hardly say the last letter of a weekday, and leave it out in a chat. */
test.for([
  ["bord för 6 på lörda kl sju", { partySize: 6, date: "2026-11-21", time: "19:00" }],
  ["kan vi komma på onsda, vi är tre", { partySize: 3, date: "2026-11-25" }],
  ["jag å grabben på söndag", { partySize: 2, date: "2026-11-22" }],
  ["bara jag å mannen imorn", { partySize: 2, date: "2026-11-19" }],
  ["bord för 2 idag tio över ett", { partySize: 2, date: "2026-11-18", time: "13:10" }],
  ["bord för 2 mitt på dan idag", { partySize: 2, date: "2026-11-18", time: "12:00" }],
] as const)("%s", ([text, values]) => {
  expect(stated(text, { language: "sv" })).toMatchObject(values);
});

test("about so many are no hour where a number of people is asked for", () => {
  expect(stated("ja du typ 5?", { language: "sv", expecting: "partySize" })).toEqual({ partySize: 5 });
  expect(stated("ikväll typ 7 för 4", { language: "sv" })).toMatchObject({ time: "19:00", partySize: 4 });
});

test.for([
  ["just me and my lad tomorrow", 2],
  ["me and my two lads tomorrow", 3],
] as const)("%s: %s", ([text, partySize]) => {
  expect(stated(text, { language: "en" }).partySize).toBe(partySize);
});
