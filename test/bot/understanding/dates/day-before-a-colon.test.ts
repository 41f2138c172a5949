import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "Saturday the 12th: could we move it to eight"],
  ["de", "am 12.: bitte auf acht Uhr"],
  ["fr", "samedi, le 12 : je voudrais passer à 20h"],
  ["es", "el sábado, día 12: quiero pasar a las ocho"],
  ["it", "sabato 12: vorrei spostare alle otto"],
  ["nl", "zaterdag de 12e: kan het naar acht uur"],
  ["pt", "sábado, dia doze: desejo passar para as oito"],
  ["sv", "lördag den 12: kan vi flytta till åtta"],
] as const)(
  "a day before a colon is that day, and the hour behind it the hour, in %s: %s",
  ([language, text]) => {
    expect(understand(text, { now, language, expecting: null })).toMatchObject({
      date: "2026-12-12",
      time: "20:00",
    });
  },
);

test("an hour keeps its minutes", () => {
  expect(understand("at 19:30", { now, language: "en", expecting: null }).time).toBe("19:30");
});
