import { expect, test } from "vitest";
import { systemWait } from "#src/lib/system-wait.ts";

test("a wait ends when it is aborted", async () => {
  const stopping = new AbortController();
  const waited = systemWait(3_600_000, stopping.signal);
  stopping.abort();
  await expect(waited).resolves.toBeUndefined();
});
