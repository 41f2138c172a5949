import { describe, expect, test } from "vitest";
import { parseRange, suggestPastDays } from "#src/bot/desk/figures/range.ts";
import { havsorn } from "#test/support/desk/desk-fixture.ts";

/** A Saturday. */
const today = Temporal.PlainDate.from("2026-11-21");

describe("the days that are meant", () => {
  test.for([
    [{}, "2026-10-24", "2026-11-20"],
    [{ from: " " }, "2026-10-24", "2026-11-20"],
    [{ to: "2026-10-31" }, "2026-10-04", "2026-10-31"],
    [{ from: "2026-11-01" }, "2026-11-01", "2026-11-20"],
    [{ from: "today" }, "2026-11-21", "2026-11-21"],
    [{ from: "tomorrow" }, "2026-11-22", "2026-11-22"],
    [{ from: "mon", to: "wed" }, "2026-11-16", "2026-11-18"],
    [{ from: "sat" }, "2026-11-21", "2026-11-21"],
    [{ from: "2026-11-21", to: "2026-11-28" }, "2026-11-21", "2026-11-28"],
    [{ from: "2025-11-21", to: "2026-11-21" }, "2025-11-21", "2026-11-21"],
  ] as const)("%j is %s to %s", ([ask, from, to]) => {
    const range = parseRange(ask, today);
    expect(range.ok && `${range.value.from} ${range.value.to}`).toBe(`${from} ${to}`);
  });

  test.for([
    [{ from: "someday" }, "dateNotUnderstood"],
    [{ to: "someday" }, "dateNotUnderstood"],
    [{ from: "fri", to: "mon" }, "lastDayBeforeFirst"],
    [{ from: "2025-11-20", to: "2026-11-21" }, "tooLong"],
  ] as const)("%j is refused as %s", ([ask, refusal]) => {
    expect(parseRange(ask, today)).toEqual({ ok: false, refusal });
  });
});

test("what may be typed is in the past, on the venue's calendar", () => {
  const parts = {
    venues: () => [havsorn],
    clock: { now: () => Temporal.Instant.from("2026-11-21T01:30:00Z") },
  };
  const days = suggestPastDays(parts, { text: "" });
  expect(days.slice(0, 4)).toEqual([
    { value: "2026-11-20", label: "Today, Fri 20 Nov" },
    { value: "2026-11-19", label: "Yesterday, Thu 19 Nov" },
    { value: "2026-11-16", label: "This week, Mon 16 Nov" },
    { value: "2026-11-09", label: "Last week, Mon 9 Nov" },
  ]);
  expect(suggestPastDays(parts, { text: "last month" }).map(({ value }) => value)).toEqual([
    "2026-10-01",
    "2026-10-31",
  ]);
  expect(suggestPastDays({ ...parts, venues: () => [] }, { text: "" })).toEqual([]);
});
