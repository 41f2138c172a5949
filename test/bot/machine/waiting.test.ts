import { describe, expect, test } from "vitest";
import type { WaitingTable } from "#src/bot/machine/core/table.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt } from "#test/support/machine/facts.ts";

const waitingAt = (entryId: string, place = 2): WaitingTable => ({
  entryId,
  venueId: fjord.id,
  scenarioName: "Dinner",
  startsAt: slotAt("19:00").startsAt,
  partySize: 4,
  place,
});

const says = (chat: Chat, intent: Intent) =>
  chat.step({ type: "guestSaid", text: intent, understood: { intent } });

function find(
  intent: Intent,
  waiting: readonly WaitingTable[],
  bookings: readonly ReturnType<typeof bookingAt>[] = [],
) {
  const chat = says(new Chat(), intent);
  const { requestId } = chat.effect("findBookings");
  return chat.step({ type: "bookingsFound", requestId, bookings, waiting });
}

const freed = {
  waitlistEntryId: "w",
  slot: slotAt("19:00"),
  partySize: 4,
  reference: "r",
  idempotencyKey: "k",
  hold: { bookingId: "h", minutes: 15 },
};

describe("a guest on the waitlist", () => {
  test.for(["question", "other"] as const)(
    "reads a freed table once more after a question by the way, though the list was shown before, and yes takes it: %s",
    (intent) => {
      const chat = find("askLine", [waitingAt("w")]).step({ type: "tableFreed", offer: freed });
      says(chat, intent);
      expect(chat.lines().at(-1)).toBe("tableFreed");
      says(chat, "affirm");
      expect(JSON.stringify(chat.effect("placeBooking"))).toContain(`"reference":"r"`);
    },
  );

  test.for([
    [{ type: "tableOfferLapsed", waitlistEntryId: "w" }, "tableOfferLapsed"],
    [{ type: "tableOfferGone", waitlistEntryId: "w", reference: "r" }, "tableOfferGone"],
  ] as const)("hears that their yes came too late, once: %s", ([over, line]) => {
    const chat = find("askLine", [waitingAt("w")])
      .step({ type: "tableFreed", offer: freed })
      .step(over);
    says(chat, "affirm");
    expect(chat.lines()).toEqual([line]);
    says(chat, "affirm");
    expect(chat.lines()).not.toContain(line);
  });

  test("who has gone on to something else since hears nothing of a table that is gone", () => {
    const chat = new Chat().step({ type: "tableFreed", offer: freed });
    chat.step({ type: "tableOfferLapsed", waitlistEntryId: "w" }).step(said("book", { partySize: 2 }));
    says(chat, "affirm");
    expect(chat.lines()).not.toContain("tableOfferLapsed");
  });

  test("finds the entry among their bookings, with its place, and leaves it with a second tap", () => {
    const chat = find("list", [waitingAt("w")], [bookingAt("19:00")]);
    const listed = ["bookingsHeading", "bookingLine", "placedReference", "waitingLine", "waitlistPlace"];
    expect(chat.lines()).toEqual(listed);
    expect(chat.line("waitingLine")?.values).toMatchObject({ number: 2 });
    expect(chat.line("waitlistPlace")?.values).toEqual({ place: 2 });
    chat.press("choiceLeaveNumber");
    expect(chat.lines()).toEqual(["askLeave"]);
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    chat.press("choiceLeaveLine");
    expect(chat.lines()).toEqual(["leftLine"]);
    expect(chat.effect("answerTableOffer")).toMatchObject({ waitlistEntryId: "w", answer: "declined" });
  });

  test("leaves the one that is named by its number", () => {
    const chat = find("list", [waitingAt("v"), waitingAt("w")], [bookingAt("19:00")]);
    chat.step({ type: "guestSaid", text: "", understood: { intent: "leaveLine", choice: 3 } });
    expect(chat.lines()).toEqual(["askLeave"]);
    says(chat, "affirm");
    expect(chat.effect("answerTableOffer").waitlistEntryId).toBe("w");
  });

  test("hears of the entry alone when it is asked about", () => {
    expect(find("askLine", [waitingAt("w", 1)], [bookingAt("19:00")]).lines()).toEqual([
      "waitingHeading",
      "waitingItem",
      "waitlistPlace",
    ]);
    expect(find("askLine", [], [bookingAt("19:00")]).lines()).toEqual(["notWaiting"]);
  });

  test.for<Intent>(["leaveLine", "cancel"])("is asked before being taken off: %s", (intent) => {
    const chat = find(intent, [waitingAt("w")]);
    expect(chat.lines()).toEqual(["askLeave"]);
    says(chat, "question");
    expect(chat.effects.some(({ type }) => type === "answerTableOffer")).toBe(false);
    says(chat, "affirm");
    expect(chat.effect("answerTableOffer").waitlistEntryId).toBe("w");
  });

  test("stays on it with a no", () => {
    const chat = says(find("leaveLine", [waitingAt("w")]), "deny");
    expect(chat.lines()).toContain("kept");
    expect(chat.effects.some(({ type }) => type === "answerTableOffer")).toBe(false);
  });

  test("chooses which of several to leave, by button or by number", () => {
    const chat = find("leaveLine", [waitingAt("v"), waitingAt("w")]);
    expect(chat.lines()).toEqual(["whichToLeave", "waitingLine", "waitingLine"]);
    chat.step({ type: "guestSaid", text: "the second", understood: { intent: "inform", choice: 2 } });
    chat.press("choiceLeaveLine");
    expect(chat.effect("answerTableOffer").waitlistEntryId).toBe("w");
  });

  test("is waited for at any time, where only that is shown", () => {
    const chat = find("askLine", [waitingAt("w")]);
    chat.step(said("inform", { anyTime: true }));
    expect(chat.effect("widenWish")).toMatchObject({ waitlistEntryId: "w", takes: {} });
  });

  test("who cancels a booking is not asked about the waitlist", () => {
    expect(find("cancel", [waitingAt("w")], [bookingAt("19:00")]).lines()).toEqual(["askCancel"]);
  });

  test.for(["question", "other"] as const)(
    "reads their place where it was looked up, and no old one later: %s",
    (intent) => {
      for (const wish of ["askLine", "list"] as const) {
        const chat = find(wish, [waitingAt("w")]);
        expect(chat.lines()).toEqual(["waitingHeading", "waitingItem", "waitlistPlace"]);
        says(chat, intent);
        expect(chat.lines()).not.toContain("waitlistPlace");
      }
    },
  );

  test("asks beside a wish for a table, which stays open", () => {
    const chat = new Chat().step({
      type: "guestSaid",
      text: "a table for 4",
      understood: { intent: "book", partySize: 4, venueId: fjord.id },
    });
    says(chat, "askLine");
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [], waiting: [waitingAt("w")] });
    expect(chat.lines()).toEqual(["waitingHeading", "waitingItem", "waitlistPlace", "askDate"]);
  });
});

test("the only thing that a guest waits for has no number", () => {
  const chat = new Chat().step(said("askLine"));
  const entry = {
    entryId: "e1",
    venueId: 1,
    scenarioName: "Dinner",
    startsAt: slotAt("19:00").startsAt,
    partySize: 2,
    place: 1,
  };
  const { requestId } = chat.effect("findBookings");
  chat.step({ type: "bookingsFound", requestId, bookings: [], waiting: [entry] });
  expect(chat.lines()).toEqual(["waitingHeading", "waitingItem", "waitlistPlace"]);
  expect(chat.press("choiceLeaveWaitlist").state.phase).toBe("confirmingLeave");
});
