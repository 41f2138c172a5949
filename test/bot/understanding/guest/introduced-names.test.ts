import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) => understand(text, { now, language, expecting: null });

describe("who begins with their given name presents themselves, in small letters too:", () => {
  test.for([
    ["en", "hi its kelly, table for two friday at 7", "Kelly"],
    ["de", "hallo hier ist die petra, tisch für 2 am freitag um 19 uhr", "Petra"],
    ["de", "hier ist der bernd, tisch für 2 am freitag um 19 uhr", "Bernd"],
    ["fr", "bonjour c'est julie, une table pour deux vendredi à 19h", "Julie"],
    ["es", "hola soy la marta, mesa para dos el viernes a las 8", "Marta"],
    ["it", "ciao sono giulia, un tavolo per due venerdì alle 20", "Giulia"],
    ["nl", "hoi met sanne, tafel voor twee vrijdag om 19 uur", "Sanne"],
    ["pt", "olá sou a marta, mesa para dois na sexta às 20h", "Marta"],
    ["sv", "hej det är karin, bord för två på fredag kl 19", "Karin"],
  ] as const)("in %s, “%s”", ([language, text, firstName]) => {
    expect(read(language, text)).toMatchObject({ firstName, partySize: 2 });
  });

  test.for([
    ["en", "hi its late, table for two friday at 7?"],
    ["en", "hi, this is perfect, table for two friday at 7"],
    ["fr", "c'est claire"],
    ["de", "hallo hier ist schön, tisch für 2 am freitag um 19 uhr"],
    ["es", "hola soy celiaca, mesa para dos el viernes a las 8"],
  ] as const)("but nobody is named in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).not.toHaveProperty("firstName");
  });
});

describe("a name that stands in for another tells which half it is:", () => {
  const summary = { now, expecting: "confirm", tablePicked: true } as const;
  const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
  test.for([
    ["en", "Not Moretti but Moretto"],
    ["en", "no, it's Moretto not Moretti"],
    ["de", "nicht Moretti, sondern Moretto"],
    ["fr", "ce n'est pas Moretti mais Moretto"],
    ["es", "no es Moretti sino Moretto"],
    ["it", "Non è Moretti ma Moretto"],
    ["it", "non Moretti, Moretto"],
    ["nl", "niet Moretti maar Moretto"],
    ["pt", "não é Moretti, é Moretto"],
    ["sv", "inte Moretti utan Moretto"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const found = { firstName: "Moretto", insteadOfName: "Moretti" };
    expect(understand(text, { ...summary, draft, language })).toMatchObject(found);
    expect(understand(text, { ...summary, draft, language, expecting: "name" })).toMatchObject(found);
    expect(understand(text, { ...summary, draft, language }).intent).not.toBe("affirm");
  });

  test.for([
    ["de", "nicht Terrasse sondern Garten"],
    ["en", "not dinner but lunch"],
    ["en", "not Friday but Saturday"],
  ] as const)("but not in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...summary, draft, language })).not.toHaveProperty("firstName");
  });
});
