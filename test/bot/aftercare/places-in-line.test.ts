import { expect, test } from "vitest";
import { placesInLine } from "#src/bot/aftercare/waitlist/places-in-line.ts";
import { slotAt } from "#test/support/machine/facts.ts";

const now = Temporal.Instant.from("2026-11-20T10:00:00Z");
const zoneOf = () => "Europe/Oslo";
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
    wish("eve", "f", "17:30"),
  ];
  expect(placesInLine(line, "eve", now, zoneOf)).toMatchObject([
    { entryId: "f", place: 1 },
    { entryId: "e", place: 3 },
  ]);
  expect(placesInLine(line, "nobody", now, zoneOf)).toEqual([]);
  expect(placesInLine(line, "eve", Temporal.Instant.from("2027-11-20T10:00:00Z"), zoneOf)).toEqual([]);
});

test("a range of times stands behind whoever would take one of them", () => {
  const line = [
    { ...wish("anna", "a", "21:30"), takes: { from: "21:00" } },
    wish("bo", "b", "19:00"),
    { ...wish("cy", "c", "18:00"), takes: { from: "18:00", to: "20:30" } },
    { ...wish("di", "d", "18:00"), takes: {} },
  ];
  expect(placesInLine(line, "cy", now, zoneOf)).toMatchObject([{ place: 2, takes: { to: "20:30" } }]);
  expect(placesInLine(line, "di", now, zoneOf)).toMatchObject([{ place: 4, takes: {} }]);
});
