import { describe, expect, test } from "vitest";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import { ask, expectProblem, refused, succeed } from "../ask.ts";
import { keys } from "../test-service.ts";
import {
  at,
  bookDinner,
  bookingPath,
  dinnerSlot,
  dinnerSlots,
  freshDate,
  freshText,
  type GetStage,
  guest,
  wallTime,
} from "./stage.ts";

/** Where clauses meet: the ends of ranges, of nights and of the calendar. */
export function describeEdges(stage: GetStage): void {
  describe("numbers of a body", () => {
    const book = (guestCount: string) =>
      ask(stage().send, "createBooking", {
        body: `{"guestCount":${guestCount},"scenarioName":"Dinner","timeFrom":"${at(freshDate(), "19:00")}"}`,
      });

    test.for(["2", "2.0", "2e0", "0.2e1", "200e-2"])(
      "%s is two guests, however it is written",
      async (text) => {
        expect(await (await book(text)).json()).toMatchObject({ data: { guestCount: 2 } });
      },
    );

    test.for([
      "1e400",
      "9007199254740993",
      "2147483648",
      "-2",
      "2.5",
      "1e-400",
      "true",
      "[2]",
      "null",
      '"2"',
    ])("%s is no number of guests", async (text) => {
      const { errors } = await expectProblem(await book(text), "invalid_request");
      expect(new Set(errors?.map(({ path }) => path))).toEqual(new Set(["guestCount"]));
    });

    test.for([0, 0.1, 1e300, 5e-324])(
      "an amount of %d comes back as it was sent",
      async (amountToCapture) => {
        const noShowFee = { amountToCapture };
        const booking = await bookDinner(stage(), freshDate(), "19:00", { noShowFee });
        expect(booking.noShowFee).toEqual(noShowFee);
        const params = bookingPath(booking);
        expect(await succeed(stage().send, "getBooking", { params })).toEqual(booking);
      },
    );
  });

  describe("the ends of the calendar", () => {
    const years = ["0002-01-01", "1000-06-15", "9998-06-15"];

    test.for(years)("%s is a date on which nothing can be had", async (date) => {
      const { send } = stage();
      const slots = await succeed(send, "listTimeSlots", { query: { date, guestCount: 2 } });
      expect(slots.filter(({ available, waitlistAvailable }) => available || waitlistAvailable)).toEqual([]);
      await succeed(send, "listDayTimeSlots", { query: { date } });
      const days = await succeed(send, "listAvailability", { query: { fromDate: date, days: 31 } });
      expect(days).toHaveLength(31);
      expect(new Set(days.map(({ reservableState }) => reservableState))).toEqual(new Set(["NOT_AVAILABLE"]));
      const body = { guestCount: 2, timeFrom: `${date}T18:00:00Z`, scenarioName: "Dinner", guest };
      await refused(send, "createBooking", { body }, "slot_unavailable");
      await refused(send, "createWaitlistEntry", { body }, "slot_unavailable");
      const booking = await bookDinner(stage(), freshDate());
      const update = { ...booking, timeFrom: body.timeFrom };
      await refused(
        send,
        "updateBooking",
        { params: bookingPath(booking), body: update },
        "slot_unavailable",
      );
    });

    test.for(["0000-01-01", "0001-01-01", "9999-12-31", "10000-01-01", "-000001-01-01"])(
      "%s is refused",
      async (date) => {
        const { send } = stage();
        await refused(send, "listTimeSlots", { query: { date, guestCount: 2 } }, "invalid_request");
        await refused(send, "listDayTimeSlots", { query: { date } }, "invalid_request");
        await refused(send, "listAvailability", { query: { fromDate: date } }, "invalid_request");
        const body = { guestCount: 2, timeFrom: `${date}T18:00:00Z`, scenarioName: "Dinner" };
        await refused(send, "createBooking", { body }, "invalid_request");
      },
    );

    test.for(["2026-12-05T19:00:00+01:00", "2026-12-05T18:00:00.000Z", "2026-12-05T12:30:00-05:30"])(
      "%s is a moment like any other",
      async (written) => {
        const [date, other] = ["2026-12-05", freshDate()];
        const timeFrom = written.replace(date, other);
        const { send } = stage();
        const booking = await succeed(send, "createBooking", {
          body: { guestCount: 2, timeFrom, scenarioName: "Dinner", guest },
        });
        expect(booking.timeFrom).toBe(`${other}T18:00:00Z`);
      },
    );
  });

  describe("a night that ends after midnight", () => {
    const harbour = { venueId: 2 };
    const newYork = "America/New_York";
    const read = (date: string) =>
      succeed(stage().send, "listTimeSlots", { params: harbour, query: { date, guestCount: 2 } });
    const startsOn = async (date: string, timeZone = newYork) =>
      (await read(date)).map(({ timeFrom }) => wallTime(timeFrom, timeZone));

    test("is booked after midnight under the date of the start, and is full then", async () => {
      const { send } = stage();
      const [first] = await read("2027-01-06");
      expect(wallTime(first?.timeFrom ?? "", newYork)).toBe("00:00");
      const body = { guestCount: 2, timeSlotId: first?.id, guest };
      const booking = await succeed(send, "createBooking", { params: harbour, body });
      expect(booking.timeFrom).toBe(at("2027-01-06", "00:00", newYork));
      await refused(send, "createBooking", { params: harbour, body }, "slot_unavailable");
      expect((await read("2027-01-06")).map(({ available }) => available)).toEqual([false, true, true, true]);
      expect((await read("2027-01-05")).map(({ available }) => available)).toEqual([true, true]);
    });

    test("has its repeated hour once when the clocks go back", async () => {
      // At 02:00 on 2027-11-07 it is 01:00 again in New York.
      expect(await startsOn("2027-11-07")).toEqual(["00:00", "01:00", "22:00", "23:00"]);
    });

    test("leaves out what does not exist when the clocks go forward", async () => {
      const { service } = stage();
      const venues = service.venues();
      const timeZone = "Europe/London";
      service.setVenues(venues.map((venue): Venue => (venue.id === 2 ? { ...venue, timeZone } : venue)));
      try {
        // 01:00 to 02:00 on 2027-03-28 does not exist in London.
        expect(await startsOn("2027-03-28", timeZone)).toEqual(["00:00", "22:00", "23:00"]);
        const body = { guestCount: 2, timeFrom: "2027-03-28T01:00:00Z", scenarioName: "Late", guest };
        await refused(stage().send, "createBooking", { params: harbour, body }, "slot_unavailable");
      } finally {
        service.setVenues(venues);
      }
    });
  });

  describe("a change in a full house", () => {
    /** Dinner for two, four and four at 19:00: every table is taken. */
    const fill = async (date: string) => {
      const bookings = [];
      for (const guestCount of [2, 4, 4]) {
        bookings.push(await bookDinner(stage(), date, "19:00", { guestCount, comment: "x" }));
      }
      return bookings;
    };

    test("counts the party's own table as free", async () => {
      const { send } = stage();
      const [two, four] = await fill(freshDate());
      if (!two || !four) throw new Error("the house is not full");
      const params = bookingPath(four);
      for (const guestCount of [3, 2, 4]) {
        const update = { params, body: { ...four, guestCount, timeTo: undefined } };
        expect(await succeed(send, "updateBooking", update)).toMatchObject({ guestCount });
      }
      const later = await dinnerSlot(stage(), freshDate(), "19:00", 4);
      expect(later).toMatchObject({ available: true });
      const grow = { params: bookingPath(two), body: { ...two, guestCount: 3 } };
      await refused(send, "updateBooking", grow, "slot_unavailable");
    });

    test("moves within the party's own time", async () => {
      const date = freshDate();
      const [, four] = await fill(date);
      if (!four) throw new Error("the house is not full");
      const { id: timeslotId } = await dinnerSlot(stage(), date, "19:30", 4);
      const input = { params: bookingPath(four), body: { timeslotId } };
      expect(await succeed(stage().send, "updateBookingTimeSlot", input)).toMatchObject({
        timeFrom: at(date, "19:30"),
        comment: "x",
      });
    });

    test("leaves all as it was where it is refused", async () => {
      const [date, other] = [freshDate(), freshDate()];
      await fill(date);
      const { send } = stage();
      const booking = await bookDinner(stage(), other, "19:00", { guestCount: 4, comment: "before" });
      const params = bookingPath(booking);
      const slot = await dinnerSlot(stage(), date, "19:00", 4);
      await refused(
        send,
        "updateBooking",
        { params, body: { ...booking, timeSlotId: slot.id, comment: "after" } },
        "slot_unavailable",
      );
      await refused(
        send,
        "updateBookingTimeSlot",
        { params, body: { timeslotId: slot.id } },
        "slot_unavailable",
      );
      expect(await succeed(send, "getBooking", { params })).toEqual(booking);
      expect((await dinnerSlots(stage(), other, 8)).get("19:00")).toMatchObject({ available: false });
    });

    test.for(["timeSlotId", "timeslotId"] as const)(
      "refuses a forged %s, and one of another venue",
      async (field) => {
        const { send } = stage();
        const booking = await bookDinner(stage(), freshDate());
        const params = bookingPath(booking);
        const [elsewhere] = await succeed(send, "listTimeSlots", {
          params: { venueId: 2 },
          query: { date: "2026-12-05", guestCount: 2 },
        });
        const genuine = booking.timeSlotId ?? "";
        for (const id of [
          "forged",
          `${genuine}=`,
          genuine.slice(0, -1),
          genuine.toLowerCase(),
          elsewhere?.id,
        ]) {
          const { errors } =
            field === "timeSlotId"
              ? await refused(
                  send,
                  "updateBooking",
                  { params, body: { ...booking, timeSlotId: id } },
                  "invalid_request",
                )
              : await refused(
                  send,
                  "updateBookingTimeSlot",
                  { params, body: { timeslotId: id } },
                  "invalid_request",
                );
          expect(errors?.map(({ path }) => path)).toEqual([field]);
        }
      },
    );

    test("clears what is null as what is left out", async () => {
      const { send } = stage();
      const fields = {
        comment: "x",
        extReferenceId: freshText("id"),
        extProperties: { a: "b" },
        tags: ["t"],
      };
      const booking = await bookDinner(stage(), freshDate(), "19:00", fields);
      const nothing = { comment: null, extReferenceId: null, extProperties: null, tags: null };
      const params = bookingPath(booking);
      const updated = await succeed(send, "updateBooking", { params, body: { ...booking, ...nothing } });
      for (const field of Object.keys(fields)) expect(updated).not.toHaveProperty(field);
      const query = { extReferenceId: fields.extReferenceId };
      expect(await succeed(send, "listBookings", { query })).toEqual([]);
    });
  });

  describe("an idempotency key at the edge", () => {
    const draft = (date: string, guestCount = 4) => ({
      guestCount,
      timeFrom: at(date, "19:00"),
      scenarioName: "Dinner",
      guest,
    });

    test("with two bodies at the same moment stands for one of them", async () => {
      const [date, key] = [freshDate(), freshText("key")];
      const headers = { "Idempotency-Key": key };
      const answers = await Promise.all(
        [1, 2, 3, 4].map((guestCount) =>
          ask(stage().send, "createBooking", { body: draft(date, guestCount), headers }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
      for (const answer of answers) await answer.text();
    });

    test("means nothing to what is no POST", async () => {
      const { send } = stage();
      const booking = await bookDinner(stage(), freshDate());
      const [params, headers] = [bookingPath(booking), { "Idempotency-Key": freshText("key") }];
      await succeed(send, "updateBookingState", { params, headers, body: { state: "UNCONFIRMED" } });
      await succeed(send, "updateBookingState", { params, headers, body: { state: "CONFIRMED" } });
    });

    test("does not outlive an answer that is nobody's: 401, 403, 404 and 415 leave it free", async () => {
      const { send } = stage();
      const [body, headers] = [draft(freshDate()), { "Idempotency-Key": freshText("key") }];
      await refused(send, "createBooking", { body, headers, key: "wrong" }, "unauthorized");
      await refused(send, "createBooking", { body, headers, params: { venueId: 99 } }, "not_found");
      const type = { ...headers, "Content-Type": "text/plain" };
      await refused(send, "createBooking", { body, headers: type }, "unsupported_media_type");
      await succeed(send, "createBooking", { body, headers });
    });

    test.for(["", " ", "ü", "a\tb"])("%j is none", async (key) => {
      const headers = { "Idempotency-Key": key };
      await refused(stage().send, "createBooking", { body: draft(freshDate()), headers }, "invalid_request");
    });

    test("belongs to the client, by key and by token alike", async () => {
      const { send } = stage();
      const form = { grant_type: "client_credentials", client_id: "anna", client_secret: keys.anna };
      const url = "/auth/maitred/oauth2/v2.0/token";
      const answer = await send(url, { method: "POST", body: new URLSearchParams(form) });
      const { access_token }: { access_token: string } = JSON.parse(await answer.text());
      const headers = { "Idempotency-Key": freshText("key"), "Content-Type": "application/json" };
      const body = JSON.stringify(draft(freshDate()));
      const post = (proof: Record<string, string>) =>
        send("/api/venues/1/bookings", { method: "POST", headers: { ...headers, ...proof }, body });
      const first = await (await post({ "X-API-KEY": keys.anna })).json();
      expect(await (await post({ Authorization: `Bearer ${access_token}` })).json()).toEqual(first);
    });
  });

  describe("headers and parameters that stand twice", () => {
    test.for([
      ["listTimeSlots", "date=2026-12-05&date=2026-12-06&guestCount=2", "date"],
      ["listAvailability", "days=1&days=1", "days"],
      ["listDayTimeSlots", "date=2026-12-05&scenarioId=11&scenarioId=11", "scenarioId"],
      ["listBookings", "extReferenceId=a&extReferenceNumber=b&extReferenceNumber=b", "extReferenceNumber"],
    ] as const)("are refused: %s?%s", async ([name, query, path]) => {
      const { errors } = await refused(stage().send, name, { query }, "invalid_request");
      expect(errors).toEqual([{ path, message: "must stand only once" }]);
    });

    test("are ignored where nobody knows them", async () => {
      await succeed(stage().send, "listAvailability", { query: "x=1&x=2&__proto__=1&__proto__=2" });
    });
  });

  test.for(["gzip", "br", "identity, gzip", "x"])(
    "a body in the coding %s is not read over",
    async (coding) => {
      const input = { body: {}, headers: { "Content-Encoding": coding } };
      await refused(stage().send, "createBooking", input, "unsupported_media_type");
    },
  );

  test("a name of JavaScript's own machinery in extProperties does nothing", async () => {
    const body = `{"guestCount":1,"scenarioName":"Dinner","timeFrom":"${at(freshDate(), "19:00")}",
      "extProperties":{"__proto__":"x","hasOwnProperty":"y","a":"b"},"guest":{"firstName":"x","__proto__":{"email":"z"}}}`;
    const booking = await succeed(stage().send, "createBooking", { body });
    expect(booking).toMatchObject({
      extProperties: { hasOwnProperty: "y", a: "b" },
      guest: { firstName: "x" },
    });
    expect(booking.guest).not.toHaveProperty("email");
    expect(await succeed(stage().send, "getBooking", { params: bookingPath(booking) })).toEqual(booking);
  });
}
