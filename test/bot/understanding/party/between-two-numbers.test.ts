import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("asked how many come, between two numbers are people and no hours:", () => {
  test.for([
    ["en", "we'll be between 6 and 8"],
    ["de", "wir sind zwischen 6 und 8 Leute"],
    ["fr", "on sera entre 6 et 8"],
    ["es", "seremos entre 6 y 8"],
    ["it", "saremo tra i 6 e gli 8"],
    ["nl", "tussen de 6 en 8"],
    ["pt", "seremos entre 6 e 8"],
    ["sv", "vi blir mellan 6 och 8"],
    ["nb", "vi blir mellom 6 og 8"],
  ] as const)("%s: %s", ([language, text]) => {
    const { partySize, partyFrom, timeFrom } = understand(text, { now, language, expecting: "partySize" });
    expect({ partySize, partyFrom, timeFrom }).toEqual({ partySize: 8, partyFrom: 6, timeFrom: undefined });
  });
});
