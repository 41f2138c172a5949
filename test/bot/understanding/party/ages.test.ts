import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

describe("an age is no party, and a birthday is told to the house:", () => {
  test.for([
    ["en", "a table on sunday, my mum turns 90", "my mum turns 90"],
    ["en", "a table on sunday, my mum will be 90", "my mum will be 90"],
    ["en", "a table on sunday, she'll be 90", "she'll be 90"],
    ["de", "Tisch am Sonntag, meine Mutter wird 90", "meine Mutter wird 90"],
    ["de", "Tisch am Sonntag, weil sie doch 90 wird", "weil sie doch 90 wird"],
    ["fr", "une table dimanche, ma mère aura 90 ans", "ma mère aura 90 ans"],
    ["fr", "une table dimanche, ma mère fête ses 90", "ma mère fête ses 90"],
    ["es", "una mesa el domingo, mi madre cumple 90", "mi madre cumple 90"],
    ["es", "una mesa el domingo, mi abuela cumplirá 90", "mi abuela cumplirá 90"],
    ["it", "un tavolo domenica, mia madre compie 90", "mia madre compie 90"],
    ["nl", "een tafel zondag, mijn moeder wordt 90", "mijn moeder wordt 90"],
    ["pt", "uma mesa no domingo, a minha mãe faz 90", "a minha mãe faz 90"],
    ["pt", "uma mesa no domingo, a minha mãe vai fazer 90", "a minha mãe vai fazer 90"],
    ["sv", "ett bord på söndag, mamma fyller 90", "mamma fyller 90"],
    ["sv", "ett bord på söndag, mamma blir 90", "mamma blir 90"],
    ["nb", "et bord på søndag, mamma blir 90", "mamma blir 90"],
    ["da", "et bord på søndag, min mor bliver 90", "min mor bliver 90"],
  ] as const)("%s: %s", ([language, text, comment]) => {
    const said = read(text, language);
    expect(said.comment).toBe(comment);
    expect(said.partySize).toBeUndefined();
  });

  test("and cuts no wish that it is the reason of", () => {
    const text = "Könnten Sie vielleicht eine Kerze auf den Nachtisch stellen, weil sie doch 90 wird?";
    expect(read(text, "de")).toMatchObject({ comment: text.slice(0, -1) });
  });

  test("beside the party it leaves that", () => {
    const answer = { now, language: "de", expecting: "partySize" } as const;
    expect(understand("8, die Oma wird 90", answer).partySize).toBe(8);
  });
});

describe("how many they will be is the party:", () => {
  test.for([
    ["en", "a table on sunday, we will be 12", 12],
    ["en", "my wife and I and our son will be 3", 3],
    ["de", "ein Tisch am Sonntag, es werden 6", 6],
    ["nl", "een tafel zondag, het wordt 6", 6],
    ["pt", "reserva para sexta, vai fazer 6 pessoas", 6],
    ["sv", "ett bord på söndag, vi blir 12", 12],
    ["nb", "et bord på søndag, vi blir 12", 12],
    ["da", "et bord på søndag, vi bliver 12", 12],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(read(text, language).partySize).toBe(partySize);
  });
});

test.for([
  ["de", "Tisch für die Weihnachtsfeier", "für die Weihnachtsfeier"],
  ["en", "a table for our christmas do", "for our christmas do"],
] as const)("what they celebrate is told to the house (%s: %s)", ([language, text, comment]) => {
  expect(read(text, language).comment).toBe(comment);
});
