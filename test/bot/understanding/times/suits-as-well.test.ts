import { describe, expect, test } from "vitest";
import { lunchAndDinner, stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-22", time: "20:00", partySize: 2 };

describe("an hour that suits as well is second to that of a table that is picked:", () => {
  test.for([
    ["en", "9pm would also be fine"],
    ["de", "21 Uhr ginge auch"],
    ["fr", "sinon 21h c'est correct aussi"],
    ["fr", "21h irait aussi"],
    ["es", "las 21 también me vale"],
    ["nl", "21 uur kan ook"],
    ["pt", "pode ser 21:00 tb"],
    ["sv", "kl 21 går också bra"],
    ["nb", "kl 21 går også bra"],
    ["da", "kl. 21 går også fint"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const expecting of ["name", "confirm"] as const) {
      const understood = stated(text, {
        language,
        draft,
        expecting,
        tablePicked: true,
        openings: lunchAndDinner,
      });
      expect(understood).toEqual({ otherwise: [{ time: "21:00" }] });
    }
  });

  test("without one it is the hour", () => {
    expect(stated("9pm would also be fine", { language: "en", expecting: "time" })).toMatchObject({
      time: "21:00",
    });
  });
});
