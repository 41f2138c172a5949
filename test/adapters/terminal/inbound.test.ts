import { describe, expect, test } from "vitest";
import { readLine } from "#src/adapters/terminal/inbound.ts";

const times = ["18:00", "19:00", "Another day"].map((label) => ({ label, token: `t-${label}` }));
const sizes = ["2", "3", "4", "1"].map((label) => ({ label, token: `p-${label}` }));

function contentOf(line: string, offered: typeof times = []) {
  const read = readLine(line, offered);
  return read.type === "said" ? read.content : read.type;
}

describe("without buttons on offer", () => {
  test.for([
    ["a table for four", { type: "text", text: "a table for four" }],
    ["  spaces around  ", { type: "text", text: "spaces around" }],
    ["4", { type: "text", text: "4" }],
    ["Blåbærsyltetøy 🫐", { type: "text", text: "Blåbærsyltetøy 🫐" }],
    ["/start", { type: "command", command: "start" }],
    ["/start venue-7", { type: "command", command: "start", argument: "venue-7" }],
    ["/BOOK for two", { type: "command", command: "book", argument: "for two" }],
    ["/bookings", { type: "command", command: "bookings" }],
    ["/language", { type: "command", command: "language" }],
    ["/cancel", { type: "command", command: "cancel" }],
    ["/help", { type: "command", command: "help" }],
    ["/weather", { type: "text", text: "/weather" }],
    ["/toString", { type: "text", text: "/toString" }],
    ["a\0b\ud83d", { type: "text", text: "ab\ufffd" }],
    ["", "empty"],
    [" \t ", "empty"],
    ["\0", "empty"],
    ["/quit", "quit"],
  ] as const)("%j", ([line, expected]) => {
    expect(contentOf(line)).toEqual(expected);
  });
});

describe("with buttons on offer", () => {
  test.for([
    ["1", "t-18:00"],
    ["3", "t-Another day"],
    [" 2 ", "t-19:00"],
    ["1 ", "t-18:00"],
    ["19:00", "t-19:00"],
    ["Another day", "t-Another day"],
  ] as const)("%j presses one", ([line, token]) => {
    expect(contentOf(line, times)).toEqual({ type: "choice", token });
  });

  test.for(["4", "0", "-1", "1.5", "01", "99999999999999999999", "another day", "18"])(
    "%j counts none and is a text",
    (line) => {
      expect(contentOf(line, times)).toEqual({ type: "text", text: line });
    },
  );

  test("a label wins over a number: 1 is the button that says 1, not the first", () => {
    expect(contentOf("1", sizes)).toEqual({ type: "choice", token: "p-1" });
    expect(contentOf("4", sizes)).toEqual({ type: "choice", token: "p-4" });
  });

  test("commands stay commands", () => {
    expect(contentOf("/help", times)).toEqual({ type: "command", command: "help" });
  });
});
