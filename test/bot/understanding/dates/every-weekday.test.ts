import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

/** A Saturday. */
const now = Temporal.ZonedDateTime.from("2026-11-21T10:00:00+01:00[Europe/Oslo]");
const read = (text: string, language: string) =>
  understand(text, { now, language, expecting: null, country: "NO" });

const sunday = "2026-11-22";
const monday = "2026-11-23";

const asked: readonly (readonly [language: string, text: string, date: string])[] = [
  ["en", "what time do you close on sundays?", sunday],
  ["en", "what time r u open till on sundays?", sunday],
  ["en", "are you closed on Mondays?", monday],
  ["de", "wann macht ihr sonntags zu?", sunday],
  ["de", "habt ihr montags offen?", monday],
  ["de", "wann schließt ihr an Sonntagen?", sunday],
  ["fr", "vous ouvrez à quelle heure les dimanches ?", sunday],
  ["es", "¿a qué hora cerráis los domingos?", sunday],
  ["es", "¿abren los lunes?", monday],
  ["it", "a che ora chiudete le domeniche?", sunday],
  ["it", "siete aperti i sabati?", "2026-11-21"],
  ["nl", "zijn jullie op zondagen open?", sunday],
  ["nl", "zijn jullie 's maandags open?", monday],
  ["pt", "a que horas fecham aos domingos?", sunday],
  ["pt", "estão abertos às segundas-feiras?", monday],
  ["sv", "när stänger ni på söndagar?", sunday],
  ["nb", "når stenger dere på søndager?", sunday],
  ["da", "hvornår lukker I om søndagen?", "2026-11-22"],
];

test.for(asked)("the hours of a weekday are those of the coming one (%s: %s)", ([language, text, date]) => {
  const { intent, topics, ...others } = read(text, language);
  expect([intent, topics, others.date]).toEqual(["question", ["hours"], date]);
});

test("a table is not wanted for a weekday that is spoken of in general", () => {
  expect(read("we usually come on Sundays, a table for 4 please", "en").date).toBeUndefined();
  expect(read("ein Tisch für 4, wir kommen sonst immer sonntags", "de").date).toBeUndefined();
});
