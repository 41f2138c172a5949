import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, tejo } from "#test/support/machine/facts.ts";

const known = { firstName: "Anna", lastName: "Berg", phone: "+4790012345" };
const evening = bookingAt("19:00");

/** A guest picks 20:30 of an evening on which they have a table already. */
function asked(options: ConstructorParameters<typeof Chat>[0] = {}, sameEvening = evening): Chat {
  const chat = new Chat(options);
  chat.state = { ...chat.state, guest: known };
  const date = "2026-11-22";
  chat.step(said("book", { venueId: 1, partySize: 2, date, time: "20:30" }));
  const { requestId } = chat.effect("findSlots");
  chat.step({ type: "slotsFound", requestId, slots: [slotAt("20:30")] });
  const hold = chat.effect("placeHold");
  expect(hold.tellsSameEvening).toBe(true);
  return chat.step({
    type: "holdPlaced",
    requestId: hold.requestId,
    venueId: 1,
    bookingId: "hold-1",
    minutes: 15,
    sameEvening,
  });
}

const typesOf = (chat: Chat) => chat.effects.map(({ type }) => type);

describe("a second table of one evening", () => {
  test("is asked about, with the table that the guest has", () => {
    const chat = asked();
    expect(chat.lines()).toEqual(["sameEvening", "askSecond"]);
    expect(chat.line("sameEvening")?.values).toMatchObject({ partySize: 4, time: { time: "19:00" } });
    expect(chat.buttons().map(({ label }) => label.key)).toEqual([
      "choiceSecond",
      "choiceInstead",
      "choiceKeep",
    ]);
  });

  test.for([["button"], ["words"]])("is one more by %s, and not asked about again", ([by]) => {
    const chat = asked();
    if (by === "button") chat.press("choiceSecond");
    else chat.step(said("other", { besides: true }));
    expect(chat.lines()).toContain("askConfirm");
    chat.step(said("change", { time: "21:00" }));
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: [slotAt("21:00")] });
    expect(chat.effect("placeHold")).not.toHaveProperty("tellsSameEvening");
  });

  describe("that is given up", () => {
    const besides = () => asked().press("choiceSecond");

    test("leaves the first as it is, which is said", () => {
      expect(
        besides()
          .step(said("cancel", { meant: "stops" }))
          .lines(),
      ).toContain("droppedBesides");
    });

    test("is one of two that “cancel the booking” may mean", () => {
      const chat = besides().step(said("cancel"));
      expect(chat.lines()).toContain("whichCancelled");
      expect(typesOf(chat.press("choiceBookingsToo"))).toContain("findBookings");
    });
  });

  test("is one more by words that count as one person more as well", () => {
    const chat = asked().step(said("change", { besides: true, partySize: 3 }));
    expect(chat.lines()).toContain("askConfirm");
    expect(chat.line("summary")?.values).toMatchObject({ partySize: 2 });
  });

  test.for([["button"], ["words"]])("takes the place of the first by %s, after a yes", ([by]) => {
    const chat = asked();
    if (by === "button") chat.press("choiceInstead");
    else chat.step(said("change"));
    expect(typesOf(chat)).toEqual(["releaseHold", "say"]);
    expect(chat.lines()).toContain("askChange");
    chat.press("choiceYes");
    expect(chat.effect("changeBooking")).toMatchObject({
      booking: { id: evening.id },
      partySize: 2,
      slot: slotAt("20:30"),
    });
  });

  test.for([["button"], ["words"]])("is left by %s, and the hold with it", ([by]) => {
    const chat = asked();
    if (by === "button") chat.press("choiceKeep");
    else chat.step(said("deny"));
    expect(typesOf(chat)).toContain("releaseHold");
    expect(chat.lines()).toContain("kept");
    expect(chat.state.phase).toBe("idle");
  });

  test.for([["affirm"], ["book"]] as const)("is asked about again after a bare %s", ([intent]) => {
    const chat = asked().step(said(intent));
    expect(chat.lines()).toEqual(["sameEvening", "askSecond"]);
    expect(typesOf(chat)).toEqual(["say"]);
  });

  test("keeps a wish that is told meanwhile", () => {
    const chat = asked().step(said("other", { comment: "by the window" }));
    expect(chat.lines()).toEqual(["noted", "sameEvening", "askSecond"]);
    expect(chat.press("choiceSecond").line("summaryComment")?.values).toEqual({ comment: "by the window" });
  });

  test.for([["inform"], ["change"], ["other"], ["thanks"], ["book"]] as const)(
    "takes the place of the first by “instead”, whatever else the words are (%s)",
    ([intent]) => {
      const chat = asked().step(said(intent, { instead: true, partySize: 2, comment: "by the window" }));
      expect(typesOf(chat)).toEqual(["releaseHold", "say"]);
      expect(chat.lines()).toContain("askChange");
      expect(chat.line("summaryComment")?.values).toEqual({ comment: "by the window" });
    },
  );

  test("takes the place of the first with another number that is said", () => {
    const chat = asked().step(said("change", { instead: true, partySize: 5 }));
    expect(chat.state).toMatchObject({
      phase: "confirmingChange",
      query: { partySize: 5, changing: evening },
    });
    expect(typesOf(chat)).toContain("releaseHold");
  });

  test.for([
    [said("deny", { instead: true }), ["kept"]],
    [said("other", { instead: true, besides: true }), ["sameEvening", "askSecond"]],
  ] as const)("takes no place by a no, or where both may be meant", ([event, lines]) => {
    expect(asked().step(event).lines()).toEqual(expect.arrayContaining([...lines]));
  });

  test.for(["inform", "other", "thanks"] as const)(
    "keeps a wish beside what was asked for already, and stays a question (%s)",
    (intent) => {
      const chat = asked().step(said(intent, { partySize: 2, comment: "no shellfish" }));
      expect(chat.lines()).toEqual(["noted", "sameEvening", "askSecond"]);
    },
  );

  test("takes over what was wished of the first, to be read before the yes", () => {
    const chat = asked({}, { ...evening, comment: "by the window" }).press("choiceInstead");
    expect(chat.line("summaryComment")?.values).toEqual({ comment: "by the window" });
  });

  test("at another venue takes the first one's place once it stands", () => {
    const chat = asked({ venues: [fjord, tejo] }, { ...evening, venueId: 2 }).press("choiceInstead");
    expect(chat.lines()).toContain("replaces");
    expect(chat.state).toMatchObject({ phase: "confirming", selection: { hold: { bookingId: "hold-1" } } });
  });

  test("is a table like any other once the first is cancelled elsewhere", () => {
    const chat = asked();
    chat.step({ type: "bookingCancelledByVenue", booking: { ...evening, state: "CANCELLED" } });
    expect(chat.state.phase).toBe("confirming");
  });
});

test("who says that it is one more is not asked", () => {
  const chat = new Chat();
  chat.step(said("book", { partySize: 2, date: "2026-11-22", time: "20:30", besides: true }));
  const { requestId } = chat.effect("findSlots");
  chat.step({ type: "slotsFound", requestId, slots: [slotAt("20:30")] });
  expect(chat.effect("placeHold")).not.toHaveProperty("tellsSameEvening");
});
