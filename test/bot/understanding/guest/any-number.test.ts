import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");

const phoneIn = (text: string) =>
  understand(text, { now, language: "en", expecting: "phone", tablePicked: true, country: "NO" }).phone;

test.for([
  ["+44 7700 900123", "+447700900123"],
  ["07700 900123", "+447700900123"],
  ["+44 1632 960123", "+441632960123"],
  ["+1 202 555 0143", "+12025550143"],
  ["+1 555 123 4567", "+15551234567"],
  ["+33 1 99 00 12 34", "+33199001234"],
  ["+47 99 99 99 99", "+4799999999"],
] as const)("a number that is no one's is shown for a yes all the same: %s", ([text, phone]) => {
  expect(phoneIn(text)).toBe(phone);
});

test.for([
  [
    "en",
    "table for 5 on Friday at 8. Yours faithfully, Margaret Whitcombe, +44 7700 900456",
    "+447700900456",
  ],
  ["en", "table for 3 tomorrow at 6, my number's 07700 900123", "+447700900123"],
  ["it", "un tavolo domani alle 18 per 3, cell. 347 1112223", "+393471112223"],
] as const)("in %s beside a wish too: “%s”", ([language, text, phone]) => {
  expect(understand(text, { now, language, expecting: null, country: "NO" }).phone).toBe(phone);
});

test.for(["+49 123 456789", "+49 (0)123 456789"])("a country's code is never left out: %s", (text) => {
  expect(phoneIn(text)).toBe("+49123456789");
});

const atSummary = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, country: "NO" });

test.for([
  ["pt", "912 345 678", "+351912345678"],
  ["en", "07700 900123", "+447700900123"],
  ["nb", "900 12 345", "+4790012345"],
  ["de", "0171 5550123", "+491715550123"],
] as const)("a number alone at the summary is the guest's: %s, %s", ([language, text, phone]) => {
  expect(atSummary(text, language)).toMatchObject({ phone });
});

test.for(["20.30", "28.11.2026", "2", "19:30 21:00"])("no number is %s", (text) => {
  expect(atSummary(text, "en")).not.toHaveProperty("phone");
});
