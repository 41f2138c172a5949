import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });
const other = bookingAt("20:00", { startsAt: "2026-11-27T19:00:00Z" });

/** A guest who wants a booking under another name, and has these. */
function asked(stated: Parameters<typeof said>[1], bookings = [booking], chat = new Chat()): Chat {
  chat.step(said("change", { holder: true, ...stated }));
  return chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
}

describe("another name or number for a booking", () => {
  test("is asked for where it was not said, and any word is a name then", () => {
    const chat = asked({});
    expect(chat.lines()).toEqual(["askNewHolder"]);
    chat.step(said("inform", { firstName: "May", lastName: "Parker" }));
    expect(chat.lines()).toEqual(["summaryName", "askHolder"]);
    chat.step(said("affirm"));
    expect(chat.effect("changeBooking").holder).toEqual({ firstName: "May", lastName: "Parker" });
  });

  test("is one tap away where it is asked what to change", () => {
    const chat = new Chat().step(said("change"));
    chat.step({
      type: "bookingsFound",
      requestId: chat.effect("findBookings").requestId,
      bookings: [booking],
    });
    expect(chat.press("choiceOtherHolder").lines()).toEqual(["askNewHolder"]);
    expect(chat.press("choiceKeep").lines()[0]).toBe("kept");
  });

  test("is for the booking that is picked where there are several", () => {
    const chat = asked({ phone: "+4790012345" }, [booking, other]);
    expect(chat.lines()[0]).toBe("whichToChange");
    chat.press("choiceChangeNumber", 1);
    expect(chat.lines()).toEqual(["summaryPhone", "askHolder"]);
    chat.step(said("affirm"));
    expect(chat.effect("changeBooking")).toMatchObject({
      booking: { id: other.id },
      holder: { phone: "+4790012345" },
    });
  });

  test.for([
    [[booking], ["summaryPhone", "askHolder"]],
    [
      [booking, other],
      ["whichToChange", "bookingLine", "bookingLine"],
    ],
  ] as const)(
    "is that of a booking that is listed, and not noted for the guest alone: %#",
    ([bookings, lines]) => {
      const chat = new Chat().step(said("list"));
      chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
      chat.step(said("inform", { phone: "+33699887766" }));
      expect(chat.lines()).toEqual(lines);
      expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
    },
  );

  test("begins no table where there is no booking", () => {
    expect(asked({ firstName: "May" }, []).lines()[0]).toBe("noBookings");
  });

  test("is corrected before the yes, the name as a whole", () => {
    const chat = asked({ firstName: "May", lastName: "Parker", phone: "+4790012345" });
    chat.step(said("inform", { firstName: "Kim" }));
    expect(chat.line("summaryName")?.values).toEqual({ name: "Kim" });
    chat.step(said("affirm"));
    expect(chat.effect("changeBooking").holder).toEqual({ firstName: "Kim", phone: "+4790012345" });
  });

  test("goes with a change of the table itself", () => {
    const chat = asked({ firstName: "May", partySize: 5 });
    expect(chat.lines()).toEqual(["askChange", "summaryName"]);
    expect(chat.line("summaryName")?.values).toEqual({ name: "May" });
    chat.step(said("affirm"));
    expect(chat.effect("changeBooking")).toMatchObject({ partySize: 5, holder: { firstName: "May" } });
  });

  test("is told once the service has it", () => {
    const chat = asked({ firstName: "May" }).step(said("affirm"));
    const { requestId } = chat.effect("changeBooking");
    chat.step({ type: "bookingChanged", requestId, booking: { ...booking, name: "May" } });
    expect(chat.lines()).toEqual(["changed", "summaryName"]);
    expect(chat.effect("trackBooking").booking.name).toBe("May");
  });

  test("is said not to stand where the service kept the old one", () => {
    const chat = asked({ firstName: "May" }).step(said("affirm"));
    const { requestId } = chat.effect("changeBooking");
    chat.step({ type: "bookingChanged", requestId, booking });
    expect(chat.lines()).toEqual(["heldOtherwise", "summaryName"]);
  });

  test("of an address counts only where the house writes to it", () => {
    const email = "may@example.com";
    expect(asked({ email }).lines()).toEqual(["askNewHolder"]);
    const mailed = asked({ email }, [booking], new Chat({ mails: true }));
    expect(mailed.lines()).toEqual(["summaryMail", "askHolder"]);
  });

  test("is asked of a party larger than can be booked, since nothing of the table changes", () => {
    const large = bookingAt("19:00", { partySize: 40 });
    expect(asked({ firstName: "May" }, [large]).lines()).toEqual(["summaryName", "askHolder"]);
  });
});
