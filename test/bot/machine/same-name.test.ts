import { describe, expect, test } from "vitest";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said, slotAt } from "#test/support/machine/facts.ts";

const before = bookingAt("19:00", { id: "before", name: "Debbie Marsh" });

/** A chat of a guest whose details are not remembered, who is asked for a name and says that it is the same. */
function asked(): Chat {
  const chat = new Chat().step(said("book", { partySize: 2, date: "2026-11-22", time: "20:00" }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("20:00")] });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold", minutes: 15 });
  expect(chat.state.phase).toBe("askingName");
  return chat.step(said("inform", { sameName: true }));
}

function found(chat: Chat, bookings: readonly BookedTable[]): Chat {
  return chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
}

describe("“same name”", () => {
  test("is the one that their booking is under", () => {
    expect(found(asked(), [before]).state.guest).toMatchObject({ firstName: "Debbie", lastName: "Marsh" });
  });

  test.for<[string, BookedTable[]]>([
    ["there is no booking", []],
    ["they are under several", [before, { ...before, id: "other", name: "Jo Fox" }]],
  ])("is asked for where %s", ([, bookings]) => {
    const chat = found(asked(), bookings);
    expect(chat.state.phase).toBe("askingName");
    expect(chat.lines()).toContain("askName");
  });
});
