import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "No, I meant the Wednesday table we have already arranged, for four instead of two"],
  ["en", "I have a table on the second of December at six. There will now be four of us, not two"],
  ["de", "Ich meine den Tisch, den wir schon reserviert haben, für 4 statt 2"],
  ["fr", "on a réservé une table le 2 décembre, on est finalement 4"],
  ["es", "tengo una mesa el 2 de diciembre, ahora somos 4"],
  ["it", "abbiamo prenotato un tavolo il 2 dicembre, adesso siamo in 4"],
  ["nl", "we hebben op 2 december een tafel gereserveerd, we zijn nu met 4"],
  ["pt", "temos uma mesa no dia 2 de dezembro, agora somos 4"],
  ["sv", "vi har bokat ett bord den 2 december, vi blir nu 4"],
] as const)("another number for a booking that is told changes that (%s: %s)", ([language, text]) => {
  const understood = understand(text, { now, language, expecting: null });
  expect(understood).toMatchObject({ intent: "change", partySize: 4, ofBooking: true });
});
