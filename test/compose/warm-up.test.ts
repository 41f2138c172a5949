import { expect, test } from "vitest";
import { warmUp } from "#src/compose/warm-up.ts";
import { createTestClock } from "#test/support/service/test-clock.ts";

const clock = createTestClock("2026-11-21T10:00:00Z");

test("every language is read, known or not", async () => {
  await warmUp(["en", "sv", "fi"], clock, new AbortController().signal);
});

test("a stop does not wait for it", async () => {
  const stopping = new AbortController();
  const warming = warmUp(["en", "de", "fr"], clock, stopping.signal);
  stopping.abort();
  await expect(warming).resolves.toBeUndefined();
});

test("what one house of the process has read is not read again for another", async () => {
  let reads = 0;
  const now = () => {
    reads += 1;
    return clock.now();
  };
  const counted = { ...clock, now };
  const { signal } = new AbortController();
  await warmUp(["fi", "da"], counted, signal);
  const before = reads;
  expect(before).toBeGreaterThan(0);
  await warmUp(["da", "nb"], counted, signal);
  expect(reads).toBe(before + 1);
});
