import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["de", "Tisch um acht.", { time: "20:00" }],
  ["de", "Tisch für 2 am Samstag um 8.", { partySize: 2, date: "2026-11-21", time: "20:00" }],
  ["de", "Tisch für 2 am Samstag gegen halb acht.", { partySize: 2, date: "2026-11-21", time: "19:30" }],
  ["de", "Tisch um acht. Wir sind drei.", { partySize: 3, time: "20:00" }],
  ["de", "Wir sind drei. Um halb acht.", { partySize: 3, time: "19:30" }],
] as const)("a number before the stop of a sentence is no day: %s, %s", ([language, text, values]) => {
  expect(stated(text, { language })).toEqual(values);
});

test.for([
  ["de", "lieber am 12.", { date: "2026-12-12" }],
  ["de", "12. um acht passt", { date: "2026-12-12", time: "20:00" }],
  ["de", "Tisch für 4, 8. Dezember um acht.", { partySize: 4, date: "2026-12-08", time: "20:00" }],
] as const)("one that is led as a day or goes on is: %s, %s", ([language, text, values]) => {
  expect(stated(text, { language })).toEqual(values);
});
