import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, expecting: Expecting, text: string) =>
  understand(text, { now, language, expecting, tablePicked: true, country: "NO" });

describe("the number that was asked for is heard beside a question", () => {
  test.for([
    ["en", "917 555 0133, its a US number. will you guys text me a confirmation?", "+19175550133"],
    [
      "fr",
      "Alors c'est le 06 45 00 11 22, un numéro français donc, vous avez un vestiaire ?",
      "+33645001122",
    ],
    ["pt", "O meu número é o +351 912 000 456. Já agora, têm uma cadeira para o menino?", "+351912000456"],
    [
      "de",
      "Meine Nummer ist die +49 151 23456789, aber abends bin ich schlecht zu erreichen. Haben Sie Parkplätze?",
      "+4915123456789",
    ],
    ["es", "Es el +34 622 000 145, el del trabajo. ¿Hay sitio para aparcar?", "+34622000145"],
    ["it", "È il +39 333 1234567, quello di mia moglie. C'è un parcheggio?", "+393331234567"],
    ["nl", "Het is +31 6 12345678, van mijn vrouw. Is er parkeerruimte?", "+31612345678"],
    ["sv", "Det är +46 70 123 45 67, min frus. Finns det parkering?", "+46701234567"],
  ] as const)("%s: %s", ([language, text, phone]) => {
    const { intent, topics, asksMore, ...said } = read(language, "phone", text);
    expect(said.phone).toBe(phone);
    expect({ intent, isAsked: topics !== undefined || asksMore === true }).toEqual({
      intent: "question",
      isAsked: true,
    });
  });
});

describe("a name ends with its sentence", () => {
  test.for([
    ["nl", "De Wit. en geen telefoonnummer", { lastName: "De Wit" }],
    ["nl", "De Wit en geen telefoonnummer", { lastName: "De Wit" }],
    ["de", "Jonas Wittmann. und keine Nummer", { firstName: "Jonas", lastName: "Wittmann" }],
    ["sv", "Arne Lind. och inget nummer", { firstName: "Arne", lastName: "Lind" }],
  ] as const)("before the refusal of a number, in %s: %s", ([language, text, name]) => {
    expect(read(language, "name", text)).toMatchObject({ ...name, withoutPhone: true });
  });

  test.for([
    ["en", "de rien. Is there parking?"],
    ["fr", "de rien. Il y a un parking ?"],
    ["es", "madre mía. ¿Hay parking?"],
  ] as const)("and a courtesy is nobody's, in %s: %s", ([language, text]) => {
    const { firstName, lastName } = read(language, "name", text);
    expect([firstName, lastName]).toEqual([undefined, undefined]);
  });
});

describe("a name that is set right takes the place of the wrong one", () => {
  test.for([
    ["en", "The name is wrong, I'm not called Oslo. I'm Arnold Vance.", "Arnold", "Vance"],
    ["de", "Der Name ist falsch, ich heiße nicht Oslo. Ich heiße Armin Vogel.", "Armin", "Vogel"],
    ["fr", "Le nom est faux, je ne m'appelle pas Oslo. Je m'appelle Armand Vasseur.", "Armand", "Vasseur"],
    ["es", "El nombre está mal, no me llamo Oslo. Me llamo Armando Vázquez.", "Armando", "Vázquez"],
    ["it", "Il nome è sbagliato, non mi chiamo Oslo. Mi chiamo Armando Vasco.", "Armando", "Vasco"],
    ["nl", "De naam klopt niet, ik heet geen Oslo. Ik heet Arend Visser.", "Arend", "Visser"],
    [
      "pt",
      "O nome está errado, eu não me chamo Oslo. Chamo-me Armindo Vasconcelos.",
      "Armindo",
      "Vasconcelos",
    ],
    ["sv", "Namnet är fel, jag heter inte Oslo. Jag heter Arne Wester.", "Arne", "Wester"],
  ] as const)("%s: %s", ([language, text, firstName, lastName]) => {
    expect(read(language, "confirm", text)).toMatchObject({ intent: "inform", firstName, lastName });
  });
});

test.for([
  ["sv", "Du kan skriva det på mig, jag heter Birgitta Lindqvist, och så får jag väl se om min man kommer"],
  ["en", "put it under me then, my name is Birgitta Lindqvist, and we'll see whether he comes"],
  ["de", "Schreiben Sie mich auf, ich heiße Birgitta Lindqvist, und dann sehen wir, ob er mitkommt"],
] as const)("a name that is announced in a clause is heard, in %s: %s", ([language, text]) => {
  expect(read(language, "name", text)).toMatchObject({ firstName: "Birgitta", lastName: "Lindqvist" });
});
