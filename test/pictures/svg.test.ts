import { expect, test } from "vitest";
import { drawable, escapeXml, shorten } from "#src/pictures/svg.ts";
import { widthOf } from "#src/pictures/text-width.ts";

test.for([
  ["Åse Ødegård", "Åse Ødegård"],
  ["Ολυμπία", "Ολυμπία"],
  ["Иван Ильич", "Иван Ильич"],
  ["Łukasz", "Łukasz"],
  ["Anna 🎂 Berg", "Anna Berg"],
  ["🎂", "otherwise"],
  ["日本 太郎", "otherwise"],
  ["김 Anna", "otherwise"],
  ["  ", "otherwise"],
] as const)("%j is drawn as %j", ([text, drawn]) => {
  expect(drawable(text, "otherwise")).toBe(drawn);
});

test("text is no markup, and holds nothing that XML does not", () => {
  expect(escapeXml('<b>&"\u0000\u001b\ud800')).toBe('&lt;b&gt;&amp;"\ufffd');
});

test("what is too long is cut, and never inside a letter", () => {
  expect(shorten("Berg", 100)).toBe("Berg");
  const cut = shorten("Wilhelmina von und zu Hohenstein", 100);
  expect(cut).toMatch(/^Wilhelmina.*…$/);
  expect(widthOf(cut)).toBeLessThanOrEqual(100);
  expect(shorten("𝔸𝔸𝔸𝔸𝔸", 20).isWellFormed()).toBe(true);
});
