import { expect, test } from "vitest";
import { warmUp } from "#src/compose/warm-up.ts";
import { createTestClock } from "#test/support/service/test-clock.ts";

const clock = createTestClock("2026-11-21T10:00:00Z");

/** The clock, and how often it was looked at: once for each sentence that is read. */
function counting() {
  let reads = 0;
  const now = () => {
    reads += 1;
    return clock.now();
  };
  return { clock: { ...clock, now }, reads: () => reads };
}

test("every language is read, known or not", async () => {
  const { clock, reads } = counting();
  const { signal } = new AbortController();
  // A language that the process has read already is not read again, so these are of this test alone.
  await warmUp(["x-one"], clock, signal);
  const before = reads();
  await warmUp(["x-two", "x-three"], clock, signal);
  expect(reads()).toBe(before + 2);
});

test("a stop does not wait for it", async () => {
  const stopping = new AbortController();
  const warming = warmUp(["en", "de", "fr"], clock, stopping.signal);
  stopping.abort();
  await expect(warming).resolves.toBeUndefined();
});

test("what one house of the process has read is not read again for another", async () => {
  const { clock, reads } = counting();
  const { signal } = new AbortController();
  await warmUp(["x-four", "x-five"], clock, signal);
  const before = reads();
  expect(before).toBeGreaterThan(0);
  await warmUp(["x-five", "x-six"], clock, signal);
  expect(reads()).toBe(before + 1);
});
