import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, expecting: null, language });

describe("what was bad about a meal is a complaint, whenever it was:", () => {
  test.for([
    ["en", "the food last night was awful"],
    ["nb", "maten i går var elendig"],
    ["da", "maden i går var elendig"],
    ["sv", "maten igår var usel"],
    ["de", "das Essen gestern war furchtbar"],
    ["nl", "het eten gisteren was vreselijk"],
    ["fr", "le repas d'hier soir était vraiment froid"],
    ["fr", "c'était immangeable hier soir"],
    ["es", "la comida de ayer estaba malísima"],
    ["it", "il cibo di ieri era pessimo"],
    ["pt", "a comida de ontem estava péssima"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "human", feeling: "complaint" });
  });

  test.for([
    ["en", "the food last night was amazing"],
    ["en", "is the food bad?"],
  ] as const)("but in %s, “%s” is none", ([language, text]) => {
    expect(read(text, language).feeling).toBeUndefined();
  });
});

describe("who wants to be called wants a person:", () => {
  test.for([
    ["en", "call me please"],
    ["de", "kann mich jemand zurückrufen?"],
    ["fr", "quelqu'un peut m'appeler ?"],
    ["pt", "alguém me pode ligar?"],
    ["da", "ring til mig tak"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(text, language).intent).toBe("human");
  });
});

test("a quarter of an hour late is late", () => {
  expect(read("vamos a llegar un cuarto de hora tarde", "es").late).toEqual({ minutes: 15 });
});
