import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said, slotAt } from "#test/support/machine/facts.ts";

const slot = slotAt("19:00");
const tables = { bookings: [bookingAt("19:00"), bookingAt("20:00")], waiting: [] };
const nothing = { bookings: [], waiting: [] };

/** A chat in which 19:00 is being held. */
function holding(chat = new Chat()): Chat {
  chat.step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  return chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slot] });
}

/** A chat in which the guest has said yes to it. */
function placing(): Chat {
  const chat = holding();
  const { requestId } = chat.effect("placeHold");
  return chat
    .step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 })
    .step(said("inform", { firstName: "Anna", phone: "+4790000000" }))
    .press("choiceConfirm");
}

const labels = (chat: Chat) => chat.buttons().map(({ label }) => label.key);

describe("a guest who has as much as the house allows", () => {
  test("hears it before any further question, with their bookings and what can be done with each", () => {
    const chat = holding();
    const { requestId } = chat.effect("placeHold");
    chat.step({ type: "holdRefused", requestId, reason: "limitReached", tables });
    expect(chat.lines()).toEqual([
      "limitReached",
      "contactVenue",
      "bookingsHeading",
      "bookingLine",
      "bookingLine",
      "placedReference",
    ]);
    expect(labels(chat)).toEqual([
      "choiceChangeNumber",
      "choiceCancelNumber",
      "choiceChangeNumber",
      "choiceCancelNumber",
    ]);
    expect(chat.effect("notifyStaff").notice).toEqual({
      kind: "limitReached",
      venueId: 1,
      startsAt: slot.startsAt,
      partySize: 4,
    });
    chat.press("choiceCancelNumber", 1);
    expect(chat.state).toMatchObject({ phase: "confirmingCancel", booking: { id: "booking 20:00" } });
  });

  test("hears it after the yes, and the table that was held is given back", () => {
    const chat = placing();
    const { requestId } = chat.effect("placeBooking");
    chat.step({ type: "bookingRefused", requestId, reason: "limitReached", tables });
    expect(chat.lines().slice(0, 2)).toEqual(["limitReached", "contactVenue"]);
    expect(chat.effect("releaseHold").hold).toEqual({ venueId: 1, id: "hold-1" });
    expect(chat.effect("notifyStaff").notice).toMatchObject({ guestName: "Anna" });
  });

  test("has a way on where nobody knows what they have", () => {
    const chat = placing();
    const { requestId } = chat.effect("placeBooking");
    chat.step({ type: "bookingRefused", requestId, reason: "limitReached", tables: nothing });
    expect(chat.lines()).toEqual(["limitReached", "contactVenue"]);
    expect(labels(chat)).toEqual(["choiceBook", "choiceMyBookings", "choiceHuman"]);
    chat.press("choiceMyBookings");
    expect(chat.effect("findBookings")).toBeDefined();
  });

  test("keeps a booking as it was that was to move, and reads which ones there are", () => {
    const booking = bookingAt("19:00");
    const chat = new Chat();
    const later = slotAt("20:00");
    const query = { venueId: 1, partySize: 4, date: "2026-11-22", changing: booking };
    const { startsAt } = later;
    const requestId = "change";
    chat.state = { ...chat.state, phase: "changing", query, startsAt, slot: later, requestId } as State;
    chat.step({ type: "changeRefused", requestId, reason: "limitReached", booking, tables });
    expect(chat.lines().slice(0, 2)).toEqual(["limitReached", "contactVenue"]);
    expect(chat.state).toMatchObject({ phase: "choosingBooking", bookings: tables.bookings });
  });

  test("is not put on another waitlist, and reads which ones there are", () => {
    const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
    const slots = [{ ...slot, available: false }];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    if (chat.effects.some(({ type }) => type === "findAlternatives")) {
      const { requestId } = chat.effect("findAlternatives");
      chat.step({ type: "alternativesFound", requestId, slots: [] });
    }
    chat.press("choiceWaitlist").step(said("inform", { firstName: "Anna", phone: "+4790000000" }));
    const { requestId } = chat.effect("joinWaitlist");
    const { venueId, scenarioName, startsAt } = slot;
    const waiting = [{ entryId: "w1", venueId, scenarioName, startsAt, partySize: 4, place: 1 }];
    chat.step({ type: "waitlistRefused", requestId, tables: { bookings: [], waiting } });
    expect(chat.lines().slice(0, 2)).toEqual(["waitlistLimitReached", "contactVenue"]);
    expect(labels(chat)).toEqual(["choiceLeaveWaitlist"]);
  });
});
