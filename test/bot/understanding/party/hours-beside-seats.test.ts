import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "table for 3 on Friday at 7 with a high chair", "19:00"],
  ["de", "Tisch für 3 am Freitag um 19 mit Hochstuhl", "19:00"],
  ["fr", "une table pour 3 vendredi à 19 avec une poussette", "19:00"],
  ["es", "mesa para 3 el viernes a las 19 con trona", "19:00"],
  ["it", "tavolo per 3 venerdì alle 19 con seggiolone", "19:00"],
  ["nl", "tafel voor 3 op vrijdag om 19 met kinderstoel", "19:00"],
  ["pt", "mesa para 3 na sexta às 19 com cadeira de bebé", "19:00"],
  ["sv", "bord för 3 på fredag kl 19 med barnstol", "19:00"],
] as const)("an hour before a seat for a child is no party, %s: “%s”", ([language, text, time]) => {
  expect(stated(text, { language })).toMatchObject({ partySize: 3, date: "2026-11-20", time });
});

test("a number that nothing makes an hour is one", () => {
  expect(stated("5 + a high chair", { language: "en" })).toMatchObject({ partySize: 5 });
  expect(stated("we're 5 and a high chair", { language: "en" })).toMatchObject({ partySize: 5 });
});
