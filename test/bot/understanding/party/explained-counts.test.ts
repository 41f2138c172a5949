import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("those who are named after the count of all are the ones it counts:", () => {
  test.for([
    ["en", "there are six of us, me my wife two kids and two grandparents"],
    ["en", "no there are six of us!! me my wife two kids and two grandparents"],
    ["de", "nein wir sind sechs!! ich meine frau zwei kinder und zwei großeltern"],
    ["de", "wir sind zu sechst: ich, meine Frau, zwei Kinder und die Großeltern"],
    ["fr", "mais non on est six !! moi ma femme deux enfants et deux grands-parents"],
    ["es", "somos seis, yo, mi mujer, dos niños y dos abuelos"],
    ["it", "ma no siamo in sei!! io mia moglie due bimbi e due nonni"],
    ["nl", "nee we zijn met zes!! ik mijn vrouw twee kinderen en twee opa's"],
    ["pt", "somos seis: eu, a minha mulher, duas crianças e os avós"],
    ["sv", "nej vi är sex!! jag min fru två barn och två farföräldrar"],
  ] as const)("%s, %s", ([language, text]) => {
    const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
    expect(stated(text, { language }).partySize).toBe(6);
    expect(stated(text, { language, draft, expecting: "name" }).partySize).toBe(6);
  });
});

test.for([
  ["4 friends, my wife and me", 6],
  ["two people, my girlfriend and me", 2],
  ["a table for 4, my boss is allergic to nuts", 4],
  ["we are 4, me and three clients", 4],
] as const)("who is counted apart, or told of, is as before: %s", ([text, size]) => {
  expect(stated(text, { language: "en" }).partySize).toBe(size);
});
