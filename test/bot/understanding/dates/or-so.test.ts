import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("“oder so” names no Sunday", () => {
  test.for([
    ["heute abend halb acht oder so", { date: "2026-11-18", time: "19:30" }],
    ["für 4 oder so", { partySize: 4 }],
    ["um 8 oder so für 3", { time: "20:00", partySize: 3 }],
    ["20 uhr oder so, 2 personen", { time: "20:00", partySize: 2 }],
    ["so oder so", {}],
  ] as const)("%s", ([text, values]) => {
    const { openReadings: _, ...said } = stated(text, { language: "de" });
    expect(said).toEqual(values);
  });

  test.for([
    ["Samstag oder So", { date: "2026-11-21", dateTo: "2026-11-22" }],
    ["Sa oder So um 19 Uhr", { date: "2026-11-21", time: "19:00" }],
  ] as const)("but %s does", ([text, values]) => {
    expect(stated(text, { language: "de" })).toMatchObject(values);
  });
});
