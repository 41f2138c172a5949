import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });
const { partySize } = booking;

/** A chat in which it is asked whether the table on Sunday at seven is to be cancelled. */
function asked(): Chat {
  const chat = new Chat();
  chat.state = { ...chat.state, phase: "confirmingCancel", booking } as State;
  return chat;
}

describe("whether to cancel is asked, and", () => {
  test.each([
    ["another hour", "change", { time: "20:00" }, { startsAt: "2026-11-22T19:00:00Z" }],
    ["another hour in a question", "question", { time: "20:00" }, { startsAt: "2026-11-22T19:00:00Z" }],
    ["more people", "inform", { partySize: partySize + 1 }, { partySize: partySize + 1 }],
    ["another day beside a no", "deny", { date: "2026-11-27" }, { startsAt: "2026-11-27T18:00:00Z" }],
  ] as const)("%s is what it is to be changed to", (_, intent, understood, changed) => {
    const chat = asked().step(said(intent, understood));
    expect(chat.state).toMatchObject({ phase: "confirmingChange", query: { changing: booking } });
    expect(chat.step(said("affirm")).effect("changeBooking")).toMatchObject(changed);
  });

  test.each(["affirm", "cancel"] as const)("another day beside “%s” is that of another booking", (intent) => {
    const chat = asked().step(said(intent, { date: "2026-11-27" }));
    const { requestId } = chat.effect("findBookings");
    const other = bookingAt("20:00", { id: "other", startsAt: "2026-11-27T19:00:00Z" });
    chat.step({ type: "bookingsFound", requestId, bookings: [booking, other], waiting: [] });
    expect(chat.state).toMatchObject({ phase: "confirmingCancel", booking: { id: "other" } });
  });

  test("“can we cancel?” is no yes to it", () => {
    const chat = asked().step(said("cancel", { meant: "asked" }));
    expect(chat.lines()).toEqual(["askCancel"]);
  });

  test("a yes that repeats what is shown cancels it", () => {
    const chat = asked().step(said("affirm", { date: "2026-11-22", time: "19:00", partySize }));
    expect(chat.effect("setBookingState")).toMatchObject({ state: "CANCELLED", booking: { id: booking.id } });
  });
});
