import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

describe("a name after a yes", () => {
  test.for([
    ["en", "yes, Kim."],
    ["en", "Yes please, Kim"],
    ["de", "Ja, Kim"],
    ["fr", "Oui, Kim"],
    ["es", "Sí, Kim"],
    ["it", "Sì, Kim"],
    ["nl", "Ja, Kim"],
    ["pt", "Sim, Kim"],
    ["sv", "Ja, Kim"],
  ] as const)("signs it, %s: %s", ([language, text]) => {
    expect(stated(text, { language, expecting: "confirm" })).toEqual({ firstName: "Kim" });
    expect(intentOf(text, { language, expecting: "confirm" })).toBe("affirm");
  });

  test.for([
    ["en", "Yes, Perfect"],
    ["en", "Yes, Thanks"],
    ["de", "Ja, Danke"],
    ["fr", "Oui, Merci"],
    ["es", "Sí, Gracias"],
    ["it", "Sì, Grazie"],
    ["nl", "Ja, Graag"],
    ["pt", "Sim, Obrigado"],
    ["sv", "Ja, Tack"],
  ] as const)("is none where it is a courtesy, %s: %s", ([language, text]) => {
    expect(stated(text, { language, expecting: "confirm" })).toEqual({});
  });
});
