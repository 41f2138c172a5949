import { expect, test } from "vitest";
import { layOut } from "#src/adapters/telegram/keyboard.ts";

function rowsOf(labels: readonly string[]): readonly (readonly string[])[] {
  return layOut(labels.map((label) => ({ label }))).map((row) => row.map(({ label }) => label));
}

test.for([
  ["nothing", [], []],
  ["times, up to four a row", ["18:00", "18:30", "19:00", "19:30"], [["18:00", "18:30", "19:00", "19:30"]]],
  [
    "times in rows of even length",
    ["1", "2", "3", "4", "5", "6"],
    [
      ["1", "2", "3"],
      ["4", "5", "6"],
    ],
  ],
  ["days, three a row", ["Tomorrow", "Saturday", "Sunday 3"], [["Tomorrow", "Saturday", "Sunday 3"]]],
  [
    "scenarios, two a row",
    ["À la carte 19:00", "Terrace at 19:00"],
    [["À la carte 19:00", "Terrace at 19:00"]],
  ],
  [
    "sentences, one a row",
    ["Yes, we are coming", "No, cancel the table"],
    [["Yes, we are coming"], ["No, cancel the table"]],
  ],
  [
    "times together, sentences beneath",
    ["18:00", "18:30", "Put me on the waitlist", "Another day entirely"],
    [["18:00", "18:30"], ["Put me on the waitlist"], ["Another day entirely"]],
  ],
  [
    "characters as they are seen, not as they are stored",
    ["🍷🍷🍷🍷🍷🍷", "🥂🥂🥂🥂🥂🥂"],
    [["🍷🍷🍷🍷🍷🍷", "🥂🥂🥂🥂🥂🥂"]],
  ],
] as const)("%s", ([, labels, expected]) => {
  expect(rowsOf(labels)).toEqual(expected);
});

test("buttons that name their row stand in it, the others beneath", () => {
  const week = ["1", "2", "(3)", "4*", "×5", "6", "7"].map((label) => ({ label, row: 0 }));
  const later = { label: "December ›", row: 1 };
  const help = { label: "Talk to a person" };
  expect(layOut([help, ...week, later])).toEqual([week, [later], [help]]);
});

test("buttons keep their order", () => {
  const labels = ["19:00", "Another day, please", "19:30", "20:00", "Help"];
  expect(rowsOf(labels).flat()).toEqual(labels);
});
