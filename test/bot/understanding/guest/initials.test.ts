import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "J R R Tolkien", "J R R", "Tolkien"],
  ["en", "J.R.R. Tolkien", "J.R.R.", "Tolkien"],
  ["en", "J. R. R. Tolkien", "J. R. R.", "Tolkien"],
  ["en", "C S Lewis", "C S", "Lewis"],
  ["en", "B O'Brien-Smith", "B", "O'Brien-Smith"],
  ["de", "E T A Hoffmann", "E T A", "Hoffmann"],
  ["de", "Dr. med. Anna von der Heide", "Anna", "von der Heide"],
  ["fr", "J M G Le Clézio", "J M G", "Le Clézio"],
  ["it", "G. B. Dell'Acqua", "G. B.", "Dell'Acqua"],
  ["nl", "P. C. van der Berg", "P. C.", "van der Berg"],
  ["sv", "C. G. af Ekenstam", "C. G.", "af Ekenstam"],
] as const)(
  "initials stand before the family's name, asked for in %s: %s",
  ([language, text, first, last]) => {
    const { firstName, lastName } = stated(text, { language, expecting: "name" });
    expect([firstName, lastName]).toEqual([first, last]);
  },
);

test.for([
  ["en", "my name is J R R Tolkien", "J R R", "Tolkien"],
  ["de", "ich heiße E T A Hoffmann", "E T A", "Hoffmann"],
  ["es", "me llamo J L García Márquez", "J L", "García Márquez"],
  ["sv", "jag heter C. G. af Ekenstam", "C. G.", "af Ekenstam"],
] as const)("and announced in %s: %s", ([language, text, first, last]) => {
  const { firstName, lastName } = stated(text, { language });
  expect([firstName, lastName]).toEqual([first, last]);
});

test("one letter is no name before a name: an article stays one", () => {
  expect(stated("a Tolkien", { language: "en", expecting: "name" }).firstName).not.toBe("a");
});
