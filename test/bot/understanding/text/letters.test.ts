import { expect, test } from "vitest";
import { lettersAndDigits } from "#src/bot/understanding/text/letters.ts";

const inClass = new RegExp(`^[${lettersAndDigits}]$`, "u");

test("every letter and digit of the first plane is among them, and nothing else of it", () => {
  const differing = Array.from({ length: 0x10000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCharCode(code))
    .filter((character) => inClass.test(character) !== /^[\p{L}\p{N}]$/u.test(character));
  expect(differing).toEqual([]);
});

test.for(["👍", "🍽", "𝄞"])("%s is none", (sign) => {
  expect(inClass.test(sign)).toBe(false);
});
