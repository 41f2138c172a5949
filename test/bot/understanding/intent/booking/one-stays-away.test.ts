import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

describe("that somebody else does not come cancels nothing, where it is said how many do", () => {
  test.for([
    ["fr", "mon beau-frère ne vient plus, on sera 6"],
    ["fr", "le copain de ma fille ne vient plus, on est 6"],
    ["fr", "Paul ne peut pas venir, nous serons 3"],
    ["en", "my boyfriend can't make it, we'll be 6"],
    ["de", "mein Bruder kommt nicht, wir sind 6"],
    ["es", "mi hermano no viene, seremos 6"],
    ["it", "mio fratello non viene, saremo in 6"],
    ["nl", "mijn broer komt niet, we zijn met 6"],
    ["pt", "o meu irmão não vem, seremos 6"],
    ["sv", "min bror kommer inte, vi blir 6"],
    ["nb", "broren min kommer ikke, vi blir 6"],
    ["da", "min bror kommer ikke, vi bliver 6"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(["inform", "change"]).toContain(intentOf(text, { language }));
  });

  test.for([
    ["en", "hiya, himself can't make it so there'll only be the three of us on Saturday"],
    ["en", "herself can't come, just 3 of us now"],
    ["de", "mein Mann kann nicht, wir sind also nur zu dritt am Samstag"],
    ["de", "der Opa schafft's nicht, wir sind nur noch 3"],
    ["fr", "mon mari ne peut pas venir, nous ne serons que trois samedi"],
    ["es", "mi marido no puede, así que seremos solo tres el sábado"],
    ["it", "mio marito non può venire, saremo solo in tre sabato"],
    ["nl", "mijn man kan niet, dus we zijn maar met drie zaterdag"],
    ["pt", "o meu marido não pode, seremos só três no sábado"],
    ["sv", "min man kan inte komma, så vi blir bara tre på lördag"],
  ] as const)("and is of the table that they have, long after it was booked: %s: %s", ([language, text]) => {
    expect(stated(text, { language })).toMatchObject({ partySize: 3 });
    expect(intentOf(text, { language })).toBe("change");
  });

  test.for([
    ["fr", "nous ne viendrons pas, on était 6"],
    ["en", "can't make it, we were 6"],
    ["de", "wir können nicht kommen, wir waren 6"],
  ] as const)("but who does not come themselves cancels: %s, %s", ([language, text]) => {
    expect(intentOf(text, { language })).toBe("cancel");
  });
});
