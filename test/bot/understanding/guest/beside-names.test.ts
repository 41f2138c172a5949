import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-22", time: "20:00" } as const;
const answer = (language: string, text: string) =>
  stated(text, { language, draft, expecting: "name", tablePicked: true });

describe("that a name was given before is no part of it:", () => {
  test.for([
    ["en", "Smith again", "Smith"],
    ["en", "i already told you: Tom", "Tom"],
    ["de", "wieder Schmidt", "Schmidt"],
    ["de", "Schmidt wie immer", "Schmidt"],
    ["fr", "encore Dupont", "Dupont"],
    ["es", "otra vez García", "García"],
    ["it", "Giulia ho scritto", "Giulia"],
    ["it", "ho detto Giulia", "Giulia"],
    ["it", "sempre Rossi", "Rossi"],
    ["nl", "weer Jansen", "Jansen"],
    ["pt", "outra vez Costa", "Costa"],
    ["sv", "Ek igen", "Ek"],
  ] as const)("in %s, “%s”", ([language, text, firstName]) => {
    expect(answer(language, text)).toEqual({ firstName });
  });
});

describe("where somebody is from, and for whom they work, neither:", () => {
  test.for([
    ["en", "Delgado, Meridian Partners", { firstName: "Delgado" }],
    ["es", "Ernesto Villalba, de Bilbao", { firstName: "Ernesto", lastName: "Villalba" }],
    ["es", "Delgado, de Meridian Partners", { firstName: "Delgado" }],
    ["it", "Marta, di Milano", { firstName: "Marta" }],
    ["nb", "Marta, fra Bergen", { firstName: "Marta" }],
    ["en", "My name? Tom Hart", { firstName: "Tom", lastName: "Hart" }],
    ["nb", "navnet mitt? Ola Hansen", { firstName: "Ola", lastName: "Hansen" }],
    ["sv", "mitt namn? Ola Hansson", { firstName: "Ola", lastName: "Hansson" }],
    ["nb", "på mitt navn, det er Ola Berg", { firstName: "Ola", lastName: "Berg" }],
    ["sv", "Ek, Meridian Partners", { firstName: "Ek" }],
    ["nb", "Nordfjord Regnskap AS", { firstName: "Nordfjord", lastName: "Regnskap AS" }],
    ["sv", "Ekberg AB", { firstName: "Ekberg", lastName: "AB" }],
    ["en", "JO FOX", { firstName: "JO", lastName: "FOX" }],
    ["en", "Berg, Tom", { firstName: "Tom", lastName: "Berg" }],
    ["de", "von der Heide, Anna", { firstName: "Anna", lastName: "von der Heide" }],
  ] as const)("in %s, “%s”", ([language, text, name]) => {
    expect(answer(language, text)).toEqual(name);
  });
});

describe("who presents themselves, and for whom the table is:", () => {
  test.for([
    ["de", "hier ist der bernd", { firstName: "Bernd" }],
    ["de", "der Bernd", { firstName: "Bernd" }],
    ["fr", "ici c'est Bernard", { firstName: "Bernard" }],
    ["nl", "hier is Jan", { firstName: "Jan" }],
    ["pt", "fala a Marta", { firstName: "Marta" }],
    ["es", "es para mi jefe, el señor Tan", { lastName: "Tan" }],
    ["it", "è per il mio capo, il signor Tan", { lastName: "Tan" }],
    ["pt", "é para o meu chefe, o senhor Tan", { lastName: "Tan" }],
    ["sv", "det är till min chef, herr Tan", { lastName: "Tan" }],
    ["de", "Auf den Namen meiner Frau, Huber", { lastName: "Huber" }],
    ["nl", "op naam van mijn vrouw, Ana", { firstName: "Ana" }],
    ["sv", "i min frus namn, Ana", { firstName: "Ana" }],
  ] as const)("in %s, “%s”", ([language, text, name]) => {
    expect(answer(language, text)).toEqual(name);
  });
});

describe("what a guest goes on with is read beside the name:", () => {
  test.for([
    ["en", "Anna Berg and I'd like a quiet table", "Berg"],
    ["de", "Anna Berg und ich hätte gern einen ruhigen Tisch", "Berg"],
    ["fr", "Anne Martin et on aimerait une table au calme", "Martin"],
    ["es", "Ernesto Villalba y desearía una mesa tranquila", "Villalba"],
    ["it", "Anna Rossi e vorrei un tavolo tranquillo", "Rossi"],
    ["nl", "Lies de Wit en graag een rustige tafel", "de Wit"],
    ["pt", "Rui Costa e queria uma mesa sossegada", "Costa"],
    ["sv", "Karin Ek och gärna ett lugnt bord", "Ek"],
  ] as const)("in %s, “%s”", ([language, text, lastName]) => {
    const { comment, ...guest } = answer(language, text);
    expect([guest.lastName, comment]).toEqual([lastName, expect.any(String)]);
  });

  test("but a name of two families, or of two people, is one", () => {
    expect(answer("es", "José Ortega y Gasset")).toEqual({ firstName: "José", lastName: "Ortega y Gasset" });
    expect(answer("en", "Anna Berg and Tom Reed")).toEqual({ firstName: "Anna Berg and Tom Reed" });
  });
});

test("thanks in another language, and of several words, are no part of it", () => {
  expect(answer("en", "Müller, danke")).toEqual({ firstName: "Müller" });
  expect(answer("fr", "Dupont s'il vous plaît")).toEqual({ firstName: "Dupont" });
});

describe("not to know one's number by heart is no doubt about the name:", () => {
  test.for([
    ["it", "Giulia, il numero non lo so a memoria", "Giulia"],
    ["nl", "Lies, mijn nummer weet ik niet uit mijn hoofd", "Lies"],
    ["pt", "Ana, não sei o número de cor", "Ana"],
    ["de", "Lea, die nummer weiß ich nicht auswendig", "Lea"],
  ] as const)("in %s, “%s”", ([language, text, firstName]) => {
    expect(answer(language, text)).toEqual({ firstName, withoutPhone: true });
  });
});

test.for([
  ["de", "das übliche"],
  ["es", "como siempre"],
  ["en", "same as always"],
] as const)("in %s, “%s” names nobody", ([language, text]) => {
  const { firstName, lastName } = answer(language, text);
  expect([firstName, lastName]).toEqual([undefined, undefined]);
});

test.for([
  ["en", "Jo Fox with a dog", "Jo Fox", "with a dog"],
  ["it", "Marco Bianchi con un cane", "Marco Bianchi", "con un cane"],
  ["en", "Jo Fox with my son", "Jo Fox", undefined],
  ["en", "Jo Fox with an e", "Jo Fox", undefined],
  ["en", "Nowell with two l's", "Nowell", undefined],
  ["de", "Gleich, Anna", "Anna Gleich", undefined],
  ["de", "Nur Yilmaz", "Nur Yilmaz", undefined],
] as const)(
  "who comes along is no way to write a name, and a name no word, %s: %s",
  ([language, text, name, comment]) => {
    const read = answer(language, text);
    expect([read.firstName, read.lastName].filter((part) => part !== undefined).join(" ")).toBe(name);
    expect(read.comment).toBe(comment);
  },
);
