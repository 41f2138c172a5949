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

test.for([
  ["de", "habt ihr am 25. offen?", { date: "2026-11-25" }],
  ["de", "hättet ihr am 12. was für 4", { partySize: 4, date: "2026-12-12" }],
  ["de", "habt ihr den 28. geöffnet", { date: "2026-11-28" }],
  ["nl", "zijn jullie de 28e open?", { date: "2026-11-28" }],
  ["en", "could you do the 28th maybe for six", { partySize: 6, date: "2026-11-28" }],
] as const)(
  "one beyond what is counted at a table is, whatever follows: %s, %s",
  ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  },
);

test.for([
  ["de", "Tisch für 6, feiern den 30. Geburtstag"],
  ["nl", "tafel voor 6, de 30e verjaardag van mijn man"],
  ["en", "table for 6, it's the 20th birthday of my son"],
] as const)("a birthday's number is none: %s, %s", ([language, text]) => {
  expect(stated(text, { language }).date).toBeUndefined();
});
