import { describe, expect, test } from "vitest";
import { BusyError } from "#src/database/unavailable.ts";
import { aBooking, havsorn, kaimoana, kari, openDesk } from "#test/support/desk/desk-fixture.ts";

describe("the day sheet", () => {
  test("groups the day by shift and time with covers and pace, and puts what is off last", async () => {
    const { desk } = openDesk({
      bookings: [
        aBooking({ id: "late", startsAt: "2026-11-21T20:05:00Z", name: "Late", partySize: 2 }),
        aBooking({ id: "early", startsAt: "2026-11-21T17:30:00Z", name: "Early", state: "CONFIRMED" }),
        aBooking({ id: "noon", startsAt: "2026-11-21T11:30:00Z", name: "Noon", partySize: 3 }),
        aBooking({
          id: "menu",
          startsAt: "2026-11-21T17:40:00Z",
          scenarioName: "Tasting",
          name: "Menu",
          partySize: 6,
          state: "SEATED",
        }),
        aBooking({ id: "off", name: "Off", partySize: 8, state: "CANCELLED" }),
        aBooking({ id: "absent", name: "Absent", partySize: 8, state: "NO_SHOW" }),
        aBooking({ id: "other-day", startsAt: "2026-11-22T18:00:00Z" }),
      ],
    });
    const answer = await desk.daySheet({ by: kari });
    expect(answer).toMatchObject({
      type: "daySheets",
      sheets: [
        {
          venueId: 1,
          date: "2026-11-21",
          title: "Havsørn, Saturday 21 November 2026",
          summary: "4 bookings, 15 covers, 2 not confirmed yet",
          notes: [],
          groups: [
            { title: "Lunch: 1 booking, 3 covers", rows: [{ time: "12:30", name: "Noon" }] },
            {
              title: "Dinner: 3 bookings, 12 covers",
              line: "Covers starting: 18:30 10, 21:00 2",
              rows: [
                {
                  time: "18:30",
                  party: "4 people",
                  name: "Early",
                  state: "confirmed",
                  scenario: "À la carte",
                },
                { time: "18:40", name: "Menu", state: "seated", scenario: "Tasting" },
                { time: "21:05", party: "2 people", name: "Late", state: "booked", scenario: "À la carte" },
              ],
            },
            {
              title: "Cancelled or did not come",
              rows: [
                { name: "Off", state: "cancelled" },
                { name: "Absent", state: "did not come" },
              ],
            },
          ],
        },
      ],
    });
  });

  test("lists who is late, with the number to call, until they are marked", async () => {
    const bookings = [
      aBooking({ id: "late", name: "Late", phone: "+47 900 00 001", state: "CONFIRMED" }),
      aBooking({ id: "soon", name: "On the way", startsAt: "2026-11-21T18:16:00Z", state: "CONFIRMED" }),
      aBooking({ id: "here", name: "Here", state: "WAITING" }),
      aBooking({ id: "lunch", name: "Lunch", startsAt: "2026-11-21T11:00:00Z", state: "CONFIRMED" }),
    ];
    const { desk } = openDesk({ bookings, now: "2026-11-21T18:25:00Z" });
    const answer = await desk.daySheet({ by: kari });
    const [late, ...others] = answer.type === "daySheets" ? answer.sheets[0].groups : [];
    expect(late).toMatchObject({
      title: "Late",
      rows: [{ name: "Late", late: "25 minutes late", phone: "+47 900 00 001" }],
    });
    expect(late?.rows).toHaveLength(1);
    expect(others.map(({ title }) => title)).toEqual([
      "Lunch: 1 booking, 4 covers",
      "Dinner: 3 bookings, 12 covers",
    ]);
  });

  test("lists whom to call: those whom no chat asks, within a day of the visit", async () => {
    const bookings = [
      aBooking({ id: "chat", name: "In a chat" }),
      aBooking({ id: "door", name: "At the door", phone: "+47 900 00 002" }),
      aBooking({ id: "sure", name: "Sure", state: "CONFIRMED" }),
      aBooking({ id: "silent", name: "Silent", state: "UNCONFIRMED" }),
      aBooking({ id: "away", name: "Away" }),
      aBooking({ id: "far", name: "Far", startsAt: "2026-11-23T18:00:00Z" }),
    ];
    const reach = new Map([
      ["chat", "chat"],
      ["silent", "silent"],
      ["away", "unreachable"],
    ] as const);
    const { desk } = openDesk({ bookings, reach });
    const today = await desk.daySheet({ by: kari });
    const [call] = today.type === "daySheets" ? today.sheets[0].groups : [];
    expect(call).toMatchObject({
      title: "Call these guests",
      rows: [
        { name: "At the door", why: "not booked in a chat, not confirmed", phone: "+47 900 00 002" },
        { name: "Silent", why: "was asked, no answer" },
        { name: "Away", why: "cannot be reached in the chat" },
      ],
    });
    expect(await desk.daySheet({ by: kari, date: "2026-11-23" })).toMatchObject({
      sheets: [{ groups: [{ title: "Dinner: 1 booking, 4 covers" }] }],
    });
  });

  test("marks allergies among the wishes", async () => {
    const { desk } = openDesk({ bookings: [aBooking({ comment: "by the window, allergic to nuts" })] });
    const answer = await desk.daySheet({ by: kari });
    expect(answer).toMatchObject({
      sheets: [{ groups: [{ rows: [{ allergies: "allergic to nuts", wish: expect.anything() }] }] }],
    });
  });

  test("goes on after midnight, until the next day begins", async () => {
    const bookings = [
      aBooking({ id: "midnight", startsAt: "2026-11-21T23:15:00Z", name: "Midnight", state: "WAITING" }),
      aBooking({ id: "dinner", startsAt: "2026-11-21T20:00:00Z", name: "Dinner", state: "SEATED" }),
      aBooking({ id: "before", startsAt: "2026-11-20T23:15:00Z", name: "The night before" }),
      aBooking({ id: "breakfast", startsAt: "2026-11-22T06:00:00Z", name: "Breakfast" }),
    ];
    for (const now of ["2026-11-21T17:00:00Z", "2026-11-22T00:40:00Z"]) {
      const { desk } = openDesk({ bookings, now });
      expect(await desk.daySheet({ by: kari })).toMatchObject({
        sheets: [{ date: "2026-11-21", groups: [{ rows: [{ name: "Dinner" }, { name: "Midnight" }] }] }],
      });
      const offered = await desk.suggest.bookings({ text: "", which: "current" });
      expect(offered.map(({ value }) => value)).toEqual(["dinner", "midnight", "breakfast"]);
    }
  });

  test("shows the guests' wishes in full, and no empty ones", async () => {
    const wish = "Allergic to nuts. ".repeat(100);
    const { desk } = openDesk({
      bookings: [aBooking({ comment: wish }), aBooking({ id: "b2", comment: " " })],
    });
    const answer = await desk.daySheet({ by: kari });
    const rows = answer.type === "daySheets" ? answer.sheets[0].groups.flatMap((group) => group.rows) : [];
    expect(rows.map((row) => row.wish)).toEqual([wish, undefined]);
  });

  test("takes the day in each venue's own zone, one sheet a venue", async () => {
    const { desk } = openDesk({
      venues: [havsorn, kaimoana],
      now: "2026-11-21T18:00:00Z",
      bookings: [
        aBooking({ id: "nz", venueId: 2, scenarioName: "Dinner", startsAt: "2026-11-22T06:30:00Z" }),
      ],
    });
    expect(await desk.daySheet({ by: kari })).toMatchObject({
      sheets: [
        { venueName: "Havsørn", date: "2026-11-21", summary: "No bookings." },
        { venueName: "Kai Moana", date: "2026-11-22", groups: [{ rows: [{ time: "19:30" }] }] },
      ],
    });
  });

  test("keeps bookings of a scenario that the venue no longer has", async () => {
    const { desk } = openDesk({
      bookings: [aBooking({ scenarioName: "Terrace" }), aBooking({ id: "b2", scenarioName: "" })],
    });
    const answer = await desk.daySheet({ by: kari });
    const rows = answer.type === "daySheets" ? answer.sheets[0].groups.flatMap((group) => group.rows) : [];
    expect(rows.map(({ scenario }) => scenario)).toEqual(["Terrace", undefined]);
  });

  test("says so where only the assistant's own bookings are known", async () => {
    const { desk } = openDesk({ complete: false });
    const answer = await desk.daySheet({ by: kari });
    expect(answer).toMatchObject({
      sheets: [{ notes: [expect.stringContaining("Only bookings made through")] }],
    });
  });

  test("reads another venue or day where one is named", async () => {
    const { desk } = openDesk({ venues: [havsorn, kaimoana] });
    expect(await desk.daySheet({ by: kari, venueId: 2, date: "tomorrow" })).toMatchObject({
      sheets: [{ venueName: "Kai Moana", date: "2026-11-22" }],
    });
  });

  test("refuses a day it does not understand with the ways to write one", async () => {
    const { desk, audit } = openDesk();
    const answer = await desk.daySheet({ by: kari, date: "someday" });
    expect(answer).toMatchObject({ type: "refused", reason: "dateNotUnderstood" });
    expect(answer).toHaveProperty("text", expect.stringContaining("2026-11-27"));
    expect(audit.entries).toEqual([]);
  });

  test("refuses a venue that is not the house's with those that are", async () => {
    const { desk } = openDesk({ venues: [havsorn, kaimoana] });
    expect(await desk.daySheet({ by: kari, venueId: 9 })).toEqual({
      type: "refused",
      reason: "unknownVenue",
      text: "There is no venue 9. There are: 1 (Havsørn), 2 (Kai Moana).",
    });
  });

  test("writes down who read it", async () => {
    const { desk, audit } = openDesk();
    await desk.daySheet({ by: kari });
    expect(audit.entries).toEqual([
      { by: kari, action: "readDaySheet", venueId: 1, at: Temporal.Instant.from("2026-11-21T09:31:00Z") },
    ]);
  });

  test("says that it cannot be read while the booking service is away", async () => {
    const { desk, book, log } = openDesk();
    book.breakDown(new BusyError("could not reach the service"));
    expect(await desk.daySheet({ by: kari })).toMatchObject({ type: "refused", reason: "failed" });
    expect(log.text()).toContain("could not reach the service");
  });
});
