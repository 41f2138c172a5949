import { describe, expect, test } from "vitest";
import { parseDay, todayAt } from "#src/bot/desk/day.ts";
import { havsorn, kaimoana } from "#test/support/desk/desk-fixture.ts";

/** A Saturday. */
const today = Temporal.PlainDate.from("2026-11-21");

describe("the day that staff mean", () => {
  test.for([
    [undefined, "2026-11-21"],
    ["", "2026-11-21"],
    ["  ", "2026-11-21"],
    ["today", "2026-11-21"],
    ["Tonight", "2026-11-21"],
    [" TOMORROW ", "2026-11-22"],
    ["yesterday", "2026-11-20"],
    ["sat", "2026-11-21"],
    ["sunday", "2026-11-22"],
    ["mon", "2026-11-23"],
    ["Thurs", "2026-11-26"],
    ["fri", "2026-11-27"],
    ["friday", "2026-11-27"],
    ["2026-12-24", "2026-12-24"],
    ["2025-01-01", "2025-01-01"],
    ["2028-02-29", "2028-02-29"],
  ] as const)("%j is %s", ([text, date]) => {
    expect(parseDay(text, today)?.toString()).toBe(date);
  });

  test.for([
    "t",
    "fr",
    "someday",
    "fridays",
    "next friday",
    "2026-02-30",
    "2027-02-29",
    "2026-13-01",
    "26-11-27",
    "27.11.2026",
    "2026-11-27T19:00",
    "constructor",
  ])("%j is not understood", (text) => {
    expect(parseDay(text, today)).toBeUndefined();
  });

  test("today is the venue's own", () => {
    const evening = { now: () => Temporal.Instant.from("2026-11-21T18:00:00Z") };
    expect(todayAt(evening, havsorn).toString()).toBe("2026-11-21");
    expect(todayAt(evening, kaimoana).toString()).toBe("2026-11-22");
  });

  test.for([
    ["2026-11-21T23:30:00Z", "2026-11-21"],
    ["2026-11-22T02:59:00Z", "2026-11-21"],
    ["2026-11-22T03:00:00Z", "2026-11-22"],
    // The clocks went back at 03:00: four o'clock is still when the day begins.
    ["2026-10-25T02:59:00Z", "2026-10-24"],
    ["2026-10-25T03:00:00Z", "2026-10-25"],
  ] as const)("at %s the evening of %s is on", ([now, day]) => {
    expect(todayAt({ now: () => Temporal.Instant.from(now) }, havsorn).toString()).toBe(day);
  });
});
