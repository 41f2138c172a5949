import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, tejo } from "#test/support/machine/facts.ts";

const shown = bookingAt("19:00", { id: "shown", name: "Anna Berg" });
const other: BookedTable = { ...shown, id: "other", startsAt: "2026-11-25T19:00:00Z", partySize: 2 };
const ofOther = { thenOther: true, date: "2026-11-25", partySize: 6 } as const;

/** A chat that is asked whether the booking just made is to be for five. */
function asked(): Chat {
  const chat = new Chat({ venues: [fjord, tejo] });
  chat.state = { ...chat.state, phase: "placed", booking: shown } as State;
  chat.step(said("change", { partySize: 5 }));
  expect(chat.state.phase).toBe("confirmingChange");
  return chat;
}

function found(chat: Chat, bookings: readonly BookedTable[]): Chat {
  return chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
}

function changed(chat: Chat): Chat {
  const { requestId } = chat.effect("changeBooking");
  return chat.step({ type: "bookingChanged", requestId, booking: { ...shown, partySize: 5 } });
}

describe("a yes, and what is said of another booking,", () => {
  test("does nothing before that booking is found", () => {
    const chat = asked().step(said("inform", ofOther));
    expect(chat.effects.map(({ type }) => type)).toEqual(["findBookings"]);
    expect(chat.state.phase).toBe("confirmingChange");
  });

  test("changes what is shown, and asks about the other", () => {
    const chat = changed(found(asked().step(said("inform", ofOther)), [shown, other]));
    expect(chat.lines()).toContain("changed");
    expect(chat.state).toMatchObject({
      phase: "confirmingChange",
      query: { changing: { id: "other" }, partySize: 6, date: "2026-11-25" },
    });
    expect(chat.state).not.toHaveProperty("thenOther");
  });

  test("asks whether to cancel the other", () => {
    const cancels = said("cancel", { thenOther: true, date: "2026-11-25" });
    const chat = changed(found(asked().step(cancels), [shown, other]));
    expect(chat.state).toMatchObject({ phase: "confirmingCancel", booking: { id: "other" } });
    expect(chat.effects.map(({ type }) => type)).not.toContain("setBookingState");
  });

  test("is no yes where there is no such booking", () => {
    const chat = found(asked().step(said("inform", ofOther)), [shown]);
    expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
    expect(chat.state).not.toHaveProperty("thenOther");
  });

  test("is no yes where something else is said meanwhile", () => {
    const chat = asked().step(said("inform", ofOther));
    const { requestId } = chat.effect("findBookings");
    chat.step(said("other", { undecided: true }));
    chat.step({ type: "bookingsFound", requestId, bookings: [shown, other] });
    expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
  });
});
