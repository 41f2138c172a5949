import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const phone = (language: string, country: string, text: string) =>
  understand(text, { now, language, country, expecting: "phone" }).phone;

test.for([
  ["en", "NO", "12345678", "+4712345678"],
  ["de", "NO", "12345678", "+4712345678"],
  ["fr", "NO", "12345678", "+4712345678"],
  ["nl", "NO", "12345678", "+4712345678"],
  ["sv", "NO", "12345678", "+4712345678"],
  ["da", "NO", "22 33 44 55", "+4722334455"],
  ["en", "DK", "51 23 45 67", "+4551234567"],
  ["es", "MX", "55 1234 5678", "+525512345678"],
] as const)("without a code or a zero a number is the venue's country's: %s in %s, %s", (row) => {
  const [language, country, text, number] = row;
  expect(phone(language, country, text)).toBe(number);
});

test.for([
  ["en", "NO", "07911 123456", "+447911123456"],
  ["de", "NO", "0170 1234567", "+491701234567"],
  ["es", "NO", "612 34 56 78", "+34612345678"],
  ["de", "AT", "0170 1234567", "+491701234567"],
] as const)("but the guest's, where it is a mobile phone there: %s in %s, %s", (row) => {
  const [language, country, text, number] = row;
  expect(phone(language, country, text)).toBe(number);
});

test.for([
  ["en", "98200 12345", "+919820012345"],
  ["en", "0412 345 678", "+61412345678"],
  ["en", "087 123 4567", "+353871234567"],
  ["es", "310 456 7890", "+573104567890"],
  ["es", "55 1234 5678", "+525512345678"],
] as const)(
  "a mobile phone of any country where the language is at home comes before a line: %s, %s",
  (row) => {
    const [language, text, number] = row;
    expect(phone(language, "NO", text)).toBe(number);
  },
);

test("a mobile phone's of several countries whose language is another is nobody's line", () => {
  expect(phone("en", "NO", "079 555 12 34")).toBeUndefined();
  expect(phone("de", "NO", "079 555 12 34")).toBe("+41795551234");
});

test("a line of the guest's own country is one, though it could be a mobile phone's elsewhere", () => {
  expect(phone("en", "NO", "01603 123456")).toBe("+441603123456");
});

test("what follows a country's code is that country's number", () => {
  expect(phone("en", "NO", "0044 7700 900 812")).toBe("+447700900812");
});

test.for([
  ["en", "01632 960 123"],
  ["en", "(01632) 960123"],
  ["en-US", "01632 960987"],
] as const)(
  "an area code as in Britain makes no mobile phone of another country: %s, %s",
  ([language, text]) => {
    expect(phone(language, "NO", text)).toBeUndefined();
    expect(phone(language, "DE", text)).toBeUndefined();
  },
);

test.for([
  ["en-US", "NO", "01603 123 456", "+441603123456"],
  ["en", "DE", "01633 960123", "+441633960123"],
  ["en", "NO", "020 7946 0123", "+442079460123"],
  ["en", "NO", "0161 496 0123", "+441614960123"],
] as const)("a line of Britain is that, where the guest writes English: %s in %s, %s", (row) => {
  const [language, country, text, number] = row;
  expect(phone(language, country, text)).toBe(number);
});

test("what one country has as a line and another as a mobile phone's is asked for with its country", () => {
  expect(phone("en-US", "NO", "0163 3960123")).toBeUndefined();
});

test("in a language that is not at home there a number of that shape is its own country's", () => {
  expect(phone("de", "DE", "01632 960123")).toBe("+491632960123");
  expect(phone("en", "NO", "0163 2960123")).toBe("+491632960123");
});

test.for([
  ["es", "944 12 34 56", "+34944123456"],
  ["es", "nueve cuatro cuatro uno dos tres cuatro cinco seis", "+34944123456"],
  ["es-CL", "944 12 34 56", "+56944123456"],
  ["pt", "212 345 678", "+351212345678"],
] as const)("where nobody dials a zero, a line of the guest's own country is one too: %s, %s", (row) => {
  const [language, text, number] = row;
  expect(phone(language, "NO", text)).toBe(number);
});
