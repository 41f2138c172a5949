import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" } as const;
const asked = { now, country: "NO", expecting: "phone", tablePicked: true, draft } as const;
const atSummary = { ...asked, expecting: "confirm" } as const;

describe("a number that is taken back in the same breath is not kept:", () => {
  test.for([
    ["en", "0912 345 678 no wait thats my old one"],
    ["en", "0912 345 678 that's my old number"],
    ["es", "612 345 678 no espera, ese es el viejo"],
    ["fr", "06 12 34 56 78 ah non c'est mon ancien numéro"],
    ["it", "333 1234567 no aspetta è quello vecchio"],
    ["nl", "06 12345678 nee wacht dat is mijn oude"],
    ["pt", "912 345 678 não espera esse é o antigo"],
    ["sv", "070 123 45 67 nej vänta det är mitt gamla"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const understood = understand(text, { ...asked, language });
    expect(understood).toMatchObject({ intent: "deny", meant: "mistaken" });
    expect(understood).not.toHaveProperty("phone");
    expect(understood).not.toHaveProperty("comment");
    expect(understood).not.toHaveProperty("withoutPhone");
  });

  test("in de, “0171 2345678 ach nee das ist meine alte nummer”", () => {
    const text = "0171 2345678 ach nee das ist meine alte nummer";
    expect(understand(text, { ...asked, language: "de" })).not.toHaveProperty("phone");
  });
});

test("the other number, which is told beside the old one, is", () => {
  const text = "612 345 678 es mi numero antiguo, usa 612 345 679";
  expect(understand(text, { ...asked, language: "es" }).phone).toBe("+34612345679");
  const instead = "07700 900123 instead of my old one";
  expect(understand(instead, { ...asked, language: "en" }).phone).toBe("+447700900123");
});

describe("that the number which is shown is the old one is a correction:", () => {
  test.for([
    ["en", "that's my old number"],
    ["de", "das ist meine alte nummer"],
    ["es", "ese es el antiguo"],
    ["fr", "c'est mon ancien numéro"],
    ["it", "quello è il mio vecchio numero"],
    ["nl", "dat is mijn oude nummer"],
    ["pt", "esse é o meu número antigo"],
    ["sv", "det är mitt gamla nummer"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const understood = understand(text, { ...atSummary, language });
    expect(understood).toMatchObject({ intent: "deny", meant: "mistaken" });
    expect(understood).not.toHaveProperty("comment");
  });
});

describe("how a number ends is no party, and no number:", () => {
  test.for([
    ["en", "ends in 45 not 54"],
    ["de", "endet auf 132"],
    ["de", "die nummer endet auf 45, nicht 54"],
    ["es", "termina en 45 no en 54"],
    ["fr", "ça finit par 45 pas 54"],
    ["it", "finisce con 45 non 54"],
    ["nl", "eindigt op 45 niet 54"],
    ["pt", "termina em 45 não 54"],
    ["sv", "slutar på 45 inte 54"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    for (const context of [asked, atSummary]) {
      const understood = understand(text, { ...context, language });
      expect(understood).toMatchObject({ intent: "deny", meant: "mistaken" });
      expect(understood).not.toHaveProperty("partySize");
      expect(understood).not.toHaveProperty("phone");
    }
  });
});

describe("asked for a name, what somebody came for is none:", () => {
  test.for([
    ["en", "for parking"],
    ["de", "zum parken"],
    ["fr", "pour se garer"],
    ["it", "per parcheggiare"],
    ["nl", "om te parkeren"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const understood = understand(text, { ...asked, expecting: "name", language });
    expect(understood).toMatchObject({ intent: "question", topics: ["parking"] });
    expect(understood).not.toHaveProperty("firstName");
    expect(understood).not.toHaveProperty("lastName");
  });
});
