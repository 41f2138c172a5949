import { expect, test } from "vitest";
import { answersSchema } from "#src/booking/service/venue/answers.ts";
import { topics } from "#src/bot/understanding/topic.ts";

/** What maitred knows without a word of the house: of itself, of the talk, and what the plan says of its tables. */
const own = [
  "assistant",
  "day",
  "largest",
  "restaurants",
  "house",
  "ways",
  "counted",
  "localTime",
  "scenario",
  "starts",
  "adjusting",
  "ownName",
  "ownPhone",
  "ownData",
  "phoneCode",
  "lateness",
  "noted",
  "otherTable",
  "confirmation",
  "reminder",
  "walkIns",
];

test("a house can answer everything that guests are understood to ask, and nothing else", () => {
  expect(Object.keys(answersSchema.shape).toSorted()).toEqual(
    topics.filter((topic) => !own.includes(topic)).toSorted(),
  );
});
