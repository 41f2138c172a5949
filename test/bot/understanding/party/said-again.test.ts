import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-24", time: "19:00", partySize: 2 };
const read = (language: string, text: string, expecting: "confirm" | "name" | "time") =>
  understand(text, { now, language, expecting, tablePicked: expecting !== "time", draft });

test.for([
  ["fr", "oui, à deux"],
  ["it", "sì, in due"],
  ["de", "ja, zu zweit"],
  ["en", "yes, two"],
] as const)("the party said again agrees to what is shown, and is no hour: %s, %s", ([language, text]) => {
  expect(read(language, text, "confirm")).toMatchObject({ intent: "affirm", partySize: 2 });
  expect(read(language, text, "confirm")).not.toHaveProperty("time");
  expect(read(language, text, "name")).not.toHaveProperty("time");
});

test("another number than is shown is no yes", () => {
  expect(read("fr", "oui, à trois", "confirm").intent).toBe("change");
});

test("asked for the hour it is one", () => {
  expect(read("fr", "oui, à deux", "time")).toMatchObject({ time: "14:00" });
});
