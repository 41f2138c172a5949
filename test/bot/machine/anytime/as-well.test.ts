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

describe("“could we be four?”, while no table is talked about,", () => {
  const evening = { part: "evening", timeFrom: "17:00", timeTo: "23:00" } as const;
  const ask = () =>
    new Chat().step(said("book", { partySize: 5, countsAnew: true, ...evening, asksMore: true }));

  test("is of the table that the guest has, on its evening, and may be one more", () => {
    const chat = ask();
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [bookingAt("19:00")] });
    expect(chat.state).toMatchObject({
      phase: "confirmingChange",
      query: { partySize: 5, date: "2026-11-22", time: { time: "19:00" } },
    });
    expect(chat.buttons().map(({ label }) => label.key)).toContain("choiceAnother");
  });

  test("is a wish where they have none", () => {
    const chat = ask();
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [] });
    expect(chat.state).toMatchObject({ phase: "askingDate", draft: { partySize: 5 } });
    expect(chat.state).not.toHaveProperty("draft.maybeAnother");
  });
});
