import { expect, test } from "vitest";
import { createLanes } from "#src/bot/runtime/lanes.ts";

test("a lane is worked on step by step, until there is nothing left", async () => {
  let left = 3;
  let running = 0;
  let most = 0;
  const lanes = createLanes(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      left -= 1;
      return left > 0;
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
  const lanes = createLanes(
    async () => {
      looks.push(looks.length);
      if (looks.length === 1) lanes.kick("a", "turns");
      return false;
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
  const lanes = createLanes(
    async () => {
      if (fails) throw new Error("the database is gone");
      done += 1;
      return false;
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
