import { describe, expect, test } from "vitest";
import { expectingOf } from "#src/bot/machine/phases/phases.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { said, slotAt } from "#test/support/machine/facts.ts";

/** The summary of a table, where it is asked what to change. */
function changing(comment?: string): Chat {
  const table = { partySize: 4, date: "2026-11-22", time: "19:00" };
  const chat = new Chat().step(said("book", { ...table, ...(comment !== undefined && { comment }) }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  return chat
    .step(said("inform", { firstName: "Anna" }))
    .press("choiceSkip")
    .press("choiceChange");
}

describe("the note, by a button of what to change", () => {
  test("is asked for where there is none, and shown at the summary before any yes", () => {
    const chat = changing();
    expect(chat.lines()[0]).toBe("whatToChange");
    expect(chat.press("choiceNote").lines()).toEqual(["askNote"]);
    expect(expectingOf(chat.state)).toBe("note");
    chat.step(said("inform", { comment: "roses" }));
    expect(chat.lines()).toContain("askConfirm");
    expect(chat.line("summaryComment")?.values).toEqual({ comment: "roses" });
    expect(chat.step(said("affirm")).effect("placeBooking").placement.comment).toBe("roses");
  });

  test("is shown where there is one, and added to", () => {
    const chat = changing("a cake").press("choiceNote");
    expect(chat.line("askMoreNote")?.values).toEqual({ comment: "a cake" });
    chat.step(said("inform", { comment: "roses" }));
    expect(chat.line("summaryComment")?.values).toEqual({ comment: "a cake; roses" });
  });

  test.for([said("inform", { wishesLeft: "" }), said("change", { wishedAlone: true })])(
    "is cleared in words, and no empty line is left: %j",
    (nothing) => {
      const chat = changing("a cake").press("choiceNote").step(nothing);
      expect(chat.lines()[0]).toBe("noteChanged");
      expect(chat.lines()).toContain("askConfirm");
      expect(chat.lines()).not.toContain("summaryComment");
      expect(chat.step(said("affirm")).effect("placeBooking").placement).not.toHaveProperty("comment");
    },
  );

  test("is cleared by a button, and an allergy that goes with it is named", () => {
    const chat = changing("a nut allergy").press("choiceNote").press("choiceNoNote");
    expect(chat.line("noteWithoutAllergy")?.values).toEqual({ comment: "a nut allergy" });
  });

  test("is cleared by a button, which is not there where nothing is noted", () => {
    const chat = changing("a cake").press("choiceNote").press("choiceNoNote");
    expect(chat.lines()).not.toContain("summaryComment");
    expect(() => changing().press("choiceNote").press("choiceNoNote")).toThrow();
  });

  test("stays after a no, and after the button that leaves it", () => {
    for (const chat of [
      changing("a cake").press("choiceNote").step(said("deny")),
      changing("a cake").press("choiceNote").press("choiceKeep"),
    ])
      expect(chat.line("summaryComment")?.values).toEqual({ comment: "a cake" });
  });

  test("is no yes: one to it books nothing, and the question stands", () => {
    const chat = changing("a cake").press("choiceNote").step(said("affirm"));
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(chat.lines()).toContain("askMoreNote");
  });

  test("leaves the table free to be another", () => {
    const chat = changing()
      .press("choiceNote")
      .step(said("change", { partySize: 5 }));
    expect(chat.effect("findSlots").partySize).toBe(5);
  });
});
