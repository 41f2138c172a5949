import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["fr", "on serait une petite dizaine", 10],
  ["fr", "une bonne dizaine de personnes", 10],
  ["it", "saremmo una bella decina", 10],
  ["it", "un paio di persone", 2],
  ["it", "sarò sola", 1],
  ["fr", "un tête-à-tête", 2],
  ["fr", "deux grands et trois petits", 5],
  ["fr", "et si on venait à 6 ?", 6],
  ["fr", "à deux vers 20h", 2],
] as const)("in %s, “%s” are %i", ([language, text, size]) => {
  expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(size);
});

test.for([
  ["fr", "à 20h"],
  ["fr", "dans une dizaine de minutes"],
] as const)("but in %s, “%s” is none", ([language, text]) => {
  expect(stated(text, { language }).partySize).toBeUndefined();
});

test.for([
  ["en", "dinner on the 11th, at 7, probably around 9"],
  ["de", "Abendessen am 11., um 7, vielleicht so um die 9"],
  ["fr", "dîner le 11, à 19h, peut-être environ 9"],
  ["es", "cena el 11, en furu, a las 7, quizás unos 9"],
  ["it", "cena l'11, alle 7, forse circa 9"],
  ["pt", "jantar dia 11, às 7, talvez cerca de 9"],
  ["nl", "diner de 11e, om 7, misschien ongeveer 9"],
  ["sv", "middag den 11:e, kl 7, kanske runt 9"],
  ["nb", "middag den 11., kl 7, kanskje rundt 9"],
] as const)("after a day and an hour, a doubtful count is of people: %s: %s", ([language, text]) => {
  expect(stated(text, { language })).toMatchObject({ partySize: 9, time: "19:00" });
});

test.for([
  ["en", "dinner for 4 on the 11th, maybe around 9"],
  ["es", "cena el 11 para 4, quizás sobre las 9"],
  ["de", "Tisch für 4 am 11., vielleicht so um 9"],
  ["sv", "bord för 4 den 11:e, kanske runt 9"],
] as const)("but it is an hour beside a party and a day: %s: %s", ([language, text]) => {
  expect(stated(text, { language })).toMatchObject({ partySize: 4, time: "21:00" });
});
