import { expect, test } from "vitest";
import { countryOfZone } from "#src/lib/country-of-zone.ts";

test.each([
  ["Europe/Oslo", "NO"],
  ["Europe/Berlin", "DE"],
  ["Europe/London", "GB"],
  ["America/New_York", "US"],
  ["America/Sao_Paulo", "BR"],
  ["UTC", undefined],
  ["Etc/GMT+2", undefined],
  ["Nowhere/Else", undefined],
])("the clocks of %s are those of %s", (timeZone, country) => {
  expect(countryOfZone(timeZone)).toBe(country);
});
