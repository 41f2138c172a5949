import { describe, expect, test } from "vitest";
import { refused, succeed } from "../ask.ts";
import { keys } from "../test-service.ts";
import { at, bookDinner, dinnerSlot, freshDate, type GetStage, guest } from "./stage.ts";

export function describeWaiting(stage: GetStage): void {
  /** A slot that is full for eight, as one that may be waited for. */
  const fullSlot = async () => {
    const date = freshDate();
    await bookDinner(stage(), date, "19:00", { guestCount: 8 });
    return await dinnerSlot(stage(), date, "19:00", 8);
  };

  describe("Create Waitlist", () => {
    test("puts a party on the list of a full slot, and answers without a wrapping", async () => {
      const slot = await fullSlot();
      const details = {
        guest,
        comment: "anything by the window",
        extReferenceId: "w-1",
        extProperties: { a: "b" },
      };
      const body = { guestCount: 8, timeSlotId: slot.id, ...details };
      const entry = await succeed(stage().send, "createWaitlistEntry", { body });
      expect(entry).toEqual({
        ...details,
        id: expect.stringMatching(/./),
        status: "REGISTERED",
        timeSlotId: slot.id,
        venueId: 1,
        timeFrom: slot.timeFrom,
        timeTo: slot.timeTo,
        guestCount: 8,
        scenarioName: "Dinner",
      });
    });

    test("takes any number of entries, by start and scenario too, and none of them holds capacity", async () => {
      const slot = await fullSlot();
      const body = { guestCount: 8, timeFrom: slot.timeFrom, scenarioName: "Dinner" };
      for (const id of [1, 2, 3]) {
        await succeed(stage().send, "createWaitlistEntry", {
          body: { ...body, guest: { firstName: `${id}` } },
        });
      }
      const before = await dinnerSlot(stage(), slot.timeFrom.slice(0, 10), "17:00");
      expect(before).toMatchObject({ available: true });
    });

    test.for<[string, { readonly time?: string; readonly [field: string]: unknown }]>([
      ["a slot that is free", { guestCount: 2 }],
      ["a party that the scenario does not seat", { guestCount: 9 }],
      ["a scenario without a waitlist", { scenarioName: "Lunch", time: "12:00", guestCount: 2 }],
      ["a start that is no slot", { time: "19:10", guestCount: 8 }],
    ])("refuses %s", async ([, { time = "19:00", ...fields }]) => {
      const date = freshDate();
      await bookDinner(stage(), date, "12:00", { scenarioName: "Lunch" });
      const body = { timeFrom: at(date, time), scenarioName: "Dinner", guest, ...fields };
      const { detail } = await refused(stage().send, "createWaitlistEntry", { body }, "slot_unavailable");
      expect(detail).toContain("takes no waitlist entries");
    });

    test("refuses a slot that is past", async () => {
      const slot = await fullSlot();
      stage().service.clock.set(slot.timeTo);
      const body = { guestCount: 8, timeSlotId: slot.id, guest };
      await refused(stage().send, "createWaitlistEntry", { body }, "slot_unavailable");
    });

    test("refuses input like Create Booking", async () => {
      const { errors } = await refused(stage().send, "createWaitlistEntry", { body: {} }, "invalid_request");
      expect(errors?.map(({ path }) => path)).toEqual(["guestCount", "timeSlotId"]);
      const body = { guestCount: 8, timeSlotId: "forged" };
      await refused(stage().send, "createWaitlistEntry", { body }, "invalid_request");
      const other = { ...body, venueId: 2 };
      await refused(stage().send, "createWaitlistEntry", { body: other }, "invalid_request");
    });
  });

  describe("Update Waitlist Status", () => {
    const join = async () => {
      const slot = await fullSlot();
      return await succeed(stage().send, "createWaitlistEntry", {
        body: { guestCount: 8, timeSlotId: slot.id, guest },
      });
    };

    test("cancels an entry, once", async () => {
      const entry = await join();
      const input = { params: { waitlistId: entry.id }, body: { state: "CANCELLED" } };
      const cancelled = await succeed(stage().send, "updateWaitlistState", input);
      expect(cancelled).toEqual({ ...entry, status: "CANCELLED" });
      await refused(stage().send, "updateWaitlistState", input, "booking_read_only");
    });

    test.for(["CONFIRMED", "REGISTERED", "cancelled", null])("refuses the state %j", async (state) => {
      const params = { waitlistId: (await join()).id };
      const { errors } = await refused(
        stage().send,
        "updateWaitlistState",
        { params, body: { state } },
        "invalid_request",
      );
      expect(errors?.map(({ path }) => path)).toEqual(["state"]);
    });

    test("does not touch an entry of another client, of another venue, or a booking", async () => {
      const params = { waitlistId: (await join()).id };
      const body = { state: "CANCELLED" };
      const { send } = stage();
      await refused(send, "updateWaitlistState", { params, body, key: keys.ben }, "not_found");
      await refused(send, "updateWaitlistState", { params: { ...params, venueId: 2 }, body }, "not_found");
      const booking = await bookDinner(stage(), freshDate());
      await refused(send, "updateWaitlistState", { params: { waitlistId: booking.id }, body }, "not_found");
      await refused(send, "getBooking", { params: { bookingId: params.waitlistId } }, "not_found");
    });
  });
}
