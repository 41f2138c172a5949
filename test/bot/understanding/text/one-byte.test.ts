import { expect, test } from "vitest";
import { inOneByte, signsInOneByte } from "#src/bot/understanding/text/one-byte.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const fitsInByte = (text: string) => [...text].every((character) => character <= "\u00ff");

test.for([
  "ok 👍",
  "une table pour 2 à 20 €, ma sœur 🙏🏽",
  "Łukasz Święch",
  "राहुल शर्मा",
  "明日の19時",
  "„so“ … ’n Tisch",
])("“%s” fits in a byte a unit, as long as it was", (text) => {
  expect(fitsInByte(inOneByte(text))).toBe(true);
  expect(fitsInByte(foldText(text))).toBe(true);
  expect(inOneByte(text)).toHaveLength(text.length);
});

test("a sign that phrases have is found in a text, and another is not taken for it", () => {
  expect(inOneByte("👍")).toBe(signsInOneByte("👍"));
  expect(inOneByte("🎈")).not.toBe(signsInOneByte("👍"));
  expect(understand("👍", { now, language: "en", expecting: "confirm" }).intent).toBe("affirm");
  expect(understand("🎈", { now, language: "en", expecting: "confirm" }).intent).not.toBe("affirm");
});

test("a name keeps its own letters", () => {
  const { firstName, lastName } = understand("Łukasz Święch", { now, language: "en", expecting: "name" });
  expect({ firstName, lastName }).toEqual({ firstName: "Łukasz", lastName: "Święch" });
});
