import { describe, expect, test } from "vitest";
import { hasGuest } from "#src/booking/contract/booking.ts";
import { operations } from "#src/booking/contract/operations.ts";
import { problemSchema } from "#src/booking/contract/refusals.ts";
import { mistakes } from "#test/support/booking/mistakes.ts";

const booking = {
  id: "b1",
  status: "REGISTERED",
  venueId: 1,
  timeFrom: "2026-11-22T18:00:00Z",
  guestCount: 2,
};

describe("a booking in an answer", () => {
  const schema = operations.getBooking.response;

  test("may have nulls, unknown fields, and texts beyond our own limits", () => {
    const comment = "c".repeat(5000);
    const answer = {
      ...booking,
      comment,
      timeTo: null,
      guest: { firstName: null, age: 41 },
      tags: null,
      loyalty: 3,
    };
    expect(schema.parse(answer)).toEqual({ ...booking, comment, guest: {} });
  });

  test.for([
    ["2026-11-22T18:00:00", "2026-11-22T18:00:00Z"],
    ["2026-11-22T18:00:00.0000000", "2026-11-22T18:00:00Z"],
    ["2026-11-22T18:00Z", "2026-11-22T18:00:00Z"],
    ["2026-11-22T19:00:00+01:00", "2026-11-22T18:00:00Z"],
    ["2026-11-22T19:00:00+0100", "2026-11-22T18:00:00Z"],
  ] as const)("has its start %s read as %s", ([timeFrom, read]) => {
    expect(schema.parse({ ...booking, timeFrom }).timeFrom).toBe(read);
  });

  test("keeps plain values of open types as text", () => {
    const answer = { ...booking, tags: ["vip", 7, { a: 1 }], extProperties: { a: "b", n: 1, gone: null } };
    expect(schema.parse(answer)).toMatchObject({ tags: ["vip", "7"], extProperties: { a: "b", n: "1" } });
  });

  test.for([
    ["no id", { id: null }],
    ["an empty id", { id: "" }],
    ["a state nobody knows", { status: "DANCING" }],
    ["no start", { timeFrom: null }],
    ["a start that is no moment", { timeFrom: "tonight" }],
    ["no guest count", { guestCount: null }],
    ["no venue", { venueId: null }],
  ] as const)("is garbage with %s", ([, fields]) => {
    expect(mistakes(schema, { ...booking, ...fields })).toHaveLength(1);
  });

  test("is fit to be sent back as the complete resource", () => {
    const answer = schema.parse({ ...booking, timeSlotId: "slot", comment: null, tags: [], noShowFee: {} });
    expect(mistakes(operations.updateBooking.body, answer)).toEqual([]);
  });
});

describe("other answers", () => {
  test("a waitlist entry may be in a state of its own", () => {
    const schema = operations.createWaitlistEntry.response;
    expect(schema.parse({ ...booking, status: "QUEUED" })).toEqual({ ...booking, status: "QUEUED" });
    expect(schema.parse({ id: "w1" })).toEqual({ id: "w1" });
  });

  test("a deletion's answer is not looked at", () => {
    for (const answer of [undefined, null, {}, "gone", { data: booking }]) {
      expect(operations.deleteBooking.response.parse(answer)).toEqual({});
    }
  });

  test("lists that a service leaves out are empty", () => {
    const [venue] = operations.listVenues.response.parse([{ id: 1, name: "Kystgården", scenarios: null }]);
    expect(venue).toEqual({ id: 1, name: "Kystgården", scenarios: [], scenarioNames: [] });
    const slot = {
      id: "s",
      scenarioId: 1,
      scenarioName: "Dinner",
      timeFrom: booking.timeFrom,
      timeTo: booking.timeFrom,
    };
    expect(operations.listDayTimeSlots.response.parse([slot])).toEqual([
      {
        ...slot,
        availableForGuests: [],
        unavailableForGuests: [],
        waitlistAvailableForGuests: [],
        waitlistUnavailableForGuests: [],
      },
    ]);
    expect(operations.listTimeSlots.response.parse([{ ...slot, available: true }])).toEqual([
      { ...slot, available: true, waitlistAvailable: false },
    ]);
  });

  test("a day's availability has the documented words only", () => {
    const day = {
      date: "2026-11-22",
      venueStatus: "OPEN",
      reservableState: "AVAILABLE",
      scenarios: [{ id: 1, displayName: "Dinner", status: "FULLY_BOOKED" }],
    };
    const schema = operations.listAvailability.response;
    expect(schema.parse([day])).toEqual([day]);
    expect(mistakes(schema, [{ ...day, venueStatus: "AJAR" }])).toHaveLength(1);
    expect(mistakes(schema, [{ ...day, date: "2026-02-30" }])).toHaveLength(1);
  });

  test("an error's body is read whatever it looks like, as long as it is an object", () => {
    const errors = [{ path: "guestCount", message: "is required" }];
    expect(problemSchema.parse({ code: "invalid_request", status: 400, errors, instance: "/x" })).toEqual({
      type: "about:blank",
      title: "",
      status: 400,
      detail: "",
      code: "invalid_request",
      errors,
    });
    expect(problemSchema.parse({ code: 17, errors: "many", detail: null })).toMatchObject({
      code: "",
      detail: "",
    });
    expect(mistakes(problemSchema, "Bad Gateway")).toHaveLength(1);
  });
});

describe("a guest", () => {
  test.for([
    [{}, false],
    [{ guest: {} }, false],
    [{ guest: { firstName: "", lastName: " " } }, false],
    [{ guest: { firstName: "Kari" } }, true],
    [{ guest: { phone: "+47 900 00 000" } }, true],
  ] as const)("of %j is there: %s", ([given, there]) => {
    expect(hasGuest(given)).toBe(there);
  });
});
