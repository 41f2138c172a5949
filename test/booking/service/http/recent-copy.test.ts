import { expect, test } from "vitest";
import { createRecentCopy } from "#src/booking/service/http/recent-copy.ts";
import { createTestClock } from "#test/support/service/test-clock.ts";

/** A copy, at most a second old, of something whose readings the test answers one by one. */
function setUp() {
  const clock = createTestClock("2026-11-20T09:00:00Z");
  const readings: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<string>();
    readings.push(reading);
    return reading.promise;
  };
  const copy = createRecentCopy(read, { maxAgeMs: 1000, clock });
  const readAs = async (text: string) => {
    const got = copy.get();
    readings.at(-1)?.resolve(text);
    expect(await got).toBe(text);
  };
  return { clock, readings, copy, readAs };
}

test("a copy serves for its time and is read again after it", async () => {
  const { clock, readings, copy, readAs } = setUp();
  await readAs("first");
  clock.advance({ milliseconds: 999 });
  expect(await copy.get()).toBe("first");
  clock.advance({ milliseconds: 1 });
  await readAs("second");
  expect(readings).toHaveLength(2);
});

test("all who ask meanwhile share one reading, however long it takes", async () => {
  const { clock, readings, copy } = setUp();
  const asked = [copy.get(), copy.get()];
  clock.advance({ seconds: 30 });
  asked.push(copy.get());
  readings[0]?.resolve("shared");
  expect(await Promise.all(asked)).toEqual(["shared", "shared", "shared"]);
  expect(readings).toHaveLength(1);
});

test("its age counts from the begin of the reading", async () => {
  const { clock, readings, copy } = setUp();
  const asked = copy.get();
  clock.advance({ seconds: 1 });
  readings[0]?.resolve("long under way");
  await asked;
  void copy.get();
  expect(readings).toHaveLength(2);
});

test("a reading that failed is tried again by the next who asks", async () => {
  const { readings, copy, readAs } = setUp();
  const asked = [copy.get(), copy.get()];
  readings[0]?.reject(new Error("the database is gone"));
  for (const each of asked) await expect(each).rejects.toThrow("the database is gone");
  await readAs("back");
});

test("a clock that is set back does not keep a copy", async () => {
  const { clock, readAs } = setUp();
  await readAs("first");
  clock.advance({ hours: -1 });
  await readAs("second");
});
