import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-28", time: "19:00" } as const;
const atName = { expecting: "name", tablePicked: true, draft } as const;

describe("whether later is possible is asked of the table that is picked:", () => {
  test.for([
    ["en", "any chance later?"],
    ["en", "any chance of something later?"],
    ["de", "ginge auch später?"],
    ["fr", "plus tard c'est possible ?"],
    ["es", "¿más tarde es posible?"],
    ["it", "più tardi è possibile?"],
    ["nl", "later ook mogelijk?"],
    ["pt", "mais tarde dá?"],
    ["sv", "går det senare?"],
    ["nb", "er senere mulig?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language, ...atName })).toEqual({ timeShift: "later" });
  });
});

test("“see you later” moves nothing", () => {
  expect(stated("see you later", { language: "en", ...atName })).not.toHaveProperty("timeShift");
});

describe("“otherwise half an hour later” is a second choice, and nobody's name:", () => {
  test.for([
    ["en", "otherwise half an hour later"],
    ["de", "sonst eine halbe Stunde später"],
    ["nl", "en anders een half uurtje later"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language, ...atName })).toMatchObject({ otherwise: [{ time: "19:30" }] });
    expect(stated(text, { language, ...atName })).not.toHaveProperty("timeShift");
    expect(stated(text, { language, ...atName })).not.toHaveProperty("firstName");
  });

  test("but Anders is one", () => {
    expect(stated("Anders de Boer", { language: "nl", ...atName })).toMatchObject({ firstName: "Anders" });
  });
});

describe("20, by the hours counted to 24, is eight o'clock beside those that are offered:", () => {
  const offers = [{ time: "19:15" }, { time: "20:00" }];
  test.for([
    ["sv", "20 då"],
    ["de", "dann 20"],
    ["nl", "dan maar 20"],
    ["fr", "20 alors"],
    ["it", "allora 20"],
    ["pt", "então 20"],
    ["nb", "20 da"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language, expecting: "slot", draft, offers })).toEqual({ time: "20:00" });
  });

  test.for([
    ["sv", "vi blir 20"],
    ["de", "wir sind doch 20"],
    ["en", "20 people"],
  ] as const)("%s: “%s” is how many come", ([language, text]) => {
    expect(stated(text, { language, expecting: "slot", draft, offers })).toEqual({ partySize: 20 });
  });
});

test("question marks alone want what was asked explained, or how it all goes", () => {
  expect(intentOf("???", { language: "en" })).toBe("help");
  expect(stated("??", { language: "en", ...atName })).toEqual({ asksWhy: true });
});
