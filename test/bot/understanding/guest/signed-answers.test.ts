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

describe("a whole name after a yes, whatever was asked", () => {
  test.for([
    ["en", "yes please, Jo Fox", "venue"],
    ["en", "yes, Jo Fox", "date"],
    ["de", "ja bitte, Anna Fuchs", "venue"],
    ["fr", "oui merci, Anne Dubois", "venue"],
    ["es", "sí por favor, Ana Ruiz", "partySize"],
    ["it", "sì grazie, Luca Bianchi", "venue"],
    ["nl", "ja graag, Jan de Vries", "venue"],
    ["pt", "sim por favor, Rui Costa", "venue"],
    ["sv", "ja tack, Lars Ek", "date"],
  ] as const)("is the guest's, %s: %s (%s)", ([language, text, expecting]) => {
    const [firstName, ...others] = text.split(", ")[1]?.split(" ") ?? [];
    expect(stated(text, { language, expecting })).toEqual({ firstName, lastName: others.join(" ") });
  });

  test.for([
    ["en", "Yes, Friday Night", "partySize"],
    ["en", "Ok, Four People", "venue"],
    ["en", "Yes, Perfect", "venue"],
    ["de", "Ja, Vier Personen", "venue"],
    ["de", "Ja, Samstag Abend", "venue"],
  ] as const)("is none where it is a value or a courtesy, %s: %s (%s)", ([language, text, expecting]) => {
    expect(stated(text, { language, expecting })).not.toHaveProperty("firstName");
  });
});
