import { expect, test } from "vitest";
import { answersSchema } from "#src/booking/service/venue/answers.ts";
import { topics } from "#src/bot/understanding/understood.ts";

test("a house can answer everything that guests are understood to ask, and nothing else", () => {
  expect(Object.keys(answersSchema.shape).toSorted()).toEqual(topics.toSorted());
});
