import { describe, expect, test } from "vitest";
import type { StaffReach } from "#src/bot/machine/core/context.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord } from "#test/support/machine/facts.ts";

const small = { ...fjord, largestParty: 8, phone: "+47 22 00 00 00" };
const party = { partySize: 25, venueId: fjord.id } as const;

const says = (chat: Chat, intent: Intent, stated: Omit<Understood, "intent"> = {}) =>
  chat.step({ type: "guestSaid", text: intent, understood: { intent, ...stated } });

const chatWith = (staff: StaffReach = "channel") => new Chat({ venues: [{ ...small, staff }] });
const notices = (chat: Chat) => chat.effects.filter(({ type }) => type === "writeStaff");

describe("a party too large to be booked", () => {
  test("is asked of the staff with all that was said, once the guest agrees", () => {
    const chat = says(chatWith(), "book", { ...party, time: "19:00", comment: "a room of our own" });
    expect(chat.lines()).toEqual(["partyTooLarge", "requestOffered", "askDate"]);
    says(chat, "inform", { date: "2026-11-27" });
    expect(chat.lines()).toEqual(["askRequestName"]);
    says(chat, "inform", { firstName: "Anna", lastName: "Berg" });
    expect(chat.lines()).toEqual(["askPhone"]);
    says(chat, "inform", { phone: "+4790000000" });
    expect(chat.lines()).toEqual([
      "requestSummary",
      "requestTime",
      "summaryName",
      "summaryPhone",
      "summaryComment",
      "askRequest",
    ]);
    says(chat, "question");
    expect(notices(chat)).toEqual([]);
    says(chat, "affirm");
    expect(chat.lines()).toEqual(["requestSent"]);
    expect(chat.effect("writeStaff").word).toMatchObject({
      act: "request",
      enquiry: { venueId: fjord.id, guestName: "Anna Berg", phone: "+4790000000" },
      request: {
        ...party,
        date: "2026-11-27",
        time: { type: "at", time: "19:00" },
        guest: { firstName: "Anna", lastName: "Berg", phone: "+4790000000" },
        comment: "a room of our own",
      },
    });
  });

  test("may leave no number, and hears then how to reach the house", () => {
    const chat = says(chatWith(), "book", { ...party, date: "2026-11-27", firstName: "Anna" });
    expect(chat.lines()).toContain("askPhone");
    chat.press("choiceSkip");
    chat.press("choiceSendRequest");
    expect(chat.lines()).toEqual(["requestSent", "contactVenue"]);
  });

  test("is kept for the staff where none of them is there, and is said to be so", () => {
    const wish = { ...party, date: "2026-11-27", firstName: "Anna", phone: "+4790000000" };
    const chat = says(says(chatWith("later"), "book", wish), "affirm");
    expect(chat.lines()).toEqual(["requestKept"]);
    expect(chat.effect("writeStaff").word).toMatchObject({ act: "request", request: party });
  });

  test.for<Intent>(["deny", "cancel"])("is not asked for with a no: %s", (intent) => {
    const chat = says(chatWith(), "book", {
      ...party,
      date: "2026-11-27",
      firstName: "Anna",
      phone: "+4790000000",
    });
    expect(chat.lines()).toContain("askRequest");
    says(chat, intent);
    expect(chat.lines()).toContain("droppedDraft");
    expect(notices(chat)).toEqual([]);
  });

  test("that becomes smaller is booked as usual", () => {
    const chat = says(chatWith(), "book", { ...party, date: "2026-11-27" });
    says(chat, "inform", { partySize: 6 });
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 6, date: "2026-11-27" });
  });

  test("of another size, day or time is summed up anew, and not agreed to before", () => {
    const chat = says(chatWith(), "book", {
      ...party,
      date: "2026-11-27",
      firstName: "Anna",
      phone: "+4790000000",
    });
    says(chat, "change", { partySize: 30 });
    expect(chat.line("requestSummary")?.values).toMatchObject({ partySize: 30 });
    says(chat, "affirm", { date: "2026-11-28" });
    expect(notices(chat)).toEqual([]);
    expect(chat.line("requestSummary")?.values).toMatchObject({ partySize: 30 });
  });

  test("for which a booking would be changed is a request too, and the booking stands", () => {
    const booking = bookingAt("19:00");
    const chat = says(chatWith(), "change", { partySize: 25 });
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [booking] });
    says(chat, "inform", { firstName: "Anna", phone: "+4790000000" });
    expect(chat.lines()).toContain("requestChanges");
    says(chat, "affirm");
    expect(chat.effects.map(({ type }) => type)).toEqual(["say", "writeStaff"]);
    expect(chat.effect("writeStaff").word).toMatchObject({ request: { changing: { id: booking.id } } });
  });

  test("hears without staff whom to ask, and that nothing is passed on", () => {
    const chat = says(chatWith("nowhere"), "book", { ...party, date: "2026-11-27" });
    expect(chat.lines()).toEqual(["partyTooLarge", "contactVenue", "askSmallerParty"]);
  });

  test("beyond any house is asked again", () => {
    const chat = says(chatWith(), "book", { ...party, partySize: 900 });
    expect(chat.lines()).toEqual(["partySizeNotPossible", "askSmallerParty"]);
  });
});
