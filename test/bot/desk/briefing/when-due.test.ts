import { expect, test } from "vitest";
import { isDue } from "#src/bot/desk/briefing/when-due.ts";
import type { OpenInterval } from "#src/bot/machine/core/context.ts";
import { havsorn } from "#test/support/desk/desk-fixture.ts";

const date = Temporal.PlainDate.from("2026-11-21");
const evening = [{ from: "17:00", to: "23:00" }];

/** Oslo's clock, an hour ahead of UTC in November. */
test.for([
  ["briefing", undefined, evening, "2026-11-21T10:00", true],
  ["briefing", undefined, evening, "2026-11-21T09:59", false],
  ["briefing", undefined, [{ from: "07:00", to: "11:00" }], "2026-11-21T07:00", true],
  ["briefing", undefined, evening, "2026-11-21T12:59", true],
  ["briefing", undefined, evening, "2026-11-21T13:00", false],
  ["briefing", undefined, evening, "2026-11-22T10:00", false],
  ["briefing", "16:15", evening, "2026-11-21T10:00", false],
  ["briefing", "16:15", evening, "2026-11-21T16:15", true],
  ["briefing", "off", evening, "2026-11-21T10:00", false],
  ["wrapUp", undefined, evening, "2026-11-21T22:59", false],
  ["wrapUp", undefined, evening, "2026-11-21T23:00", true],
  ["wrapUp", undefined, [...evening, { from: "23:30", to: "02:00" }], "2026-11-22T01:59", false],
  ["wrapUp", undefined, [...evening, { from: "23:30", to: "02:00" }], "2026-11-22T02:00", true],
  ["wrapUp", undefined, [], "2026-11-21T23:30", true],
  ["wrapUp", undefined, undefined, "2026-11-21T23:30", true],
  ["wrapUp", "00:30", evening, "2026-11-21T00:30", false],
  ["wrapUp", "00:30", evening, "2026-11-22T00:30", true],
  ["wrapUp", "00:30", evening, "2026-11-22T06:30", false],
  ["wrapUp", "off", evening, "2026-11-21T23:00", false],
] as const)("the %s at %s of a house open %o at %s: %s", ([kind, at, open, local, due]) => {
  const openOn = open && (() => open as readonly OpenInterval[]);
  const venue = { ...havsorn, ...(openOn && { openOn }) };
  const now = Temporal.PlainDateTime.from(local).toZonedDateTime(havsorn.timeZone).toInstant();
  expect(isDue(kind, venue, date, { at, now })).toBe(due);
});
