import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 2 } as const;
const read = (text: string, language: string) => understand(text, { now, expecting: null, draft, language });

describe("a proposal is told to the house:", () => {
  test.for([
    ["en", "I'm planning to propose", "I'm planning to propose"],
    ["en", "I'm going to ask her to marry me", "I'm going to ask her to marry me"],
    ["de", "ich will ihr einen Antrag machen", "ich will ihr einen Antrag machen"],
    ["fr", "je vais la demander en mariage ce soir-là", "je vais la demander en mariage"],
    ["es", "le voy a pedir matrimonio esa noche", "le voy a pedir matrimonio"],
    ["it", "quella sera le chiedo di sposarmi", "le chiedo di sposarmi"],
    ["nl", "ik ga haar ten huwelijk vragen", "ik ga haar ten huwelijk vragen"],
    ["pt", "vou pedi-la em casamento nessa noite", "vou pedi-la em casamento"],
    ["sv", "jag ska fria till henne den kvällen", "jag ska fria till henne"],
  ] as const)("%s: “%s”", ([language, text, comment]) => {
    expect(read(text, language)).toHaveProperty("comment", comment);
    expect(read(text, language)).not.toHaveProperty("undecided");
  });

  test("but a time that is proposed is one", () => {
    expect(read("I propose 8pm instead", "en")).not.toHaveProperty("comment");
    expect(read("I want to propose 8pm instead", "en")).not.toHaveProperty("comment");
  });
});

describe("that it is a surprise, and who must not know, stays together:", () => {
  test.for([
    ["en", "it's a surprise, don't tell her"],
    ["de", "es ist eine überraschung, nichts verraten"],
    ["fr", "c'est une surprise, ne lui dites rien"],
    ["es", "es una sorpresa, no le digáis nada"],
    ["it", "una sorpresa, non ditele niente"],
    ["nl", "het is een verrassing, niks tegen haar zeggen"],
    ["pt", "surpresa, não lhe digam nada"],
    ["sv", "det är en överraskning, säg inget till henne"],
  ] as const)("%s: “%s”", ([language, text]) => {
    expect(read(text, language)).toHaveProperty("comment", text);
  });
});

describe("who mourns and cannot celebrate any more wishes for nothing:", () => {
  test.for([
    ["en", "my mother died, we can't celebrate any more"],
    ["de", "meine mutter ist gestorben, wir können nicht mehr feiern"],
    ["fr", "ma mère est décédée, on ne peut plus faire la fête"],
    ["es", "se ha muerto mi madre, ya no podemos celebrar"],
    ["it", "è morta mia madre, non possiamo più festeggiare"],
    ["nl", "mijn moeder is overleden, we kunnen niet meer vieren"],
    ["pt", "a minha mãe morreu, já não podemos festejar"],
    ["sv", "min mamma har dött, vi kan inte fira längre"],
  ] as const)("%s: “%s”", ([language, text]) => {
    expect(read(text, language)).toHaveProperty("feeling", "sorrow");
    expect(read(text, language)).not.toHaveProperty("comment");
  });
});

test.for([
  ["de", "Hochstuhl am kommenden Freitag bitte", "Hochstuhl"],
  ["en", "by the way we need a high chair for the coming Saturday", "a high chair"],
  ["es", "una trona para el próximo viernes", "una trona"],
  ["pt", "uma cadeira de bebé para a próxima sexta", "uma cadeira de bebé"],
] as const)(
  "what belongs to the day after it is no part of a wish, %s: “%s”",
  ([language, text, comment]) => {
    expect(read(text, language)).toHaveProperty("comment", comment);
  },
);
