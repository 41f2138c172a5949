import { expect, test } from "vitest";
import { keepTrying } from "#src/lib/keep-trying.ts";

/** Runs an attempt that fails as told: what happens at each try, until it is done. */
async function waitsOf(tries: readonly ("fails" | "progresses, then fails")[], waitAtLeastMs?: number) {
  const waits: number[] = [];
  const left = [...tries];
  await keepTrying(
    async (progressed) => {
      const next = left.shift();
      if (next === "progresses, then fails") progressed();
      if (next !== undefined) throw new Error("no");
    },
    {
      signal: new AbortController().signal,
      wait: async (ms) => {
        waits.push(ms);
      },
      onFailure: () => (waitAtLeastMs === undefined ? {} : { waitAtLeastMs }),
    },
  );
  return waits;
}

test("the waits double up to a minute", async () => {
  const waits = await waitsOf(Array(9).fill("fails"));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test("after progress they begin again", async () => {
  expect(await waitsOf(["fails", "fails", "progresses, then fails", "fails"])).toEqual([
    1000, 2000, 1000, 2000,
  ]);
});

test("a longer wait that was asked for is kept", async () => {
  expect(await waitsOf(["fails", "fails"], 1500)).toEqual([1500, 2000]);
});

test("an aborted attempt is neither told nor repeated", async () => {
  const stopping = new AbortController();
  const told: unknown[] = [];
  await keepTrying(
    async () => {
      stopping.abort();
      throw new Error("aborted");
    },
    {
      signal: stopping.signal,
      wait: async () => {},
      onFailure: (error) => ({ ...(told.push(error) && {}) }),
    },
  );
  expect(told).toEqual([]);
});
