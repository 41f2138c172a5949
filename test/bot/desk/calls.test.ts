import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answer } from "#src/adapters/shell/answer.ts";
import { show } from "#src/adapters/shell/show.ts";
import type { CallBook } from "#src/bot/desk/ports.ts";
import { createCallBook } from "#src/bot/persistence/create-call-book.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { createMemoryCalls, kari } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { noPeople } from "#test/support/desk/no-people.ts";
import { openDiscordFor } from "#test/support/discord/discord-fixture.ts";

const openDesk = embeddedDesks();
const ola = { id: "test:2", displayName: "Ola" };
const berg = { guest: { firstName: "Anna", lastName: "Berg", phone: "+4790000001" } };
const dahl = { guest: { firstName: "Liv", lastName: "Dahl", phone: "+4790000002" } };

describe("whom to call", () => {
  test("is ticked off once: the second reads who was first, and all see it in both lists", async () => {
    const house = await openDesk();
    const { id } = await house.book("19:00", berg);
    await house.book("20:00", dahl);
    const [first, second] = await Promise.all([
      house.desk.called({ by: kari, id }),
      house.desk.called({ by: ola, id }),
    ]);
    expect([first, second].map(({ type }) => type).toSorted()).toEqual(["refused", "said"]);
    const by = first.type === "said" ? "Kari" : "Ola";
    expect([first, second].map(({ text }) => text)).toContain(
      `Anna Berg: called by ${by}, Sat 21 Nov, 10:00.`,
    );
    expect(house.audit.entries.filter(({ action }) => action === "callGuest")).toMatchObject([
      { by: { displayName: by }, booking: { venueId: 1, id } },
    ]);
    const sheet = await house.desk.daySheet({ by: kari, venueId: 1 });
    if (sheet.type !== "daySheets") throw new Error(sheet.text);
    expect(sheet.sheets[0].groups[0]).toMatchObject({
      title: "Call these guests",
      rows: [
        { name: "Anna Berg", phone: "+4790000001", called: `called by ${by}, Sat 21 Nov, 10:00` },
        { name: "Liv Dahl", toCall: true },
      ],
    });
    expect(sheet.sheets[0].groups[0]?.rows[0]).not.toHaveProperty("toCall");
  });

  test("is a call again for who was moved since", async () => {
    const house = await openDesk();
    const booking = await house.book("19:00", berg);
    await house.desk.called({ by: kari, id: booking.id });
    await house.desk.take.change({ by: kari, id: booking.id, time: "21:00" });
    expect(await house.desk.called({ by: ola, id: booking.id })).toEqual({
      type: "said",
      text: "Ticked off: Anna Berg.",
    });
  });

  test("is ticked off in Discord from the list, which shows it at once", async () => {
    const house = await openDiscordFor(await openDesk());
    await house.book("19:00", berg);
    await house.book("20:00", dahl);
    const kari = house.server.staff({ name: "Kari" });
    const list = await kari.runs("/bookings", { venue: 1 }).answer();
    const tick = (menus: typeof list.menus) => menus.find(({ customId }) => customId.startsWith("called:"));
    expect(tick(list.menus)?.options.map(({ label }) => label)).toEqual([
      "19:00 Anna Berg, 2 people",
      "20:00 Liv Dahl, 2 people",
    ]);
    const ticking = kari.picks({ ...list, menus: list.menus.toReversed() }, "19:00 Anna Berg, 2 people");
    const after = await ticking.answer();
    expect(after.id).toBe(list.id);
    expect(after.content).toBe("Ticked off: Anna Berg.");
    expect(after.text).toContain("called by Kari, Sat 21 Nov, 10:00");
    expect(tick(after.menus)?.options.map(({ label }) => label)).toEqual(["20:00 Liv Dahl, 2 people"]);
  });

  test("is ticked off in a shell by the name", async () => {
    const house = await openDesk();
    await house.book("19:00", berg);
    const request = { command: "called", given: { ref: "anna berg" }, by: "Kari", key: "k", venue: "1" };
    const said = async () => {
      const reply = await answer({ desk: house.desk, people: noPeople }, request);
      if (reply.type === "notKnown") throw new Error("called is no command");
      return show(reply.answer, { width: 80, style: (_, text) => text });
    };
    expect(await said()).toEqual(["Ticked off: Anna Berg."]);
    expect(await said()).toEqual(["Anna Berg: called by Kari, Sat 21 Nov, 10:00."]);
  });
});

describe.each(["in memory", "in the database"])("a book of calls %s", (where) => {
  let database: Database;
  beforeAll(async () => {
    if (where !== "in memory") {
      database = await openTestDatabase();
      await migrate(database, "bot", botMigrations);
    }
  });
  afterAll(() => database?.close());
  const open = (): CallBook => (where === "in memory" ? createMemoryCalls() : createCallBook(database));
  const at = (moment: string) => Temporal.Instant.from(`2026-11-21T${moment}:00Z`);
  const booking = { venueId: 1, id: "b1", startsAt: at("18:00") };

  test("takes a tick once, and again where there is a reason that came after it", async () => {
    const book = open();
    const never = Temporal.Instant.fromEpochMilliseconds(0);
    expect(await book.called(booking, never, kari, at("10:00"))).toBe(true);
    expect(await book.called(booking, never, ola, at("10:01"))).toBe(false);
    expect(await book.called(booking, at("10:00"), ola, at("10:02"))).toBe(false);
    expect(await book.called(booking, at("11:00"), ola, at("11:05"))).toBe(true);
    expect(await book.called({ ...booking, startsAt: at("19:00") }, never, kari, at("11:06"))).toBe(true);
    expect(await book.listCalled(1, at("18:30"))).toEqual([
      { bookingId: "b1", startsAt: at("19:00"), by: kari, at: at("11:06") },
    ]);
    const all = await book.listCalled(1, at("12:00"));
    expect(all).toHaveLength(2);
    expect(all).toContainEqual({ bookingId: "b1", startsAt: at("18:00"), by: ola, at: at("11:05") });
  });
});
