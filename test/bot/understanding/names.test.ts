import { describe, expect, test } from "vitest";
import { stated } from "./stated.ts";

describe("asked for the name, it is", () => {
  test.for([
    ["en", "ANNA LARSEN", { firstName: "Anna", lastName: "Larsen" }],
    ["en", "Anna.", { firstName: "Anna" }],
    ["en", "Anna Berg. Thanks", { firstName: "Anna", lastName: "Berg" }],
    ["en", "Chr. Hansen", { firstName: "Chr.", lastName: "Hansen" }],
    ["en", "Smith, John.", { firstName: "John", lastName: "Smith" }],
    ["fr", "au nom d’Anna Berg", { firstName: "Anna", lastName: "Berg" }],
    ["en", "Anna 😊", { firstName: "Anna" }],
    ["en", "Mary Jane van der Berg", { firstName: "Mary", lastName: "Jane van der Berg" }],
    ["en", "José María García López", { firstName: "José", lastName: "María García López" }],
    ["en", "Smith, John", { firstName: "John", lastName: "Smith" }],
    ["nl", "Pieter van 't Hof", { firstName: "Pieter", lastName: "van 't Hof" }],
    ["en", "王小明", { firstName: "王小明" }],
    ["en", "my name is 王小明", { firstName: "王小明" }],
    ["de", "山田太郎", { firstName: "山田太郎" }],
    ["en", "Иван Петров", { firstName: "Иван", lastName: "Петров" }],
    ["sv", "محمد", { firstName: "محمد" }],
    ["fr", "김민준", { firstName: "김민준" }],
    ["en", "राहुल शर्मा", { firstName: "राहुल", lastName: "शर्मा" }],
    ["en", "it's for the Müllers", { lastName: "Müller" }],
    ["en", "the Johnson family", { lastName: "Johnson" }],
    ["en", "put it under Smith", { lastName: "Smith" }],
    ["en", "c/o Peter Jones", { firstName: "Peter", lastName: "Jones" }],
    ["en", "Anna Larsen for 4 people", { firstName: "Anna", lastName: "Larsen", partySize: 4 }],
    ["de", "Familie Müller", { lastName: "Müller" }],
    ["de", "auf Müller", { lastName: "Müller" }],
    ["fr", "au nom de Dupont", { lastName: "Dupont" }],
    ["es", "a nombre de García", { lastName: "García" }],
    ["it", "a nome Rossi", { lastName: "Rossi" }],
    ["nl", "op naam van de Vries", { lastName: "de Vries" }],
    ["nl", "Jan de Vries", { firstName: "Jan", lastName: "de Vries" }],
    ["pt", "em nome de João Silva", { firstName: "João", lastName: "Silva" }],
    ["en", "under smith", { lastName: "Smith" }],
    ["en", "under the name Smith", { lastName: "Smith" }],
    ["en", "my surname is Smith", { lastName: "Smith" }],
    ["en", "my name is Anna", { firstName: "Anna" }],
    ["en", "under the name Anna Smith", { firstName: "Anna", lastName: "Smith" }],
    ["de", "auf den Namen Müller", { lastName: "Müller" }],
    ["fr", "mon nom de famille est Dupont", { lastName: "Dupont" }],
    ["fr", "je m'appelle Camille", { firstName: "Camille" }],
    ["nl", "op naam van Jansen", { lastName: "Jansen" }],
    ["pt", "em nome de Silva", { lastName: "Silva" }],
    ["sv", "i namnet Svensson", { lastName: "Svensson" }],
    ["sv", "på Andersson", { lastName: "Andersson" }],
  ] as const)("in %s, “%s”", ([language, text, values]) => {
    expect(stated(text, { language, expecting: "name" })).toEqual(values);
  });

  test.for([
    ["en", "отмена"],
    ["en", "明日の夜七時に四人で予約したい"],
    ["en", "skip"],
    ["en", "none of your business"],
    ["en", "same as before"],
    ["en", "I don't want to"],
    ["en", "my name is already in the booking"],
    ["en", "this is ridiculous"],
    ["de", "weiß nicht"],
    ["de", "überspringen"],
    ["fr", "passer"],
  ] as const)("not in %s, “%s”", ([language, text]) => {
    const { firstName, lastName } = stated(text, { language, expecting: "name" });
    expect([firstName, lastName]).toEqual([undefined, undefined]);
  });

  test.for([
    "merci",
    "Merci beaucoup !",
    "annuler",
    "Hilfe",
    "stop",
    "danke",
    "nein",
    "nej tack",
    "tack",
    "human",
    "staff",
    "cancella",
    "ayuda",
    "grazie mille",
    "recommencer",
    "bonjour",
    "mes réservations",
    "meine Reservierungen",
    "personeel",
    "Ja",
    "Si",
    "oui",
  ])("in any language, “%s”", (text) => {
    for (const language of ["en", "de", "fr", "es", "it", "nl", "pt", "sv"]) {
      const { firstName, lastName } = stated(text, { language, expecting: "name" });
      expect([firstName, lastName], language).toEqual([undefined, undefined]);
    }
  });

  test.for([
    ["Ja Morant", { firstName: "Ja", lastName: "Morant" }],
    ["Si Nguyen", { firstName: "Si", lastName: "Nguyen" }],
    ["my name is Ja", { firstName: "Ja" }],
    ["Merci Dupont", { firstName: "Merci", lastName: "Dupont" }],
    ["Human Nilsson", { firstName: "Human", lastName: "Nilsson" }],
    ["Simon", { firstName: "Simon" }],
    ["Ola", { firstName: "Ola" }],
    ["Placido Domingo", { firstName: "Placido", lastName: "Domingo" }],
    ["Guy Montag", { firstName: "Guy", lastName: "Montag" }],
    ["Anna de la Cruz", { firstName: "Anna", lastName: "de la Cruz" }],
    ["De Vries", { lastName: "De Vries" }],
  ] as const)("but “%s” is a name", ([text, values]) => {
    expect(stated(text, { language: "en", expecting: "name" })).toEqual(values);
  });

  test("the sentence after a name is no part of it", () => {
    expect(stated("it's Anna. Table for 2 tomorrow at 7", { language: "en" })).toEqual({
      firstName: "Anna",
      partySize: 2,
      date: "2026-11-19",
      time: "19:00",
    });
  });
});

describe("unasked, no name is", () => {
  test.for([
    ["en", "call me back later"],
    ["en", "this is great"],
    ["en", "Thanks for taking care of that."],
    ["en", "I'm from Paris"],
    ["de", "Tisch für 2 auf der Terrasse"],
    ["de", "Ich bin Vegetarier"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { firstName, lastName } = stated(text, { language });
    expect([firstName, lastName]).toEqual([undefined, undefined]);
  });

  test("the sentence after a name is no part of it", () => {
    expect(stated("it's Anna. Table for 2 tomorrow at 7", { language: "en" })).toEqual({
      firstName: "Anna",
      partySize: 2,
      date: "2026-11-19",
      time: "19:00",
    });
  });
});

describe("a correction of the party is no name:", () => {
  test.for([
    ["en", "rather five people"],
    ["en", "hellre fem personer"],
    ["de", "lieber fünf Personen"],
    ["fr", "plutôt cinq personnes"],
    ["it", "meglio cinque persone"],
    ["nl", "liever vijf personen"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language, expecting: "name" })).toEqual({ partySize: 5 });
  });
});
