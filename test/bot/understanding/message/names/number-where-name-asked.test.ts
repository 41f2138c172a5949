import { describe, expect, test } from "vitest";
import { dinner, intentOf, stated } from "#test/bot/understanding/stated.ts";

const context = {
  expecting: "name",
  tablePicked: true,
  draft: { date: "2026-11-20", time: "19:00", partySize: 9 },
  openings: dinner,
} as const;

describe("where a name is asked for, a number that replaces another is no name; it is the party's where it is nearer to it:", () => {
  test.for([
    ["en", "ten then"],
    ["en", "make that 10 then"],
    ["en", "no, 10 rather"],
    ["de", "dann zehn"],
    ["de", "mach 10 draus"],
    ["de", "nein, lieber 10"],
    ["fr", "dix alors"],
    ["fr", "non, plutôt 10"],
    ["es", "diez entonces"],
    ["es", "no, mejor 10"],
    ["it", "dieci allora"],
    ["it", "no, meglio 10"],
    ["nl", "tien dan"],
    ["nl", "nee, liever 10"],
    ["pt", "dez então"],
    ["pt", "não, melhor 10"],
    ["sv", "tio då"],
    ["sv", "nej, hellre 10"],
    ["nb", "ti da"],
    ["nb", "nei, heller 10"],
    ["da", "ti så"],
    ["da", "nej, hellere 10"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { ...context, language })).toEqual({ partySize: 10 });
    expect(["change", "inform"]).toContain(intentOf(text, { ...context, language }));
  });
});

describe("nearer to the time it is the hour:", () => {
  test.for([
    ["en", "no, 8 rather"],
    ["de", "nein, lieber 8"],
    ["fr", "non, plutôt 8"],
    ["es", "no, mejor 8"],
    ["it", "no, meglio 8"],
    ["nl", "nee, liever 8"],
    ["pt", "não, melhor 8"],
    ["sv", "nej, hellre 8"],
    ["nb", "nei, heller 8"],
    ["da", "nej, hellere 8"],
  ] as const)("%s: %s", ([language, text]) => {
    const draft = { ...context.draft, partySize: 4 };
    expect(stated(text, { ...context, draft, language })).toEqual({ time: "20:00" });
    expect(["change", "inform"]).toContain(intentOf(text, { ...context, draft, language }));
  });
});

test("at the list of times the number is the party's too", () => {
  const offers = [{ time: "18:30" }, { time: "19:00" }, { time: "19:30" }];
  const draft = { date: "2026-11-20", partySize: 9 };
  const asked = { ...context, expecting: "slot", tablePicked: false, draft, offers } as const;
  expect(stated("make that 10 then", { ...asked, language: "en" })).toEqual({ partySize: 10 });
  expect(stated("mach 10 draus", { ...asked, language: "de" })).toEqual({ partySize: 10 });
});
