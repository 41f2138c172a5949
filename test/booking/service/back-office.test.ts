import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { type Send, succeed } from "#test/support/service/ask.ts";
import {
  at,
  bookDinner,
  dinnerSlots,
  freshDate,
  guest,
  holdDinner,
} from "#test/support/service/conformance/stage.ts";
import { baseTime, createTestService, keys, type TestService } from "#test/support/service/test-service.ts";

describeDatabases("the back office", (open) => {
  let service: TestService;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
  });
  beforeEach(() => service.clock.set(baseTime));
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  const stage = () => ({ service, send });

  describe("listDay", () => {
    test("lists the bookings of all clients that start on a date, in order of time", async () => {
      const date = freshDate();
      const late = await bookDinner(stage(), date, "20:30", { comment: "quiet corner", extReferenceId: "r" });
      const early = await bookDinner(stage(), date, "17:00", { guestCount: 4 }, keys.ben);
      const hold = await holdDinner(stage(), date, "18:00");
      const { backOffice } = service;
      await backOffice.setState({ venueId: 1, id: early.id }, "CANCELLED", "staff");
      const day = await backOffice.listDay(1, date);
      expect(day.map(({ id }) => id)).toEqual([early.id, hold.id, late.id]);
      expect(day[0]).toMatchObject({ client: "ben", state: "CANCELLED", tableIds: [] });
      expect(day[1]).toMatchObject({ expiresAt: service.clock.now().add({ minutes: 15 }) });
      expect(day[2]).toEqual({
        id: late.id,
        venueId: 1,
        client: "anna",
        state: "REGISTERED",
        scenarioId: 11,
        scenarioName: "Dinner",
        startsAt: Temporal.Instant.from(late.timeFrom),
        endsAt: Temporal.Instant.from(late.timeTo ?? ""),
        partySize: 2,
        guest,
        comment: "quiet corner",
        extReferenceId: "r",
        tableIds: [expect.any(Number)],
        createdAt: service.clock.now(),
      });
    });

    test("goes by the venue's calendar, from midnight to midnight", async () => {
      const place = (timeFrom: string) =>
        succeed(send, "createBooking", {
          params: { venueId: 2 },
          body: { guestCount: 2, timeFrom, scenarioName: "Late", guest },
        });
      const [zone, date] = ["America/New_York", "2028-03-08"];
      const first = await place(at(date, "00:00", zone));
      const last = await place(at(date, "23:00", zone));
      await place(at("2028-03-09", "00:00", zone));
      expect((await service.backOffice.listDay(2, date)).map(({ id }) => id)).toEqual([first.id, last.id]);
      expect(await service.backOffice.listDay(1, date)).toEqual([]);
      expect(await service.backOffice.listDay(99, date)).toEqual([]);
    });

    test("leaves out what has lapsed", async () => {
      const date = freshDate();
      const { id } = await holdDinner(stage(), date);
      service.clock.advance({ minutes: 15 });
      expect(await service.backOffice.listDay(1, date)).toEqual([]);
      expect(await service.backOffice.find({ venueId: 1, id })).toBeUndefined();
      expect(await service.backOffice.setState({ venueId: 1, id }, "CANCELLED", "staff")).toEqual({
        ok: false,
        refusal: "not_found",
      });
    });
  });

  describe("find", () => {
    test("finds any client's booking, at its own venue", async () => {
      const { id } = await bookDinner(stage(), freshDate(), "19:00", {}, keys.ben);
      expect(await service.backOffice.find({ venueId: 1, id })).toMatchObject({ id, client: "ben", guest });
      expect(await service.backOffice.find({ venueId: 2, id })).toBeUndefined();
    });
  });

  describe("setState", () => {
    const set = async (id: string, state: BookingState) => {
      const result = await service.backOffice.setState({ venueId: 1, id }, state, "discord:1");
      return result.ok ? result.value.state : result.refusal;
    };

    test("takes a booking through the evening, to each of the nine states, and writes down who did it", async () => {
      const { id } = await bookDinner(stage(), freshDate());
      const states = ["UNCONFIRMED", "CONFIRMED", "WAITING", "SEATED", "BILL_PRINTED", "CLOSED"] as const;
      for (const state of states) {
        service.clock.advance({ minutes: 1 });
        expect(await set(id, state)).toBe(state);
      }
      const history = await service.backOffice.history({ venueId: 1, id });
      expect(history.map(({ kind, by, fromState, toState }) => [kind, by, fromState, toState])).toEqual([
        ["created", "anna", undefined, "REGISTERED"],
        ["stateChanged", "discord:1", "REGISTERED", "UNCONFIRMED"],
        ["stateChanged", "discord:1", "UNCONFIRMED", "CONFIRMED"],
        ["stateChanged", "discord:1", "CONFIRMED", "WAITING"],
        ["stateChanged", "discord:1", "WAITING", "SEATED"],
        ["stateChanged", "discord:1", "SEATED", "BILL_PRINTED"],
        ["stateChanged", "discord:1", "BILL_PRINTED", "CLOSED"],
      ]);
      expect(history.map((event) => event.at)).toEqual(
        [0, ...states.keys().map((index) => index + 1)].map((minutes) => baseInstant.add({ minutes })),
      );
    });

    test.for([
      ["SEATED", "WAITING", "state_not_allowed"],
      ["CLOSED", "NO_SHOW", "booking_read_only"],
      ["NO_SHOW", "SEATED", "booking_read_only"],
      ["CANCELLED", "CANCELLED", "booking_read_only"],
    ] as const)("does not move from %s to %s: %s", async ([from, to, refusal]) => {
      const { id } = await bookDinner(stage(), freshDate());
      expect(await set(id, from)).toBe(from);
      expect(await set(id, to)).toBe(refusal);
      expect(await service.backOffice.find({ venueId: 1, id })).toMatchObject({ state: from });
    });

    test("cancels a temporary booking, and seats none", async () => {
      const { id } = await holdDinner(stage(), freshDate());
      expect(await set(id, "SEATED")).toBe("state_not_allowed");
      expect(await set(id, "CANCELLED")).toBe("CANCELLED");
    });

    test("finds no booking that is not there", async () => {
      expect(await set("none", "CANCELLED")).toBe("not_found");
    });

    test.for(["CANCELLED", "NO_SHOW", "CLOSED"] as const)("%s lets the table go at once", async (state) => {
      const date = freshDate();
      const { id } = await bookDinner(stage(), date, "19:00", { guestCount: 8 });
      expect(await set(id, state)).toBe(state);
      expect((await dinnerSlots(stage(), date, 8)).get("19:00")).toMatchObject({ available: true });
      await bookDinner(stage(), date, "19:00", { guestCount: 8 });
    });

    test("leaves a seated party at its table, where others would be moved on paper", async () => {
      const date = freshDate();
      const seated = await bookDinner(stage(), date, "19:00", { guestCount: 3 });
      expect(await set(seated.id, "SEATED")).toBe("SEATED");
      const before = await service.backOffice.find({ venueId: 1, id: seated.id });
      for (const guestCount of [2, 4]) await bookDinner(stage(), date, "19:00", { guestCount });
      expect(await service.backOffice.find({ venueId: 1, id: seated.id })).toEqual(before);
      expect((await dinnerSlots(stage(), date, 2)).get("19:00")).toMatchObject({ available: false });
    });
  });

  test("keeps in the history what an update changed", async () => {
    const date = freshDate();
    const booking = await bookDinner(stage(), date, "19:00");
    const body = { ...booking, guestCount: 4, timeFrom: at(date, "20:00") };
    await succeed(send, "updateBooking", { params: { bookingId: booking.id }, body });
    const [created, updated] = await service.backOffice.history({ venueId: 1, id: booking.id });
    expect(created).toMatchObject({
      kind: "created",
      partySize: 2,
      startsAt: Temporal.Instant.from(at(date, "19:00")),
    });
    expect(updated).toMatchObject({
      kind: "updated",
      by: "anna",
      fromState: "REGISTERED",
      toState: "REGISTERED",
      partySize: 4,
      startsAt: Temporal.Instant.from(at(date, "20:00")),
    });
  });
});

const baseInstant = Temporal.Instant.from(baseTime);
