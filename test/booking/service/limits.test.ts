import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Venue, venueFileSchema } from "#src/booking/service/venue/venue.ts";
import { openDatabase } from "#src/database/connect.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { ask, type Input, refused, type Send, succeed } from "#test/support/service/ask.ts";
import { at, bookingPath, freshDate, freshText, guest } from "#test/support/service/conformance/stage.ts";
import { createTestService, keys, type TestService } from "#test/support/service/test-service.ts";

const botKey = "key-of-maitred-0123456789";
const apiKeys = [
  { name: "anna", key: keys.anna },
  { name: "ben", key: keys.ben },
  { name: "maitred", key: botKey },
];

/** A hall of forty tables for four. The limits are those that a house has which writes none down. */
const hallWith = (limits?: object): readonly Venue[] =>
  venueFileSchema.parse({
    venues: [
      {
        id: 1,
        name: "Hall",
        timeZone: "Europe/Oslo",
        plan: {
          tables: Array.from({ length: 40 }, (_, index) => ({ id: index + 1, min: 1, max: 4 })),
          scenarios: [
            {
              id: 11,
              name: "Dinner",
              hours: [{ from: "17:00", to: "23:00" }],
              slotInterval: "PT30M",
              turnTime: { "1+": "PT2H" },
              tables: Array.from({ length: 40 }, (_, index) => index + 1),
              partySize: { max: 4 },
              pacing: { parties: 12 },
              horizon: "P1000D",
              waitlist: true,
            },
          ],
          ...(limits && { limits }),
        },
      },
    ],
  }).venues;

const dinner = (date: string, time: string, fields: object = {}) => ({
  body: { guestCount: 2, timeFrom: at(date, time), scenarioName: "Dinner", guest, ...fields },
});
const hold = (date: string, time: string, fields: object = {}) =>
  dinner(date, time, { guest: undefined, ...fields });

describeDatabases("limits of a venue", (open) => {
  let services: readonly TestService[];
  let sends: readonly Send[];
  beforeAll(async () => {
    const database = await open();
    const other = await openDatabase({ url: database.url }, createQuietLog());
    services = [createTestService(database, { apiKeys }), createTestService(other, { apiKeys })];
    sends = services.map(
      (service) => (path, init) =>
        service.fetchInProcess(new Request(`http://maitred.internal${path}`, init)),
    );
    for (const service of services) service.setVenues(hallWith());
    await Promise.all(services.map((service) => service.start()));
    return () => other.close();
  });
  beforeEach(() => {
    for (const service of services) service.setVenues(hallWith());
  });
  const send: Send = (path, init) => lineOf(0)(path, init);
  const lineOf = (index: number): Send => {
    const line = sends[index % sends.length];
    if (!line) throw new Error("no service");
    return line;
  };
  const setLimits = (limits: object) => {
    for (const service of services) service.setVenues(hallWith(limits));
  };
  const book = (input: Input) => succeed(send, "createBooking", input);
  const limited = (input: Input) => refused(send, "createBooking", input, "limit_reached");
  /** All at once, turn by turn through either service; how many were answered with each code. */
  const countAnswers = async (inputs: readonly Input[], name: "createBooking" | "createWaitlistEntry") => {
    const answers = await Promise.all(inputs.map((input, index) => ask(lineOf(index), name, input)));
    const bodies = await Promise.all(answers.map(async (answer) => Object(await answer.json())));
    return Object.fromEntries(
      [...Map.groupBy(bodies, ({ code = "made" }) => String(code))].map(([code, { length }]) => [
        code,
        length,
      ]),
    );
  };

  describe("the bookings of one guest", () => {
    test("end at those that the venue takes, whatever their days; a cancelled one makes room", async () => {
      setLimits({ bookingsPerGuest: 2 });
      const extReferenceNumber = freshText("guest");
      const first = await book(dinner(freshDate(), "19:00", { extReferenceNumber }));
      await book(dinner(freshDate(), "19:00", { extReferenceNumber }));
      const { detail } = await limited(dinner(freshDate(), "19:00", { extReferenceNumber }));
      expect(detail).toContain("has 2 bookings ahead");
      const params = bookingPath(first);
      await succeed(send, "updateBookingState", { params, body: { state: "CANCELLED" } });
      await book(dinner(freshDate(), "19:00", { extReferenceNumber }));
    });

    test("count no others: another guest's, another client's, those of a guest without a reference", async () => {
      setLimits({ bookingsPerGuest: 1 });
      const extReferenceNumber = freshText("guest");
      const date = freshDate();
      await book(dinner(date, "19:00", { extReferenceNumber }));
      await book(dinner(date, "19:00", { extReferenceNumber: freshText("guest") }));
      await book({ ...dinner(date, "19:00", { extReferenceNumber }), key: keys.ben });
      await book(dinner(date, "19:00"));
      await book(dinner(date, "19:00"));
    });

    test("overlap as often as the venue takes, and stand side by side as they like", async () => {
      const date = freshDate();
      const extReferenceNumber = freshText("guest");
      for (const time of ["18:00", "18:30", "19:00"]) await book(dinner(date, time, { extReferenceNumber }));
      const { detail } = await limited(dinner(date, "19:30", { extReferenceNumber }));
      expect(detail).toContain("has 3 bookings at that time");
      await book(dinner(date, "21:00", { extReferenceNumber }));
    });

    test("are not moved into one another, and change freely in themselves", async () => {
      setLimits({ overlappingPerGuest: 1 });
      const date = freshDate();
      const extReferenceNumber = freshText("guest");
      await book(dinner(date, "17:00", { extReferenceNumber }));
      const late = await book(dinner(date, "20:00", { extReferenceNumber }));
      const params = bookingPath(late);
      const earlier = { ...late, timeFrom: at(date, "18:00") };
      await refused(send, "updateBooking", { params, body: earlier }, "limit_reached");
      expect(await succeed(send, "getBooking", { params })).toEqual(late);
      const more = { ...late, guestCount: 4 };
      expect(await succeed(send, "updateBooking", { params, body: more })).toMatchObject({ guestCount: 4 });
      const slots = await succeed(send, "listTimeSlots", { query: { date, guestCount: 4 } });
      const idAt = (time: string) =>
        slots.find(({ timeFrom }) => Temporal.Instant.compare(timeFrom, at(date, time)) === 0)?.id;
      const move = (time: string) => ({ params, body: { timeslotId: idAt(time) } });
      await refused(send, "updateBookingTimeSlot", move("18:00"), "limit_reached");
      await succeed(send, "updateBookingTimeSlot", move("19:30"));
    });

    test("of an owner who lowered the limit stand, and still can be changed in themselves", async () => {
      const extReferenceNumber = freshText("guest");
      const date = freshDate();
      const booking = await book(dinner(date, "17:00", { extReferenceNumber }));
      await book(dinner(date, "17:00", { extReferenceNumber }));
      setLimits({ bookingsPerGuest: 1, overlappingPerGuest: 1 });
      const params = bookingPath(booking);
      await succeed(send, "updateBooking", { params, body: { ...booking, comment: "by the window" } });
    });

    test("of twenty at once, on twenty days and through two processes, are exactly as many", async () => {
      setLimits({ bookingsPerGuest: 4 });
      const extReferenceNumber = freshText("guest");
      const wishes = Array.from({ length: 20 }, () => dinner(freshDate(), "19:00", { extReferenceNumber }));
      expect(await countAnswers(wishes, "createBooking")).toEqual({ made: 4, limit_reached: 16 });
    });

    test("of twelve for one evening, as somebody took once, are three", async () => {
      const date = freshDate();
      const extReferenceNumber = freshText("guest");
      const wishes = Array.from({ length: 12 }, () => dinner(date, "19:00", { extReferenceNumber }));
      expect(await countAnswers(wishes, "createBooking")).toEqual({ made: 3, limit_reached: 9 });
    });

    test("cannot be had by holds either: one that is over the limit stays a hold", async () => {
      setLimits({ bookingsPerGuest: 1 });
      const extReferenceNumber = freshText("guest");
      const held = await book(hold(freshDate(), "19:00", { extReferenceNumber }));
      await book(dinner(freshDate(), "19:00", { extReferenceNumber }));
      await limited(hold(freshDate(), "19:00", { extReferenceNumber }));
      const params = bookingPath(held);
      const body = { ...held, guest };
      await refused(send, "updateBooking", { params, body }, "limit_reached");
      expect(await succeed(send, "getBooking", { params })).toEqual(held);
      await succeed(send, "deleteBooking", { params });
    });
  });

  describe("the holds of one guest", () => {
    test("end at those that the venue takes; one let go or lapsed makes room, and none is in a booking's way", async () => {
      setLimits({ holdsPerGuest: 2 });
      const extReferenceNumber = freshText("guest");
      const line = { key: botKey };
      const next = () => ({ ...hold(freshDate(), "19:00", { extReferenceNumber }), ...line });
      const held = await book(next());
      await book(next());
      const { detail } = await limited(next());
      expect(detail).toContain("has 2 temporary bookings");
      await book({ ...dinner(freshDate(), "19:00", { extReferenceNumber }), ...line });
      await succeed(send, "deleteBooking", { params: bookingPath(held), ...line });
      await book(next());
      await limited(next());
      for (const { clock } of services) clock.advance({ minutes: 15 });
      await book(next());
    });

    test("of twenty at once are exactly as many", async () => {
      const extReferenceNumber = freshText("guest");
      const wishes = Array.from({ length: 20 }, () => ({
        ...hold(freshDate(), "19:00", { extReferenceNumber }),
        key: botKey,
      }));
      expect(await countAnswers(wishes, "createBooking")).toEqual({ made: 5, limit_reached: 15 });
    });
  });

  describe("the holds of one client", () => {
    test("take no more than their share of the seats, where forty tables are asked for at once", async () => {
      const date = freshDate();
      const times = ["17:00", "17:30", "18:00", "18:30"];
      const wishes = times.flatMap((time) => Array.from({ length: 7 }, () => hold(date, time)));
      expect(await countAnswers(wishes, "createBooking")).toEqual({ made: 20, limit_reached: 8 });
      // A guest who comes along finds a table, by the same client and by others.
      await book(dinner(date, "18:00"));
      await book({ ...hold(date, "18:00"), key: keys.ben });
      const slots = await succeed(send, "listTimeSlots", { query: { date, guestCount: 2 } });
      expect(slots.some(({ available }) => available)).toBe(true);
      for (const { clock } of services) clock.advance({ minutes: 15 });
    });

    test("are not moved into one another either", async () => {
      setLimits({ holdShare: 0.05 });
      const date = freshDate();
      await book(hold(date, "17:00"));
      await book(hold(date, "17:00"));
      const held = await book(hold(date, "20:00"));
      const body = { ...held, timeFrom: at(date, "18:00") };
      await refused(send, "updateBooking", { params: bookingPath(held), body }, "limit_reached");
      for (const { clock } of services) clock.advance({ minutes: 15 });
    });

    test("are exactly as many as the venue takes, on however many days", async () => {
      setLimits({ holdsPerClient: 6 });
      const wishes = Array.from({ length: 20 }, () => hold(freshDate(), "19:00"));
      expect(await countAnswers(wishes, "createBooking")).toEqual({ made: 6, limit_reached: 14 });
      for (const { clock } of services) clock.advance({ minutes: 15 });
    });

    test("are not counted for the bot: each of its guests is", async () => {
      setLimits({ holdsPerClient: 1, holdShare: 0.01 });
      const date = freshDate();
      for (let guests = 0; guests < 10; guests++) {
        await book({ ...hold(date, "19:00", { extReferenceNumber: freshText("guest") }), key: botKey });
      }
    });
  });

  describe("the waitlist", () => {
    const wait = async (fields: object = {}, guestCount = 2) => {
      const date = freshDate();
      await Promise.all(Array.from({ length: 12 }, () => book(dinner(date, "19:00"))));
      return (more: object = {}) => dinner(date, "19:00", { guestCount, ...fields, ...more });
    };

    test("has one entry for the same wish, however often it comes", async () => {
      const entry = await wait({ extReferenceNumber: freshText("guest") });
      const wishes = Array.from({ length: 20 }, () => entry());
      expect(await countAnswers(wishes, "createWaitlistEntry")).toEqual({ made: 20 });
      const [first, again] = [
        await succeed(send, "createWaitlistEntry", entry()),
        await succeed(send, "createWaitlistEntry", entry()),
      ];
      expect(again).toEqual(first);
    });

    test("has one entry for the same wish of a guest without a reference, and one for each other guest", async () => {
      const entry = await wait();
      const ids = new Set<string>();
      for (const name of ["Kari", "Ola", "Kari"]) {
        ids.add((await succeed(send, "createWaitlistEntry", entry({ guest: { firstName: name } }))).id);
      }
      expect(ids.size).toBe(2);
    });

    test("takes a wish anew that was taken back", async () => {
      const entry = await wait({ extReferenceNumber: freshText("guest") });
      const first = await succeed(send, "createWaitlistEntry", entry());
      const params = { waitlistId: first.id };
      await succeed(send, "updateWaitlistState", { params, body: { state: "CANCELLED" } });
      expect((await succeed(send, "createWaitlistEntry", entry())).id).not.toBe(first.id);
    });

    test("takes five entries of one guest for a day, of twenty at once too", async () => {
      const entry = await wait({ extReferenceNumber: freshText("guest") });
      const wishes = Array.from({ length: 20 }, (_, index) => entry({ comment: `wish ${index}` }));
      expect(await countAnswers(wishes, "createWaitlistEntry")).toEqual({ made: 5, limit_reached: 15 });
    });
  });
});
