import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const four = { partySize: 4 };

test.for([
  ["en", "7pmfor four", { time: "19:00", ...four }],
  ["en", "tomorrow 7pmfor4", { date: "2026-11-19", time: "19:00", ...four }],
  ["en", "at 8for two", { time: "20:00", partySize: 2 }],
  ["en", "8pmtonight", { date: "2026-11-18", time: "20:00" }],
  ["en", "7pmplease", { time: "19:00" }],
  ["en", "tomorrow at19:30for 3", { date: "2026-11-19", time: "19:30", partySize: 3 }],
  ["de", "19uhrzu viert", { time: "19:00", ...four }],
  ["de", "19 uhrzu viert", { time: "19:00", ...four }],
  ["de", "19:30uhrfür 4", { time: "19:30", ...four }],
  ["de", "morgen20 uhr", { date: "2026-11-19", time: "20:00" }],
  ["de", "Tisch um 8für 4", { time: "20:00", ...four }],
  ["fr", "20hpour 4", { time: "20:00", ...four }],
  ["fr", "20h30pour 4", { time: "20:30", ...four }],
  ["es", "21hpara 4", { time: "21:00", ...four }],
  ["es", "a las 9para 4", { time: "21:00", ...four }],
  ["it", "alle 20per 4", { time: "20:00", ...four }],
  ["nl", "19uurvoor 4", { time: "19:00", ...four }],
  ["nl", "20uurmet 4 personen", { time: "20:00", ...four }],
  ["pt", "20hpara 4", { time: "20:00", ...four }],
  ["sv", "kl 19för 4", { time: "19:00", ...four }],
] as const)("in %s, “%s” has a word on either side of the number", ([language, text, values]) => {
  expect(stated(text, { language })).toEqual(values);
});

test.for([
  ["en", "at8", "20:00"],
  ["de", "um8", "20:00"],
  ["de", "8uhr", "20:00"],
  ["de", "halb8", "19:30"],
  ["de", "viertel8", "19:15"],
  ["fr", "à8h", "20:00"],
  ["es", "alas8", "20:00"],
  ["it", "alle8", "20:00"],
  ["nl", "half8", "19:30"],
  ["pt", "às8", "20:00"],
  ["sv", "halv8", "19:30"],
] as const)("in %s, “%s” answers the question for the time", ([language, text, time]) => {
  expect(stated(text, { language, expecting: "time" })).toEqual({ time });
});

test.for(["AB12for", "room B8", "8forks", "mar1a", "4x4", "area51"])("%s stays what it is", (text) => {
  expect(stated(text)).toEqual({});
});
