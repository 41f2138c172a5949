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
