import { spawn } from "node:child_process";
import { text as readAll } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Runs the real command with these lines on its stdin. */
async function answersTo(input: string): Promise<unknown[]> {
  const child = spawn(process.execPath, ["src/commands/understand.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(input);
  const [output, code] = await Promise.all([
    readAll(child.stdout),
    new Promise((resolve) => child.once("close", resolve)),
  ]);
  expect(code).toBe(0);
  return output
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

const moment = { now: "2026-11-21T10:00:00+01:00", timeZone: "Europe/Oslo" };
const nothing = {
  intent: "other",
  partySize: null,
  date: null,
  dateTo: null,
  time: null,
  timeFrom: null,
  timeTo: null,
  part: null,
};

test("each line is answered by one line, in order, with the same id and null for what was not said", async () => {
  const lines = [
    { id: "1", text: "table for 4 tomorrow at 7", lang: "en", ...moment, expecting: null },
    { id: "b", text: "4", lang: "en", ...moment, expecting: "time" },
    { id: 3, text: "dinner on Friday", ...moment },
  ];
  const answers = await answersTo(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(answers).toEqual([
    { ...nothing, id: "1", intent: "book", partySize: 4, date: "2026-11-22", time: "19:00", language: "en" },
    { ...nothing, id: "b", intent: "inform", time: "16:00" },
    expect.objectContaining({
      id: 3,
      date: "2026-11-27",
      time: null,
      timeFrom: "17:00",
      timeTo: "23:00",
      part: "evening",
    }),
  ]);
});

test("of the waitlist the protocol has no intents: leaving it is to cancel, asking about it to list", async () => {
  const lines = ["take me off the waitlist", "am I still on the list?"];
  const answers = await answersTo(lines.map((text) => `${JSON.stringify({ text, lang: "en" })}\n`).join(""));
  expect(answers).toEqual([
    expect.objectContaining({ intent: "cancel", concerns: "waitlist" }),
    expect.objectContaining({ intent: "list", concerns: "waitlist" }),
  ]);
});

test("lines that are no requests are answered as saying nothing", async () => {
  const lines = [
    "garbage",
    "null",
    "[1]",
    '"text"',
    "{}",
    '{"id":7}',
    '{"id":"x","text":5}',
    "",
    '{"id":"y","text":""}',
  ];
  const answers = await answersTo(`${lines.join("\n")}\n`);
  expect(answers).toEqual(
    [null, null, null, null, null, 7, "x", null, "y"].map((id) => ({ ...nothing, id })),
  );
});

test("odd values beside a good text do not keep it from being read", async () => {
  const lines = [
    { id: "zone", text: "tomorrow", ...moment, timeZone: "Nowhere/Land", now: "2026-11-21T23:30:00+13:00" },
    { id: "asked", text: "table for 4", ...moment, expecting: "dessert", lang: 12 },
    { id: "end", text: "in 5 weeks", now: "+275760-09-13T00:00:00Z", timeZone: "UTC" },
    { id: "long", text: `${"so ".repeat(20_000)}`, ...moment },
  ];
  const answers = await answersTo(lines.map((line) => JSON.stringify(line)).join("\n"));
  expect(answers).toMatchObject([
    { id: "zone", date: "2026-11-22" },
    { id: "asked", partySize: 4 },
    { ...nothing, id: "end" },
    { id: "long", date: null, time: null, partySize: null },
  ]);
});
