import { describe, expect, test } from "vitest";
import { ask, expectProblem, refused, succeed } from "../ask.ts";
import { at, bookDinner, bookingPath, dinnerSlot, freshDate, type GetStage, guest } from "./stage.ts";

const pair = "𝄞"; // Two UTF-16 code units.
const properties = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, "v"]));

/** The longest that goes through, and the shortest that does not. */
const limits: readonly (readonly [string, unknown, unknown])[] = [
  ["guest.firstName", { guest: { firstName: "x".repeat(100) } }, { guest: { firstName: "x".repeat(101) } }],
  [
    "guest.lastName",
    { guest: { lastName: pair.repeat(50) } },
    { guest: { lastName: `${pair.repeat(50)}x` } },
  ],
  ["guest.phone", { guest: { phone: "1".repeat(100) } }, { guest: { phone: "1".repeat(101) } }],
  ["comment", { comment: "x".repeat(2000) }, { comment: "x".repeat(2001) }],
  ["extReferenceId", { extReferenceId: "x".repeat(200) }, { extReferenceId: "x".repeat(201) }],
  ["extReferenceNumber", { extReferenceNumber: "x" }, { extReferenceNumber: "" }],
  ["extProperties", { extProperties: properties(50) }, { extProperties: properties(51) }],
  ["extProperties.k", { extProperties: { k: "v".repeat(1000) } }, { extProperties: { k: "v".repeat(1001) } }],
  [
    `extProperties.${"k".repeat(101)}`,
    { extProperties: { ["k".repeat(100)]: "v" } },
    { extProperties: { ["k".repeat(101)]: "v" } },
  ],
];

const mistakes: readonly (readonly [string, unknown])[] = [
  ["guestCount", { guestCount: undefined }],
  ["guestCount", { guestCount: "2" }],
  ["guestCount", { guestCount: 0 }],
  ["guestCount", { guestCount: 2.5 }],
  ["timeSlotId", { timeFrom: undefined }],
  ["timeSlotId", { scenarioName: undefined }],
  ["timeSlotId", { timeSlotId: "x".repeat(129) }],
  ["timeSlotId", { timeSlotId: 5 }],
  ["timeFrom", { timeFrom: "tomorrow" }],
  ["timeFrom", { timeFrom: "2026-12-05T19:00:00" }],
  ["timeFrom", { timeFrom: "2026-02-30T19:00:00Z" }],
  ["guest", { guest: "Kari" }],
  ["guest.firstName", { guest: { firstName: 5 } }],
  ["comment", { comment: "a\0b" }],
  ["comment", { comment: "\ud83d" }],
  ["comment", { comment: ["x"] }],
  ["extProperties", { extProperties: [] }],
  ["extProperties.a", { extProperties: { a: 1 } }],
  ["tags", { tags: "birthday" }],
  ["noShowFee.amountToCapture", { noShowFee: { amountToCapture: -1 } }],
];

export function describeLimits(stage: GetStage): void {
  const draft = (fields: unknown) =>
    Object.assign(
      { guestCount: 2, timeFrom: at(freshDate(), "19:00"), scenarioName: "Dinner", guest },
      fields,
    );

  describe("the limits of a booking's fields", () => {
    test.for(limits)(
      "%s: the longest goes through and comes back, one more does not",
      async ([path, most, tooMuch]) => {
        const { send } = stage();
        const booking = await succeed(send, "createBooking", { body: draft(most) });
        expect(booking).toMatchObject(Object(most));
        const { errors } = await refused(send, "createBooking", { body: draft(tooMuch) }, "invalid_request");
        expect(errors?.map((mistake) => mistake.path)).toEqual([path]);
        const update = Object.assign({}, booking, tooMuch);
        await refused(
          send,
          "updateBooking",
          { params: bookingPath(booking), body: update },
          "invalid_request",
        );
      },
    );

    test.for(mistakes)("%s: %j is refused", async ([path, fields]) => {
      const { errors, detail } = await refused(
        stage().send,
        "createBooking",
        { body: draft(fields) },
        "invalid_request",
      );
      expect(errors?.map((mistake) => mistake.path)).toContain(path);
      expect(detail).toContain(path);
    });

    test("every mistake is named at once, and what the guest wrote is not repeated", async () => {
      const body = { guestCount: "secret", comment: "secret\0", guest: { phone: ["secret"] } };
      const problem = await refused(stage().send, "createBooking", { body }, "invalid_request");
      expect(problem.errors?.map(({ path }) => path).sort()).toEqual([
        "comment",
        "guest.phone",
        "guestCount",
        "timeSlotId",
      ]);
      expect(JSON.stringify(problem)).not.toContain("secret");
    });

    test.for(["", "{", '{"a":1,}', "null", "[]", '"text"', "1", "NaN", "{}x", "﻿{"])(
      "the body %j is refused",
      async (body) => {
        await refused(stage().send, "createBooking", { body }, "invalid_request");
      },
    );

    test("a deeply nested body is refused or ignored like any other", async () => {
      const body = `{"x":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
      await refused(stage().send, "createBooking", { body }, "invalid_request");
      const headers = { "Idempotency-Key": "deep" };
      await refused(stage().send, "createBooking", { body, headers }, "invalid_request");
    });

    test("names from JavaScript's own objects are only names", async () => {
      const body = `{"guestCount":2,"scenarioName":"Dinner","timeFrom":"${at(freshDate(), "19:00")}",
        "extProperties":{"constructor":"a","toString":"b"},"__proto__":{"venueId":2},"guest":{"firstName":"x"}}`;
      const booking = await succeed(stage().send, "createBooking", { body });
      expect(booking.extProperties).toEqual({ constructor: "a", toString: "b" });
    });

    test("a body of 64 KiB is read, and not one byte more", async () => {
      const json = JSON.stringify(draft({}));
      const fits = json + " ".repeat(64 * 1024 - Buffer.byteLength(json));
      await succeed(stage().send, "createBooking", { body: fits });
      await refused(stage().send, "createBooking", { body: `${fits} ` }, "payload_too_large");
      await refused(stage().send, "createBooking", { body: "x".repeat(3_000_000) }, "payload_too_large");
    });

    test("a body that does not tell its length is cut off at the same size", async () => {
      const chunk = new TextEncoder().encode(" ".repeat(10_000));
      const stream = (chunks: number) => ReadableStream.from(Array.from({ length: chunks }, () => chunk));
      const post = (body: ReadableStream) =>
        stage().send("/api/venues/1/bookings", {
          method: "POST",
          headers: { "X-API-KEY": "key-of-anna-0123456789", "Content-Type": "application/json" },
          body,
          duplex: "half",
        });
      await expectProblem(await post(stream(7)), "payload_too_large");
      await expectProblem(await post(stream(6)), "invalid_request");
    });

    test("a body that is not UTF-8 is refused", async () => {
      const response = await stage().send("/api/venues/1/bookings", {
        method: "POST",
        headers: { "X-API-KEY": "key-of-anna-0123456789", "Content-Type": "application/json" },
        body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
      });
      await expectProblem(response, "invalid_request");
    });

    test.for([
      ["text/plain", false],
      ["application/x-www-form-urlencoded", false],
      ["", false],
      ["application/json; charset=iso-8859-1", false],
      ["application/jsonp", false],
      ["application/json; charset=UTF-8", true],
      ["Application/JSON", true],
      ["application/vnd.booking+json", true],
    ] as const)("the media type %j is taken: %j", async ([type, isTaken]) => {
      const input = { body: draft({}), headers: { "Content-Type": type } };
      if (isTaken) await succeed(stage().send, "createBooking", input);
      else {
        const { title, detail } = await refused(
          stage().send,
          "createBooking",
          input,
          "unsupported_media_type",
        );
        expect(title).toBe("The content type does not fit");
        expect(detail).toMatch(/application\/json|UTF-8/);
      }
    });
  });

  describe("a time slot id", () => {
    test("books again and again while there is room, for any party size", async () => {
      const { id: timeSlotId } = await dinnerSlot(stage(), freshDate(), "19:00", 1);
      for (const guestCount of [1, 4, 3]) {
        await succeed(stage().send, "createBooking", { body: { guestCount, timeSlotId, guest } });
      }
    });

    test("is refused as invalid when it is forged, in any of its characters", async () => {
      const { id } = await dinnerSlot(stage(), freshDate(), "19:00");
      const other = (character: string | undefined) => (character === "A" ? "B" : "A");
      const forged = [...id].map((_, i) => id.slice(0, i) + other(id[i]) + id.slice(i + 1));
      for (const timeSlotId of [
        ...forged,
        `${id}=`,
        `${id}A`,
        id.slice(1),
        ` ${id}`,
        `${id}\n`,
        "AAAA",
        "+/=",
      ]) {
        const body = { guestCount: 2, timeSlotId, guest };
        const { errors } = await refused(stage().send, "createBooking", { body }, "invalid_request");
        expect(errors).toEqual([{ path: "timeSlotId", message: "is not a time slot of this service" }]);
      }
    });

    test("is refused as invalid at another venue", async () => {
      const [slot] = await succeed(stage().send, "listTimeSlots", {
        params: { venueId: 2 },
        query: { date: "2026-12-05", guestCount: 2 },
      });
      const body = { guestCount: 2, timeSlotId: slot?.id, guest };
      const { errors } = await refused(stage().send, "createBooking", { body }, "invalid_request");
      expect(errors).toEqual([{ path: "timeSlotId", message: "is a time slot of another venue" }]);
    });

    test("is gone when it is past", async () => {
      const date = freshDate();
      const { id: timeSlotId } = await dinnerSlot(stage(), date, "19:00");
      stage().service.clock.set(at(date, "19:01"));
      await refused(
        stage().send,
        "createBooking",
        { body: { guestCount: 2, timeSlotId, guest } },
        "slot_unavailable",
      );
    });

    test("is gone when the venue's plan no longer yields it, and back when it does", async () => {
      const { send, service } = stage();
      const date = freshDate();
      const booking = await bookDinner(stage(), date, "19:00");
      const venues = service.venues();
      service.setVenues(venues.map((venue) => withoutScenario(venue, "Dinner")));
      const body = { guestCount: 2, timeSlotId: booking.timeSlotId, guest };
      await refused(send, "createBooking", { body }, "slot_unavailable");
      // What was booked stays, though nothing of the kind could be booked now.
      const params = bookingPath(booking);
      expect(await succeed(send, "getBooking", { params })).toEqual(booking);
      expect(await succeed(send, "updateBooking", { params, body: booking })).toEqual(booking);
      service.setVenues(venues);
      await succeed(send, "createBooking", { body });
    });
  });

  test("every answer may be kept by nobody", async () => {
    const response = await ask(stage().send, "listVenues");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
}

function withoutScenario<
  VenueLike extends { readonly plan?: { readonly scenarios: readonly { name: string }[] } },
>(venue: VenueLike, name: string): VenueLike {
  const { plan } = venue;
  if (!plan) return venue;
  return {
    ...venue,
    plan: { ...plan, scenarios: plan.scenarios.filter((scenario) => scenario.name !== name) },
  };
}
