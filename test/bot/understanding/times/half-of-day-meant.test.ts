import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const brunchAndDinner = () => [
  { from: "10:00", to: "15:00" },
  { from: "17:00", to: "24:00" },
];

test.for([
  ["en", "at night obviously, who'd have dinner at 10 in the morning lol"],
  ["de", "abends natürlich, wer isst denn um 10 Uhr morgens haha"],
  ["fr", "du soir voyons, qui dîne à 10 heures du matin mdr"],
  ["es", "de la noche hombre, cómo voy a cenar a las 10 de la mañana jaja"],
  ["it", "di sera ovvio, chi cena alle 10 del mattino ahah"],
  ["nl", "'s avonds natuurlijk, wie gaat er nou om 10 uur 's ochtends dineren"],
  ["pt", "da noite, claro, quem janta às 10 da manhã kkk"],
  ["sv", "på kvällen såklart, vem äter middag klockan 10 på morgonen"],
] as const)("what is wondered at is not wished for, in %s: %s", ([language, text]) => {
  const read = understand(text, { now, language, expecting: "time", draft: { date: "2026-11-28" } });
  expect(read).toMatchObject({ intent: "inform", time: "22:00" });
});

test.for([
  ["en", "tomorrow morning, can we come at 10?", "10:00"],
  ["en", "in the evening I work, 10 in the morning please", "10:00"],
] as const)("what is wished for is, in %s: %s", ([language, text, time]) => {
  const read = understand(text, { now, language, expecting: "time", draft: { date: "2026-11-28" } });
  expect(read.time).toBe(time);
});

test.for([
  ["en", "could I come at 10 instead?"],
  ["es", "y puedo ir a las 10 mejor?"],
  ["de", "geht auch 10?"],
] as const)("beside the time that is known there is only one such hour, in %s: %s", ([language, text]) => {
  const draft = { date: "2026-11-28", time: "21:30", partySize: 2 };
  const context = { now, language, draft, tablePicked: true, openings: brunchAndDinner } as const;
  const read = understand(text, { ...context, expecting: "phone" });
  expect(read.time).toBe("22:00");
  expect(read.openReadings).toBeUndefined();
});

test("a quarter to one is after noon, whatever is open at night", () => {
  const openings = () => [
    { from: "12:00", to: "16:00" },
    { from: "17:00", to: "01:00" },
  ];
  const offers = ["17:00", "18:30", "22:30"].map((time) => ({ time, date: "2026-11-28" }));
  const context = { now, language: "de", expecting: "slot", offers, openings } as const;
  const read = understand("ändern Sie meine Reservierung am 28.11. um 12:45 auf drei Personen", context);
  expect(read.time).toBe("12:45");
  expect(read.openReadings).toBeUndefined();
});
