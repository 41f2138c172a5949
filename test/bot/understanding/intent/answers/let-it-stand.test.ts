import { expect, test } from "vitest";
import { intentOf } from "#test/bot/understanding/stated.ts";

test.for(["ok si", "ok sí", "ok si porfa", "vale si gracias"])("“%s” agrees", (text) => {
  expect(intentOf(text, { language: "es", expecting: "confirm", tablePicked: true })).toBe("affirm");
});

test.for(["ok si puede ser a las 9", "vale si no hay otra", "ok si me dejáis pensarlo"])(
  "“%s” is on a condition, and agrees to nothing",
  (text) => {
    expect(intentOf(text, { language: "es", expecting: "confirm", tablePicked: true })).not.toBe("affirm");
  },
);

test.for(["laat maar staan", "ok laat maar zo", "laat maar staan. zet erbij dat er een rolstoel komt"])(
  "“%s” leaves the table as it is, and calls nothing off",
  (text) => {
    for (const expecting of ["confirm", null] as const)
      expect(["cancel", "affirm", "deny"]).not.toContain(intentOf(text, { language: "nl", expecting }));
  },
);
