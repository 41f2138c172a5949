import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

describe("a name stands beside the number that is not given:", () => {
  test.for([
    ["en", "Amy Little, no number", "Amy", "Little"],
    ["en", "Amy, I'd rather not give my number", "Amy"],
    ["en", "no number, just put Amy", "Amy"],
    ["en", "just Amy, no phone please", "Amy"],
    ["de", "Karl Klein, keine Nummer", "Karl", "Klein"],
    ["de", "ohne Telefon bitte, nur Krause", "Krause"],
    ["es", "Ana Chico, sin número", "Ana", "Chico"],
    ["es", "sin teléfono, pon Marta", "Marta"],
    ["fr", "Zoe Petit, pas de numero", "Zoe", "Petit"],
    ["fr", "Lucas, je n'ai pas de numéro", "Lucas"],
    ["fr", "pas de numéro, mettez Lucas", "Lucas"],
    ["it", "Luca Piccolo, niente numero", "Luca", "Piccolo"],
    ["it", "niente telefono, metti Marta", "Marta"],
    ["it", "Luca Bianchi, preferisco non dare il numero", "Luca", "Bianchi"],
    ["nl", "Jan Klein, geen nummer", "Jan", "Klein"],
    ["nl", "geen nummer, zet maar Bakker", "Bakker"],
    ["nl", "Jan, mijn nummer geef ik liever niet", "Jan"],
    ["pt", "Zoe Pequeno, sem número", "Zoe", "Pequeno"],
    ["pt", "Sofia Lima, não tenho número", "Sofia", "Lima"],
    ["pt", "rui sem telefone", "Rui"],
    ["sv", "Eva Liten, inget nummer", "Eva", "Liten"],
    ["sv", "inget nummer, skriv Eva", "Eva"],
  ] as const)("in %s, “%s”", ([language, text, firstName, lastName]) => {
    const { comment, ...values } = stated(text, { language, expecting: "name", tablePicked: true });
    expect(values).toEqual({ firstName, ...(lastName && { lastName }), withoutPhone: true });
    expect(comment).toBeUndefined();
  });

  test.for([
    ["en", "no number"],
    ["de", "ohne Telefon"],
    ["fr", "pas de numéro"],
    ["pt", "sem número"],
    ["en", "take it"],
    ["en", "just two of us"],
    ["nl", "doe maar"],
    ["sv", "bara vi två"],
  ] as const)("but in %s, “%s” has none", ([language, text]) => {
    const values = stated(text, { language, expecting: "name", tablePicked: true });
    expect(values.firstName ?? values.lastName).toBeUndefined();
  });
});

describe("after a first name, a word for people is a family's with a capital letter:", () => {
  test.for([
    ["en", "Amy Little", "Amy", "Little"],
    ["en", "my name is Amy Little", "Amy", "Little"],
    ["de", "Peter Kind", "Peter", "Kind"],
  ] as const)("in %s, “%s”", ([language, text, firstName, lastName]) => {
    expect(stated(text, { language, expecting: "name" })).toEqual({ firstName, lastName });
  });
});

test.for([
  ["en", "don't have it on me"],
  ["en", "i don't know it by heart"],
  ["de", "hab ich nicht zur hand"],
  ["de", "hab die nummer grad nicht da"],
  ["fr", "je l'ai pas sous la main"],
  ["es", "no lo tengo a mano"],
  ["it", "non ce l'ho sottomano"],
  ["pt", "não tenho aqui comigo"],
  ["nl", "heb ik niet bij de hand"],
  ["sv", "har det inte till hands"],
] as const)("in %s, “%s” has none to give", ([language, text]) => {
  const { intent, comment, undecided } = understand(text, { now, language, expecting: "phone" });
  expect({ intent, comment, undecided }).toEqual({ intent: "deny" });
});

describe("what is asked before it leaves no number all the same:", () => {
  test.for([
    ["en", "do you have a table for 2 tomorrow at 8? name Ana, no phone"],
    ["pt", "tem mesa pra 2 amanhã 20h? nome Ana, sem telefone"],
    ["fr", "une table demain à 20h ? au nom de Anne, sans téléphone"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language })).toMatchObject({ withoutPhone: true });
  });

  test("but a question is none", () => {
    expect(stated("is it ok without a phone number?", { language: "en" })).not.toHaveProperty("withoutPhone");
  });
});
