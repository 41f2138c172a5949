import { expect, test } from "vitest";
import { requestWords } from "#src/bot/desk/enquiries/request-words.ts";
import { havsorn } from "#test/support/desk/desk-fixture.ts";

const request = {
  venueId: 1,
  partySize: 25,
  date: "2026-11-27",
  time: { type: "between", from: "18:00", to: "20:00" },
  guest: { firstName: "Anna", lastName: "Berg", phone: "+4790000000" },
  comment: "a room of our own",
} as const;

test("a request says who asks for what, and how to reach them", () => {
  expect(requestWords(request, [havsorn]).split("\n")).toEqual([
    "Friday 27 November 2026, 18:00–20:00",
    "25 people",
    "Anna Berg",
    "+4790000000",
    "Wish: a room of our own",
  ]);
});

test("a request without a number says so", () => {
  const words = requestWords({ ...request, guest: {}, time: { type: "at", time: "19:00" } }, [havsorn]);
  expect(words).toContain("27 November 2026, 19:00");
  expect(words).toContain("No number left");
});
