import { describe, expect, test } from "vitest";
import { aBooking, havsorn, kaimoana } from "#test/support/desk/desk-fixture.ts";
import type { StaffBooking } from "#test/support/desk/memory-diary.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";
import type { SeenMessage } from "#test/support/discord/messages.ts";
import { ids } from "#test/support/discord/world.ts";

const two = [havsorn, kaimoana];

function manyBookings(count: number, values: Partial<StaffBooking> = {}): readonly StaffBooking[] {
  return Array.from({ length: count }, (_, index) =>
    aBooking({ id: `b${index}`, name: `Guest number ${index}`, ...values }),
  );
}

describe("/bookings", () => {
  test("shows the day to the one who asked", async () => {
    const { server } = await openDiscord({
      bookings: [
        aBooking({ comment: "Allergic to nuts" }),
        aBooking({ id: "b2", state: "CANCELLED", name: "Bo" }),
      ],
    });
    const sheet = await server.staff().runs("/bookings").answer();
    expect(sheet.ephemeral).toBe(true);
    expect(sheet.text.split("\n")).toEqual([
      "Havsørn, Saturday 21 November 2026",
      "1 booking, 4 covers, 1 not confirmed yet",
      "",
      "**Dinner: 1 booking, 4 covers**",
      "Covers starting: 19:00 4",
      "**19:00** Anna Berg, 4 people, booked",
      "> ⚠️ allergy: Allergic to nuts",
      "",
      "**Cancelled or did not come**",
      "**19:00** Bo, 4 people, cancelled",
    ]);
    expect(sheet.buttons.map(({ label }) => label)).toEqual(["Refresh"]);
  });

  test("takes a day in words, and says how to write one that it does not understand", async () => {
    const { server } = await openDiscord();
    const kari = server.staff();
    const friday = await kari.runs("/bookings", { date: "fri" }).answer();
    expect(friday.text).toContain("Friday 27 November 2026");
    expect(friday.text).toContain("No bookings.");
    const unclear = await kari.runs("/bookings", { date: "*someday* @everyone" }).answer();
    expect(unclear.text).toMatch(/not understood.*2026-11-27/);
    expect(unclear.ephemeral).toBe(true);
  });

  test("says so where only the assistant's own bookings are known", async () => {
    const { server } = await openDiscord({ complete: false });
    const sheet = await server.staff().runs("/bookings").answer();
    expect(sheet.text).toContain("Only bookings made through this assistant are listed");
  });

  test("pages a long day within Discord's limits and loses no booking", async () => {
    const { server } = await openDiscord({
      bookings: manyBookings(60, { comment: "No *nuts* please. ".repeat(20) }),
    });
    const kari = server.staff();
    const pages: SeenMessage[] = [await kari.runs("/bookings").answer()];
    for (let page = pages[0]; page?.buttons.some(({ label }) => label === "Later"); page = pages.at(-1)) {
      pages.push(await kari.presses(page, "Later").answer());
    }
    expect(pages.length).toBeGreaterThan(3);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(1);
    expect(pages.at(-1)?.text).toContain(`Page ${pages.length} of ${pages.length}`);
    const named = pages.flatMap(({ text }) => text.match(/Guest number \d+/g) ?? []);
    expect(named).toEqual(Array.from({ length: 60 }, (_, index) => `Guest number ${index}`));
    for (const page of pages) expect(page.text).toContain("Dinner: 60 bookings, 240 covers");
    const last = pages.at(-1);
    if (last === undefined) throw new Error("no page");
    const back = await kari.presses(last, "Earlier").answer();
    expect(back.text).toContain(`Page ${pages.length - 1} of ${pages.length}`);
  });

  test("stays within the limits with the nastiest guests", async () => {
    const nasty = manyBookings(30, {
      name: "@everyone **_[x](https://evil.example)_** <@1> 🎉".padEnd(201, "*"),
      comment: "*".repeat(2000),
      scenarioName: "#".repeat(300),
    });
    const { server } = await openDiscord({ bookings: nasty });
    const sheet = await server.staff().runs("/bookings").answer();
    expect(sheet.text).toContain("shortened here, the whole text is in the details");
    expect(sheet.text).not.toMatch(/(?<!\\)@everyone|https:\/\/evil/);
  });

  test("shows a page that exists when bookings went away in the meantime", async () => {
    const bookings = manyBookings(60);
    const { server, book } = await openDiscord({ bookings });
    const kari = server.staff();
    const first = await kari.runs("/bookings").answer();
    for (const booking of bookings.slice(2)) book.remove(booking);
    const now = await kari.presses(first, "Later").answer();
    expect(now.text).toContain("2 bookings, 8 covers");
    expect(now.text).toContain("Guest number 0");
    expect(now.text).not.toContain("Page");
  });

  test("is refreshed in place", async () => {
    const { server, book } = await openDiscord({ bookings: [aBooking()] });
    const kari = server.staff();
    const sheet = await kari.runs("/bookings").answer();
    book.put({ venueId: 1, id: "b1" }, "SEATED");
    const now = await kari.presses(sheet, "Refresh").answer();
    expect(now.id).toBe(sheet.id);
    expect(now.text).toContain("Anna Berg, 4 people, seated");
  });

  test("opens a booking from its menu", async () => {
    const { server, audit } = await openDiscord({ bookings: [aBooking({ comment: "By the window" })] });
    const kari = server.staff();
    const sheet = await kari.runs("/bookings").answer();
    const details = await kari.picks(sheet, "19:00 Anna Berg, 4 people").answer();
    expect(details.id).not.toBe(sheet.id);
    expect(details).toMatchObject({ ephemeral: true, text: expect.stringContaining("By the window") });
    expect(audit.entries.map(({ action }) => action)).toEqual(["readDaySheet", "readBooking"]);
  });

  test("with several venues gives an overview that leads to each", async () => {
    const { server } = await openDiscord({ venues: two, bookings: [aBooking()] });
    const kari = server.staff();
    const overview = await kari.runs("/bookings").answer();
    expect(overview.text.split("\n")).toEqual([
      "Which venue?",
      "**Havsørn, Saturday 21 November 2026**",
      "1 booking, 4 covers, 1 not confirmed yet",
      "**Kai Moana, Saturday 21 November 2026**",
      "No bookings.",
    ]);
    const sheet = await kari.presses(overview, "Havsørn").answer();
    expect(sheet.id).toBe(overview.id);
    expect(sheet.content).toBe("");
    expect(sheet.text).toContain("Anna Berg");
  });

  test("has room for a house with many venues", async () => {
    const venues = Array.from({ length: 40 }, (_, index) => ({
      ...havsorn,
      id: index + 1,
      name: `Venue ${index + 1}`,
    }));
    const { server } = await openDiscord({ venues });
    const overview = await server.staff().runs("/bookings").answer();
    expect(overview.buttons).toHaveLength(25);
    expect(overview.text).toContain("There are more venues: name one in the command.");
  });

  test("means the channel's own venue where none is named", async () => {
    const { server } = await openDiscord({ venues: two, venueChannels: new Map([[2, ids.venueChannel]]) });
    const kari = server.staff();
    const here = await kari.runs("/bookings", {}, { channelId: ids.venueChannel }).answer();
    expect(here.text).toContain("Kai Moana");
    expect(here.text).not.toContain("Havsørn");
    const named = await kari.runs("/bookings", { venue: 1 }, { channelId: ids.venueChannel }).answer();
    expect(named.text).toContain("Havsørn");
  });

  test("says so while the bookings cannot be read", async () => {
    const { server, book } = await openDiscord();
    book.breakDown(new Error("away"));
    const answer = await server.staff().runs("/bookings").answer();
    expect(answer.text).toBe("The bookings cannot be read right now. Please try again in a moment.");
  });
});

describe("what is offered while typing", () => {
  test("days by name, venues by name, bookings by name, time and id", async () => {
    const { server } = await openDiscord({
      venues: two,
      bookings: [aBooking(), aBooking({ id: "k9", venueId: 2 })],
    });
    const kari = server.staff();
    expect(await kari.types("/bookings", { date: "tom" })).toEqual([
      { name: "Tomorrow, Sun 22 Nov", value: "2026-11-22" },
    ]);
    expect(await kari.types("/bookings", { venue: "kai" })).toEqual([{ name: "Kai Moana", value: 2 }]);
    expect(await kari.types("/booking show", { id: "anna" })).toHaveLength(2);
    expect(await kari.types("/booking show", { venue: 2, id: "" })).toMatchObject([{ value: "k9" }]);
    expect(await kari.types("/booking show", { venue: "half a na", id: "k9" })).toMatchObject([
      { value: "k9" },
    ]);
  });

  test("only bookings that can still be changed, where one is to be changed", async () => {
    const { server } = await openDiscord({ bookings: [aBooking({ state: "SEATED" })] });
    const kari = server.staff();
    expect(await kari.types("/booking cancel", { id: "" })).toEqual([]);
    expect(await kari.types("/booking show", { id: "" })).toHaveLength(1);
  });

  test("nothing that Discord would refuse", async () => {
    const bookings = [
      ...manyBookings(40, { name: "🎉".repeat(100) }),
      aBooking({ id: "x".repeat(101), startsAt: "2026-11-21T11:00:00Z" }),
    ];
    const { server } = await openDiscord({ bookings });
    const choices = await server.staff().types("/booking show", { id: "" });
    expect(choices.length).toBeGreaterThan(20);
  });
});
