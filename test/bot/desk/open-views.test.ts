import { describe, expect, test } from "vitest";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { type EmbeddedDesk, embeddedDesks } from "#test/support/desk/embedded-desk.ts";

const openDesk = embeddedDesks();
const today = { venueId: 1, date: "2026-11-21" };

describe("a day sheet that stays open", () => {
  test.for<[string, (house: EmbeddedDesk, id: string) => Promise<unknown>]>([
    ["is booked", ({ book }) => book("20:00")],
    ["is confirmed", ({ desk }, id) => desk.confirm({ by: kari, id })],
    ["is cancelled", ({ desk }, id) => desk.cancel({ by: kari, id })],
    ["sits down", ({ desk }, id) => desk.mark({ by: kari, id, as: "seated", sure: true })],
    ["gets other tables", ({ desk }, id) => desk.chooseTables({ by: kari, id, tables: "2" })],
    ["is called", ({ desk }, id) => desk.called({ by: kari, id })],
    ["gets a note", async ({ desk }, id) => await note(desk, id)],
    ["is late by another minute", async ({ service }) => service.clock.advance({ minutes: 1 })],
  ])("may be another one once somebody %s", async ([, act]) => {
    const house = await openDesk();
    const { id } = await house.book("19:00");
    const before = await house.desk.openSheets.stamp(today);
    expect(await house.desk.openSheets.stamp(today)).toBe(before);
    await act(house, id);
    expect(await house.desk.openSheets.stamp(today)).not.toBe(before);
  });

  test("stays as it is whatever happens on another day", async () => {
    const { desk, book } = await openDesk();
    const before = await desk.openSheets.stamp(today);
    await book("19:00", {}, "2026-12-19");
    expect(await desk.openSheets.stamp(today)).toBe(before);
  });

  test("is the day's sheet, with what may be done on each row, and leaves no line in the trail", async () => {
    const { desk, book, audit } = await openDesk();
    await book("19:00");
    const read = await desk.openSheets.read(today);
    expect(audit.entries).toEqual([]);
    expect(read).toEqual(await desk.daySheet({ by: kari, ...today }));
    const rows = read.type === "refused" ? [] : read.sheets[0].groups.flatMap((group) => group.rows);
    expect(rows.map(({ name, actions }) => [name, actions])).toContainEqual([
      "Kari Nordmann",
      ["confirm", "cancel"],
    ]);
  });

  test("is not for who works at another venue", async () => {
    const { desk } = await openDesk();
    const read = await desk.within((id) => id === 2).openSheets.read(today);
    expect(read).toMatchObject({ type: "refused", reason: "unknownVenue" });
  });
});

async function note(desk: EmbeddedDesk["desk"], id: string) {
  const sheet = await desk.notes.read({ by: kari, id });
  if (sheet.type === "refused") throw new Error(sheet.text);
  await desk.notes.write({ by: kari, id, staffNote: "A regular", comment: "", seen: sheet.seen });
}
