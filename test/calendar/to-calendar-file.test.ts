import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEntry, toCalendarFile } from "#src/calendar/to-calendar-file.ts";

const instant = (text: string) => Temporal.Instant.from(text);

const entry: CalendarEntry = {
  key: ["4TZC-K7QM-2X9F-8WNB", "1", "b-17"],
  change: "placed",
  at: instant("2026-11-21T09:00:00Z"),
  startsAt: instant("2026-11-22T18:00:00Z"),
  endsAt: instant("2026-11-22T20:30:00Z"),
  title: "Furu & Fjord: table for 4",
  notes: "Dinner; by the window,\nnext to the door\\stairs\nYour reference is 4TZC",
  venue: { name: "Furu & Fjord", address: "Kaigata 7, 0150 Oslo", email: "hello@furu-fjord.example" },
};

/** As a guest's calendar reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue("method"),
    version: calendar.getFirstPropertyValue("version"),
    uid: value("uid") ?? "",
    sequence: Number(value("sequence")),
    value,
  };
}

test("a booking is entered with its times, words and place", () => {
  const { method, version, sequence, value } = read(toCalendarFile(entry));
  expect([method, version, sequence]).toEqual(["PUBLISH", "2.0", 0]);
  expect(value("dtstart")).toBe("2026-11-22T18:00:00Z");
  expect(value("dtend")).toBe("2026-11-22T20:30:00Z");
  expect(value("dtstamp")).toBe("2026-11-21T09:00:00Z");
  expect(value("status")).toBe("CONFIRMED");
  expect(value("summary")).toBe(entry.title);
  expect(value("description")).toBe(entry.notes);
  expect(value("location")).toBe("Furu & Fjord, Kaigata 7, 0150 Oslo");
  expect(value("organizer")).toBe("mailto:hello@furu-fjord.example");
});

test("what becomes of it has the same UID and a higher sequence each time", () => {
  const at = (text: string, change: CalendarEntry["change"]) =>
    read(toCalendarFile({ ...entry, change, at: instant(text) }));
  const placed = read(toCalendarFile(entry));
  const changed = at("2026-11-21T09:00:01Z", "changed");
  const again = at("2026-11-21T09:00:02Z", "changed");
  const cancelled = at("2026-11-21T09:00:03Z", "cancelled");
  expect(new Set([placed, changed, again, cancelled].map(({ uid }) => uid)).size).toBe(1);
  const sequences = [placed, changed, again, cancelled].map(({ sequence }) => sequence);
  expect(sequences.every((sequence, index) => index === 0 || sequence > (sequences[index - 1] ?? 0))).toBe(
    true,
  );
  expect(Math.max(...sequences)).toBeLessThan(2 ** 31);
  expect([cancelled.method, cancelled.value("status")]).toEqual(["CANCEL", "CANCELLED"]);
});

test("the same told again is the same to the letter", () => {
  expect(toCalendarFile(entry)).toBe(toCalendarFile(entry));
});

test("another booking has another UID, and none tells the reference", () => {
  const { uid } = read(toCalendarFile(entry));
  const other = read(toCalendarFile({ ...entry, key: ["4TZC-K7QM-2X9F-8WNB", "1", "b-18"] }));
  expect(other.uid).not.toBe(uid);
  expect(uid).not.toContain("4TZC");
});

test.for([
  ["none", undefined],
  ["one before the start", instant("2026-11-22T17:00:00Z")],
] as const)("with %s, an end is taken two hours after the start", ([, endsAt]) => {
  const { endsAt: _, ...rest } = entry;
  const { value } = read(toCalendarFile({ ...rest, ...(endsAt && { endsAt }) }));
  expect(value("dtend")).toBe("2026-11-22T20:00:00Z");
});

test("every line ends in CRLF and has 75 bytes at most, also beyond ASCII", () => {
  const file = toCalendarFile({ ...entry, title: "Mañana 日本料理 ".repeat(20), notes: "ß€😀".repeat(60) });
  const lines = file.split("\r\n");
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(read(file).value("description")).toBe("ß€😀".repeat(60));
});

test("a house that names neither address nor e-mail has its name as the place", () => {
  const { value } = read(toCalendarFile({ ...entry, venue: { name: "Fjord" } }));
  expect([value("location"), value("organizer")]).toEqual(["Fjord", undefined]);
});
