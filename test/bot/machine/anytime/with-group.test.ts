import { describe, expect, test } from "vitest";
import type { MachineEvent } from "#src/bot/machine/core/event.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00");
const wish = { intent: "book", partySize: 4, date: "2026-11-22", time: "19:00" } as const;

const from = (given: Partial<Extract<MachineEvent, { type: "guestCameFromGroup" }>> = {}): MachineEvent => ({
  type: "guestCameFromGroup",
  round: "r",
  ...given,
});

const counted = (partySize: number): MachineEvent => ({ type: "groupCounted", booking, partySize });

/** A guest at the summary of what they wished for in a group. */
function atSummary(chat = new Chat()) {
  chat.step(from({ understood: wish }));
  const { requestId } = chat.effect("findSlots");
  chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00")] });
  const hold = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId: hold.requestId, venueId: 1, bookingId: "h", minutes: 15 });
  chat.step(said("inform", { firstName: "Anna" })).step(said("inform", { phone: "+4790000000" }));
  return chat;
}

/** The same with the table booked, and nothing open. */
function settled() {
  return booked().press("choiceRemember");
}

/** The same with the table booked, and the question whether to remember the guest. */
function booked(chat = new Chat()) {
  atSummary(chat).press("choiceConfirm");
  const { requestId } = chat.effect("placeBooking");
  return chat.step({ type: "bookingPlaced", requestId, booking });
}

describe("who comes from a group", () => {
  test("goes on with what they said there, and the group reads what was booked", () => {
    const chat = booked();
    expect(chat.lines()).toContain("groupReads");
    expect(chat.effect("shareTable")).toEqual({
      type: "shareTable",
      round: "r",
      booking,
      language: "en",
      region: "NO",
    });
  });

  test("is asked what is missing", () => {
    expect(new Chat().step(from()).lines()).toEqual(["askPartySize"]);
    const known = { intent: "book", partySize: 4 } as const;
    expect(new Chat().step(from({ understood: known })).lines()).toEqual(["askDate"]);
  });

  test("answers nothing here by a yes that was said there", () => {
    const chat = atSummary().step(from({ understood: { intent: "affirm" } }));
    expect(chat.effects.map(({ type }) => type)).not.toContain("placeBooking");
    expect(chat.lines()).toEqual(["holdReleased", "askPartySize"]);
    expect(chat.effect("releaseHold").hold.id).toBe("h");
  });

  test("waits where a booking is being written", () => {
    const chat = atSummary()
      .press("choiceConfirm")
      .step(from({ understood: wish }));
    expect(chat.state.phase).toBe("placing");
    expect(chat.lines()).toEqual(["stillPlacing"]);
  });

  test.for([
    ["nothing", undefined, "askWhatToChange"],
    ["a change", { intent: "change", partySize: 6 }, "askChange"],
    ["a number", { intent: "inform", partyChange: 1 }, "askChange"],
    ["a cancellation", { intent: "cancel" }, "askCancel"],
    ["another table", wish, undefined],
  ] as const)(
    "means their table there by %s, and is asked before anything is done",
    ([, understood, line]) => {
      const chat = new Chat().step(from({ booking, ...(understood && { understood }) }));
      expect(chat.lines()).toEqual(line === undefined ? [] : [line]);
      expect(chat.effects.map(({ type }) => type)).toEqual([line === undefined ? "findSlots" : "say"]);
    },
  );

  test("a table that takes the place of another takes its group along", () => {
    const chat = booked();
    const other = { ...fjord, id: 3, name: "Furu" };
    const venues = [fjord, other];
    chat.step(said("change", { venueId: 3 }), { venues });
    const { requestId } = chat.effect("findSlots");
    const slot = slotAt("19:00", { venueId: 3 });
    chat.step({ type: "slotsFound", requestId, slots: [slot] }, { venues });
    const hold = chat.effect("placeHold");
    chat.step(
      { type: "holdPlaced", requestId: hold.requestId, venueId: 3, bookingId: "h3", minutes: 15 },
      { venues },
    );
    chat.step(said("affirm"), { venues });
    const placed = { ...booking, venueId: 3, id: "b3" };
    chat.step(
      { type: "bookingPlaced", requestId: chat.effect("placeBooking").requestId, booking: placed },
      { venues },
    );
    expect(chat.effect("shareTable")).toMatchObject({
      former: { venueId: 1, id: booking.id },
      booking: placed,
    });
  });
});

describe("when the group has another number than the booking", () => {
  test("the organiser is asked in one message, and a yes changes it", () => {
    const chat = settled().step(counted(6));
    expect(chat.lines()).toEqual(["groupCounted", "askChange"]);
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    chat.step(said("affirm"));
    expect(chat.effect("changeBooking")).toMatchObject({ partySize: 6, asked: booking });
  });

  test("a no leaves it as it is", () => {
    const chat = settled().step(counted(6)).step(said("deny"));
    expect(chat.lines()).toEqual(["kept", "anythingElse"]);
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("a yes to something else is none to this: it waits behind a button", () => {
    const chat = atSummary().step(counted(6));
    expect(chat.state.phase).toBe("confirming");
    expect(chat.lines()).toEqual(["groupCounted"]);
    const token = chat.token("choiceResize");
    // Whether the yes is meant for the summary is asked.
    chat.step(said("affirm"));
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(chat.state.phase).toBe("confirming");
    expect(new Chat().step({ type: "guestChose", token }).lines()).toEqual(["staleButton", "anythingElse"]);
  });

  test("a yes to being remembered is none to this", () => {
    const chat = booked().step(counted(6));
    expect(chat.lines()).toEqual(["groupCounted"]);
    chat.step(said("affirm"));
    expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
    expect(chat.state.phase).toBe("placed");
  });

  test("by the button the table that is talked about is given up, and the change is asked about", () => {
    const chat = atSummary().step(counted(6)).press("choiceResize");
    expect(chat.state.phase).toBe("confirmingChange");
    expect(chat.effect("releaseHold").hold.id).toBe("h");
    expect(chat.lines()).toContain("askChange");
  });

  test("while a prompt is open, a bare yes is the prompt's", () => {
    const chat = settled().step({ type: "confirmationDue", booking, kind: "prompt" }).step(counted(6));
    expect(chat.state.phase).toBe("placed");
    chat.step(said("affirm"));
    expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
  });
});
