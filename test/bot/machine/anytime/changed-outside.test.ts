import { describe, expect, test } from "vitest";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });
const moved: BookedTable = { ...booking, startsAt: "2026-11-22T20:00:00Z" };
const cancelled: BookedTable = { ...booking, state: "CANCELLED" };

const outside = (now: BookedTable, was = booking) =>
  ({ type: "bookingChangedOutside", booking: now, was }) as const;

/** A chat that looked its one booking up for this. */
function lookedUp(event: ReturnType<typeof said>): Chat {
  const chat = new Chat().step(event);
  return chat.step({
    type: "bookingsFound",
    requestId: chat.effect("findBookings").requestId,
    bookings: [booking],
  });
}

const placed = () => {
  const chat = new Chat();
  chat.state = { ...chat.state, phase: "placed", booking } as typeof chat.state;
  return chat;
};

describe("a booking that was changed elsewhere", () => {
  test.for([
    { became: "another time", now: moved, lines: ["changedOutside", "bookingNow"] },
    { became: "another party", now: { ...booking, partySize: 9 }, lines: ["changedOutside", "bookingNow"] },
    {
      became: "another scenario",
      now: { ...booking, scenarioName: "Bar" },
      lines: ["changedOutside", "bookingNow", "scenarioNow"],
    },
    { became: "confirmed", now: { ...booking, state: "CONFIRMED" }, lines: ["confirmedByVenue"] },
    { became: "cancelled", now: cancelled, lines: ["cancelledOutside"] },
  ] as const)("is told as it became $became, with buttons that lead on", ({ now, lines }) => {
    const chat = placed().step(outside(now));
    expect(chat.lines()).toEqual(lines);
    expect(chat.buttons().map(({ label }) => label.key)).toEqual(["choiceBook", "choiceMyBookings"]);
    expect(chat.press("choiceMyBookings").effect("findBookings")).toBeDefined();
  });

  test("is what a correction after the booking means", () => {
    const chat = placed()
      .step(outside(moved))
      .step(said("change", { partySize: 5 }))
      .step(said("affirm"));
    expect(chat.effect("changeBooking")).toMatchObject({
      startsAt: moved.startsAt,
      asked: moved,
      partySize: 5,
    });
  });

  test("and cancelled is changed no more, whoever cancelled it", () => {
    for (const event of [
      outside(cancelled),
      { type: "bookingCancelledByVenue", booking: cancelled } as const,
    ]) {
      const chat = placed()
        .step(event)
        .step(said("change", { partySize: 5 }));
      expect(chat.effect("findSlots")).toBeDefined();
      expect(chat.state).toMatchObject({ query: { partySize: 5 } });
      expect(chat.state).not.toHaveProperty("query.changing");
    }
  });

  test("is shown anew where the guest is asked whether to cancel it: the old button cancels nothing", () => {
    const chat = lookedUp(said("cancel"));
    const old = chat.token("choiceCancelBooking");
    chat.step(outside(moved));
    expect(chat.lines()).toEqual(["changedOutside", "bookingNow", "askCancel"]);
    const fresh = chat.token("choiceCancelBooking");
    chat.step({ type: "guestChose", token: old });
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(fresh).not.toBe(old);
    expect(chat.press("choiceCancelBooking").effect("setBookingState").asked).toEqual(moved);
  });

  test("makes nothing of a change that was about to be agreed to", () => {
    const chat = lookedUp(said("change", { partySize: 5 }));
    const yes = chat.token("choiceYes");
    chat.step(outside(moved));
    expect(chat.lines()).toEqual(["changedOutside", "bookingNow", "askWhatToChange"]);
    chat.step({ type: "guestChose", token: yes });
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    chat.step(said("affirm"));
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("leaves another table that is talked about as it is, with its buttons", () => {
    const chat = new Chat().step(said("book", { partySize: 2 }));
    const today = chat.token("choiceToday");
    chat.step(outside(cancelled));
    expect(chat.buttons().map(({ label }) => label.key)).toEqual(["choiceMyBookings"]);
    expect(chat.step({ type: "guestChose", token: today }).effect("findSlots").partySize).toBe(2);
  });

  test("keeps a prompt for the same visit open, and closes one for another", () => {
    const due = { type: "confirmationDue", booking, kind: "prompt" } as const;
    const kept = new Chat().step(due).step(outside({ ...booking, partySize: 9 }));
    expect(kept.state.prompts).toMatchObject([{ booking: { partySize: 9 } }]);
    for (const now of [moved, cancelled, { ...booking, state: "CONFIRMED" } as const]) {
      expect(new Chat().step(due).step(outside(now)).state.prompts).toEqual([]);
    }
  });
});

describe("what the guest said of a booking that is another by now", () => {
  const answered = () =>
    new Chat().step({ type: "confirmationDue", booking, kind: "prompt" }).press("choiceComing");

  test("a yes to the old visit is asked for again, about the new one", () => {
    const chat = answered();
    const { requestId, asked } = chat.effect("setBookingState");
    expect(asked).toEqual(booking);
    chat.step({ type: "stateRefused", requestId, reason: "changed", booking: moved });
    expect(chat.lines()).toEqual(["promptOutdated", "confirmationPrompt"]);
    expect(chat.effect("trackBooking").booking).toEqual(moved);
    expect(chat.press("choiceComing").effect("setBookingState").asked).toEqual(moved);
  });

  test.for([
    { now: cancelled, lines: ["promptOutdated", "bookingNowCancelled", "contactVenue"] },
    { now: { ...booking, state: "SEATED" }, lines: ["promptOutdated", "bookingNow", "contactVenue"] },
  ] as const)("one that is $now.state is told so", ({ now, lines }) => {
    const chat = answered();
    const { requestId } = chat.effect("setBookingState");
    chat.step({ type: "stateRefused", requestId, reason: "readOnly", booking: now });
    expect(chat.lines()).toEqual(lines);
    expect(chat.buttons().map(({ label }) => label.key)).toContain("choiceMyBookings");
  });

  test("one that is gone is named", () => {
    const chat = answered();
    const { requestId } = chat.effect("setBookingState");
    chat.step({ type: "stateRefused", requestId, reason: "notFound" });
    expect(chat.lines()).toEqual(["bookingGone", "contactVenue"]);
    expect(chat.line("bookingGone")?.values).toMatchObject({ venue: "Fjord", partySize: 4 });
  });

  test("a cancellation is asked about again, a change begins again", () => {
    const cancelling = lookedUp(said("cancel")).press("choiceCancelBooking");
    const { requestId } = cancelling.effect("setBookingState");
    cancelling.step({ type: "stateRefused", requestId, reason: "changed", booking: moved });
    expect(cancelling.lines()).toEqual(["promptOutdated", "askCancel"]);
    const changing = lookedUp(said("change", { partySize: 5 })).press("choiceYes");
    const change = changing.effect("changeBooking");
    changing.step({ type: "changeRefused", requestId: change.requestId, reason: "changed", booking: moved });
    expect(changing.lines()).toEqual(["promptOutdated", "askWhatToChange"]);
  });

  test("one that was cancelled meanwhile is not said to be beyond changing", () => {
    const changing = lookedUp(said("change", { partySize: 5 })).press("choiceYes");
    const { requestId } = changing.effect("changeBooking");
    changing.step({ type: "changeRefused", requestId, reason: "readOnly", booking: cancelled });
    expect(changing.lines()).toEqual(["bookingNowCancelled", "contactVenue"]);
    expect(changing.state.phase).toBe("idle");
  });
});
