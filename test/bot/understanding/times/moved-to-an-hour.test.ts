import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "move Sunday to eight", { date: "2026-11-22", time: "20:00" }],
  ["en", "move Friday's table to eight", { date: "2026-11-20", time: "20:00" }],
  ["en", "push Saturday back to nine", { date: "2026-11-21", time: "21:00" }],
  ["sv", "flytta söndag till åtta", { date: "2026-11-22", time: "20:00" }],
  ["sv", "flytta fredagen till halv åtta", { date: "2026-11-20", time: "19:30" }],
  ["de", "den Sonntag auf acht verschieben", { date: "2026-11-22", time: "20:00" }],
  ["fr", "déplacez dimanche à huit heures", { date: "2026-11-22", time: "20:00" }],
  ["es", "cambia el domingo a las ocho", { date: "2026-11-22", time: "20:00" }],
  ["it", "sposta domenica alle otto", { date: "2026-11-22", time: "20:00" }],
  ["nl", "verzet zondag naar acht", { date: "2026-11-22", time: "20:00" }],
  ["pt", "muda o domingo para as oito", { date: "2026-11-22", time: "20:00" }],
] as const)(
  "a day that is moved to a number is moved to that hour in %s: “%s”",
  ([language, text, values]) => {
    const {
      language: _,
      moves: __,
      ofBooking: ___,
      ...understood
    } = understand(text, { now, expecting: null, language });
    expect(understood).toEqual({ intent: "change", ...values });
  },
);

test.for([
  ["en", "make the Friday one 5 people", { partySize: 5, date: "2026-11-20" }],
  ["en", "make the Saturday one six people", { partySize: 6, date: "2026-11-21" }],
] as const)("how many they are is no hour in %s: “%s”", ([language, text, values]) => {
  const understood = understand(text, { now, expecting: null, language });
  expect(understood).toMatchObject(values);
  expect(understood.time).toBeUndefined();
});

test.for([
  ["en", "Friday one o'clock 5 people", { partySize: 5, date: "2026-11-20", time: "13:00" }],
  ["en", "Friday at one, 5 people", { partySize: 5, date: "2026-11-20", time: "13:00" }],
  ["pt", "mesa para uma, 5 de dezembro", { partySize: 1, date: "2026-12-05" }],
  ["pt", "8 à uma", { partySize: 8, time: "13:00" }],
  ["pt", "5 às duas", { partySize: 5, time: "14:00" }],
  ["pt", "8 a 10 pessoas", { partySize: 10 }],
] as const)("a “one” beside a number stays what it is in %s: “%s”", ([language, text, values]) => {
  expect(understand(text, { now, expecting: null, language })).toMatchObject(values);
});
