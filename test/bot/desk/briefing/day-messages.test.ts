import { describe, expect, test } from "vitest";
import type { DayMessageView } from "#src/bot/desk/view.ts";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { type EmbeddedDesk, embeddedDesks } from "#test/support/desk/embedded-desk.ts";

const openDesk = embeddedDesks();

async function read(
  { desk }: EmbeddedDesk,
  kind: "briefing" | "wrapUp",
  date = "2026-11-21",
): Promise<DayMessageView> {
  const answer = await desk.dayMessage({ by: kari, kind, venueId: 1, date });
  if (answer.type === "refused") throw new Error(answer.text);
  return answer.sheets[0];
}

const anna = { guest: { firstName: "Anna", lastName: "Berg", phone: "+47 900 00 001" } };
const bo = { guest: { firstName: "Bo", lastName: "Li", phone: "+47 900 00 002" } };

describe("a briefing", () => {
  test("says what the day brings: covers by shift, large parties, wishes, regulars, whom to call", async () => {
    const waitlist = { entries: 3, offered: 1, booked: ["taken"] };
    const house = await openDesk({ waitlist, now: "2026-11-20T09:00:00Z" });
    const { book, service } = house;
    const before = await book("19:00", anna, "2026-11-20");
    await service.backOffice.setState({ venueId: 1, id: before.id }, "CLOSED", "test");
    const missed = await book("20:00", bo, "2026-11-20");
    await service.backOffice.setState({ venueId: 1, id: missed.id }, "NO_SHOW", "test");
    service.clock.set("2026-11-21T09:00:00Z");
    await book("19:00", { ...anna, comment: "My son has a nut allergy" });
    await book("20:00", { guestCount: 7, comment: "A cake, please" });
    const briefing = await read(house, "briefing");
    expect(briefing).toMatchObject({
      kind: "briefing",
      title: "Briefing: Fjord, Saturday 21 November 2026",
      hasBookings: true,
    });
    expect(briefing.summary.split("\n")).toEqual([
      "2 bookings, 9 covers, 2 not confirmed yet",
      "Dinner: 2 bookings, 9 covers",
      "2 guests wait for a table",
    ]);
    expect(briefing.groups.map(({ title, rows }) => [title, rows.map(({ time }) => time)])).toEqual([
      ["Call these guests", ["19:00", "20:00"]],
      ["Large parties", ["20:00"]],
      ["Allergies and wishes: 1 allergy, 1 other wish", ["19:00", "20:00"]],
      ["Regulars", ["19:00"]],
      ["Did not come the day before", ["20:00"]],
    ]);
    const [, , wishes] = briefing.groups;
    expect(wishes?.rows[0]).toMatchObject({ allergies: expect.stringContaining("nut allergy") });
  });

  test("of a day without bookings is short", async () => {
    const house = await openDesk();
    expect(await read(house, "briefing")).toMatchObject({
      summary: "No bookings.",
      groups: [],
      hasBookings: false,
    });
  });

  test("is refused for a day that nobody understands", async () => {
    const { desk } = await openDesk();
    expect(await desk.dayMessage({ by: kari, kind: "briefing", date: "someday" })).toMatchObject({
      type: "refused",
      reason: "dateNotUnderstood",
    });
  });
});

describe("a wrap-up", () => {
  test("says what the day came to, and whom to call before the next", async () => {
    const house = await openDesk({ now: "2026-11-21T10:00:00Z" });
    const { book, service, desk, move } = house;
    const came = await book("17:00", anna);
    const off = await book("18:00", bo);
    const gone = await book("19:00");
    await move(gone, { guestCount: 1 });
    await book("20:00", { guest: { lastName: "Call" } }, "2026-11-22");
    await desk.cancel({ by: kari, id: off.id });
    await desk.mark({ by: kari, id: came.id, as: "seated", sure: true });
    service.clock.set("2026-11-21T22:00:00Z");
    await desk.mark({ by: kari, id: gone.id, as: "noShow" });
    const wrapUp = await read(house, "wrapUp");
    expect(wrapUp.title).toBe("Wrap-up: Fjord, Saturday 21 November 2026");
    expect(wrapUp.summary.split("\n")).toEqual([
      "3 bookings, 2 covers, 1 did not come, 1 cancelled, 1 changed",
      "The next day: 1 booking, 2 covers, 1 not confirmed yet",
    ]);
    expect(wrapUp.groups).toMatchObject([
      { title: "Did not come", rows: [{ time: "19:00" }] },
      { title: "Call these guests for the next day", rows: [{ name: "Call" }] },
    ]);
  });
});
