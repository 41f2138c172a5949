import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

describe("a family in a row is counted without commas:", () => {
  test.for([
    ["en", "me my husband and our three kids, Saturday 19:00"],
    ["de", "ich mein Mann und unsere drei Kinder, Samstag 19:00"],
    ["es", "yo mi marido y nuestros tres hijos, el sábado a las 19:00"],
    ["es", "mi marido yo y los tres niños, el sábado a las 19:00"],
    ["fr", "mon mari moi et nos trois enfants, samedi 19:00"],
    ["it", "io mio marito e i nostri tre figli, sabato alle 19:00"],
    ["nl", "ik mijn man en onze drie kinderen, zaterdag 19:00"],
    ["pt", "eu o meu marido e os nossos três filhos, sábado às 19:00"],
    ["sv", "jag min man och våra tre barn, lördag 19:00"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toMatchObject({ partySize: 5, date: "2026-11-21", time: "19:00" });
  });
});

describe("people before a meal are no hour:", () => {
  test.for([
    ["en", "tomorrow we are 3 for lunch"],
    ["es", "mañana somos 3 para comer"],
    ["it", "domani siamo in 3 a pranzo"],
    ["sv", "imorgon blir vi 3 till lunch"],
    ["nl", "morgen met z'n drieën lunchen"],
    ["it", "domani siamo 3 a pranzo"],
    ["pt", "amanhã somos 3 para almoçar"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toMatchObject({ partySize: 3, part: "lunch" });
  });

  test("but an hour beside its part of the day is one", () => {
    expect(stated("mesa para 8 de la noche", { language: "es" })).toMatchObject({ time: "20:00" });
  });
});

describe("of a number in doubt the larger counts:", () => {
  test.for([
    ["en", "6 or 7, I'm not sure"],
    ["en", "maybe 6 maybe 7, depends on the sitter"],
    ["de", "6 oder 7, weiß noch nicht"],
    ["de", "vielleicht 6 vielleicht 7 kommt drauf an"],
    ["es", "6 o 7, no lo sé seguro"],
    ["fr", "6 ou peut-être 7"],
    ["fr", "6 ou peut être 7"],
    ["fr", "peut-être 6 peut-être 7 ça dépend"],
    ["it", "forse 6 forse 7, dipende"],
    ["it", "6 o forse 7"],
    ["nl", "6 of misschien 7"],
    ["pt", "6 ou talvez 7"],
    ["sv", "6 eller kanske 7"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize: 7 });
  });

  test("but hours are none", () => {
    expect(stated("6 or 7 pm", { language: "en", expecting: "partySize" }).partySize).toBeUndefined();
  });
});

describe("a yes with more or fewer people, without their number, changes the party:", () => {
  test.for([
    ["en", "yes but there are more of us"],
    ["de", "ja aber wir sind mehr"],
    ["es", "sí pero somos más"],
    ["fr", "oui mais on est plus"],
    ["it", "sì ma siamo di più"],
    ["nl", "ja maar we zijn met meer"],
    ["pt", "sim mas somos mais"],
    ["sv", "ja men vi är fler"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(intentOf(text, { language, expecting: "confirm", tablePicked: true })).toBe("change");
  });
});

describe("after the time, so many come or thereabouts:", () => {
  test.for([
    ["en", "Saturday at 7, around fifteen"],
    ["de", "Samstag um 7, ungefähr fünfzehn"],
    ["sv", "lördag kl 19, ungefär femton"],
    ["nl", "zaterdag om 19 uur, ongeveer vijftien"],
    ["it", "sabato alle 19, circa quindici"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toEqual({ partySize: 15, date: "2026-11-21", time: "19:00" });
  });
});

test.for([
  ["nl", "nee we zijn met 6, niet met 5"],
  ["it", "no siamo in 6, non in 5"],
  ["de", "nein wir sind zu sechst, nicht zu fünft"],
] as const)("in %s, “%s” turns the second number down", ([language, text]) => {
  expect(stated(text, { language, expecting: "confirm" })).toEqual({ partySize: 6 });
});
