import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test("an article before a number in words is no nought", () => {
  const context = { now, expecting: "phone", tablePicked: true, language: "pt", country: "NO" } as const;
  const { phone } = understand("o nove um três, quatro cinco seis, dois um oito", context);
  expect(phone).toBe("+351913456218");
});
