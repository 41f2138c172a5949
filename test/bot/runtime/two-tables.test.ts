import { expect, test } from "vitest";
import { readWishes } from "#src/bot/runtime/several-wishes.ts";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00:00[Europe/Oslo]");
const sunday = "2026-11-22";

function read(language: string, text: string) {
  return readWishes(text, (part) => understand(part, { now, language, expecting: null, venues: [] }));
}

test.for([
  ["en", "a table for 2 and a table for 3 tomorrow at 7pm"],
  ["en", "two tables tomorrow at 7pm, one for 2 and one for 3"],
  ["en", "two tables tomorrow at 7pm, one for 2 one for 3"],
  ["en", "two tables tomorrow at 7pm, one for 2, one for 3"],
  ["en", "tables for 2 and 3 tomorrow at 7pm"],
  ["de", "zwei Tische morgen um 19 Uhr, einen für 2, einen für 3"],
  ["en", "tomorrow at 7pm: a table for two and another for three please"],
  ["de", "einen Tisch für 2 und einen für 3 morgen um 19 Uhr"],
  ["de", "Tische für 2 und 3 morgen um 19 Uhr"],
  ["fr", "une table pour 2 et une autre pour 3 demain à 19h"],
  ["fr", "des tables pour 2 et 3 demain à 19h"],
  ["es", "una mesa para 2 y otra para 3 mañana a las 19"],
  ["es", "mesas para 2 y 3 mañana a las 19"],
  ["it", "un tavolo per 2 e uno per 3 domani alle 19"],
  ["it", "tavoli per 2 e 3 domani alle 19"],
  ["nl", "een tafel voor 2 en een voor 3 morgen om 19 uur"],
  ["nl", "tafels voor 2 en 3 morgen om 19 uur"],
  ["pt", "uma mesa para 2 e outra para 3 amanhã às 19"],
  ["pt", "mesas para 2 e 3 amanhã às 19"],
  ["sv", "ett bord för 2 och ett för 3 imorgon kl 19"],
  ["nb", "et bord til 2 og et til 3 i morgen kl 19"],
  ["da", "et bord til 2 og et til 3 i morgen kl. 19"],
] as const)("%s: “%s” is of two tables at one time", ([language, text]) => {
  const { understood, secondWish } = read(language, text);
  expect(understood).toMatchObject({ partySize: 2, date: sunday, time: "19:00" });
  expect(secondWish).toEqual({ partySize: 3 });
});

test("the second may have an hour of its own", () => {
  const { understood, secondWish } = read("en", "table for 2 tomorrow at 7pm and one for 3 at 8pm");
  expect(understood).toMatchObject({ partySize: 2, date: sunday, time: "19:00" });
  expect(secondWish).toEqual({ partySize: 3, time: "20:00" });
});

test.for([
  ["en", "a table for 2 tomorrow at 7, and one of us is vegan"],
  ["en", "a table for 2 adults and 3 kids tomorrow at 7"],
  ["en", "a table for 4 tomorrow and a high chair for one of them"],
  ["de", "einen Tisch für 2 Erwachsene und einen für das Baby, morgen um 19 Uhr"],
  ["nl", "een tafel voor 4 morgen en een van ons is allergisch"],
  ["fr", "une table pour 4 demain et une chaise pour bébé"],
] as const)("%s: “%s” is of one", ([language, text]) => {
  expect(read(language, text)).not.toHaveProperty("secondWish");
});
