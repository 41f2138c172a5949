import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const [today, tomorrow, friday] = ["2026-11-18", "2026-11-19", "2026-11-20"];

test.for([
  ["en", "heeello table for 2 todaaay at 8pm", today],
  ["en", "sooo, table for twooo tomorrowww at 8pm", tomorrow],
  ["en", "heyyyy table for 2 on fridayyy at 8pm", friday],
  ["de", "haaallo tisch für 2 heuuute um 20 uhr", today],
  ["de", "soooo tisch für 2 morgeeen um 20 uhr", tomorrow],
  ["fr", "cooucou une table pour 2 demaiiin à 20h", tomorrow],
  ["es", "holaaa mesa para 2 hoyyy a las 20", today],
  ["es", "holiii mesa para 2 mañanaaa a las 20", tomorrow],
  ["it", "ciaooo tavolo per 2 domaaani alle 20", tomorrow],
  ["pt", "oiii mesa para 2 hojeee às 20h", today],
  ["nl", "hoooi tafel voor 2 morgeeen om 20 uur", tomorrow],
  ["sv", "hejjj bord för 2 imorgooon kl 20", tomorrow],
] as const)("in %s letters that are drawn out are read once: “%s”", ([language, text, date]) => {
  expect(stated(text, { language })).toEqual({ partySize: 2, date, time: "20:00" });
});

test("a word that is none without them stays as it is", () => {
  expect(stated("Zzzyx", { language: "en", expecting: "name" })).toEqual({ firstName: "Zzzyx" });
});
