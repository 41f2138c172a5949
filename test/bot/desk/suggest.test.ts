import { describe, expect, test } from "vitest";
import { aBooking, havsorn, kaimoana, kari, openDesk } from "#test/support/desk/desk-fixture.ts";

describe("suggestions while staff type", () => {
  const bookings = [
    aBooking(),
    aBooking({ id: "b2", name: "Bjørn Dahl", startsAt: "2026-11-22T19:30:00Z", partySize: 2 }),
    aBooking({ id: "b3", name: "Carl", state: "CANCELLED" }),
    aBooking({ id: "b4", name: "Next week", startsAt: "2026-11-28T19:30:00Z" }),
  ];

  test("offers today's and tomorrow's bookings by name, time and id", async () => {
    const { desk } = openDesk({ bookings });
    expect(await desk.suggest.bookings({ text: "", which: "all" })).toEqual([
      { value: "b1", label: "Sat 21 Nov 19:00, Anna Berg, 4 people, booked" },
      { value: "b3", label: "Sat 21 Nov 19:00, Carl, 4 people, cancelled" },
      { value: "b2", label: "Sun 22 Nov 20:30, Bjørn Dahl, 2 people, booked" },
    ]);
    const by = async (text: string) =>
      (await desk.suggest.bookings({ text, which: "all" })).map(({ value }) => value);
    expect(await by("bjør")).toEqual(["b2"]);
    expect(await by("20:30")).toEqual(["b2"]);
    expect(await by("B1")).toEqual(["b1"]);
    expect(await by("nobody")).toEqual([]);
  });

  test("leaves out what cannot be changed any more where that is asked", async () => {
    const { desk } = openDesk({ bookings });
    const open = await desk.suggest.bookings({ text: "", which: "open" });
    expect(open.map(({ value }) => value)).toEqual(["b1", "b2"]);
  });

  test("names the venue where there are several, and keeps to the one that is named", async () => {
    const { desk } = openDesk({
      venues: [havsorn, kaimoana],
      bookings: [aBooking(), aBooking({ id: "n1", venueId: 2 })],
    });
    expect(await desk.suggest.bookings({ text: "kai moana", which: "open" })).toMatchObject([
      { value: "n1" },
    ]);
    expect(await desk.suggest.bookings({ text: "", venueId: 1, which: "open" })).toMatchObject([
      { value: "b1", label: expect.not.stringContaining("Havsørn") },
    ]);
  });

  test("offers at most 25", async () => {
    const many = Array.from({ length: 60 }, (_, index) => aBooking({ id: `m${index}` }));
    const { desk } = openDesk({ bookings: many });
    expect(await desk.suggest.bookings({ text: "", which: "open" })).toHaveLength(25);
  });

  test("of too many, offers those nearest to now, at whichever venue", async () => {
    const lunches = Array.from({ length: 30 }, (_, index) =>
      aBooking({ id: `l${index}`, startsAt: "2026-11-21T11:00:00Z" }),
    );
    const dinners = Array.from({ length: 20 }, (_, index) => aBooking({ id: `d${index}` }));
    const { desk } = openDesk({
      venues: [havsorn, { ...havsorn, id: 3, name: "Next door" }],
      bookings: [...lunches, ...dinners, aBooking({ id: "n1", venueId: 3 })],
      now: "2026-11-21T18:10:00Z",
    });
    const offered = (await desk.suggest.bookings({ text: "", which: "open" })).map(({ value }) => value);
    expect(offered).toHaveLength(25);
    expect(offered).toEqual(expect.arrayContaining([...dinners.map(({ id }) => id), "n1"]));
    expect(offered.slice(0, 4).every((id) => id.startsWith("l"))).toBe(true);
  });

  test("takes several words in any order, and letters without their accents", async () => {
    const { desk } = openDesk({ bookings: [aBooking({ name: "Jörg Müller" }), aBooking({ id: "b2" })] });
    for (const text of ["muller", "MÜLLER jörg", "jorg 19:00", " müller "]) {
      expect(await desk.suggest.bookings({ text, which: "all" }), text).toMatchObject([{ value: "b1" }]);
    }
    expect(await desk.suggest.bookings({ text: "muller 20:00", which: "all" })).toEqual([]);
  });

  test("offers nothing while the bookings cannot be read", async () => {
    const { desk, book } = openDesk({ bookings });
    book.breakDown(new Error("away"));
    expect(await desk.suggest.bookings({ text: "", which: "open" })).toEqual([]);
  });

  test("offers the coming week's days, each one understood by the day sheet", async () => {
    const { desk } = openDesk();
    const days = desk.suggest.days({ text: "" });
    expect(days[0]).toEqual({ value: "2026-11-21", label: "Today, Sat 21 Nov" });
    expect(days).toHaveLength(8);
    expect(desk.suggest.days({ text: "fri" })).toEqual([{ value: "2026-11-27", label: "Fri 27 Nov" }]);
    for (const { value } of days) {
      expect(await desk.daySheet({ by: kari, date: value })).toMatchObject({ sheets: [{ date: value }] });
    }
  });

  test("offers the house's venues", () => {
    const { desk } = openDesk({ venues: [havsorn, kaimoana] });
    expect(desk.suggest.venues("havs")).toEqual([{ value: 1, label: "Havsørn" }]);
    expect(desk.suggest.venues("")).toHaveLength(2);
  });
});
