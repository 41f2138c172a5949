import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");

/** The name in the answer to the question for one. */
function nameIn(text: string, language: string) {
  const { firstName, lastName } = understand(text, { now, language, expecting: "name", tablePicked: true });
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

describe("a name that is spelled out is read as one word:", () => {
  test.for([
    ["en", "B-R-A-N-D-T", "Brandt"],
    ["en", "B R A N D T", "Brandt"],
    ["en", "Brandt, B-R-A-N-D-T", "Brandt"],
    ["en", "it's Brandt, spelled B R A N D T", "Brandt"],
    ["en", "Anna Brandt with dt", "Anna Brandt"],
    ["en", "Anna with two n", "Anna"],
    ["de", "Brandt mit dt", "Brandt"],
    ["de", "Meier mit ei", "Meier"],
    ["fr", "Brandt avec d t", "Brandt"],
    ["es", "Ana con una n", "Ana"],
    ["it", "Anna con due n", "Anna"],
    ["nl", "Brandt met dt", "Brandt"],
    ["pt", "Ana com um n", "Ana"],
    ["sv", "Brandt med dt", "Brandt"],
    ["en", "J. R. R. Tolkien", "J. R. R. Tolkien"],
    ["en", "Anne-Marie", "Anne-Marie"],
    ["en", "Jonas from Acme", "Jonas"],
    ["de", "Jonas Berg aus Bergen", "Jonas Berg"],
    ["fr", "Jean de chez Acme", "Jean"],
    ["nl", "Jan van Dijk", "Jan van Dijk"],
    ["en", "Anna and Tom", "Anna and Tom"],
  ] as const)("in %s, “%s”", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });
});

test.for([
  ["en", "this evening, I mean"],
  ["de", "heute Abend, meine ich"],
  ["fr", "ce soir, je veux dire"],
  ["es", "esta noche, quiero decir"],
  ["it", "stasera, intendo"],
  ["nl", "vanavond, bedoel ik"],
  ["pt", "hoje à noite, quero dizer"],
  ["sv", "i kväll, menar jag"],
  ["de", "nimm mich von der Liste"],
  ["fr", "enlève-moi de la liste"],
  ["it", "toglimi dalla lista"],
  ["nl", "haal me van de lijst"],
  ["pt", "tira-me da lista"],
] as const)("in %s “%s” is no name", ([language, text]) => {
  expect(nameIn(text, language)).toBe("");
});
