import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "move my booking from Friday to Saturday"],
  ["de", "verschieben Sie die Reservierung von Freitag auf Samstag"],
  ["fr", "déplacez la réservation de vendredi à samedi"],
  ["es", "pasa la reserva del viernes al sábado"],
  ["it", "sposta la prenotazione da venerdì a sabato"],
  ["nl", "verplaats de reservering van vrijdag naar zaterdag"],
  ["pt", "passa a reserva de sexta pra sábado"],
  ["pt", "passar a minha reserva de sexta para sábado"],
  ["sv", "flytta bokningen från fredag till lördag"],
] as const)("a table moved from a day to another is wanted on the other, in %s: %s", ([language, text]) => {
  const { intent, date, dateTo } = understand(text, { now, language, expecting: null });
  expect({ intent, date, dateTo }).toEqual({ intent: "change", date: "2026-11-21", dateTo: undefined });
});

test.for([
  ["bring my reservation forward to 6:30", "18:30"],
  ["bring the booking forward to 6", "18:00"],
] as const)("a table brought forward or put back is moved: %s", ([text, time]) => {
  const { intent, time: said } = understand(text, { now, language: "en", expecting: null });
  expect({ intent, time: said }).toEqual({ intent: "change", time });
});

test.for([
  ["de", "Ende nächster Woche"],
  ["de", "gegen Ende der Woche"],
] as const)("the end of a week ends no talk, in %s: %s", ([language, text]) => {
  expect(understand(text, { now, language, expecting: "date" }).intent).not.toBe("cancel");
});

test.for(["Ende", "ende.", "beenden"])("but the word alone does: %s", (text) => {
  expect(understand(text, { now, language: "de", expecting: "date" }).intent).toBe("cancel");
});

const offers = [{ date: "2026-11-28" }, { date: "2026-11-21" }];

test.for([
  ["en", "two"],
  ["de", "zwei"],
  ["fr", "deux"],
  ["es", "dos"],
  ["it", "due"],
  ["nl", "twee"],
  ["pt", "dois"],
  ["sv", "två"],
] as const)("of two days that are asked between, a number picks one, in %s: %s", ([language, text]) => {
  const { choice, date } = understand(text, { now, language, expecting: "date", offers });
  expect({ choice, date }).toEqual({ choice: 2, date: undefined });
});

test("a number that is one of the days is that day, and one beyond them another day", () => {
  const between = [{ date: "2026-12-02" }, { date: "2026-12-10" }];
  const context = { now, language: "en", expecting: "date", offers: between } as const;
  expect(understand("two", context)).toMatchObject({ date: "2026-12-02" });
  expect(understand("five", context)).toMatchObject({ date: "2026-12-05" });
});
