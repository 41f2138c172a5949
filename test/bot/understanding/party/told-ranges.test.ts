import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) => understand(text, { now, language, expecting: "date" });

describe("who are so many to so many are people, whatever was asked:", () => {
  test.for([
    ["en", "we'd be 12 to 14"],
    ["de", "wir sind 12 bis 14"],
    ["es", "somos de 12 a 14"],
    ["fr", "on sera 12 à 14"],
    ["nl", "we zijn met 12 tot 14"],
    ["pt", "somos 12 a 14"],
    ["sv", "vi blir 12 till 14"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { partyFrom, partySize, time, timeTo } = read(language, text);
    expect({ partyFrom, partySize, time, timeTo }).toEqual({ partyFrom: 12, partySize: 14 });
  });
});

describe("what is told with an hour keeps it:", () => {
  test.for([
    ["fr", "on sera 4 à 20h", { partySize: 4, time: "20:00" }],
    ["fr", "on est 4 à 8", { partySize: 4, time: "20:00" }],
    ["de", "wir wären von 6 bis 8 da", { timeFrom: "18:00", timeTo: "20:00" }],
    ["nl", "we zijn met 4 tot 10 uur", { partySize: 4, timeTo: "22:00" }],
  ] as const)("in %s, “%s”", ([language, text, values]) => {
    expect(read(language, text)).toMatchObject(values);
  });
});
