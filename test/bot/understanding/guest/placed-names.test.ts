import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("asked for the name, words beside it are no part of it:", () => {
  test.for([
    ["en", "Yes, Kim.", { firstName: "Kim" }],
    ["en", "Kim, yes", { firstName: "Kim" }],
    ["en", "of course. Kim Larsen", { firstName: "Kim", lastName: "Larsen" }],
    ["en", "Ola here.", { firstName: "Ola" }],
    ["en", "that'd be Kim", { firstName: "Kim" }],
    ["en", "this is Mrs van der Berg", { lastName: "van der Berg" }],
    ["en", "first name Kim, last name Larsen", { firstName: "Kim", lastName: "Larsen" }],
    ["de", "ja gerne, Müller", { firstName: "Müller" }],
    ["de", "Dr. Anna Weiß", { firstName: "Anna", lastName: "Weiß" }],
    ["de", "Nachname Weiß, Vorname Anna", { firstName: "Anna", lastName: "Weiß" }],
    ["de", "schreiben Sie Müller", { firstName: "Müller" }],
    ["fr", "Oui, Kim.", { firstName: "Kim" }],
    ["es", "Sí, Kim.", { firstName: "Kim" }],
    ["es", "nombre Ana, apellido García", { firstName: "Ana", lastName: "García" }],
    ["it", "Sì, Kim.", { firstName: "Kim" }],
    ["nl", "met mevrouw van der Berg", { lastName: "van der Berg" }],
    ["nl", "u spreekt met Jan de Vries", { firstName: "Jan", lastName: "de Vries" }],
    ["pt", "Sim, Kim.", { firstName: "Kim" }],
    ["sv", "Kim här", { firstName: "Kim" }],
    ["en", "Kim Wu, yes book it", { firstName: "Kim", lastName: "Wu" }],
  ] as const)("in %s, “%s”", ([language, text, name]) => {
    expect(stated(text, { language, expecting: "name" })).toEqual(name);
  });
});

describe("asked for the name, a correction after it leaves it whole:", () => {
  test.for([
    ["en", "Jo Fox, but make it 8:30"],
    ["de", "Tom Fox, aber lieber um 20:30"],
    ["fr", "Jo Fox, mais plutôt à 20h30"],
    ["es", "Jo Fox, pero mejor a las 20:30"],
    ["it", "Jo Fox, ma meglio alle 20:30"],
    ["nl", "Jo Fox, maar liever om 20.30"],
    ["pt", "Jo Fox, mas antes às 20:30"],
    ["sv", "Bo Fox, men hellre 20.30"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { lastName, time } = stated(text, { language, expecting: "name" });
    expect({ lastName, time }).toEqual({ lastName: "Fox", time: "20:30" });
  });
});

describe("a name that no words announce stands", () => {
  test.for([
    ["en", "Hi, Ola here. Table for 4 tomorrow at 7", "Ola", undefined],
    ["en", "Hello, Kim Larsen speaking, I need a table for two tonight at 8", "Kim", "Larsen"],
    ["fr", "Bonjour, Marie Dupont à l'appareil, une table pour 4 demain à 20h", "Marie", "Dupont"],
    ["en", "Table for 4 tomorrow at 7.\n\nKind regards,\nDr. Anna Weiß\n+47 900 12 345", "Anna", "Weiß"],
    ["de", "Tisch für 4, Freitag 20 Uhr. Viele Grüße, Maria Klein", "Maria", "Klein"],
    ["fr", "Une table pour 4 demain à 20h.\nCordialement,\nMarie Dupont\n06 12 34 56 78", "Marie", "Dupont"],
    ["es", "Mesa para 4 mañana a las 20:00.\nUn saludo,\nAna García", "Ana", "García"],
    ["it", "Un tavolo per 4 domani alle 20:00.\nCordiali saluti,\nAnna Rossi", "Anna", "Rossi"],
    ["nl", "Een tafel voor 4 morgen om 20.00.\nMet vriendelijke groet,\nJan de Vries", "Jan", "de Vries"],
    ["pt", "Uma mesa para 4 amanhã às 20:00.\nCumprimentos,\nAna Silva", "Ana", "Silva"],
    ["sv", "Ett bord för 4 imorgon kl 20.\nMed vänlig hälsning,\nAnna Berg", "Anna", "Berg"],
    ["en", "Table for 2, Friday 8 pm, Jo Fox, +47 900 12 345", "Jo", "Fox"],
    ["en", "John Doe\n4 people\nFriday\n8 pm\n900 12 345", "John", "Doe"],
  ] as const)("in %s, in “%s”", ([language, text, firstName, lastName]) => {
    const values = stated(text, { language, country: "NO" });
    expect([values.firstName, values.lastName]).toEqual([firstName, lastName]);
  });
});

describe("a list without a word is a day, a time, a party, a name and a number:", () => {
  test.for([
    ["en", "Fri 8pm 4 Miller 90012345", "Miller", "+4790012345"],
    ["de", "Fr 20 Uhr 4 Müller 0170 1234567", "Müller", "+491701234567"],
    ["fr", "ven 20h 4 Dupont 06 12 34 56 78", "Dupont", "+33612345678"],
    ["es", "vie 20h 4 García 612345678", "García", "+34612345678"],
    ["it", "ven 20:00 4 Rossi 333 1234567", "Rossi", "+393331234567"],
    ["nl", "vr 20:00 4 Jansen 0612345678", "Jansen", "+31612345678"],
    ["pt", "sex 20h 4 Silva 912345678", "Silva", "+351912345678"],
    ["sv", "fre 20.00 4 Berg 0701234567", "Berg", "+46701234567"],
  ] as const)("in %s, “%s”", ([language, text, lastName, phone]) => {
    expect(stated(text, { language, country: "NO" })).toEqual({
      date: "2026-11-20",
      time: "20:00",
      partySize: 4,
      lastName,
      phone,
    });
  });

  test.for([
    [
      "en",
      "Name: John Doe\nDate: 27 November\nTime: 19:00\nGuests: 4",
      { firstName: "John", lastName: "Doe" },
    ],
    ["de", "Name: Anna Weiß\nDatum: 27. November\nUhrzeit: 19 Uhr\nPersonen: 4", { lastName: "Weiß" }],
    ["es", "Nombre: Ana García\nFecha: 27 de noviembre\nHora: 19:00\nPersonas: 4", { lastName: "García" }],
    ["it", "Nome: Anna Rossi\nData: 27 novembre\nOra: 19:00\nPersone: 4", { lastName: "Rossi" }],
    ["nl", "Naam: Jan de Vries\nDatum: 27 november\nTijd: 19:00\nPersonen: 4", { lastName: "de Vries" }],
    ["pt", "Nome: Ana Silva\nData: 27 de novembro\nHora: 19:00\nPessoas: 4", { lastName: "Silva" }],
    ["sv", "Namn: Anna Berg\nDatum: 27 november\nTid: 19:00\nAntal: 4", { lastName: "Berg" }],
  ] as const)("in %s, the form “%s”", ([language, text, name]) => {
    expect(stated(text, { language })).toMatchObject({
      date: "2026-11-27",
      time: "19:00",
      partySize: 4,
      ...name,
    });
  });
});

describe("no name is", () => {
  test.for([
    ["en", "Hi Anna, table for 4 friday at 8"],
    ["en", "Thanks, Maria"],
    ["en", "Hello, is anyone here?"],
    ["en", "Friday 8pm, 4, Window Table, +47 900 12 345"],
    ["en", "TABLE FOR 2 FRIDAY AT 8 NEAR THE KITCHEN"],
    ["de", "Freitag 20 Uhr, 4 Personen, Schöne Grüße"],
    ["de", "Tisch für 4, Freitag 20 Uhr, Großer Tisch"],
  ] as const)("in %s, in “%s”", ([language, text]) => {
    const { firstName, lastName } = stated(text, { language });
    expect([firstName, lastName]).toEqual([undefined, undefined]);
  });
});

describe("a name after a greeting, or directly before a number, needs no other words:", () => {
  test.for([
    ["en", "hi gwen pritchard here, 10 of us on thursday", "Gwen", "Pritchard"],
    ["de", "hallo hier gerda pohlmann vom ruderverein, 10 personen am donnerstag", "Gerda", "Pohlmann"],
    ["fr", "bonjour gisèle perrin du club d'aviron, 10 personnes jeudi", "Gisèle", "Perrin"],
    ["es", "hola soy gloria peral del club de remo, 10 personas el jueves", "Gloria", "Peral"],
    ["it", "ciao sono gloria perini del circolo, 10 persone giovedì", "Gloria", "Perini"],
    ["nl", "hoi greet postma hier van de roeiclub, 10 personen donderdag", "Greet", "Postma"],
    ["pt", "olá daqui glória peres do clube, 10 pessoas na quinta", "Glória", "Peres"],
    ["sv", "hej gunilla persson här från roddklubben, 10 personer på torsdag", "Gunilla", "Persson"],
    [
      "en",
      "Table for 4 on 19 December. Kindly confirm to Harold Whitcombe, telephone +44 20 7946 0018.",
      "Harold",
      "Whitcombe",
    ],
    [
      "de",
      "4 Personen am 19. Dezember. Bestätigung an Harald Wittkamp, Telefon +49 30 901820, wird erbeten",
      "Harald",
      "Wittkamp",
    ],
    ["en", "name priya shah comma four people comma fourth of december comma seven pm", "Priya", "Shah"],
    [
      "sv",
      "namn petra ståhl komma fyra personer komma fjärde december komma klockan nitton",
      "Petra",
      "Ståhl",
    ],
  ] as const)("%s: %s", ([language, text, firstName, lastName]) => {
    expect(stated(text, { language })).toMatchObject({ firstName, lastName });
  });
});

test.for(["hi table for two here please", "hi anything free here tonight", "hello is it open here"])(
  "%s names nobody",
  (text) => {
    expect(stated(text, { language: "en" }).firstName).toBeUndefined();
  },
);

test.for([
  ["pt", "vimos de Lisboa na quinta"],
  ["es", "venimos de Madrid el jueves"],
] as const)("where a guest comes from is no name: in %s, “%s”", ([language, text]) => {
  expect(stated(text, { language })).not.toHaveProperty("firstName");
});
