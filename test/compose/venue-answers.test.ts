import { expect, test } from "vitest";
import { answersSchema } from "#src/booking/service/venue/answers.ts";
import { topics } from "#src/bot/understanding/understood.ts";

/** What maitred knows without the house: who it is, and what day is meant. */
const own = ["assistant", "day"];

test("a house can answer everything that guests are understood to ask, and nothing else", () => {
  expect(Object.keys(answersSchema.shape).toSorted()).toEqual(
    topics.filter((topic) => !own.includes(topic)).toSorted(),
  );
});
