import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("an hour of the afternoon after a day needs no word where hours are counted on to 24:", () => {
  test.for([
    ["sv", "fredag 19"],
    ["sv", "bord fredag 19"],
    ["de", "Freitag 19"],
    ["de", "Freitag, 19"],
    ["nl", "vrijdag 19"],
    ["da", "fredag 19"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toEqual({ date: "2026-11-20", time: "19:00" });
  });

  test.for([
    ["en", "Friday 19"],
    ["es", "viernes 19"],
  ] as const)("and elsewhere where the time is asked for: in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language, expecting: "time" })).toEqual({ date: "2026-11-20", time: "19:00" });
  });

  test.for([
    ["sv", "fredag 20", { date: "2026-11-20" }],
    ["sv", "fredag den 18", { date: "2026-12-18" }],
    ["de", "Freitag der 18.", { date: "2026-12-18" }],
    ["sv", "lördag 18 personer", { date: "2026-11-21", partySize: 18 }],
    ["nl", "zaterdag 20 man", { date: "2026-11-21", partySize: 20 }],
    ["en", "Friday 19", { date: "2027-02-19" }],
  ] as const)(
    "but a day that comes soon, or one with its article, is that: in %s, “%s”",
    ([language, text, values]) => {
      expect(stated(text, { language })).toEqual(values);
    },
  );
});
