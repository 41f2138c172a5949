import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "partySize" }).partySize;

describe("ages in brackets part nobody from those who are listed after them:", () => {
  test.for([
    ["en", "me, my wife, the 2 kids (3 and 6) and the grandparents"],
    ["de", "ich, meine Frau, die 2 Kinder (3 und 6 Jahre) und Oma und Opa"],
    ["es", "yo, mi mujer, los 2 niños (3 y 6 años) y los abuelos"],
    ["fr", "moi, ma femme, les 2 enfants (3 et 6 ans) et les grands-parents"],
    ["it", "me mia moglie i 2 bimbi (3 e 6 anni) e i nonni"],
    ["nl", "ik, mijn vrouw, de 2 kinderen (3 en 6 jaar) en opa en oma"],
    ["pt", "eu, a minha mulher, os 2 miúdos (3 e 6 anos) e os avós"],
    ["sv", "jag, min fru, de 2 barnen (3 och 6 år) och mormor och morfar"],
    ["sv", "jag, min man, båda barnen och svärföräldrarna"],
  ] as const)("in %s, “%s” are six", ([language, text]) => {
    expect(read(language, text)).toBe(6);
  });
});

describe("those named after “us two” are more, unless the guest is among them:", () => {
  test.for([
    ["en", "us two, my parents and the baby", 5],
    ["it", "noi due, i nonni e il piccolo di 2 anni", 5],
    ["de", "wir zwei, die Schwiegereltern und das Baby", 5],
    ["en", "the two of us, my brother and I", 2],
  ] as const)("in %s, “%s” are %i", ([language, text, size]) => {
    expect(read(language, text)).toBe(size);
  });
});
