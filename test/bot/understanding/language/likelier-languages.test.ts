import { expect, test } from "vitest";
import { locales } from "#src/bot/languages/languages.ts";
import { mayTellMoment } from "#src/bot/understanding/language/likelier-languages.ts";

/** Whether words of other languages are worth reading: only where a day, an hour or a party may be among them. */
test.for([
  ["ce soir", "fr", true],
  ["morgen um 7", "de", true],
  ["danke", "de", false],
  ["för fyra", "sv", true],
  ["la vigilia de año nuevo", "es", true],
  ["please", "es", false],
  ["thanks", "nl", false],
  ["um 8", "pt", true],
] as const)("%s may be a moment in %s: %s", ([words, code, may]) => {
  const locale = locales.find((one) => one.code === code);
  expect(locale && mayTellMoment(words, locale)).toBe(may);
});
