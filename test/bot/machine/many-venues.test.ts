import { expect, test } from "vitest";
import { houseName, listedVenues } from "#src/bot/machine/core/house.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said } from "#test/support/machine/facts.ts";

const houses = (count: number) => ({
  venues: Array.from({ length: count }, (_, index) => ({
    ...fjord,
    id: index + 1,
    name: `House ${index + 1}`,
  })),
});

test("a house of few venues names and lists all of them", () => {
  expect(houseName(houses(3))).toBe("House 1 · House 2 · House 3");
  expect(listedVenues(houses(24))).toHaveLength(24);
});

test("one of thousands names some and lists none", () => {
  expect(houseName(houses(10_000))).toMatch(/^House 1 · .* · House 12 · …$/);
  expect(listedVenues(houses(10_000))).toEqual([]);
});

test("there a guest who names no venue is asked to write its name, for a table and for an answer", () => {
  const many = houses(40);
  const chat = new Chat(many).step(said("book", { partySize: 2, date: "2026-11-27" }));
  expect(chat.lines()).toContain("askVenueByName");
  expect(chat.buttons().filter(({ label }) => label.key === "choiceVenue")).toEqual([]);
  expect(new Chat(many).step(said("question", { topics: ["hours"] })).lines()).toContain("askVenueByName");
  const named = new Chat(many).step(said("question", { topics: ["address"], venueId: 7 }));
  expect(named.lines()).not.toContain("askVenueByName");
});

test("what no house has told is known by each of a few, and of many no number is given", () => {
  const asked = (count: number) => new Chat(houses(count)).step(said("question"));
  const numbers = (chat: Chat) => chat.lines().filter((line) => line === "contactVenue");
  expect(asked(2).lines()[0]).toBe("cannotAnswer");
  expect(numbers(asked(2))).toHaveLength(2);
  expect(numbers(asked(40))).toHaveLength(0);
});

test.for([
  [[2], "stays at the venue of what is listed"],
  [[1, 2], "asks for the venue where several are listed"],
] as const)("a further table after a list of bookings at %j %s", ([listed]) => {
  const chat = new Chat(houses(2)).step(said("list"));
  const { requestId } = chat.effect("findBookings");
  const bookings = listed.map((venueId) => bookingAt(`1${venueId}:00`, { venueId, id: `b${venueId}` }));
  chat.step({ type: "bookingsFound", requestId, bookings });
  chat.step(said("book", { partySize: 6, date: "2026-11-29" }));
  const asksVenue = chat.buttons().some(({ label }) => label.key === "choiceVenue");
  expect(asksVenue).toBe(listed.length > 1);
});
