import { expect, test } from "vitest";
import { markOf } from "#src/bot/desk/notice-marks.ts";
import { bookingAt, fjord, now } from "#test/support/machine/facts.ts";

test("what is marked on earlier notices outlives a guest, so it says of another name only that it is another", () => {
  const booking = bookingAt("19:00", { name: "Mia Dahl" });
  const marked = markOf("key", { kind: "changed", booking, isRenamed: true }, now, [fjord]);
  expect(marked?.mark.text).toMatch(/19:00, 4 people, under another name$/);
  expect(JSON.stringify(marked)).not.toContain("Mia");
  const moved = markOf("key", { kind: "changed", booking }, now, [fjord]);
  expect(moved?.mark.text).toMatch(/19:00, 4 people$/);
});
