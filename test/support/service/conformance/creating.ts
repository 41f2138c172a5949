import { describe, expect, test } from "vitest";
import { refused, succeed } from "../ask.ts";
import { keys } from "../test-service.ts";
import {
  at,
  bookDinner,
  bookingPath,
  dinnerSlot,
  dinnerSlots,
  freshDate,
  type GetStage,
  guest,
  holdDinner,
} from "./stage.ts";

export function describeCreating(stage: GetStage): void {
  describe("Create Booking", () => {
    test("books the slot of an id, and says all about the booking", async () => {
      const { send } = stage();
      const slot = await dinnerSlot(stage(), freshDate(), "19:00");
      const details = {
        guest,
        comment: "By the window 🪟",
        extReferenceId: "r-1",
        extReferenceNumber: "n-1",
        extProperties: { source: "chat", "a b": "" },
        noShowFee: { amountPreAuthorized: 10.5, amountToCapture: 0 },
        tags: ["birthday"],
        types: ["dinner"],
      };
      const body = { guestCount: 2, timeSlotId: slot.id, ...details };
      const booking = await succeed(send, "createBooking", { body });
      expect(booking).toEqual({
        ...details,
        id: expect.stringMatching(/./),
        status: "REGISTERED",
        timeSlotId: slot.id,
        venueId: 1,
        timeFrom: slot.timeFrom,
        timeTo: slot.timeTo,
        guestCount: 2,
        scenarioName: "Dinner",
      });
      expect(await succeed(send, "getBooking", { params: bookingPath(booking) })).toEqual(booking);
    });

    test("books a start with the name of a scenario just as well", async () => {
      const date = freshDate();
      const slot = await dinnerSlot(stage(), date, "18:30");
      const booking = await bookDinner(stage(), date, "18:30");
      expect(booking).toMatchObject({ timeSlotId: slot.id, timeFrom: slot.timeFrom, timeTo: slot.timeTo });
    });

    test("lets a larger party stay longer, as the scenario's turn times say", async () => {
      const date = freshDate();
      expect(await bookDinner(stage(), date, "18:00", { guestCount: 2 })).toMatchObject({
        timeTo: at(date, "19:30"),
      });
      expect(await bookDinner(stage(), date, "18:00", { guestCount: 4 })).toMatchObject({
        timeTo: at(date, "20:00"),
      });
    });

    test("ignores id, status, timeTo and whatever it does not know", async () => {
      const fields = { id: "mine", status: "SEATED", timeTo: "2030-01-01T00:00:00Z", party: { size: 9 } };
      const date = freshDate();
      const booking = await bookDinner(stage(), date, "19:00", fields);
      expect(booking).toMatchObject({ status: "REGISTERED", timeTo: at(date, "20:30") });
      expect(booking.id).not.toBe("mine");
      expect(booking).not.toHaveProperty("party");
    });

    test("takes null for a field that was left out", async () => {
      const fields = { comment: null, extReferenceId: null, tags: null, guest: { ...guest, email: null } };
      const booking = await bookDinner(stage(), freshDate(), "19:00", fields);
      expect(booking).not.toHaveProperty("comment");
      expect(booking.guest).toEqual({ firstName: "Kari", lastName: "Nordmann", phone: "+4791234567" });
    });

    test("holds capacity, so that the slot is full for the next ones", async () => {
      const date = freshDate();
      for (const guestCount of [2, 4, 4]) await bookDinner(stage(), date, "19:00", { guestCount });
      const slots = await dinnerSlots(stage(), date);
      expect(slots.get("19:00")).toMatchObject({ available: false, waitlistAvailable: true });
      expect(slots.get("17:00")).toMatchObject({ available: true });
      const body = { guestCount: 2, timeFrom: at(date, "19:00"), scenarioName: "Dinner", guest };
      await refused(stage().send, "createBooking", { body }, "slot_unavailable");
    });

    test("seats earlier parties anew on paper when that makes room", async () => {
      const date = freshDate();
      await bookDinner(stage(), date, "19:00", { guestCount: 2 });
      await bookDinner(stage(), date, "19:00", { guestCount: 2 });
      await bookDinner(stage(), date, "19:00", { guestCount: 2 });
      const other = freshDate();
      await bookDinner(stage(), other, "19:00", { guestCount: 2 });
      expect(await bookDinner(stage(), other, "19:00", { guestCount: 8 })).toMatchObject({ guestCount: 8 });
    });

    test.for<[string, { readonly at?: string; readonly [field: string]: unknown }]>([
      ["a scenario that the venue does not have", { scenarioName: "Brunch" }],
      ["a start that is no slot", { timeFrom: at("2026-12-05", "19:10") }],
      ["a start after the last one", { timeFrom: at("2026-12-05", "22:30") }],
      ["a closed day", { timeFrom: at("2026-11-30", "19:00") }],
      ["a start in the past", { timeFrom: at("2026-11-19", "19:00") }],
      ["a day beyond the horizon", { timeFrom: at("2030-12-05", "19:00") }],
      ["a party that the scenario does not seat", { guestCount: 9 }],
      ["a scenario that is blocked", { scenarioName: "Terrace", timeFrom: at("2026-12-05", "13:00") }],
      [
        "a start within the lead time",
        { scenarioName: "Lunch", timeFrom: at("2026-11-20", "12:00"), at: "10:30" },
      ],
    ])("refuses %s as slot_unavailable", async ([, { at: now, ...fields }]) => {
      const { send, service } = stage();
      if (now) service.clock.set(at("2026-11-20", now));
      const body = {
        guestCount: 2,
        timeFrom: at("2026-12-05", "19:00"),
        scenarioName: "Dinner",
        guest,
        ...fields,
      };
      await refused(send, "createBooking", { body }, "slot_unavailable");
    });

    test("says so when it is the name of the scenario that nobody knows", async () => {
      const body = { guestCount: 2, timeFrom: at("2026-12-05", "19:00"), scenarioName: "dinner", guest };
      const { detail } = await refused(stage().send, "createBooking", { body }, "slot_unavailable");
      expect(detail).toContain("no scenario of this name");
    });

    test("takes the house's no-show fee where the client names none", async () => {
      const timeFrom = at(freshDate(), "13:00");
      const body = { guestCount: 2, timeFrom, scenarioName: "Lunch", guest };
      const booking = await succeed(stage().send, "createBooking", { body });
      expect(booking.noShowFee).toEqual({ amountToCapture: 100 });
      const { id, noShowFee, ...again } = { ...booking, guestCount: 1 };
      const params = bookingPath(booking);
      const update = await succeed(stage().send, "updateBooking", { params, body: { ...again, noShowFee } });
      expect(update).not.toHaveProperty("noShowFee");
    });

    test("refuses a venue in the body that is not the path's", async () => {
      const body = { guestCount: 2, timeFrom: at(freshDate(), "19:00"), scenarioName: "Dinner", venueId: 2 };
      const { errors } = await refused(stage().send, "createBooking", { body }, "invalid_request");
      expect(errors).toEqual([{ path: "venueId", message: "must be the venue of the path" }]);
    });
  });

  describe("a temporary booking", () => {
    test.for<[string, object]>([
      ["no guest", {}],
      ["an empty guest", { guest: {} }],
      ["a guest of blanks", { guest: { firstName: " ", phone: "" } }],
    ])("is one with %s; it holds capacity and lapses by itself", async ([, fields]) => {
      const { send, service } = stage();
      const date = freshDate();
      await bookDinner(stage(), date, "19:00", { guestCount: 4 });
      await bookDinner(stage(), date, "19:00", { guestCount: 4 });
      const hold = await holdDinner(stage(), date, "19:00", { ...fields, extReferenceId: `hold-${date}` });
      expect(hold).toMatchObject({ status: "REGISTERED" });
      expect(hold).not.toHaveProperty("guest");
      expect((await dinnerSlots(stage(), date)).get("19:00")).toMatchObject({ available: false });

      service.clock.advance({ minutes: 14, seconds: 59 });
      await succeed(send, "getBooking", { params: bookingPath(hold) });
      service.clock.advance({ seconds: 1 });
      expect((await dinnerSlots(stage(), date)).get("19:00")).toMatchObject({ available: true });
      const params = bookingPath(hold);
      const { id, ...body } = { ...hold, guest };
      await refused(send, "getBooking", { params }, "not_found");
      await refused(send, "updateBooking", { params, body }, "not_found");
      await refused(send, "updateBookingState", { params, body: { state: "CANCELLED" } }, "not_found");
      await refused(
        send,
        "updateBookingTimeSlot",
        { params, body: { timeslotId: hold.timeSlotId } },
        "not_found",
      );
      await refused(send, "deleteBooking", { params }, "not_found");
      expect(await succeed(send, "listBookings", { query: { extReferenceId: `hold-${date}` } })).toEqual([]);
      await bookDinner(stage(), date, "19:00");
    });

    test("becomes a reservation with its guest, and stays", async () => {
      const { send, service } = stage();
      const hold = await holdDinner(stage(), freshDate());
      service.clock.advance({ minutes: 14 });
      const params = bookingPath(hold);
      const reservation = await succeed(send, "updateBooking", { params, body: { ...hold, guest } });
      expect(reservation).toEqual({ ...hold, guest });
      service.clock.advance({ minutes: 30 });
      expect(await succeed(send, "getBooking", { params })).toEqual(reservation);
    });

    test("lasts from its creation, however often it is changed", async () => {
      const { send, service } = stage();
      const date = freshDate();
      const hold = await holdDinner(stage(), date);
      const params = bookingPath(hold);
      service.clock.advance({ minutes: 10 });
      const timeFrom = at(date, "20:00");
      const moved = await succeed(send, "updateBooking", {
        params,
        body: { ...hold, guestCount: 3, timeFrom },
      });
      expect(moved).toMatchObject({ guestCount: 3, timeFrom });
      service.clock.advance({ minutes: 5 });
      await refused(send, "getBooking", { params }, "not_found");
    });

    test("can be deleted, once, by its owner alone", async () => {
      const { send } = stage();
      const date = freshDate();
      const hold = await holdDinner(stage(), date, "19:00", { guestCount: 8 });
      const params = bookingPath(hold);
      await refused(send, "deleteBooking", { params, key: keys.ben }, "not_found");
      expect(await succeed(send, "deleteBooking", { params })).toEqual({});
      await refused(send, "deleteBooking", { params }, "not_found");
      await refused(send, "getBooking", { params }, "not_found");
      await bookDinner(stage(), date, "19:00", { guestCount: 8 });
    });

    test("can be cancelled, which lets its capacity go and stays to be seen", async () => {
      const { send, service } = stage();
      const date = freshDate();
      const params = bookingPath(await holdDinner(stage(), date, "19:00", { guestCount: 8 }));
      const body = { state: "CANCELLED" };
      expect(await succeed(send, "updateBookingState", { params, body })).toMatchObject({
        status: "CANCELLED",
      });
      await bookDinner(stage(), date, "19:00", { guestCount: 8 });
      service.clock.advance({ minutes: 20 });
      expect(await succeed(send, "getBooking", { params })).toMatchObject({ status: "CANCELLED" });
      await refused(send, "deleteBooking", { params }, "booking_read_only");
    });

    test.for(["UNCONFIRMED", "CONFIRMED"])("does not take the state %s", async (state) => {
      const params = bookingPath(await holdDinner(stage(), freshDate()));
      await refused(stage().send, "updateBookingState", { params, body: { state } }, "state_not_allowed");
    });
  });
}
