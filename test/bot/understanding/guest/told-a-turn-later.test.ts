import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
const read = (language: string, text: string, expecting: Expecting = "name") =>
  understand(text, { now, language, expecting, tablePicked: true, draft });

describe("asked for a number, guests add their family's name:", () => {
  test.for([
    ["en", "Pugh, by the way", "Pugh"],
    ["en", "my surname's Pugh", "Pugh"],
    ["es", "García de apellido", "García"],
    ["es", "apellido García", "García"],
    ["de", "Müller, übrigens", "Müller"],
    ["fr", "Blanc au fait", "Blanc"],
    ["it", "di cognome Neri", "Neri"],
  ] as const)("in %s, “%s”", ([language, text, lastName]) => {
    expect(read(language, text, "phone")).toMatchObject({ intent: "inform", lastName });
  });
  test.for([
    ["en", "tomorrow by the way"],
    ["en", "fine, by the way"],
    ["en", "Vegan by the way"],
    ["en", "London, by the way"],
    ["it", "Bella comunque"],
    ["de", "Rollstuhl übrigens"],
  ] as const)("in %s, “%s” names nobody", ([language, text]) => {
    expect(read(language, text, "phone").lastName).toBeUndefined();
  });
});

describe("which half of the name it is stands beside it:", () => {
  test.for([
    ["en", "my surname's Pugh"],
    ["en", "Pugh, by the way"],
    ["en", "first name is Gareth"],
    ["de", "Nachname ist Müller"],
    ["fr", "mon nom de famille est Blanc"],
    ["es", "apellido García"],
    ["it", "di cognome Neri"],
    ["nl", "mijn achternaam is Smit"],
    ["pt", "o meu apelido é Costa"],
    ["sv", "efternamnet är Berg"],
    ["nb", "etternavnet er Berg"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text, "confirm").halfOfName).toBe(true);
  });
  test.for([
    ["en", "put it under Kim"],
    ["en", "my first name is Gareth, last name Pugh"],
    ["de", "auf Frau Vogt bitte"],
    ["fr", "au nom de la boîte, Novalis"],
  ] as const)("in %s, “%s” is a name of its own", ([language, text]) => {
    expect(read(language, text, "confirm").halfOfName).toBeUndefined();
  });
});

describe("how a known name is written corrects it:", () => {
  test.for([
    ["en", "Anne with an e please"],
    ["en", "make that Anne with an e"],
    ["de", "Anne mit e bitte"],
    ["fr", "c'est Anne avec un e"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text, "confirm")).toMatchObject({ intent: "inform", firstName: "Anne" });
  });
});

describe("who they are is told beside a yes, or for somebody else:", () => {
  test.for([
    ["en", "yes that's me, Chidi", "Chidi"],
    ["en", "it's me, Anna", "Anna"],
    ["de", "ja das bin ich, Chidi", "Chidi"],
    ["es", "sí soy yo, Chidi", "Chidi"],
    ["it", "sì sono io, Chidi", "Chidi"],
    ["nl", "ja dat ben ik, Chidi", "Chidi"],
    ["pt", "sim sou eu, Chidi", "Chidi"],
    ["sv", "ja det är jag, Chidi", "Chidi"],
    ["nl", "zet maar op naam van haar, Sanne Visser", "Sanne"],
    ["it", "a nome suo, Sanne Visser", "Sanne"],
    ["pt", "em nome dela, Sanne Visser", "Sanne"],
    ["es", "a nombre de ella, Sanne Visser", "Sanne"],
  ] as const)("in %s, “%s”", ([language, text, firstName]) => {
    const said = read(language, text);
    expect({ firstName: said.firstName, partySize: said.partySize }).toEqual({ firstName });
  });
});

describe("what one is called is no part of the full name after it:", () => {
  test.for([
    ["en", "Gaz. Gareth Pugh", "Gareth", "Pugh"],
    ["en", "Kim - Kimberly Wu", "Kimberly", "Wu"],
    ["fr", "Gégé. Gérard Blanc", "Gérard", "Blanc"],
    ["en", "Dr. Drew Smith", "Drew", "Smith"],
  ] as const)("in %s, “%s”", ([language, text, firstName, lastName]) => {
    expect(read(language, text)).toMatchObject({ firstName, lastName });
  });
});

describe("an hour in capital letters, where somebody comes from and a goodbye are nobody's name:", () => {
  test.for([
    ["en", "Many thanks, that is all"],
    ["de", "Vielen Dank, das war alles"],
    ["fr", "Merci beaucoup, c'est tout"],
    ["es", "Muchas gracias, eso es todo"],
    ["it", "Grazie mille, è tutto"],
    ["nl", "Dank u wel, dat is alles"],
    ["pt", "Muito obrigado, é tudo"],
    ["sv", "Tack så mycket, det var allt"],
    ["nb", "Tusen takk, det var alt"],
    ["es", "6 DE LA TARDE"],
    ["es", "A LAS 9 DE LA NOCHE"],
    ["es", "De Barcelona"],
    ["es", "soy de Barcelona"],
    ["en", "From London"],
    ["de", "Aus Hamburg"],
    ["fr", "De Lyon"],
    ["it", "Da Milano"],
    ["nl", "Uit Amsterdam"],
    ["pt", "De Lisboa"],
    ["sv", "Från Göteborg"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { firstName, lastName } = read(language, text);
    expect({ firstName, lastName }).toEqual({ firstName: undefined, lastName: undefined });
  });
  test.for([
    ["it", "De Luca", "De Luca"],
    ["fr", "De Villiers", "De Villiers"],
    ["nl", "Van Gent", "Van Gent"],
    ["pt", "Da Silva", "Da Silva"],
  ] as const)("in %s, “%s” is a name", ([language, text, lastName]) => {
    expect(read(language, text)).toMatchObject({ lastName });
  });
});
