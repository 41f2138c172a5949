import { describe, expect, test } from "vitest";
import { deskUsage, readDeskArguments } from "#src/adapters/shell/read-arguments.ts";

const plain = { json: false, yes: false };

describe("a command line", () => {
  test.for([
    ["today", { command: "today", given: {} }],
    ["show Anna Berg", { command: "show", given: { ref: "Anna Berg" } }],
    ["mark Anna Berg no-show", { command: "mark", given: { ref: "Anna Berg", as: "no-show" } }],
    ["book 4 Anna Berg --day sat", { command: "book", given: { party: "4", name: "Anna Berg", day: "sat" } }],
    ["extend b1 +30", { command: "extend", given: { ref: "b1", until: "+30" } }],
    ["extend b1 -- -15", { command: "extend", given: { ref: "b1", until: "-15" } }],
    ["walkin 2 --name Ola", { command: "walkin", given: { party: "2", name: "Ola" } }],
    ["--venue fjord attention --as Kari", { command: "attention", given: {}, venue: "fjord", as: "Kari" }],
    ["waitlist show --day sat", { command: "waitlist show", given: { day: "sat" } }],
    [
      "waitlist add 4 18:30 20:00 Ola Nordmann",
      { command: "waitlist add", given: { party: "4", from: "18:30", to: "20:00", name: "Ola Nordmann" } },
    ],
    [
      "waitlist offer 19:00 Anna Berg",
      { command: "waitlist offer", given: { time: "19:00", guest: "Anna Berg" } },
    ],
    ["cancel b1 -y --json", { command: "cancel", given: { ref: "b1" }, yes: true, json: true }],
  ] as const)("%s", ([line, task]) => {
    expect(readDeskArguments(line.split(" "))).toEqual({ ok: true, value: { ...plain, ...task } });
  });

  test.for([
    ["", "Say what to do"],
    ["invite Mo --venue furu --venue fjord", "--venue can be there once"],
    ["dance", 'There is no "dance"'],
    ["waitlist", 'There is no "waitlist"'],
    ["waitlist dance", 'There is no "waitlist"'],
    ["waitlist offer 19:00", "waitlist offer TIME GUEST"],
    ["constructor", 'There is no "constructor"'],
    ["show", "show REF"],
    ["today tomorrow", "today"],
    ["mark b1 asleep", "waiting, seated, bill, closed, no-show"],
    ["today --time 19:00", "today takes no --time"],
    ["book 4 Anna --party 5", "book takes no --party"],
    ["today --colour", "--colour"],
  ] as const)("%s is none, and is told why", ([line, why]) => {
    const read = readDeskArguments(line.split(" ").filter((word) => word !== ""));
    expect(read).toEqual({ ok: false, mistake: expect.stringContaining(why) });
  });

  test("for help lists every command on lines that fit a terminal", () => {
    const lines = deskUsage().split("\n");
    expect(lines).toContain("  walkin PARTY");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  });
});
