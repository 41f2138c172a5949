import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const asked = { now, expecting: "name", tablePicked: true } as const;

describe("asked for a name, the one of the other booking is", () => {
  test.for([
    ["en", "same name"],
    ["en", "same name as before please"],
    ["en", "the same as the other one"],
    ["de", "auf denselben Namen"],
    ["de", "gleicher Name wie vorhin"],
    ["fr", "au même nom"],
    ["fr", "le même que tout à l'heure"],
    ["es", "el mismo nombre"],
    ["es", "a nombre de la misma persona"],
    ["it", "allo stesso nome"],
    ["it", "lo stesso di prima"],
    ["nl", "op dezelfde naam als net"],
    ["pt", "no mesmo nome de antes"],
    ["sv", "i samma namn tack"],
    ["sv", "samma som nyss"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = understand(text, { ...asked, language });
    expect(said).toMatchObject({ intent: "inform", sameName: true });
    expect(said).not.toHaveProperty("firstName");
  });

  test.for([
    ["en", "same time but 8 people"],
    ["en", "Sam Eames"],
    ["fr", "même heure"],
    ["nl", "dezelfde tijd"],
    ["it", "Stefano Stesso"],
    ["it", "grazie lo stesso"],
  ] as const)("not told by %s “%s”", ([language, text]) => {
    expect(understand(text, { ...asked, language })).not.toHaveProperty("sameName");
  });
});

test.for([
  ["en", "Debbie Marsh like before", "Marsh"],
  ["de", "Debbie Marsh wie vorhin", "Marsh"],
  ["fr", "Paul Ney comme pour l'autre", "Ney"],
  ["es", "Ana Ruiz como la otra", "Ruiz"],
  ["it", "Anna Rossi come per l'altro", "Rossi"],
  ["nl", "Anna Bakker zoals net", "Bakker"],
  ["pt", "Ana Silva como na outra", "Silva"],
  ["sv", "Anna Lind som nyss", "Lind"],
] as const)("%s: “%s” is that name", ([language, text, lastName]) => {
  expect(understand(text, { ...asked, language })).toMatchObject({ lastName });
});
