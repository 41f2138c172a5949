import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { said, slotAt } from "#test/support/machine/facts.ts";

/** A chat that shows the summary of a table for four in Anna's name, with these wishes. */
function summary(comment?: string): Chat {
  const chat = new Chat().step(
    said("book", {
      partySize: 4,
      date: "2026-11-22",
      time: "19:00",
      ...(comment !== undefined && { comment }),
    }),
  );
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  return chat.step(said("inform", { firstName: "Anna" })).press("choiceSkip");
}

const says = (text: string) => ({ ...said("other"), text });

describe("a wish at the summary", () => {
  test.for(["inform", "other", "affirm", "deny", "question", "thanks"] as const)(
    "is shown there, and books nothing, whatever else the words are (%s)",
    (intent) => {
      const chat = summary().step(said(intent, { comment: "no nuts" }));
      expect(chat.line("summaryComment")?.values).toEqual({ comment: "no nuts" });
      expect(chat.lines()).toContain("askConfirm");
      expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    },
  );

  test("adds up with those before, and all are booked", () => {
    const chat = summary("by the window").step(said("inform", { comment: "the window" }));
    chat.step(said("inform", { comment: "no nuts" })).step(said("affirm"));
    expect(chat.effect("placeBooking").placement.comment).toBe("by the window; the window; no nuts");
  });

  test.for(["inform", "other", "affirm", "deny"] as const)(
    "is taken back, and books nothing (%s)",
    (intent) => {
      const chat = summary("a high chair; a pram").step(said(intent, { wishesLeft: "a pram" }));
      expect(chat.line("summaryComment")?.values).toEqual({ comment: "a pram" });
      expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
      chat.step(said(intent, { wishesLeft: "" }));
      expect(chat.lines()).not.toContain("summaryComment");
      expect(chat.step(said("affirm")).effect("placeBooking").placement).not.toHaveProperty("comment");
    },
  );

  test("of what somebody may not eat stays where all else is struck, and is named where it goes", () => {
    const struck = (wishesLeft: string) => said("inform", { wishesLeft, needsKept: "a nut allergy" });
    const chat = summary("a high chair; a nut allergy").step(struck("a nut allergy"));
    expect(chat.line("noteKeepsAllergy")?.values).toEqual({ comment: "a nut allergy" });
    expect(chat.line("summaryComment")?.values).toEqual({ comment: "a nut allergy" });
    chat.step(struck(""));
    expect(chat.line("noteWithoutAllergy")?.values).toEqual({ comment: "a nut allergy" });
    expect(chat.lines()).not.toContain("summaryComment");
    const emptied = summary("a high chair").step(said("inform", { wishesLeft: "" }));
    expect(emptied.lines()).toContain("noteChanged");
  });

  test("taken back by its words leaves none, and no empty line", () => {
    const chat = summary("we bring our dog");
    chat.step(said("inform", { comment: "we'll leave the dog at home", unwished: ["dog", "home"] }));
    expect(chat.lines()).not.toContain("summaryComment");
  });

  test("put in doubt (“but can't we sit by the window?”) is noted, and the summary stays", () => {
    const chat = summary().step(said("other", { comment: "by the window", undecided: true }));
    expect(chat.line("summaryComment")?.values).toEqual({ comment: "by the window" });
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("keeps the slot where the guest repeats it, or names the part of the day that it is in", () => {
    const evening = { part: "evening", timeFrom: "17:00", timeTo: "23:00" } as const;
    for (const repeated of [{ time: "19:00", partySize: 4 }, evening]) {
      const chat = summary().step(said("inform", { ...repeated, comment: "a birthday" }));
      expect(chat.state.phase).toBe("confirming");
      expect(chat.line("summaryComment")?.values).toEqual({ comment: "a birthday" });
    }
  });

  test("that is too long beside the others is not cut: the guest is told, and what was noted stays", () => {
    const chat = summary("x".repeat(1_900)).step(said("inform", { comment: "y".repeat(200) }));
    expect(chat.lines()[0]).toBe("wishTooLong");
    expect(chat.lines()).not.toContain("noted");
    expect(chat.line("summaryComment")?.values).toEqual({ comment: "x".repeat(1_900) });
  });
});

describe("words at the summary that nobody could read", () => {
  test("leave it standing, and become a wish with a button", () => {
    const chat = summary().step(says("the one with the blue birds"));
    expect(chat.lines()).toEqual(expect.arrayContaining(["notUnderstood", "summary", "askConfirm"]));
    expect(chat.lines()).not.toContain("summaryComment");
    chat.press("choicePassOn");
    expect(chat.line("summaryComment")?.values).toEqual({ comment: "the one with the blue birds" });
    expect(chat.step(said("affirm")).effect("placeBooking").placement.comment).toBe(
      "the one with the blue birds",
    );
  });

  test("are no part of the booking without it", () => {
    const chat = summary().step(says("the one with the blue birds")).step(said("affirm"));
    expect(chat.effect("placeBooking").placement).not.toHaveProperty("comment");
  });

  test.for(["asdf", "lol", "🎉"])("are asked about again where they are one word: %s", (text) => {
    const chat = summary().step(says(text));
    expect(chat.buttons().map(({ label }) => label.key)).not.toContain("choicePassOn");
    expect(chat.lines()).toContain("askConfirm");
  });
});

describe("a name told at the summary", () => {
  test("that the service would refuse for its length changes nothing", () => {
    const chat = summary().step(said("inform", { firstName: "Kari", lastName: "D".repeat(101) }));
    expect(chat.line("summaryName")?.values).toEqual({ name: "Anna" });
  });

  test.for(["inform", "change", "affirm", "deny"] as const)("is shown before it is booked (%s)", (intent) => {
    const chat = summary().step(said(intent, { firstName: "Kari", lastName: "Dahl" }));
    expect(chat.line("summaryName")?.values).toEqual({ name: "Kari Dahl" });
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(chat.step(said("affirm")).effect("placeBooking").placement.guest).toMatchObject({
      firstName: "Kari",
      lastName: "Dahl",
    });
  });
});

test("a no that changes nothing is no yes, and asks for no change", () => {
  const chat = summary().step(said("deny", { meant: "asItIs" }));
  expect(chat.lines()[0]).toBe("asItIs");
  expect(chat.lines()).toContain("askConfirm");
  expect(chat.step(said("deny")).lines()[0]).toBe("whatToChange");
});

test("a yes to the table that is held asks for the name again, and reads none in it", () => {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  expect(chat.step(said("affirm")).lines()).toEqual(["askName"]);
});

test("all that is noted is told anew, and an allergy stays", () => {
  const chat = summary("a nut allergy; by the window; a pram");
  chat.step(said("inform", { comment: "a high chair", wishedAlone: true }));
  expect(chat.line("summaryComment")?.values).toEqual({ comment: "a nut allergy; a high chair" });
  expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
});

test("so does what somebody may not eat in other words", () => {
  const chat = summary("can't have nuts; it's severe; by the window");
  const needsKept = "can't have nuts, it's severe";
  chat.step(said("inform", { comment: "a high chair", wishedAlone: true, needsKept }));
  expect(chat.line("summaryComment")?.values).toEqual({
    comment: "can't have nuts; it's severe; a high chair",
  });
});

test("whether an allergy is noted is answered by noting it, and nothing is left to the restaurant", () => {
  const said = { intent: "inform", comment: "my dad is coeliac", asksIfNoted: true } as const;
  const chat = summary();
  chat.step({
    type: "guestSaid",
    text: "my dad is coeliac, is that noted?",
    understood: said,
    needs: said.comment,
  });
  expect(chat.lines()).toContain("noted");
  expect(chat.lines()).not.toContain("restaurantDecides");
  expect(chat.line("summaryComment")?.values).toEqual({ comment: "my dad is coeliac" });
});
