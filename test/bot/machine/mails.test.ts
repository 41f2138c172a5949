import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { said, slotAt } from "#test/support/machine/facts.ts";

/** A chat that is asked for the name, in a house with a mail server or none. */
function asked(mails: boolean): Chat {
  const chat = new Chat(mails ? { mails } : {}).step(
    said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }),
  );
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
}

const email = "anna@example.com";

describe("a house that writes e-mail", () => {
  test("offers it with the question for the name, and shows in the summary where it will write to", () => {
    const chat = asked(true);
    expect(chat.lines()).toEqual(expect.arrayContaining(["askName", "mailOffered"]));
    chat.step(said("inform", { firstName: "Anna", phone: "+4790012345", email }));
    expect(chat.line("summaryMail")?.values).toEqual({ email });
    chat.step(said("affirm"));
    expect(chat.effect("placeBooking").placement.guest).toMatchObject({ email });
  });

  test("says nothing of it to who gives none", () => {
    const chat = asked(true).step(said("inform", { firstName: "Anna", phone: "+4790012345" }));
    expect(chat.lines()).toContain("askConfirm");
    expect(chat.lines()).not.toContain("summaryMail");
  });

  test("shows an address that comes at the summary, and asks once more", () => {
    const chat = asked(true).step(said("inform", { firstName: "Anna", phone: "+4790012345" }));
    chat.step(said("inform", { email }));
    expect(chat.line("summaryMail")?.values).toEqual({ email });
    expect(chat.lines()).toContain("askConfirm");
  });
});

describe("a house that writes none", () => {
  test("offers none, and shows an address that it is given all the same", () => {
    const chat = asked(false);
    expect(chat.lines()).not.toContain("mailOffered");
    chat.step(said("inform", { firstName: "Anna", phone: "+4790012345", email }));
    expect(chat.lines()).not.toContain("summaryMail");
    expect(chat.line("summaryEmail")?.values).toEqual({ email });
  });

  test("takes an address in place of the number", () => {
    const chat = asked(false).step(said("inform", { firstName: "Anna", lastName: "Berg" }));
    expect(chat.lines()).toContain("askPhone");
    chat.step(said("question", { email }));
    expect(chat.lines()).toContain("askConfirm");
    expect(chat.line("summaryEmail")?.values).toEqual({ email });
  });
});
