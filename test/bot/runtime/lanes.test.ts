import { expect, test } from "vitest";
import { createLanes } from "#src/bot/runtime/lanes.ts";

test("a lane is worked on step by step, until there is nothing left", async () => {
  let left = 3;
  let running = 0;
  let most = 0;
  const lanes = createLanes<"turns", string>(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      left -= 1;
      if (left > 0) lanes.kick("a", "turns");
    },
    () => {},
  );
  lanes.kick("a", "turns");
  lanes.kick("a", "turns");
  await lanes.idle();
  expect({ left: left <= 0, most }).toEqual({ left: true, most: 1 });
});

test("work that comes in during the last look is not overlooked", async () => {
  const looks: number[] = [];
  const lanes = createLanes<"turns", string>(
    async () => {
      looks.push(looks.length);
      if (looks.length === 1) lanes.kick("a", "turns");
    },
    () => {},
  );
  lanes.kick("a", "turns");
  await lanes.idle();
  expect(looks).toEqual([0, 1]);
});

test("a lane that failed rests, is told of, and works again when kicked", async () => {
  const faults: string[] = [];
  let fails = true;
  let done = 0;
  const lanes = createLanes<"turns", string>(
    async () => {
      if (fails) throw new Error("the database is gone");
      done += 1;
    },
    (_, conversationId) => faults.push(conversationId),
  );
  lanes.kick("a", "turns");
  await lanes.idle();
  fails = false;
  lanes.kick("a", "turns");
  await lanes.idle();
  expect({ faults, done }).toEqual({ faults: ["a"], done: 1 });
});

test("work that is known is done in its order, also when a piece of it fails", async () => {
  const done: unknown[] = [];
  const lanes = createLanes<"talk", number>(
    async (_conversationId, _lane, work) => {
      if (work === 1) throw new Error("the first one fails");
      done.push(work);
    },
    () => {},
  );
  for (const work of [1, 2, 3]) lanes.kick("a", "talk", work);
  lanes.kick("a", "talk");
  await lanes.idle();
  expect(done).toEqual([2, 3]);
});
