import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("half past is said of the hour that is known:", () => {
  test.for([
    ["es", "nos ponemos más bien a y media", "19:30"],
    ["de", "lieber um halb", "19:30"],
    ["fr", "plutôt à la demie", "19:30"],
    ["fr", "et quart c'est possible ?", "19:15"],
    ["it", "meglio alla mezza", "19:30"],
    ["nl", "doe maar half", "19:30"],
    ["pt", "melhor às e meia", "19:30"],
    ["sv", "hellre halv", "19:30"],
    ["en", "make it half past instead", "19:30"],
  ] as const)("in %s, “%s”", ([language, text, time]) => {
    expect(read(language, text).time).toBe(time);
  });
});

test.for([
  ["de", "der Tisch ist nur halb frei"],
  ["nl", "we delen een half brood"],
  ["it", "una mezza porzione per il bimbo"],
] as const)("in %s, “%s” is no time", ([language, text]) => {
  expect(read(language, text).time).toBeUndefined();
});
