import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-22", time: "20:00", partySize: 2 };

describe("beside a table that is held another hour is asked for:", () => {
  test.for([
    ["en", "what about earlier", "earlier"],
    ["en", "how about later?", "later"],
    ["en", "do you have later", "later"],
    ["de", "und früher?", "earlier"],
    ["de", "und etwas später?", "later"],
    ["de", "wie wäre es später", "later"],
    ["fr", "et plus tôt ?", "earlier"],
    ["es", "¿y más tarde?", "later"],
    ["it", "e prima?", "earlier"],
    ["pt", "e mais cedo?", "earlier"],
    ["nl", "wat dacht je van later", "later"],
    ["sv", "hur är det tidigare?", "earlier"],
    ["nb", "hva med tidligere?", "earlier"],
    ["nb", "og senere?", "later"],
    ["da", "hvad med tidligere?", "earlier"],
    ["da", "går det senere?", "later"],
  ] as const)("%s: %s", ([language, text, timeShift]) => {
    expect(stated(text, { language, draft, expecting: "name", tablePicked: true })).toEqual({ timeShift });
  });

  test.for([
    ["en", "what about later in the week"],
    ["de", "und später kommen noch zwei"],
    ["nb", "og senere kommer det to til"],
  ] as const)("but not by %s: %s", ([language, text]) => {
    const understood = stated(text, { language, draft, expecting: "name", tablePicked: true });
    expect(understood).not.toHaveProperty("timeShift");
  });
});
