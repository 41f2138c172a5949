import { describe, expect, test } from "vitest";
import { kari, openDesk as openRemoteDesk } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

const openDesk = embeddedDesks();
const fjord = testVenues.filter(({ id }) => id === 1);

/** A week at Fjord, booked on Saturday at noon and looked at on Friday the 27th at noon. */
async function openWeek() {
  const house = await openDesk({
    venues: fjord,
    now: "2026-11-21T11:00:00Z",
    waitlist: { entries: 5, offered: 3, booked: ["W1", "W2"] },
  });
  const { book, service } = house;
  const { backOffice } = service;
  const mark = async (
    booking: { readonly id: string },
    state: "CONFIRMED" | "CANCELLED" | "NO_SHOW" | "SEATED",
  ) => await backOffice.setState({ venueId: 1, id: booking.id }, state, "test:1");
  await backOffice.seatWalkIn(
    {
      venueId: 1,
      key: "door",
      partySize: 2,
      guest: { lastName: "Door" },
      tableIds: [1],
      until: at("2026-11-21T12:00:00Z"),
    },
    "test:1",
  );
  const one = await book("18:00", { guestCount: 4, extReferenceId: "W1" }, "2026-11-21");
  const two = await book("19:00", {}, "2026-11-24");
  const three = await book("19:00", { guestCount: 4 }, "2026-11-24");
  const four = await book("17:00", { guestCount: 3, extReferenceId: "W2" }, "2026-11-24");
  await mark(one, "CONFIRMED");
  await mark(two, "CONFIRMED");
  await mark(two, "CANCELLED");
  await backOffice.place(
    {
      venueId: 1,
      key: "lunch",
      scenarioId: 12,
      startsAt: at("2026-11-25T11:00:00Z"),
      partySize: 2,
      guest: { lastName: "Noon" },
    },
    "test:1",
  );
  await service.clock.set("2026-11-27T11:00:00Z");
  await mark(three, "SEATED");
  await mark(four, "NO_SHOW");
  return house;
}

const at = (text: string) => Temporal.Instant.from(text);

describe("/stats", () => {
  test("counts a week by the definitions in docs/staff.md", async () => {
    const { desk, audit } = await openWeek();
    const stats = await desk.stats({ by: kari, from: "2026-11-21" });
    if (stats.type !== "stats") throw new Error(stats.text);
    expect(stats.title).toBe("Fjord, Saturday 21 November 2026 to Thursday 26 November 2026");
    expect(stats.facts).toEqual([
      // 2 at the door, 4 on Saturday, 4 on Tuesday, 2 at lunch.
      { label: "Covers", value: "12" },
      { label: "By shift", value: "Dinner 8, Lunch 4" },
      { label: "Bookings", value: "5, and 1 walk-in" },
      { label: "Confirmed", value: "40 % (2 of 5)" },
      { label: "Cancelled", value: "20 % (1 of 5)" },
      { label: "Did not come", value: "25 % (1 of 4)" },
      // 6, 77, 79, 79 and 96 hours.
      { label: "Booked ahead", value: "3 days in the middle; half of them between 3 days and 3 days" },
      { label: "Waitlist", value: "5 waited, 3 were offered a table, 2 took it, 1 came" },
      { label: "Seats in use", value: "5 % of the time that was open" },
    ]);
    expect(stats.periods).toEqual({
      title: "Covers by day",
      rows: [
        { label: "Sat 21 Nov", value: "6 (Dinner 4, Lunch 2)" },
        { label: "Sun 22 Nov", value: "0" },
        { label: "Mon 23 Nov", value: "0" },
        { label: "Tue 24 Nov", value: "4 (Dinner 4)" },
        { label: "Wed 25 Nov", value: "2 (Lunch 2)" },
        { label: "Thu 26 Nov", value: "0" },
      ],
    });
    // Ten seats for six hours of dinner, and two for three hours of lunch.
    expect(stats.figures.days[0]?.seatMinutes).toBe(10 * 360 + 2 * 180);
    expect(audit.entries.map(({ action }) => action)).toEqual(["readFigures"]);
  });

  test("as a file has a line a day", async () => {
    const { desk } = await openWeek();
    const stats = await desk.stats({ by: kari, from: "2026-11-24", to: "2026-11-25" });
    if (stats.type !== "stats") throw new Error(stats.text);
    expect(stats.file.name).toBe("figures-1-2026-11-24-2026-11-25.csv");
    expect(stats.file.text.split("\r\n")).toEqual([
      "\uFEFFdate,covers,bookings,walk_ins,confirmed,cancelled,due,no_shows,cover_minutes,seat_minutes,Dinner,Lunch",
      "2026-11-24,4,3,0,1,1,2,1,480,3960,4,0",
      "2026-11-25,2,1,0,0,0,1,0,120,3960,0,2",
      "",
    ]);
  });

  test("a day without anybody has no rates", async () => {
    const { desk } = await openDesk({ venues: fjord });
    const stats = await desk.stats({ by: kari, from: "2026-11-30", to: "2026-11-30" });
    if (stats.type !== "stats") throw new Error(stats.text);
    expect(stats.title).toBe("Fjord, Monday 30 November 2026");
    const values = Object.fromEntries(stats.facts.map(({ label, value }) => [label, value]));
    expect(values).toMatchObject({
      Covers: "0",
      Confirmed: "none",
      Cancelled: "none",
      "Booked ahead": "none",
    });
    // The house is closed that day.
    expect(values["Seats in use"]).toBe("none");
  });

  test("shows longer ranges by week and by month", async () => {
    const { desk } = await openDesk({ venues: fjord });
    const titles = [];
    for (const from of ["2026-10-24", "2026-08-01", "2025-12-01"]) {
      const stats = await desk.stats({ by: kari, from, to: "2026-11-20" });
      if (stats.type === "stats")
        titles.push([stats.periods.title, stats.periods.rows[0]?.label, stats.figures.days.length]);
    }
    expect(titles).toEqual([
      ["Covers by day", "Sat 24 Oct", 28],
      ["Covers by week", "Week of 27 Jul", 112],
      ["Covers by month", "December 2025", 355],
    ]);
  });

  test("is one venue's, and none of a remote service's", async () => {
    const { desk } = await openDesk();
    expect(await desk.stats({ by: kari })).toMatchObject({ reason: "ambiguous" });
    expect(await desk.stats({ by: kari, venueId: 2, from: "fri", to: "mon" })).toMatchObject({
      text: "The last day is before the first: please look at the days again.",
    });
    expect(await openRemoteDesk().desk.stats({ by: kari })).toMatchObject({ reason: "notHere" });
  });
});
