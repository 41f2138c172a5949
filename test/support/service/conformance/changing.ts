import { describe, expect, test } from "vitest";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { refused, succeed } from "../ask.ts";
import { keys } from "../test-service.ts";
import { at, bookDinner, bookingPath, dinnerSlot, dinnerSlots, freshDate, type GetStage } from "./stage.ts";

export function describeChanging(stage: GetStage): void {
  describe("Update Booking", () => {
    test("takes a fetched booking back as it is, and changes nothing", async () => {
      const { send } = stage();
      const fields = {
        comment: "x",
        extReferenceId: "r",
        extReferenceNumber: "n",
        extProperties: { a: "b" },
        tags: [],
      };
      const booking = await bookDinner(stage(), freshDate(), "19:00", fields);
      const params = bookingPath(booking);
      expect(await succeed(send, "updateBooking", { params, body: booking })).toEqual(booking);
      expect(await succeed(send, "getBooking", { params })).toEqual(booking);
    });

    test("clears what is left out", async () => {
      const { send } = stage();
      const fields = {
        comment: "x",
        extReferenceId: "r",
        extReferenceNumber: "n",
        extProperties: { a: "b" },
        types: ["t"],
      };
      const booking = await bookDinner(stage(), freshDate(), "19:00", fields);
      const { id, status, timeSlotId, venueId, timeFrom, timeTo, guestCount, scenarioName } = booking;
      const rest = { timeSlotId, timeFrom, timeTo, guestCount, scenarioName };
      const body = { ...rest, guest: { lastName: "Hansen" } };
      const params = bookingPath(booking);
      const updated = await succeed(send, "updateBooking", { params, body });
      expect(updated).toEqual({ id, status, venueId, ...body });
      expect(await succeed(send, "getBooking", { params })).toEqual(updated);
    });

    test.for([
      ["guestCount", "guestCount", "is required"],
      ["timeSlotId", "timeSlotId", "is required, unless timeFrom and scenarioName are given"],
      ["guest", "guest", "is required: a reservation cannot lose its guest"],
    ] as const)("needs %s", async ([field, path, message]) => {
      const booking = await bookDinner(stage(), freshDate());
      const { scenarioName, ...body } = { ...booking, [field]: undefined };
      const { errors } = await refused(
        stage().send,
        "updateBooking",
        { params: bookingPath(booking), body },
        "invalid_request",
      );
      expect(errors).toContainEqual({ path, message });
    });

    test.for([
      ["id", "other", "must be the booking of the path"],
      ["venueId", 2, "must be the venue of the path"],
      ["status", "CONFIRMED", "must be as it is; the state is changed with PATCH"],
      ["status", "DONE", "must be a booking state"],
    ] as const)("refuses another %s", async ([path, value, message]) => {
      const booking = await bookDinner(stage(), freshDate());
      const body = { ...booking, [path]: value };
      const input = { params: bookingPath(booking), body };
      const { errors } = await refused(stage().send, "updateBooking", input, "invalid_request");
      expect(errors).toEqual([{ path, message }]);
    });

    test("lets a new time slot id win over the start and scenario that were left as they were", async () => {
      const date = freshDate();
      const booking = await bookDinner(stage(), date, "19:00");
      const { id: timeSlotId } = await dinnerSlot(stage(), date, "20:30");
      const input = { params: bookingPath(booking), body: { ...booking, timeSlotId } };
      expect(await succeed(stage().send, "updateBooking", input)).toMatchObject({
        timeSlotId,
        timeFrom: at(date, "20:30"),
        timeTo: at(date, "22:00"),
      });
      expect((await dinnerSlots(stage(), date, 8)).get("18:00")).toMatchObject({ available: true });
    });

    test("moves the booking to a new start beside the old time slot id", async () => {
      const [date, otherDate] = [freshDate(), freshDate()];
      const booking = await bookDinner(stage(), date, "19:00", { guestCount: 8 });
      const timeFrom = at(otherDate, "18:00");
      const input = { params: bookingPath(booking), body: { ...booking, timeFrom } };
      const moved = await succeed(stage().send, "updateBooking", input);
      const { id: timeSlotId } = await dinnerSlot(stage(), otherDate, "18:00", 8);
      expect(moved).toMatchObject({ id: booking.id, timeFrom, timeTo: at(otherDate, "20:00"), timeSlotId });
      await bookDinner(stage(), date, "19:00", { guestCount: 8 });
    });

    test("moves the booking to another scenario by its name", async () => {
      const date = freshDate();
      const booking = await bookDinner(stage(), date, "19:00");
      const params = bookingPath(booking);
      const change = { timeFrom: at(date, "12:00"), scenarioName: "Lunch" };
      const moved = await succeed(stage().send, "updateBooking", { params, body: { ...booking, ...change } });
      expect(moved).toMatchObject({ ...change, timeTo: at(date, "13:00") });
    });

    test("asks for capacity when the party grows, and leaves all as it was when there is none", async () => {
      const { send } = stage();
      const date = freshDate();
      const booking = await bookDinner(stage(), date, "19:00", { guestCount: 2 });
      await bookDinner(stage(), date, "19:00", { guestCount: 4 });
      const params = bookingPath(booking);
      const grown = await succeed(send, "updateBooking", { params, body: { ...booking, guestCount: 4 } });
      expect(grown).toMatchObject({ guestCount: 4, timeTo: at(date, "21:00") });
      const body = { ...grown, guestCount: 5, comment: "one more" };
      await refused(send, "updateBooking", { params, body }, "slot_unavailable");
      expect(await succeed(send, "getBooking", { params })).toEqual(grown);
    });

    test("does not ask for capacity when neither slot nor party changes, even once the visit is past", async () => {
      const { send, service } = stage();
      const date = freshDate();
      const booking = await bookDinner(stage(), date, "19:00");
      service.clock.set(at(date, "23:30"));
      const body = { ...booking, comment: "they were here" };
      const input = { params: bookingPath(booking), body };
      expect(await succeed(send, "updateBooking", input)).toMatchObject({ comment: "they were here" });
    });

    test.for(["WAITING", "SEATED", "BILL_PRINTED", "CLOSED", "NO_SHOW", "CANCELLED"] as const)(
      "refuses a booking that is %s",
      async (state) => {
        const booking = await bookInState(stage, state);
        const params = bookingPath(booking);
        const { send } = stage();
        await refused(send, "updateBooking", { params, body: booking }, "booking_read_only");
        const body = { timeslotId: booking.timeSlotId };
        await refused(send, "updateBookingTimeSlot", { params, body }, "booking_read_only");
      },
    );

    test("keeps the state", async () => {
      const booking = await bookInState(stage, "CONFIRMED");
      const input = { params: bookingPath(booking), body: { ...booking, guestCount: 3 } };
      expect(await succeed(stage().send, "updateBooking", input)).toMatchObject({
        status: "CONFIRMED",
        guestCount: 3,
      });
    });

    test("does not touch a booking of another client", async () => {
      const booking = await bookDinner(stage(), freshDate());
      const params = bookingPath(booking);
      const { send } = stage();
      const key = keys.ben;
      await refused(send, "getBooking", { params, key }, "not_found");
      await refused(send, "updateBooking", { params, key, body: booking }, "not_found");
      await refused(send, "updateBookingState", { params, key, body: { state: "CANCELLED" } }, "not_found");
      const body = { timeslotId: booking.timeSlotId };
      await refused(send, "updateBookingTimeSlot", { params, key, body }, "not_found");
      await refused(send, "deleteBooking", { params, key }, "not_found");
      expect(await succeed(send, "getBooking", { params })).toEqual(booking);
    });
  });

  describe("Update Booking Timeslot", () => {
    test("moves the booking and nothing else, ignoring the query", async () => {
      const date = freshDate();
      const booking = await bookDinner(stage(), date, "19:00", { comment: "x" });
      const slot = await dinnerSlot(stage(), date, "17:30");
      const input = { params: bookingPath(booking), body: { timeslotId: slot.id }, query: "a=1&a=2" };
      const moved = await succeed(stage().send, "updateBookingTimeSlot", input);
      const { timeFrom, timeTo, id: timeSlotId } = slot;
      expect(moved).toEqual({ ...booking, timeFrom, timeTo, timeSlotId });
    });

    test("takes the booking's own slot for no change", async () => {
      const booking = await bookDinner(stage(), freshDate(), "19:00", { guestCount: 8 });
      const input = { params: bookingPath(booking), body: { timeslotId: booking.timeSlotId } };
      expect(await succeed(stage().send, "updateBookingTimeSlot", input)).toEqual(booking);
    });

    test("refuses a slot that is full", async () => {
      const date = freshDate();
      await bookDinner(stage(), date, "20:00", { guestCount: 8 });
      const booking = await bookDinner(stage(), date, "17:00", { guestCount: 4 });
      const { id: timeslotId } = await dinnerSlot(stage(), date, "20:00", 4);
      const input = { params: bookingPath(booking), body: { timeslotId } };
      await refused(stage().send, "updateBookingTimeSlot", input, "slot_unavailable");
    });

    test.for([
      [{}, "is required"],
      [{ timeSlotId: "spelled as elsewhere" }, "is required"],
      [{ timeslotId: "forged" }, "is not a time slot of this service"],
      [{ timeslotId: "" }, "must not be empty"],
      [{ timeslotId: 7 }, "must be text"],
    ] as const)("refuses the body %j", async ([body, message]) => {
      const params = bookingPath(await bookDinner(stage(), freshDate()));
      const { errors } = await refused(
        stage().send,
        "updateBookingTimeSlot",
        { params, body },
        "invalid_request",
      );
      expect(errors).toEqual([{ path: "timeslotId", message }]);
    });
  });

  describe("Delete Booking", () => {
    test("refuses a reservation, and one that is over", async () => {
      const { send } = stage();
      const reservation = bookingPath(await bookDinner(stage(), freshDate()));
      await refused(send, "deleteBooking", { params: reservation }, "not_temporary");
      const over = bookingPath(await bookInState(stage, "CANCELLED"));
      await refused(send, "deleteBooking", { params: over }, "booking_read_only");
    });
  });

  describe("Update Booking Status", () => {
    test.for([
      ["REGISTERED", ["UNCONFIRMED", "CONFIRMED", "CANCELLED"]],
      ["REGISTERED", ["CONFIRMED", "CANCELLED"]],
      ["REGISTERED", ["CANCELLED"]],
    ] as const)("moves a booking upward from %s to each of %j", async ([, states]) => {
      const params = bookingPath(await bookDinner(stage(), freshDate()));
      for (const state of states) {
        const changed = await succeed(stage().send, "updateBookingState", { params, body: { state } });
        expect(changed).toMatchObject({ status: state });
        expect(await succeed(stage().send, "getBooking", { params })).toEqual(changed);
      }
    });

    test.for([
      ["UNCONFIRMED", "UNCONFIRMED", "state_not_allowed"],
      ["CONFIRMED", "UNCONFIRMED", "state_not_allowed"],
      ["CONFIRMED", "CONFIRMED", "state_not_allowed"],
      ["WAITING", "CANCELLED", "booking_read_only"],
      ["SEATED", "CONFIRMED", "booking_read_only"],
      ["BILL_PRINTED", "CANCELLED", "booking_read_only"],
      ["CLOSED", "CANCELLED", "booking_read_only"],
      ["NO_SHOW", "CONFIRMED", "booking_read_only"],
      ["CANCELLED", "CANCELLED", "booking_read_only"],
    ] as const)("does not move a booking from %s to %s: %s", async ([from, state, code]) => {
      const booking = await bookInState(stage, from);
      const params = bookingPath(booking);
      await refused(stage().send, "updateBookingState", { params, body: { state } }, code);
      expect(await succeed(stage().send, "getBooking", { params })).toMatchObject({ status: from });
    });

    test.for([
      "REGISTERED",
      "WAITING",
      "SEATED",
      "BILL_PRINTED",
      "CLOSED",
      "NO_SHOW",
      "confirmed",
      "",
      1,
      undefined,
    ])("refuses the state %j, which is not for the API to set", async (state) => {
      const params = bookingPath(await bookDinner(stage(), freshDate()));
      const input = { params, body: { state } };
      const { errors } = await refused(stage().send, "updateBookingState", input, "invalid_request");
      expect(errors).toEqual([
        { path: "state", message: "must be one of UNCONFIRMED, CONFIRMED and CANCELLED" },
      ]);
    });

    test("lets the capacity go when a booking is cancelled, and keeps it otherwise", async () => {
      const date = freshDate();
      const params = bookingPath(await bookDinner(stage(), date, "19:00", { guestCount: 8 }));
      const { send } = stage();
      await succeed(send, "updateBookingState", { params, body: { state: "CONFIRMED" } });
      expect((await dinnerSlots(stage(), date, 8)).get("19:00")).toMatchObject({ available: false });
      await succeed(send, "updateBookingState", { params, body: { state: "CANCELLED" } });
      expect((await dinnerSlots(stage(), date, 8)).get("19:00")).toMatchObject({ available: true });
    });
  });
}

/** A reservation that has come to a state, the internal ones by the house's hand. */
async function bookInState(stage: GetStage, state: BookingState) {
  const { id, venueId } = await bookDinner(stage(), freshDate());
  const set = await stage().service.backOffice.setState({ id, venueId }, state, "staff");
  expect(set).toMatchObject({ ok: true });
  return await succeed(stage().send, "getBooking", { params: { venueId, bookingId: id } });
}
