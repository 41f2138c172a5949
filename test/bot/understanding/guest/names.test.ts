import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";
import { answeredLanguages } from "#test/support/answered-languages.ts";

describe("asked for the name, it is", () => {
  test.for([
    ["en", "ANNA LARSEN", { firstName: "Anna", lastName: "Larsen" }],
    ["en", "Anna.", { firstName: "Anna" }],
    ["en", "Anna Berg. Thanks", { firstName: "Anna", lastName: "Berg" }],
    ["en", "Chr. Hansen", { firstName: "Chr.", lastName: "Hansen" }],
    ["en", "Smith, John.", { firstName: "John", lastName: "Smith" }],
    ["fr", "au nom d’Anna Berg", { firstName: "Anna", lastName: "Berg" }],
    ["en", "Anna 😊", { firstName: "Anna" }],
    ["en", "An\u200bna\u3164 Berg\u2800\u{e0067}", { firstName: "Anna", lastName: "Berg" }],
    [
      "en",
      `A\u030a${"\u0301\u0302\u0303\u0304".repeat(8)}nna Berg`,
      { firstName: "Ǻ\u0302\u0303nna", lastName: "Berg" },
    ],
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
    ["it", "la signora Bianchi", { lastName: "Bianchi" }],
    ["es", "la señora García", { lastName: "García" }],
    ["pt", "a dona Maria", { lastName: "Maria" }],
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
    for (const language of answeredLanguages) {
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

describe("names that are more than a first and a last one are taken as they are:", () => {
  test.for([
    ["en", "Mr & Mrs Smith", { lastName: "Mr & Mrs Smith" }],
    ["en", "Mr and Mrs Berg", { lastName: "Mr and Mrs Berg" }],
    ["de", "Familie Dr. Weber", { lastName: "Familie Dr. Weber" }],
    ["de", "Herr und Frau Weber", { lastName: "Herr und Frau Weber" }],
    ["fr", "M. et Mme Durand", { lastName: "M. et Mme Durand" }],
    ["es", "Sr. y Sra. García", { lastName: "Sr. y Sra. García" }],
    ["it", "Signor e Signora Rossi", { lastName: "Signor e Signora Rossi" }],
    ["nl", "de heer en mevrouw Jansen", { lastName: "de heer en mevrouw Jansen" }],
    ["pt", "Sr. e Sra. Silva", { lastName: "Sr. e Sra. Silva" }],
    ["sv", "herr och fru Svensson", { lastName: "herr och fru Svensson" }],
    ["en", "Anna and Tom", { firstName: "Anna and Tom" }],
    ["en", "Anna and Tom please", { firstName: "Anna and Tom" }],
    ["de", "Anna und Tom", { firstName: "Anna und Tom" }],
    ["fr", "Anne et Luc", { firstName: "Anne et Luc" }],
    ["en", "Smith & Sons", { lastName: "Smith & Sons" }],
    ["en", "H&M", { lastName: "H&M" }],
    ["de", "Müller & Co. KG", { lastName: "Müller & Co. KG" }],
    ["en", "J. R. Ewing", { firstName: "J. R.", lastName: "Ewing" }],
    ["en", "J.R. Ewing", { firstName: "J.R.", lastName: "Ewing" }],
    ["en", "JP", { firstName: "JP" }],
    ["en", "Ole “Bamse” Hansen", { firstName: "Ole", lastName: '"Bamse" Hansen' }],
    ["de", "Ole „Bamse“ Hansen", { firstName: "Ole", lastName: '„Bamse" Hansen' }],
    ["fr", "Jean « Le Grand » Petit", { firstName: "Jean", lastName: "« Le Grand » Petit" }],
    ["en", "Mark", { firstName: "Mark" }],
    ["en", "May", { firstName: "May" }],
    ["en", "May Parker", { firstName: "May", lastName: "Parker" }],
    ["en", "Will", { firstName: "Will" }],
    ["en", "Will Smith", { firstName: "Will", lastName: "Smith" }],
    ["en", "Rose", { firstName: "Rose" }],
    ["en", "Grace", { firstName: "Grace" }],
    ["en", "Bill", { firstName: "Bill" }],
    ["en", "Frank", { firstName: "Frank" }],
    ["en", "Summer", { firstName: "Summer" }],
    ["en", "April Jones", { firstName: "April", lastName: "Jones" }],
    ["de", "Ernst", { firstName: "Ernst" }],
    ["de", "Wolf", { firstName: "Wolf" }],
    ["de", "Herr Sommer", { lastName: "Sommer" }],
    ["de", "Anna Hund", { firstName: "Anna", lastName: "Hund" }],
    ["es", "Sol", { firstName: "Sol" }],
    ["es", "Domingo", { firstName: "Domingo" }],
    ["fr", "Noël", { firstName: "Noël" }],
    ["fr", "Pascal", { firstName: "Pascal" }],
    ["it", "Domenica Rossi", { firstName: "Domenica", lastName: "Rossi" }],
    ["nl", "Wil", { firstName: "Wil" }],
    ["sv", "Maj", { firstName: "Maj" }],
    ["en", "N'Golo Kanté", { firstName: "N'Golo", lastName: "Kanté" }],
  ] as const)("in %s, “%s”", ([language, text, values]) => {
    expect(stated(text, { language, expecting: "name" })).toEqual(values);
    expect(intentOf(text, { language, expecting: "name" })).toBe("inform");
  });

  test.for([
    ["May 5", { date: "2027-05-05" }],
    ["may I ask something", {}],
    ["will you have space for the pram?", {}],
    ["Sunday", { date: "2026-11-22" }],
  ] as const)("but “%s” is none", ([text, values]) => {
    expect(stated(text, { language: "en", expecting: "name" })).toMatchObject(values);
    expect(stated(text, { language: "en", expecting: "name" })).not.toHaveProperty("firstName");
  });

  test.for([
    ["en", "vegetarian"],
    ["en", "window seat"],
    ["en", "Quiet corner"],
    ["de", "keine Nüsse"],
    ["fr", "sans gluten"],
    ["nl", "kinderstoel"],
  ] as const)("a wish is none: in %s, “%s”", ([language, text]) => {
    const values = stated(text, { language, expecting: "name", tablePicked: true });
    expect(Object.keys(values)).toEqual(["comment"]);
  });
});

describe("at the summary, a name is corrected in plain words:", () => {
  test.for([
    ["en", "put it under Kari Dahl instead", { firstName: "Kari", lastName: "Dahl" }],
    ["en", "put it under Dahl please", { lastName: "Dahl" }],
    ["en", "the name is Dahl, not Dal", { firstName: "Dahl", insteadOfName: "Dal" }],
    ["en", "the name should be Kari Dahl", { firstName: "Kari", lastName: "Dahl" }],
    ["en", "change the name to Kari Dahl", { firstName: "Kari", lastName: "Dahl" }],
    ["en", "make it Mr and Mrs Berg", { lastName: "Mr and Mrs Berg" }],
    ["en", "book it under May Parker", { firstName: "May", lastName: "Parker" }],
    ["en", "under Smith & Sons", { lastName: "Smith & Sons" }],
    ["en", "put it in the name of H&M", { lastName: "H&M" }],
    ["en", "name: Anna and Tom", { firstName: "Anna and Tom" }],
    ["en", "my name is April", { firstName: "April" }],
    ["en", "name's Bob", { firstName: "Bob" }],
    ["en", "names bob", { firstName: "Bob" }],
    ["en", "it's for J. R. Ewing", { firstName: "J. R.", lastName: "Ewing" }],
    ["de", "auf den Namen Weber bitte", { lastName: "Weber" }],
    ["de", "lieber auf Familie Dr. Weber", { lastName: "Familie Dr. Weber" }],
    ["de", "schreiben Sie es auf Anna und Tom", { firstName: "Anna und Tom" }],
    ["fr", "mettez-le au nom de Durand", { lastName: "Durand" }],
    ["fr", "plutôt au nom de M. et Mme Durand", { lastName: "M. et Mme Durand" }],
    ["es", "mejor a nombre de Ruiz", { lastName: "Ruiz" }],
    ["es", "cambia el nombre a Ruiz", { firstName: "Ruiz" }],
    ["it", "meglio a nome di Rossi", { lastName: "Rossi" }],
    ["it", "mi chiamo Domenica", { firstName: "Domenica" }],
    ["nl", "zet maar op naam van Jansen", { lastName: "Jansen" }],
    ["nl", "verander de naam in Jansen", { firstName: "Jansen" }],
    ["pt", "ponha em nome de Silva", { lastName: "Silva" }],
    ["pt", "mude o nome para Souza", { firstName: "Souza" }],
    ["sv", "skriv det på Svensson istället", { firstName: "Svensson" }],
    ["sv", "på namnet Svensson", { lastName: "Svensson" }],
  ] as const)("in %s, “%s”", ([language, text, values]) => {
    const context = { language, expecting: "confirm", tablePicked: true } as const;
    expect(stated(text, context)).toEqual(values);
    expect(intentOf(text, context)).not.toBe("affirm");
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

test.for([
  ["it", "celiaci"],
  ["it", "due celiaci e una persona allergica ai crostacei"],
  ["en", "two vegans"],
  ["es", "una celíaca"],
  ["pt", "peraí, somos 4"],
] as const)("what is told of the guests is nobody's name, in %s: %s", ([language, text]) => {
  const draft = { date: "2026-11-27", time: "19:00", partySize: 6 };
  const asked = { language, expecting: "name", tablePicked: true, draft } as const;
  expect(stated(text, asked)).not.toHaveProperty("firstName");
  expect(stated(text, asked)).not.toHaveProperty("lastName");
});

describe("a name with “de” in it is one name:", () => {
  test.for([
    ["pt", "João de Souza", "João", "de Souza"],
    ["pt", "Maria de Lurdes Pinheiro", "Maria", "de Lurdes Pinheiro"],
    ["es", "Maria de Lourdes Perez", "Maria", "de Lourdes Perez"],
  ] as const)("%s: %s", ([language, text, firstName, lastName]) => {
    expect(stated(text, { language, expecting: "name" })).toMatchObject({ firstName, lastName });
  });

  test("but “reserva de Ana Silva” is hers", () => {
    const read = stated("reserva de Ana Silva para amanhã", { language: "pt" });
    expect(read).toMatchObject({ firstName: "Ana", lastName: "Silva" });
  });
});
