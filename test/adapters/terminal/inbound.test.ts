import { describe, expect, test } from "vitest";
import { readLine } from "#src/adapters/terminal/inbound.ts";
import type { ReplyButton } from "#src/bot/replies/reply.ts";

const times = ["18:00", "19:00", "Another day"].map((label) => ({ label, token: `t-${label}` }));
const sizes = ["2", "3", "4", "1"].map((label) => ({ label, token: `p-${label}` }));

function contentOf(line: string, offered: readonly ReplyButton[] = []) {
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

  test.for([
    ["28", "×28"],
    ["1", "1*"],
    [">", "December ›"],
    ["<", "‹ October"],
    ["December ›", "December ›"],
  ] as const)("of a calendar %j presses the day or the arrow", ([line, label]) => {
    const labels = ["Mon", "·", "×28", "1*", "‹ October", "December ›"];
    const cells = labels.map((cell) => ({ label: cell, token: cell, row: 0 }));
    expect(contentOf(line, cells)).toEqual({ type: "choice", token: label });
  });

  test("a day that the calendar does not have is a text", () => {
    expect(contentOf("2", [{ label: "×28", token: "28", row: 0 }])).toEqual({ type: "text", text: "2" });
  });

  test("commands stay commands", () => {
    expect(contentOf("/help", times)).toEqual({ type: "command", command: "help" });
  });
});
