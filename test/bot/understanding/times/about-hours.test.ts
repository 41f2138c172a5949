import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["de", "so um die sieben", "19:00"],
  ["es", "unas ocho", "20:00"],
  ["pt", "umas oito", "20:00"],
  ["pt", "aí umas oito", "20:00"],
] as const)(
  "about so many, said of a table whose party is known, is the hour: in %s, “%s”",
  ([language, text, time]) => {
    const draft = { partySize: 4 };
    expect(stated(text, { language, expecting: "date", draft })).toEqual({ time });
    expect(stated(text, { language, expecting: "time", draft })).toEqual({ time });
  },
);

test.for([
  ["de", "so um die sieben", 7],
  ["pt", "umas oito", 8],
] as const)("and where the party is asked for, so many come: in %s, “%s”", ([language, text, partySize]) => {
  expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize });
});

test.for([
  ["sv", "halv sju", "18:30"],
  ["sv", "sju och en halv", "19:30"],
] as const)("half hours, in %s: %s", ([language, text, time]) => {
  expect(stated(text, { language, expecting: "time" })).toEqual({ time });
});

test.for(["am viertel ab sieben", "viertel über sieben", "viertel nach sieben"])(
  "a quarter past, as Swiss and Austrians say it: “%s”",
  (text) => {
    expect(stated(text, { language: "de" })).toEqual({ time: "19:15" });
  },
);

test.for([
  ["de", "so gega siebene", "19:00"],
  ["en", "oh about seven I should think", "19:00"],
] as const)("asked for the time, in %s: “%s”", ([language, text, time]) => {
  expect(stated(text, { language, expecting: "time" })).toEqual({ time });
});
