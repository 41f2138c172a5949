import { describe, expect, test } from "vitest";
import type { OperationName } from "#src/booking/contract/operations.ts";
import { type Input, refused, succeed } from "../ask.ts";
import { keys } from "../test-service.ts";
import {
  at,
  bookDinner,
  bookingPath,
  dinnerSlots,
  freshDate,
  freshText,
  type GetStage,
  holdDinner,
  wallTime,
} from "./stage.ts";

export function describeReading(stage: GetStage): void {
  describe("List Venues", () => {
    test("lists the venues that have a plan, with their scenarios", async () => {
      const [fjord, harbour, ...others] = await succeed(stage().send, "listVenues");
      expect(fjord).toMatchObject({ id: 1, name: "Fjord", scenarioNames: ["Dinner", "Lunch", "Terrace"] });
      expect(fjord?.scenarios[0]).toEqual({
        id: 11,
        name: "Dinner",
        types: ["dinner"],
        description: "Fish from the fjord.",
        distributionUrl: "https://fjord.example/dinner",
      });
      expect(harbour).toMatchObject({ id: 2, scenarioNames: ["Late"] });
      expect(fjord?.timeZone).toBe("Europe/Oslo");
      expect(others).toEqual([]);
    });

    test("lists only the venues that the client may use", async () => {
      const venues = await succeed(stage().send, "listVenues", { key: keys.harbour });
      expect(venues.map(({ id }) => id)).toEqual([2]);
    });
  });

  describe("List Time Slots", () => {
    test("lists every start of the day in order, with its scenario and its length for the party", async () => {
      const date = freshDate();
      const slots = await succeed(stage().send, "listTimeSlots", { query: { date, guestCount: 2 } });
      const dinner = slots.filter(({ scenarioId }) => scenarioId === 11);
      expect(dinner[0]).toEqual({
        id: expect.stringMatching(/^.{1,128}$/),
        scenarioId: 11,
        scenarioName: "Dinner",
        timeFrom: at(date, "17:00"),
        timeTo: at(date, "18:30"),
        available: true,
        waitlistAvailable: false,
      });
      expect(dinner.map(({ timeFrom }) => wallTime(timeFrom)).slice(0, 3)).toEqual([
        "17:00",
        "17:30",
        "18:00",
      ]);
      expect(wallTime(dinner.at(-1)?.timeTo ?? "")).toBe("23:00");
      const starts = slots.map(({ timeFrom }) => timeFrom);
      expect(starts).toEqual(starts.toSorted());
      expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    });

    test.for([
      ["timeFrom alone", { timeFrom: "20:00:00" }, ["20:00", "20:30", "21:00", "21:30"]],
      ["timeTo alone", { timeTo: "17:30:00" }, ["17:00", "17:30"]],
      ["both, ends inclusive", { timeFrom: "19:00:00", timeTo: "20:00:00" }, ["19:00", "19:30", "20:00"]],
      ["to the second", { timeFrom: "19:00:01", timeTo: "19:59:59" }, ["19:30"]],
      ["nothing in between", { timeFrom: "20:00:00", timeTo: "19:00:00" }, []],
      ["an unknown scenario", { scenarioId: "99" }, []],
      ["a scenario that is no number", { scenarioId: "dinner" }, []],
    ] as const)("filters by %s", async ([, filter, expected]) => {
      const query = { scenarioId: "11", ...filter, date: freshDate(), guestCount: 2 };
      const slots = await succeed(stage().send, "listTimeSlots", { query });
      expect(slots.map(({ timeFrom }) => wallTime(timeFrom))).toEqual(expected);
    });

    test("goes by the calendar date of the start, also when the shift began the evening before", async () => {
      const read = async (date: string) => {
        const input = { params: { venueId: 2 }, query: { date, guestCount: 2 } };
        const slots = await succeed(stage().send, "listTimeSlots", input);
        return slots.map(({ timeFrom }) => wallTime(timeFrom, "America/New_York"));
      };
      expect(await read("2026-12-05")).toEqual(["00:00", "01:00", "22:00", "23:00"]);
      // Harbour is closed on Mondays, which begin with the end of Sunday's shift.
      expect(await read("2026-12-07")).toEqual(["00:00", "01:00"]);
      expect(await read("2026-12-08")).toEqual(["22:00", "23:00"]);
    });

    test("offers nothing on a closed day, in the past, or to a party that nobody seats", async () => {
      const read = (query: Readonly<Record<string, string | number>>) =>
        succeed(stage().send, "listTimeSlots", { query: { guestCount: 2, ...query } });
      expect(await read({ date: "2026-11-30" })).toEqual([]);
      expect((await read({ date: "2026-11-01" })).filter(({ available }) => available)).toEqual([]);
      const tooMany = await read({ date: "2026-12-05", guestCount: 500 });
      expect(tooMany.filter(({ available, waitlistAvailable }) => available || waitlistAvailable)).toEqual(
        [],
      );
    });

    test.for([
      ["a missing date", { guestCount: 2 }, "date", "is required"],
      [
        "a missing guestCount",
        { date: "2026-12-05" },
        "guestCount",
        "must be a whole number from 1 to 2147483647",
      ],
      [
        "an impossible date",
        { date: "2026-02-30", guestCount: 2 },
        "date",
        "must be a date of the calendar, such as 2026-11-22",
      ],
      [
        "a time without seconds",
        { date: "2026-12-05", guestCount: 2, timeFrom: "19:00" },
        "timeFrom",
        "must be a time of day with seconds, such as 19:30:00",
      ],
      [
        "no guests",
        { date: "2026-12-05", guestCount: 0 },
        "guestCount",
        "must be a whole number from 1 to 2147483647",
      ],
      [
        "half a guest",
        { date: "2026-12-05", guestCount: 1.5 },
        "guestCount",
        "must be a whole number from 1 to 2147483647",
      ],
    ] as const)("refuses %s", async ([, query, path, message]) => {
      const { errors } = await refused(stage().send, "listTimeSlots", { query }, "invalid_request");
      expect(errors?.map((mistake) => mistake.path)).toEqual([path]);
      if (query !== undefined)
        expect(errors?.[0]?.message).toMatch(message === "is required" ? /required/ : /./);
    });
  });

  describe("List DayTimeSlots", () => {
    test("tells for each start which party sizes can have it, and which could wait", async () => {
      const date = freshDate();
      const { send } = stage();
      await bookDinner(stage(), date, "19:00", { guestCount: 4 });
      const slots = await succeed(send, "listDayTimeSlots", { query: { date, scenarioId: 11 } });
      const { id } = (await dinnerSlots(stage(), date)).get("19:00") ?? { id: "" };
      expect(slots.find(({ timeFrom }) => timeFrom === at(date, "19:00"))).toEqual({
        id,
        scenarioId: 11,
        scenarioName: "Dinner",
        timeFrom: at(date, "19:00"),
        timeTo: expect.stringMatching(/Z$/),
        availableForGuests: [1, 2, 3, 4],
        unavailableForGuests: [5, 6, 7, 8],
        waitlistAvailableForGuests: [5, 6, 7, 8],
        waitlistUnavailableForGuests: [1, 2, 3, 4],
      });
    });

    test("keeps to one party size, a span of time and a scenario when asked to", async () => {
      const date = freshDate();
      const query = { date, guestCount: 4, timeFrom: "18:00:00", timeTo: "18:00:00", scenarioId: 11 };
      expect(await succeed(stage().send, "listDayTimeSlots", { query })).toEqual([
        expect.objectContaining({
          timeFrom: at(date, "18:00"),
          timeTo: at(date, "20:00"),
          availableForGuests: [4],
          unavailableForGuests: [],
          waitlistAvailableForGuests: [],
          waitlistUnavailableForGuests: [4],
        }),
      ]);
    });

    test("lists the same starts for one party size as for all, where the scenario takes it", async () => {
      const date = freshDate();
      await bookDinner(stage(), date, "19:00", { guestCount: 4 });
      const read = (query: object) =>
        succeed(stage().send, "listDayTimeSlots", { query: { date, ...query } });
      const all = await read({});
      for (const guestCount of [1, 4, 5, 8]) {
        const expected = all
          .filter((slot) => [...slot.availableForGuests, ...slot.unavailableForGuests].includes(guestCount))
          .map(({ id, availableForGuests }) => [id, availableForGuests.includes(guestCount)]);
        const slots = await read({ guestCount });
        expect(slots.map((slot) => [slot.id, slot.availableForGuests.includes(guestCount)])).toEqual(
          expected,
        );
      }
      expect(await read({ guestCount: 500 })).toEqual([]);
    });

    test("needs a date", async () => {
      const { errors } = await refused(stage().send, "listDayTimeSlots", {}, "invalid_request");
      expect(errors?.map(({ path }) => path)).toEqual(["date"]);
    });
  });

  describe("List Availability", () => {
    const read = (query: Readonly<Record<string, string | number>>) =>
      succeed(stage().send, "listAvailability", { query });

    test("tells of today for one guest when nothing else is asked", async () => {
      expect(await read({})).toEqual([
        {
          date: "2026-11-20",
          venueStatus: "OPEN",
          reservableState: "AVAILABLE",
          scenarios: [
            { id: 11, displayName: "Dinner", status: "AVAILABLE" },
            { id: 12, displayName: "Lunch", status: "AVAILABLE" },
            { id: 13, displayName: "Terrace", status: "NOT_AVAILABLE" },
          ],
        },
      ]);
    });

    test("takes today from the venue's own calendar", async () => {
      stage().service.clock.set("2026-12-02T03:00:00Z");
      const days = await succeed(stage().send, "listAvailability", { params: { venueId: 2 } });
      expect(days.map(({ date }) => date)).toEqual(["2026-12-01"]);
    });

    test("ends with the calendar", async () => {
      const days = await read({ fromDate: "9998-12-30", days: 31 });
      expect(days.map(({ date }) => date)).toEqual(["9998-12-30", "9998-12-31"]);
    });

    test("counts days from the first one on, up to 31", async () => {
      const days = await read({ fromDate: "2026-11-29", days: 31 });
      expect(days.map(({ date }) => date).filter((_, index) => index % 10 === 0)).toEqual([
        "2026-11-29",
        "2026-12-09",
        "2026-12-19",
        "2026-12-29",
      ]);
      expect(days).toHaveLength(31);
      expect(days[1]).toMatchObject({
        date: "2026-11-30",
        venueStatus: "CLOSED",
        reservableState: "NOT_AVAILABLE",
      });
    });

    test("tells a full scenario from one that cannot be booked", async () => {
      const date = freshDate();
      for (const time of ["17:00", "19:00", "21:00"])
        await bookDinner(stage(), date, time, { guestCount: 8 });
      const [day] = await read({ fromDate: date, guestCount: 8, scenarioId: 11 });
      expect(day).toMatchObject({ venueStatus: "OPEN", reservableState: "FULLY_BOOKED" });
      expect(day?.scenarios).toEqual([{ id: 11, displayName: "Dinner", status: "FULLY_BOOKED" }]);
      const [party] = await read({ fromDate: date, guestCount: 9 });
      expect(party).toMatchObject({ venueStatus: "OPEN", reservableState: "NOT_AVAILABLE" });
    });

    test("filters by state, status and scenario", async () => {
      const span = { fromDate: "2026-11-29", days: 3 };
      const dates = async (query: Readonly<Record<string, string>>) =>
        (await read({ ...span, ...query })).map(({ date }) => date);
      expect(await dates({ reservableState: "NOT_AVAILABLE" })).toEqual(["2026-11-30"]);
      expect(await dates({ venueStatus: "CLOSED" })).toEqual(["2026-11-30"]);
      expect(await dates({ venueStatus: "OPEN", reservableState: "NOT_AVAILABLE" })).toEqual([]);
      expect(await dates({ scenarioId: "99" })).toEqual([]);
      const [day] = await read({ fromDate: "2026-11-29", scenarioId: 13 });
      expect(day).toMatchObject({ reservableState: "NOT_AVAILABLE", scenarios: [{ id: 13 }] });
    });

    test.for([
      [{ days: 0 }, "days"],
      [{ days: 32 }, "days"],
      [{ days: "ten" }, "days"],
      [{ guestCount: 0 }, "guestCount"],
      [{ fromDate: "2026-13-01" }, "fromDate"],
      [{ reservableState: "FULL" }, "reservableState"],
      [{ venueStatus: "open" }, "venueStatus"],
    ] as const)("refuses %j", async ([query, path]) => {
      const { errors } = await refused(stage().send, "listAvailability", { query }, "invalid_request");
      expect(errors?.map((mistake) => mistake.path)).toEqual([path]);
    });
  });

  describe("List Bookings", () => {
    test("finds bookings by either reference, cancelled ones and temporary ones included", async () => {
      const { send } = stage();
      const [extReferenceId, extReferenceNumber] = [freshText("id"), freshText("number")];
      const one = await bookDinner(stage(), freshDate(), "17:00", { extReferenceId });
      stage().service.clock.advance({ seconds: 1 });
      const two = await holdDinner(stage(), freshDate(), "18:00", { extReferenceNumber });
      stage().service.clock.advance({ seconds: 1 });
      const both = await bookDinner(stage(), freshDate(), "19:00", { extReferenceId, extReferenceNumber });
      await succeed(send, "updateBookingState", { params: bookingPath(both), body: { state: "CANCELLED" } });
      const find = async (query: Readonly<Record<string, string>>) =>
        (await succeed(send, "listBookings", { query })).map(({ id }) => id);
      expect(await find({ extReferenceId })).toEqual([one.id, both.id]);
      expect(await find({ extReferenceNumber })).toEqual([two.id, both.id]);
      expect(await find({ extReferenceId, extReferenceNumber })).toEqual([one.id, two.id, both.id]);
      expect(await find({ extReferenceId: extReferenceNumber })).toEqual([]);
      expect((await succeed(send, "listBookings", { query: { extReferenceId } }))[0]).toEqual(one);
    });

    test("finds no bookings of other clients, and no waitlist entries", async () => {
      const { send } = stage();
      const extReferenceId = freshText("id");
      const date = freshDate();
      await bookDinner(stage(), date, "19:00", { guestCount: 8, extReferenceId });
      const body = { guestCount: 8, timeFrom: at(date, "19:00"), scenarioName: "Dinner", extReferenceId };
      await succeed(send, "createWaitlistEntry", { body, key: keys.ben });
      expect(await succeed(send, "listBookings", { query: { extReferenceId }, key: keys.ben })).toEqual([]);
      await bookDinner(stage(), date, "17:00", { extReferenceId }, keys.ben);
      expect(await succeed(send, "listBookings", { query: { extReferenceId }, key: keys.ben })).toHaveLength(
        1,
      );
    });

    test.for([
      ["neither reference", "", ""],
      ["an empty reference", "extReferenceId=", "extReferenceId"],
      ["a reference twice", "extReferenceId=a&extReferenceId=b", "extReferenceId"],
      ["NUL", "extReferenceId=a%00b", "extReferenceId"],
      ["more than 200 characters", `extReferenceNumber=${"x".repeat(201)}`, "extReferenceNumber"],
    ] as const)("refuses %s", async ([, query, path]) => {
      const { errors } = await refused(stage().send, "listBookings", { query }, "invalid_request");
      expect(errors?.map((mistake) => mistake.path)).toEqual([path]);
    });
  });

  describe("a venue or booking that is not there", () => {
    const missing: readonly (readonly [
      OperationName,
      Input,
      "not_found" | "invalid_request" | "forbidden",
    ])[] = [
      [
        "listTimeSlots",
        { params: { venueId: 99 }, query: { date: "2026-12-05", guestCount: 2 } },
        "not_found",
      ],
      ["listAvailability", { params: { venueId: 3 } }, "not_found"],
      ["listDayTimeSlots", { params: { venueId: 99 }, query: { date: "2026-12-05" } }, "not_found"],
      ["getBooking", { params: { bookingId: "none" } }, "not_found"],
      ["getBooking", { params: { venueId: 99, bookingId: "none" } }, "not_found"],
      ["deleteBooking", { params: { bookingId: "none" } }, "not_found"],
      ["updateBookingState", { params: { bookingId: "none" }, body: { state: "CANCELLED" } }, "not_found"],
      ["updateWaitlistState", { params: { waitlistId: "none" }, body: { state: "CANCELLED" } }, "not_found"],
      ["listAvailability", { params: { venueId: "one" } }, "invalid_request"],
      ["listAvailability", { params: { venueId: "1.5" } }, "invalid_request"],
      ["listAvailability", { params: { venueId: "99999999999" } }, "invalid_request"],
      ["getBooking", { params: { bookingId: "x".repeat(201) } }, "invalid_request"],
      ["getBooking", { params: { bookingId: "a\0b" } }, "invalid_request"],
      ["listAvailability", { key: keys.harbour }, "forbidden"],
      ["listAvailability", { params: { venueId: 99 }, key: keys.harbour }, "forbidden"],
      ["createBooking", { body: {}, key: keys.harbour }, "forbidden"],
    ];
    test.for(missing)("%s of %j: %s", async ([name, input, code]) => {
      await refused(stage().send, name, input, code);
    });

    test("a booking is found at its own venue only", async () => {
      const { id } = await bookDinner(stage(), freshDate());
      await refused(stage().send, "getBooking", { params: { venueId: 2, bookingId: id } }, "not_found");
    });
  });
}
