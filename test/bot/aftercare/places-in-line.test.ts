import { expect, test } from "vitest";
import { placesInLine } from "#src/bot/aftercare/waitlist/places-in-line.ts";
import { slotAt } from "#test/support/machine/facts.ts";

const now = Temporal.Instant.from("2026-11-20T10:00:00Z");
const wish = (conversationId: string, entryId: string, time: string, scenarioName = "Dinner") => ({
  conversationId,
  entryId,
  partySize: 2,
  slot: slotAt(time, { scenarioName }),
});

test("before a guest's place stand those who would be offered the same tables first", () => {
  const line = [
    wish("anna", "a", "19:00"),
    wish("bo", "b", "19:30"),
    wish("cy", "c", "21:00"),
    wish("di", "d", "19:00", "Tasting menu"),
    wish("eve", "e", "19:15"),
    wish("eve", "f", "18:00"),
  ];
  expect(placesInLine(line, "eve", now)).toMatchObject([
    { entryId: "f", place: 1 },
    { entryId: "e", place: 3 },
  ]);
  expect(placesInLine(line, "nobody", now)).toEqual([]);
  expect(placesInLine(line, "eve", Temporal.Instant.from("2027-11-20T10:00:00Z"))).toEqual([]);
});
