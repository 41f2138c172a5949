import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("of two times that suit alike the first is taken, and the other where it is gone:", () => {
  test.for([
    ["en", "7 or 7.30 whichever", "19:30"],
    ["en", "7 or 7:30, either is fine", "19:30"],
    ["de", "19 oder 20 Uhr, ist egal", "20:00"],
    ["fr", "19h ou 20h peu importe", "20:00"],
    ["es", "a las 7 o a las 8, da igual", "20:00"],
    ["it", "alle 7 o alle 8, è uguale", "20:00"],
    ["nl", "7 uur of half 8, maakt niet uit", "19:30"],
    ["pt", "às 7 ou às 8, tanto faz", "20:00"],
    ["sv", "7 eller 8, spelar ingen roll", "20:00"],
    ["nb", "7 eller 8, det samme", "20:00"],
  ] as const)("%s: %s", ([language, text, other]) => {
    const values = stated(text, { language, expecting: "time" });
    expect(values).toEqual({ time: "19:00", otherwise: [{ time: other }] });
  });
});
