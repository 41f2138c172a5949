import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, country: string, text: string) =>
  understand(text, { now, language, country, expecting: "phone", tablePicked: true });

test.for([
  ["de", "DE", "0172 4451908 eine Person Zöliakie geht das", "+491724451908"],
  ["en", "GB", "020 7946 0123 one of us is vegan", "+442079460123"],
  ["es", "ES", "612 345 678 una persona es celíaca", "+34612345678"],
  ["fr", "FR", "06 12 34 56 78 deux personnes sont végétariennes", "+33612345678"],
  ["it", "IT", "333 123 4567 una persona è celiaca", "+393331234567"],
  ["nl", "NL", "06 12345678 een persoon is veganist", "+31612345678"],
  ["pt", "PT", "912 345 678 uma pessoa é celíaca", "+351912345678"],
  ["sv", "SE", "070 123 45 67 en person är vegan", "+46701234567"],
] as const)(
  "a number ends before who is counted behind it, in %s: %s",
  ([language, country, text, phone]) => {
    expect(read(language, country, text).phone).toBe(phone);
  },
);

test("a number that goes on in words is whole", () => {
  expect(read("de", "DE", "0172 44519 null acht").phone).toBe("+491724451908");
});

test.for([
  "quisiera una mesa para el jueves a las ocho, si fuera posible",
  "mañana a las nueve, si no fuera mucha molestia",
] as const)("a courtesy with “fuera” wishes for no table outside: %s", (text) => {
  expect(understand(text, { now, language: "es", expecting: null })).not.toHaveProperty("comment");
});
