import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const atHalfPastSeven = [
  ["en", "why not 7:30?"],
  ["de", "warum nicht 19:30?"],
  ["de", "wieso nicht um halb acht?"],
  ["fr", "pourquoi pas 19h30 ?"],
  ["es", "¿por qué no a las 7:30?"],
  ["it", "perché no alle 19:30?"],
  ["nl", "waarom niet half acht?"],
  ["pt", "porque não às 19:30?"],
  ["sv", "varför inte 19.30?"],
  ["nb", "hvorfor ikke 19.30?"],
] as const;

describe("“why not” before a time", () => {
  test.for(atHalfPastSeven)("suggests it where a time is asked for, in %s: %s", ([language, text]) => {
    const { intent, time, asksWhy } = understand(text, { now, language, expecting: "time" });
    expect({ intent, time, asksWhy }).toEqual({ intent: "inform", time: "19:30", asksWhy: undefined });
  });

  test.for(atHalfPastSeven)("changes the table at the summary, in %s: %s", ([language, text]) => {
    const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
    const shown = { now, language, expecting: "confirm", tablePicked: true, draft } as const;
    expect(understand(text, shown)).toMatchObject({ intent: "change", time: "19:30" });
  });

  test.for([
    ["en", "why not Saturday?"],
    ["de", "warum nicht am Samstag?"],
    ["fr", "pourquoi pas samedi ?"],
    ["es", "¿por qué no el sábado?"],
  ] as const)("suggests a day as well, in %s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "date" })).toMatchObject({ date: "2026-11-21" });
  });
});

test.for([
  ["en", "not 7:30"],
  ["de", "nicht um 19:30"],
  ["fr", "pas à 19h30"],
] as const)("“not” alone still turns it down, in %s: %s", ([language, text]) => {
  expect(understand(text, { now, language, expecting: "time" })).not.toHaveProperty("time");
});
