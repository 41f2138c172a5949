import { expect, test } from "vitest";
import { evening, stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "table tonight, only two"],
  ["de", "einen Tisch heute, nur zwei"],
  ["fr", "une table ce soir, seulement deux"],
  ["es", "mesa hoy, solo dos"],
  ["it", "un tavolo stasera, solo due"],
  ["nl", "tafel vanavond, slechts twee"],
  ["pt", "mesa hoje, só dois"],
  ["sv", "bord ikväll, bara två"],
] as const)("so few are the party, in %s: %s", ([language, text]) => {
  expect(stated(text, { language }).partySize).toBe(2);
});

test.for([
  ["fr", "une table ce soir, seulement deux heures"],
  ["es", "mesa hoy, solo dos horas"],
  ["it", "un tavolo stasera, solo due ore"],
  ["sv", "bord ikväll, bara två timmar"],
] as const)("but hours are nobody, in %s: %s", ([language, text]) => {
  expect(stated(text, { language }).partySize).toBeUndefined();
});

test.for([
  ["en", "for four in the evening on the 6th"],
  ["de", "am 6. für vier am Abend"],
  ["fr", "le 6 pour quatre le soir"],
  ["es", "el 6 para cuatro por la noche"],
  ["it", "il 6 per quattro di sera"],
  ["nl", "de 6e voor vier 's avonds"],
  ["pt", "dia 6 para quatro à noite"],
  ["sv", "den 6 för fyra på kvällen"],
] as const)("nobody dines at four in the evening, in %s: %s", ([language, text]) => {
  expect(stated(text, { language })).toEqual({ partySize: 4, date: "2026-12-06", ...evening });
});

test.for([
  ["en", "on the 6th at 8 in the evening", "20:00"],
  ["de", "am 6. für acht Uhr am Abend", "20:00"],
  ["it", "il 6 per le otto di sera", "20:00"],
] as const)("but at eight they do, in %s: %s", ([language, text, time]) => {
  expect(stated(text, { language })).toEqual({ date: "2026-12-06", time });
});

test.for([
  ["en", "mum dad and me", 3],
  ["de", "mama papa und ich", 3],
  ["fr", "maman papa et moi", 3],
  ["es", "mamá papá y yo", 3],
  ["it", "mamma papà e io", 3],
  ["nl", "mama papa en ik", 3],
  ["pt", "mãe pai e eu", 3],
  ["sv", "mamma pappa och jag", 3],
  ["sv", "min mamma min pappa och jag", 3],
  ["en", "my mother in law and me", 2],
] as const)("who dictates says no commas, in %s: %s", ([language, text, partySize]) => {
  expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize });
});

test.for([
  ["en", "table 2 tonight 8pm"],
  ["de", "tisch 2 heute 20 uhr"],
  ["fr", "slt table 2 ce soir 20h"],
  ["es", "hola, mesa 2 hoy 21h"],
  ["it", "tavolo 2 stasera alle 20"],
  ["nl", "tafel 2 vanavond 20 uur"],
  ["pt", "mesa 2 hoje 20h"],
  ["sv", "hej bord 2 ikväll kl 20"],
  ["nb", "bord 2 i kveld kl 20"],
] as const)("“%s: %s” is for two", ([language, text]) => {
  expect(stated(text, { language }).partySize).toBe(2);
});

test("a table's number is no party", () => {
  expect(stated("wir saßen an Tisch 5 am Freitag", { language: "de" }).partySize).toBeUndefined();
  expect(stated("we were at table 5 on friday", { language: "en" }).partySize).toBeUndefined();
});
