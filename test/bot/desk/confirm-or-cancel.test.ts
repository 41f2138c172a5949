import { describe, expect, test } from "vitest";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { aBooking, havsorn, kaimoana, kari, openDesk } from "#test/support/desk/desk-fixture.ts";

const key = { venueId: 1, id: "b1" };

describe("confirming and cancelling", () => {
  test("confirms, writes it down, and tells the guest once", async () => {
    const { desk, book, audit, guestLine } = openDesk({ bookings: [aBooking()] });
    const answer = await desk.confirm({ by: kari, id: "b1" });
    expect(answer).toMatchObject({
      type: "done",
      change: "confirmed",
      text: "Confirmed. The guest has been told in the chat.",
      mark: "Confirmed by Kari, Sat 21 Nov, 10:31",
      mustCall: false,
      booking: { state: "CONFIRMED", actions: ["cancel"] },
    });
    expect(book.stateOf(key)).toBe("CONFIRMED");
    expect(audit.entries).toMatchObject([{ by: kari, action: "confirmBooking", booking: key }]);
    expect([...guestLine.told.values()]).toEqual(["confirmed 1/b1"]);
  });

  test("cancels, writes it down, and tells the guest", async () => {
    const { desk, book, audit, guestLine } = openDesk({ bookings: [aBooking({ state: "CONFIRMED" })] });
    expect(await desk.cancel({ by: kari, id: "b1", venueId: 1 })).toMatchObject({
      type: "done",
      change: "cancelled",
      booking: { state: "CANCELLED", actions: [] },
    });
    expect(book.stateOf(key)).toBe("CANCELLED");
    expect(audit.entries).toMatchObject([{ action: "cancelBooking", booking: key }]);
    expect([...guestLine.told.values()]).toEqual(["cancelled 1/b1"]);
  });

  test("a repeat says that it is done and tells nobody again", async () => {
    const { desk, audit, guestLine } = openDesk({ bookings: [aBooking()] });
    await desk.cancel({ by: kari, id: "b1" });
    expect(await desk.cancel({ by: kari, id: "b1" })).toMatchObject({
      type: "refused",
      reason: "alreadyDone",
      text: "This booking is cancelled already.",
      booking: { state: "CANCELLED" },
    });
    expect(audit.entries).toHaveLength(1);
    expect(guestLine.told.size).toBe(1);
  });

  test.for([
    ["CONFIRMED", "confirm", "alreadyDone", "confirmed already"],
    ["CANCELLED", "confirm", "readOnly", "cannot be taken up again"],
    ["WAITING", "confirm", "readOnly", "Arrived, waiting for the table"],
    ["SEATED", "cancel", "readOnly", "Seated. The guests are here already"],
    ["BILL_PRINTED", "cancel", "readOnly", "house's own system"],
    ["CLOSED", "cancel", "readOnly", "visit is over"],
    ["NO_SHOW", "cancel", "readOnly", "no-show"],
  ] as const)(
    "a booking that is %s refuses to %s with the reason",
    async ([state, action, reason, words]) => {
      const { desk, book } = openDesk({ bookings: [aBooking({ state })] });
      const answer = await desk[action]({ by: kari, id: "b1" });
      expect(answer).toMatchObject({ type: "refused", reason, text: expect.stringContaining(words) });
      expect(book.stateOf(key)).toBe(state satisfies BookingState);
    },
  );

  test("asks for a call where the booking has no chat", async () => {
    const { desk, guestLine } = openDesk({ bookings: [aBooking()] });
    guestLine.become("none");
    const answer = await desk.confirm({ by: kari, id: "b1" });
    expect(answer).toMatchObject({ type: "done", mustCall: true, text: expect.stringContaining("call") });
  });

  test("a guest who could not be told does not undo the change", async () => {
    const { desk, guestLine, book, log } = openDesk({ bookings: [aBooking()] });
    guestLine.become("broken");
    expect(await desk.cancel({ by: kari, id: "b1" })).toMatchObject({
      type: "done",
      mustCall: true,
      text: "Cancelled. The guest could not be told in the chat: please call them.",
    });
    expect(book.stateOf(key)).toBe("CANCELLED");
    expect(log.lines).toMatchObject([{ level: "error" }]);
  });

  test("an entry that the audit trail does not take is kept in the log", async () => {
    const { desk, audit, log } = openDesk({ bookings: [aBooking()] });
    audit.breakDown();
    expect(await desk.confirm({ by: kari, id: "b1" })).toMatchObject({ type: "done" });
    expect(log.lines).toMatchObject([
      { level: "error", fields: { staff: "test:1", action: "confirmBooking", booking: key } },
    ]);
  });

  test("says that the outcome is uncertain when the service does not answer", async () => {
    const { desk, book, audit } = openDesk({ bookings: [aBooking()] });
    book.breakDown(new Error("timed out"));
    const answer = await desk.cancel({ by: kari, id: "b1" });
    expect(answer).toMatchObject({
      type: "refused",
      reason: "failed",
      text: expect.stringContaining("not certain"),
    });
    expect(audit.entries).toEqual([]);
  });

  test("the log holds nothing of the guest", async () => {
    const { desk, guestLine, audit, log } = openDesk({
      bookings: [aBooking({ phone: "+4790000000", comment: "nut allergy" })],
    });
    guestLine.become("broken");
    audit.breakDown();
    await desk.show({ by: kari, id: "b1" });
    await desk.cancel({ by: kari, id: "b1" });
    expect(log.lines.length).toBeGreaterThan(0);
    expect(log.text()).not.toMatch(/Anna|Berg|4790000000|allergy/);
  });
});

describe("finding the booking", () => {
  const twins = [aBooking(), aBooking({ venueId: 2, name: "Hana" })];

  test("shows everything of it, the wish included, and writes that down", async () => {
    const booking = aBooking({
      phone: "+4790000000",
      email: "anna@example.com",
      comment: "Allergic to nuts",
    });
    const { desk, audit } = openDesk({ bookings: [booking] });
    expect(await desk.show({ by: kari, id: " b1 " })).toEqual({
      type: "booking",
      booking: {
        booking: key,
        state: "REGISTERED",
        startsAt: "2026-11-21T18:00:00Z",
        partySize: 4,
        title: "Havsørn, Saturday 21 November 2026, 19:00",
        facts: [
          { label: "Guest", value: "Anna Berg" },
          { label: "Party", value: "4 people" },
          { label: "Phone", value: "+4790000000" },
          { label: "Email", value: "anna@example.com" },
          { label: "Scenario", value: "À la carte" },
          { label: "State", value: "Booked, not confirmed yet" },
          { label: "Booking", value: "b1" },
        ],
        wish: "Allergic to nuts",
        actions: ["confirm", "cancel"],
      },
    });
    expect(audit.entries).toMatchObject([{ action: "readBooking", booking: key }]);
  });

  test("needs no venue while the id is the only one of its kind", async () => {
    const { desk } = openDesk({ venues: [havsorn, kaimoana], bookings: [aBooking({ venueId: 2 })] });
    expect(await desk.show({ by: kari, id: "b1" })).toMatchObject({
      booking: { title: "Kai Moana, Sunday 22 November 2026, 07:00" },
    });
  });

  test("asks for the venue where two have the id", async () => {
    const { desk } = openDesk({ venues: [havsorn, kaimoana], bookings: twins });
    expect(await desk.cancel({ by: kari, id: "b1" })).toEqual({
      type: "refused",
      reason: "ambiguous",
      text: "Several venues have a booking b1: Havsørn, Kai Moana. Please name the venue.",
    });
    expect(await desk.show({ by: kari, id: "b1", venueId: 2 })).toMatchObject({
      booking: { facts: expect.arrayContaining([{ label: "Guest", value: "Hana" }]) },
    });
  });

  test("says at which venue a booking is when another was named", async () => {
    const { desk, book } = openDesk({ venues: [havsorn, kaimoana], bookings: [aBooking()] });
    expect(await desk.cancel({ by: kari, id: "b1", venueId: 2 })).toMatchObject({
      reason: "wrongVenue",
      text: "Booking b1 is not at Kai Moana but at Havsørn.",
    });
    expect(book.stateOf(key)).toBe("REGISTERED");
  });

  test.for(["nope", "", "   "])("does not find %j", async (id) => {
    const { desk } = openDesk({ bookings: [aBooking()] });
    expect(await desk.show({ by: kari, id })).toMatchObject({ type: "refused", reason: "notFound" });
  });

  test("refuses a venue that the house does not have", async () => {
    const { desk } = openDesk({ bookings: [aBooking()] });
    expect(await desk.show({ by: kari, id: "b1", venueId: 7 })).toMatchObject({ reason: "unknownVenue" });
  });

  test("names the guest as unnamed where the service gave no name", async () => {
    const { name: _, ...nameless } = aBooking();
    const { desk } = openDesk({ bookings: [nameless] });
    expect(await desk.show({ by: kari, id: "b1" })).toMatchObject({
      booking: { facts: expect.arrayContaining([{ label: "Guest", value: "no name given" }]) },
    });
  });
});
