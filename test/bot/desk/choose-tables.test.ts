import { describe, expect, test } from "vitest";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";

const openDesk = embeddedDesks();

describe("choosing a booking's tables", () => {
  test("gives it these, writes it down, and shows them wherever the booking is shown", async () => {
    const { desk, book, audit } = await openDesk();
    const { id } = await book();
    expect(await desk.chooseTables({ by: kari, id, tables: "2+3" })).toMatchObject({
      type: "done",
      change: "moved",
      text: "Tables 2 + 3.",
      mark: "Tables 2 + 3 by Kari, Sat 21 Nov, 10:00",
      booking: { facts: expect.arrayContaining([{ label: "Table", value: "2 + 3" }]) },
    });
    expect(audit.entries).toMatchObject([{ action: "chooseTables", booking: { venueId: 1, id } }]);
    expect(await desk.daySheet({ by: kari })).toMatchObject({
      sheets: [
        {
          groups: [
            { title: "Call these guests" },
            { rows: [{ name: "Kari Nordmann", tables: "tables 2 + 3" }] },
          ],
        },
        {},
      ],
    });
  });

  test("takes the choice back on any", async () => {
    const { desk, book, service } = await openDesk();
    const { id } = await book();
    await desk.chooseTables({ by: kari, id, tables: "3" });
    expect(await desk.chooseTables({ by: kari, id, tables: " Any " })).toMatchObject({
      text: "The booking sits wherever it fits from now on.",
    });
    expect(await service.backOffice.find({ venueId: 1, id })).not.toMatchObject({ tablesChosen: true });
  });

  test("refuses what others have, what is no table, and what is over, each with its reason", async () => {
    const { desk, book, audit } = await openDesk();
    const [{ id: first }, { id: second }] = [await book(), await book()];
    await desk.chooseTables({ by: kari, id: first, tables: "2" });
    const choose = (id: string, tables: string) => desk.chooseTables({ by: kari, id, tables });
    expect(await choose(second, "2")).toMatchObject({
      reason: "notAllowed",
      text: expect.stringContaining("other guests have it"),
      booking: { state: "REGISTERED" },
    });
    expect(await choose(second, "12")).toMatchObject({
      reason: "notUnderstood",
      text: 'No table is called "12". There are: 1, 2, 3.',
    });
    expect(await choose(second, " ")).toMatchObject({ text: expect.stringContaining("5+6") });
    expect(await choose("nope", "2")).toMatchObject({ reason: "notFound" });
    await desk.cancel({ by: kari, id: second });
    expect(await choose(second, "3")).toMatchObject({
      reason: "readOnly",
      text: "Cancelled. Nothing about it can be changed any more.",
    });
    expect(audit.entries.filter(({ action }) => action === "chooseTables")).toHaveLength(1);
  });

  test("tables are completed one after the other", async () => {
    const { desk } = await openDesk();
    const values = async (text: string, venueId?: number) => {
      const offered = await desk.suggest.tables({ text, ...(venueId !== undefined && { venueId }) });
      return offered.map(({ value }) => value);
    };
    expect(await values("", 1)).toEqual(["1", "2", "3"]);
    expect(await values("3", 1)).toEqual(["3"]);
    expect(await values("3+", 1)).toEqual(["3+1", "3+2"]);
    expect(await desk.suggest.tables({ text: "1" })).toEqual([
      { value: "1", label: "1, Fjord" },
      { value: "1", label: "1, Harbour" },
    ]);
  });
});

test("only the tables of the booking's own venue are completed", async () => {
  const { desk, book } = await openDesk();
  const { id } = await book();
  expect(await desk.suggest.tables({ text: "1", bookingId: id })).toEqual([{ value: "1", label: "1" }]);
  expect(await desk.suggest.tables({ text: "1", bookingId: "nope" })).toHaveLength(2);
});

describe("a booking's history", () => {
  test("says who did what when, on the venue's clock", async () => {
    const { desk, book, service, audit } = await openDesk();
    const { id } = await book();
    service.clock.advance({ minutes: 5 });
    await desk.confirm({ by: kari, id });
    await desk.chooseTables({ by: kari, id, tables: "2+3" });
    await desk.chooseTables({ by: kari, id, tables: "any" });
    service.clock.set("2026-11-21T18:02:00Z");
    await desk.mark({ by: kari, id, as: "seated", sure: true });
    expect(await desk.history({ by: kari, id })).toEqual({
      type: "records",
      title: `Booking ${id}: Fjord, Saturday 21 November 2026, 19:00`,
      lines: [
        { text: "Sat 21 Nov, 10:00: booked for Sat 21 Nov 19:00, 2 people, by", by: "anna" },
        { text: "Sat 21 Nov, 10:05: confirmed, by", by: "test:1", name: "Kari" },
        { text: "Sat 21 Nov, 10:05: tables 2 + 3, by", by: "test:1", name: "Kari" },
        { text: "Sat 21 Nov, 10:05: any table, by", by: "test:1", name: "Kari" },
        { text: "Sat 21 Nov, 19:02: seated, by", by: "test:1", name: "Kari" },
      ],
      none: expect.any(String),
    });
    expect(audit.entries.at(-1)).toMatchObject({ action: "readHistory", booking: { venueId: 1, id } });
  });

  test("says to what a booking was moved", async () => {
    const { desk, book, move } = await openDesk();
    const booking = await book();
    await move(booking, { guestCount: 1, timeFrom: "2026-11-22T19:00:00Z" });
    await move(booking, { guestCount: 1, timeFrom: "2026-11-22T19:00:00Z", comment: "By the window" });
    const history = await desk.history({ by: kari, id: booking.id });
    expect(history).toMatchObject({
      lines: [
        {},
        { text: "Sat 21 Nov, 10:00: now for Sun 22 Nov 20:00, 1 person, by", by: "anna" },
        { text: "Sat 21 Nov, 10:00: details changed, by", by: "anna" },
      ],
    });
  });
});
