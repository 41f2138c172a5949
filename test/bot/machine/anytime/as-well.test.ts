import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said } from "#test/support/machine/facts.ts";

describe("“would 8:30 work as well?”, while no table is talked about,", () => {
  const ask = () => new Chat().step(said("book", { time: "20:30", asWell: true }));

  test("is of the table that the guest has", () => {
    const chat = ask();
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [bookingAt("19:00")] });
    expect(chat.lines()).toEqual(["askChange"]);
    expect(chat.state).toMatchObject({
      phase: "confirmingChange",
      query: { partySize: 4, date: "2026-11-22", time: { time: "20:30" } },
    });
  });

  test("is a wish where they have none", () => {
    const chat = ask();
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [] });
    expect(chat.lines()).toContain("askPartySize");
  });

  test("is a question about the house where it names what that has", () => {
    const chat = new Chat().step(said("question", { date: "2026-11-29", asWell: true, topics: ["hours"] }));
    expect(() => chat.effect("findBookings")).toThrow();
  });
});
