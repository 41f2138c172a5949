import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("now is the present hour, where it ends a first wish for a table", () => {
  test.for([
    ["en", "table for 2 right now"],
    ["en", "table. 2. now."],
    ["en", "do u have anything for 2 right now"],
    ["en", "do you have a table right now for 2"],
    ["en", "a table for two right away please"],
    ["de", "Tisch für 2 sofort"],
    ["de", "einen Tisch für zwei, jetzt gleich"],
    ["fr", "une table pour 2 tout de suite"],
    ["es", "mesa para 2 ahora mismo"],
    ["it", "un tavolo per 2 adesso"],
    ["nl", "tafel voor 2 nu"],
    ["pt", "mesa para 2 agora"],
    ["sv", "bord för 2 nu"],
    ["nb", "bord til 2 nå"],
    ["da", "bord til 2 med det samme"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(stated(text, { language })).toMatchObject({ partySize: 2, date: "2026-11-18", time: "10:00" });
  });

  test.for([
    ["en", "right now please"],
    ["de", "jetzt"],
    ["fr", "maintenant"],
    ["es", "ahora"],
    ["sv", "nu"],
  ] as const)("or answers when: %s, %s", ([language, text]) => {
    expect(stated(text, { language, expecting: "date" }).date).toBe("2026-11-18");
  });

  test.for([
    ["en", "we are 3 people now", { expecting: "confirm", draft: { partySize: 2 } }],
    ["en", "now a table for 2 tomorrow", {}],
    ["en", "can I make a reservation now?", {}],
    ["en", "a table for 2 people 3 days from now", {}],
    ["en", "we have 11 people coming now", {}],
    ["en", "ok now let me think about the table", { expecting: "date" }],
    ["de", "wir sind jetzt 3 Leute", { expecting: "confirm", draft: { partySize: 2 } }],
    ["de", "jetzt brauche ich noch einen Tisch", {}],
  ] as const)("but elsewhere only fills a sentence: %s, %s", ([language, text, context]) => {
    expect(stated(text, { language, ...context }).time).toBeUndefined();
  });
});

test.for([
  ["en", "the closest to 1", "13:00"],
  ["en", "whatever's nearest to 8", "20:00"],
  ["en", "as close to 7 as possible", "19:00"],
  ["de", "möglichst nah an 7", "19:00"],
  ["fr", "le plus proche de 13h", "13:00"],
  ["es", "la más cercana a las 2", "14:00"],
  ["nl", "zo dicht mogelijk bij 7", "19:00"],
  ["pt", "o mais perto das 8", "20:00"],
  ["sv", "närmast 7", "19:00"],
  ["nb", "nærmest 7", "19:00"],
] as const)("the nearest to an hour is no party: %s, %s", ([language, text, time]) => {
  expect(stated(text, { language, expecting: "slot" })).toEqual(expect.objectContaining({ time }));
  expect(stated(text, { language, expecting: "slot" }).partySize).toBeUndefined();
});
