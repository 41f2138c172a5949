import { expect, test } from "vitest";
import { formatMoney } from "#src/bot/replies/format.ts";

test.for([
  [{ amount: 1500, currency: "XTR" }, "de", "1.500\u00a0⭐"],
  [{ amount: 1500, currency: "EUR" }, "de", "1.500\u00a0€"],
  [{ amount: 1500 }, "de", "1.500"],
] as const)("%o is %s money, and Stars are shown as Telegram shows them", ([money, locale, shown]) => {
  expect(formatMoney({ type: "money", ...money }, locale)).toBe(shown);
});
