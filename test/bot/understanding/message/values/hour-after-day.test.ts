import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { dinner, now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string, expecting: "date" | "time" = "date") =>
  understand(text, { now, language, expecting, draft: { partySize: 4 }, openings: dinner });

describe("of a party that is known, a number after the day is the hour:", () => {
  test.for([
    ["en", "tomorrow 7"],
    ["de", "morgen 19"],
    ["sv", "på torsdag, 7"],
    ["nb", "i morgen 7"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ date: "2026-11-19", time: "19:00" });
  });

  test.for([
    ["en", "tomorrow either 6 or 7"],
    ["de", "morgen entweder 18 oder 19"],
    ["fr", "demain soit 18 soit 19"],
    ["es", "mañana o 6 o 7"],
    ["it", "domani o 18 o 19"],
    ["nl", "morgen ofwel 6 of 7"],
    ["pt", "amanhã ou 18 ou 19"],
    ["sv", "imorgon antingen 6 eller 7"],
    ["nb", "i morgen enten 6 eller 7"],
  ] as const)("in %s, “%s” are two", ([language, text]) => {
    const two = { date: "2026-11-19", openReadings: { times: ["18:00", "19:00"] } };
    expect(read(language, text)).toMatchObject(two);
    expect(read(language, text, "time")).toMatchObject(two);
  });

  test.for([
    ["en", "tomorrow 4"],
    ["en", "tomorrow, 2 of us are vegan"],
    ["en", "friday 6 people"],
    ["en", "the 20th or 21st"],
    ["nb", "lørdag 21"],
    ["de", "Samstag 21"],
  ] as const)("in %s, “%s” has none", ([language, text]) => {
    expect(read(language, text).time).toBeUndefined();
  });
});
