import { describe, expect, test } from "vitest";
import { toScreen } from "#src/adapters/terminal/outbound.ts";

const plain = { highlight: (text: string) => text };

function buttons(...labels: readonly string[]) {
  return labels.map((label) => ({ label, token: label }));
}

test("a reply is its text, its buttons numbered beneath", () => {
  expect(toScreen({ text: "Which time?", buttons: buttons("18:00", "19:00") }, plain)).toBe(
    "Which time?\n  1  18:00\n  2  19:00\n",
  );
});

test("ten buttons and more stand in line", () => {
  const screen = toScreen({ text: "When?", buttons: buttons(..."abcdefghij") }, plain);
  expect(screen).toContain("\n   1  a\n");
  expect(screen).toContain("\n  10  j\n");
});

test("buttons that name their row stand as a grid, without numbers", () => {
  const week = ["27", "×28", "(29)"].map((label) => ({ label, token: label, row: 0 }));
  const later = { label: "December ›", token: "later", row: 1 };
  expect(toScreen({ text: "Which day?", buttons: [...week, later, ...buttons("Help")] }, plain)).toBe(
    "Which day?\n    27   ×28  (29)\n  December ›\n  1  Help\n",
  );
});

test("the question for the phone number is only a question here", () => {
  expect(toScreen({ text: "Your number?", buttons: [], contactRequest: "Share" }, plain)).toBe(
    "Your number?\n",
  );
});

test("numbers are set off, labels are not", () => {
  const screen = toScreen({ text: "Yes?", buttons: buttons("Yes") }, { highlight: (text) => `<${text}>` });
  expect(screen).toBe("Yes?\n  <1>  Yes\n");
});

test("text is wrapped to the width, line by line", () => {
  const text = "We have a table at seven.\nShall I book it?";
  expect(toScreen({ text, buttons: [] }, { ...plain, width: 12 })).toBe(
    "We have a\ntable at\nseven.\nShall I book\nit?\n",
  );
});

test("nothing in a reply steers the terminal", () => {
  const screen = toScreen({ text: "Hi \u001b[2J\u0007Kari\r", buttons: buttons("a\nb\u001b[0m") }, plain);
  expect(screen).toBe("Hi  [2J Kari \n  1  a b [0m\n");
});

test("buttons of a row stand beneath those of another, however wide their letters are", () => {
  const row = (at: number, ...labels: string[]) => labels.map((label) => ({ label, token: label, row: at }));
  const grid = [...row(0, "東", "b"), ...row(1, "cde", "d")];
  expect(toScreen({ text: "Which?", buttons: grid }, plain)).toBe("Which?\n   東    b\n  cde    d\n");
});

describe("wrapping", () => {
  test.for([
    ["a short line", 20, ["a short line"]],
    ["exactly ten", 11, ["exactly ten"]],
    ["", 10, [""]],
    ["averylongwordindeed", 10, ["averylongwordindeed"]],
    ["a averylongwordindeed b", 10, ["a", "averylongwordindeed", "b"]],
    ["🍷🍷🍷 🍷🍷🍷", 7, ["🍷🍷🍷", "🍷🍷🍷"]],
    ["東京レストラン 東京レストラン 東京", 32, ["東京レストラン 東京レストラン", "東京"]],
  ] as const)("%j at %i", ([line, width, expected]) => {
    expect(toScreen({ text: line, buttons: [] }, { ...plain, width })).toBe(`${expected.join("\n")}\n`);
  });
});
