import { expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said, slotAt } from "#test/support/machine/facts.ts";

/** A state as the database gives it back: the keys of each object in another order. */
function asStored<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(asStored) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, one]) => [key, asStored(one)]),
  ) as Value;
}

test("a yes that says the time that is shown once more books it, in a chat that was stored between", () => {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  const slots = [slotAt("19:00"), slotAt("19:30")];
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  chat.step(said("inform", { firstName: "Anna", phone: "+4790012345" }));
  const stored = new Chat({}, asStored(chat.state));
  expect(stored.step(said("affirm", { time: "19:00" })).effect("placeBooking")).toBeDefined();
});

test("nor does it move a table that was wanted as early as possible, or with a second choice", () => {
  const wish = {
    partySize: 4,
    date: "2026-11-22",
    dayEnd: "earliest",
    otherwise: [{ time: "20:00" }],
  } as const;
  const chat = new Chat().step(said("book", wish));
  const slots = [slotAt("19:00"), slotAt("19:30")];
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
  chat.step(said("inform", { choice: 1 }));
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  chat.step(said("inform", { firstName: "Anna", phone: "+4790012345" }));
  expect(chat.step(said("affirm", { time: "19:00" })).effect("placeBooking")).toBeDefined();
});

test("a yes to a change, and that they may be a bit late, is one, and is noted with it", () => {
  const booking = bookingAt("19:00");
  const chat = new Chat().step(said("change", { partySize: 5, ofBooking: true }));
  chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings: [booking] });
  expect(chat.state.phase).toBe("confirmingChange");
  chat.step(said("inform", { late: {}, agrees: true, comment: "we might be a few minutes late" }));
  expect(JSON.stringify(chat.effect("changeBooking"))).toContain("we might be a few minutes late");
});
