import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

function nameIn(text: string, language: string, expecting: "name" | "confirm" | null = "name") {
  const picked = expecting === null ? {} : { draft, tablePicked: true };
  const { firstName, lastName } = understand(text, { now, language, expecting, ...picked });
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

describe("the family's name may stand first:", () => {
  test.for([
    ["fr", "c'est Dubois, prénom Chloé", "Chloé Dubois"],
    ["en", "it's Dubois, first name Chloe", "Chloe Dubois"],
    ["de", "das ist Kern, Vorname Tobias", "Tobias Kern"],
    ["de", "ich bin Kern, Vorname Tobias", "Tobias Kern"],
    ["es", "soy Vega, nombre Lucía", "Lucía Vega"],
    ["it", "sono Bianchi, nome Marco", "Marco Bianchi"],
    ["nl", "ik ben Smit, voornaam Lotte", "Lotte Smit"],
    ["pt", "sou Silva, primeiro nome Rita", "Rita Silva"],
    ["sv", "det är Ståhl, förnamn Ebba", "Ebba Ståhl"],
  ] as const)("%s: %s", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });
});

describe("how the first half is written may stand between them:", () => {
  test.for([
    ["en", "Clarke with an e, Susan", "Susan Clarke"],
    ["en", "Bush like the president, first name Kate", "Kate Bush"],
    ["de", "Meyer mit Ypsilon, Uwe", "Uwe Meyer"],
    ["de", "Wagner wie der Komponist, Vorname Lisa", "Lisa Wagner"],
    ["fr", "Petit avec deux t, Chloé", "Chloé Petit"],
    ["fr", "Moreau comme la chanteuse, prénom Jean", "Jean Moreau"],
    ["es", "Vega con v, Lucía", "Lucía Vega"],
    ["it", "Rossi con due s, Paolo", "Paolo Rossi"],
    ["nl", "Smit met een t, Lotte", "Lotte Smit"],
    ["pt", "Luís com acento, Luís Matos", "Luís Matos"],
    ["sv", "Carlsson med C, Eva", "Eva Carlsson"],
    ["en", "Price. P-R-I-C-E. Helen", "Helen Price"],
    ["de", "Kern, K-E-R-N, Tobias", "Tobias Kern"],
    ["sv", "Berg som berget, Anna heter jag", "Anna Berg"],
  ] as const)("%s: %s", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });
});

describe("half of a name may come before the whole:", () => {
  test.for([
    ["de", "mein name? kern, tobias kern", "Tobias Kern"],
    ["en", "put it under Lucy, Lucy Farrow", "Lucy Farrow"],
    ["de", "auf Lena, Lena Vogt", "Lena Vogt"],
    ["fr", "c'est Léa... Léa Martin", "Léa Martin"],
    ["it", "sono Luca, Luca Ferri", "Luca Ferri"],
    ["nl", "ik ben Lotte, Lotte Smit", "Lotte Smit"],
    ["pt", "sou a Rita, Rita Silva", "Rita Silva"],
    ["sv", "jag heter Ebba, Ebba Ståhl", "Ebba Ståhl"],
  ] as const)("%s: %s", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });
});

describe("on my own name, that is:", () => {
  test.for([
    [
      "nl",
      "nou dan maar op mijn naam dat is Kees van der Meulen maar ik ga geen nummer geven",
      "Kees van der Meulen",
    ],
    ["nl", "op mijn naam, dat is Lotte Smit", "Lotte Smit"],
    ["en", "on my name then, that's Tom Hart but you're not getting my number", "Tom Hart"],
    ["de", "dann auf meinen Namen, das ist Tobias Kern, aber keine Nummer", "Tobias Kern"],
    ["fr", "à mon nom alors, c'est Chloé Dubois mais je ne donne pas mon numéro", "Chloé Dubois"],
    ["es", "pues a mi nombre, que es Lucía Vega, pero el número no lo doy", "Lucía Vega"],
    ["it", "allora a nome mio, cioè Marco Bianchi, ma il numero non lo do", "Marco Bianchi"],
    ["pt", "então em meu nome, que é Rita Silva, mas não dou o número", "Rita Silva"],
    ["sv", "i mitt namn då, det är Ebba Ståhl men jag lämnar inget nummer", "Ebba Ståhl"],
  ] as const)("%s: %s", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });
});
