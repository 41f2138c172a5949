import { expect, test } from "vitest";
import { withoutLateness } from "#src/bot/runtime/effects/without-lateness.ts";
import { bookingAt, now } from "#test/support/machine/facts.ts";

test.for([
  ["en", "by the window; we're running 20 minutes late", "by the window"],
  ["de", "wir kommen 20 Minuten später", undefined],
  ["en", "+15 min", undefined],
  ["en", "a high chair; by the window", "a high chair; by the window"],
  ["en", undefined, undefined],
] as const)(
  "a visit is recalled with its wishes, and not that its guests came late: %s, %s",
  ([language, comment, kept]) => {
    const booking = bookingAt("19:00", comment === undefined ? {} : { comment });
    expect(withoutLateness(booking, language, now).comment).toBe(kept);
  },
);
