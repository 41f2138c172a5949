import { describe, expect, test } from "vitest";
import { parseDay } from "#src/bot/desk/day.ts";
import { parseSpan } from "#src/bot/desk/moment.ts";

/** A Saturday. */
const now = Temporal.ZonedDateTime.from("2026-11-21T16:20[Europe/Oslo]");

function span(from: string, until: string, at = now) {
  const result = parseSpan(from, until, at);
  if (!result.ok) return result.refusal;
  const ends = [result.value.from, result.value.until];
  return ends.map((end) => end.toPlainDateTime().toString({ smallestUnit: "minute" })).join(" ");
}

describe("the span that staff mean", () => {
  test.for([
    ["18:00", "23:00", "2026-11-21T18:00 2026-11-21T23:00"],
    ["18.00", "7:30", "2026-11-21T18:00 2026-11-22T07:30"],
    [" Now ", "23:30", "2026-11-21T16:20 2026-11-21T23:30"],
    ["now", "sun", "2026-11-21T16:20 2026-11-23T00:00"],
    ["18:00", "01:30", "2026-11-21T18:00 2026-11-22T01:30"],
    ["fri 18:00", "23:00", "2026-11-27T18:00 2026-11-27T23:00"],
    ["fri 18:00", "sun 12:00", "2026-11-27T18:00 2026-11-29T12:00"],
    ["friday 18:00", "fri 19:00", "2026-11-27T18:00 2026-11-27T19:00"],
    ["tomorrow", "tomorrow", "2026-11-22T00:00 2026-11-23T00:00"],
    ["2026-12-24", "2026-12-26 12:00", "2026-12-24T00:00 2026-12-26T12:00"],
    ["14:00", "now", "2026-11-21T14:00 2026-11-21T16:20"],
  ] as const)("%j to %j is %s", ([from, until, meant]) => {
    expect(span(from, until)).toBe(meant);
  });

  test.for([
    ["", "23:00"],
    ["18:00", " "],
    ["soon", "23:00"],
    ["18:00", "late"],
    ["25:00", "26:00"],
    ["18:61", "23:00"],
    ["18", "23"],
    ["someday 18:00", "23:00"],
    ["2026-02-30 18:00", "23:00"],
    ["18:00 fri", "23:00"],
    ["fri18:00", "23:00"],
  ] as const)("%j to %j is not understood", ([from, until]) => {
    expect(span(from, until)).toBe("notUnderstood");
  });

  test.for([
    ["tomorrow 18:00", "now"],
    ["fri 18:00", "fri 18:00"],
    ["2026-12-24", "2026-12-23"],
  ] as const)("%j to %j ends before it starts", ([from, until]) => {
    expect(span(from, until)).toBe("endBeforeStart");
  });

  test("keeps to the clock on the wall when the clocks change", () => {
    const spring = Temporal.ZonedDateTime.from("2026-03-28T20:00[Europe/Oslo]");
    expect(span("22:00", "06:00", spring)).toBe("2026-03-28T22:00 2026-03-29T06:00");
  });

  test("a weekday may count from another day than today", () => {
    const [today, from] = [Temporal.PlainDate.from("2026-11-21"), Temporal.PlainDate.from("2026-11-27")];
    expect(parseDay("mon", today, from)?.toString()).toBe("2026-11-30");
    expect(parseDay("fri", today, from)?.toString()).toBe("2026-11-27");
    expect(parseDay("tomorrow", today, from)?.toString()).toBe("2026-11-22");
  });
});
