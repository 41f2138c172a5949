import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { now } from "#test/bot/understanding/stated.ts";

const asked: readonly Expecting[] = ["partySize", "slot", "confirm", null];

describe("a sigh is no no, whatever was asked:", () => {
  test.for([
    ["en", "oh no :("],
    ["en", "aww no"],
    ["de", "oh nein"],
    ["fr", "oh non"],
    ["es", "ay no"],
    ["it", "oh no..."],
    ["nl", "o nee"],
    ["pt", "ah não"],
    ["sv", "åh nej"],
    ["nb", "å nei"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const expecting of asked)
      expect(understand(text, { now, language, expecting })).toMatchObject({
        intent: "other",
        feeling: "sorrow",
      });
  });

  test.for([
    ["en", "no"],
    ["en", "oh no, cancel it"],
    ["de", "nein"],
    ["it", "no no"],
  ] as const)("but “%s: %s” is none", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "confirm" }).intent).not.toBe("other");
  });
});
