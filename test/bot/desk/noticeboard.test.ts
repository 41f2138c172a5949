import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { DeskNotice } from "#src/bot/desk/notice.ts";
import { createNoticeboard, type NoticePlatform } from "#src/bot/desk/noticeboard.ts";
import type { NoticeMarks } from "#src/bot/desk/ports.ts";
import { createNoticeBook } from "#src/bot/persistence/create-notice-book.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { aBooking, havsorn, kari } from "#test/support/desk/desk-fixture.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";
import { ids } from "#test/support/discord/world.ts";
import { createTestClock, seldom } from "#test/support/jobs/test-clock.ts";

const booking = aBooking();
const booked: DeskNotice = { kind: "booked", booking };
const patches = /\/messages\/\d+$/;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, "bot", botMigrations);
});
afterAll(() => database.close());

/** The desk in Discord, with a board whose jobs are carried out when the clock moves. */
async function openBoard({ dies = false }: { readonly dies?: boolean } = {}) {
  const clock = createTestClock("2026-11-21T09:31:00Z");
  const own: { marks?: NoticeMarks; platform?: NoticePlatform } = {};
  const marks = () => {
    if (own.marks === undefined) throw new Error("not open yet");
    return own.marks;
  };
  const noticeMarks: NoticeMarks = {
    expect: (...expected) => marks().expect(...expected),
    drop: (...dropped) => marks().drop(...dropped),
    show: async (...shown) => {
      if (!dies) await marks().show(...shown);
    },
  };
  const fixture = await openDiscord({ bookings: [booking], noticeMarks });
  const { discord, book: diary, server, log } = fixture;
  const jobs = createJobs({ database, log, timers: clock.timers, lookEvery: seldom });
  const board = createNoticeboard({
    jobs,
    sheets: { takeNotice: async () => false },
    book: createNoticeBook(database),
    platform: {
      post: (notice) => discord.postNotice(notice),
      showMarks: (key, notice) => discord.showMarks(key, notice),
      forgetName: (line) => discord.forgetName(line),
    },
    stateOf: async (key) => diary.stateOf(key),
    venues: () => [havsorn],
    clock,
    log,
  });
  own.marks = board.marks;
  await jobs.start();
  onTestFinished(async () => {
    await jobs.stop();
    await database.db.deleteFrom("notices" as never).execute();
    await database.db.deleteFrom("notice_marks" as never).execute();
    await database.db.deleteFrom("notice_names" as never).execute();
  });
  clock.drive(database, jobs);
  const tell = async (notice: DeskNotice, key: string, conversationId?: string) => {
    await board.send(notice, key, conversationId);
    await clock.advance({ seconds: 1 });
  };
  const forget = async (conversationId: string, ...bookingIds: readonly string[]) => {
    const bookings = bookingIds.map((id) => ({ venueId: booking.venueId, id }));
    await board.names.forgetGuest({ conversationId, bookings });
    await clock.advance({ minutes: 1 });
  };
  await tell(booked, "booked");
  const notices = () =>
    server.channel(ids.staffChannel).map(({ id, text, buttons }) => ({
      id,
      lines: text.split("\n"),
      labels: buttons.map(({ label }) => label),
    }));
  return { ...fixture, clock, tell, forget, notices, first: () => notices()[0] };
}

describe("what becomes of a booking shows on its notice", () => {
  test("by a command of the staff: who did it, and no button that is over", async () => {
    const { server, clock, notices } = await openBoard();
    expect(notices()[0]?.labels).toEqual(["Confirm", "Cancel booking", "Show details"]);
    const person = server.staff();
    const asked = await person.runs("/booking cancel", { id: "b1" }).answer();
    await person.presses(asked, "Yes, cancel it").answer();
    await clock.advance();
    expect(notices()).toMatchObject([{ labels: ["Show details"] }]);
    expect(notices()[0]?.lines.at(-1)).toBe("**Cancelled by Kari, Sat 21 Nov, 10:31**");
  });

  test("by a button, on every notice of it", async () => {
    const { server, clock, first, tell } = await openBoard();
    await tell({ kind: "late", booking, minutes: 20 }, "late");
    const late = server.channel(ids.staffChannel)[1];
    if (late === undefined) throw new Error("no second notice");
    await server.staff().presses(late, "Confirm").answer();
    await clock.advance();
    expect(server.channel(ids.staffChannel)[1]?.text.match(/Confirmed by/g)).toHaveLength(1);
    expect(first()?.labels).toEqual(["Cancel booking", "Show details"]);
    expect(first()?.lines.at(-1)).toContain("Confirmed by Kari");
  });

  test("by the guest: a change and a cancellation, each also told anew", async () => {
    const { tell, notices } = await openBoard();
    const later = { ...booking, startsAt: "2026-11-22T19:30:00Z", partySize: 6 };
    await tell({ kind: "changed", booking: later }, "changed");
    await tell({ kind: "cancelled", booking: { ...later, state: "CANCELLED" } }, "cancelled");
    const [first, second, third] = notices();
    expect(first?.lines.slice(4)).toEqual([
      "**Changed by the guest, Sat 21 Nov, 10:31: now Sun 22 Nov, 20:30, 6 people**",
      "**Cancelled by the guest, Sat 21 Nov, 10:31**",
    ]);
    expect(second?.lines.at(-1)).toBe("**Cancelled by the guest, Sat 21 Nov, 10:31**");
    expect(third?.lines.filter((line) => line.startsWith("**"))).toEqual([]);
    expect(notices().map(({ labels }) => labels)).toEqual(new Array(3).fill(["Show details"]));
  });

  test("by the guest's yes, which makes no notice of its own", async () => {
    const { tell, notices } = await openBoard();
    await tell({ kind: "confirmed", booking: { ...booking, state: "CONFIRMED" } }, "yes");
    expect(notices()).toMatchObject([{ labels: ["Cancel booking", "Show details"] }]);
    expect(notices()[0]?.lines.at(-1)).toBe("**Confirmed by the guest, Sat 21 Nov, 10:31**");
  });

  test("once, whoever tells it first and however often", async () => {
    const { tell, clock, desk, first } = await openBoard();
    await desk.cancel({ by: kari, id: "b1" });
    await clock.advance();
    await tell({ kind: "cancelledOutside", booking: { ...booking, state: "CANCELLED" } }, "outside");
    await tell({ kind: "cancelledOutside", booking: { ...booking, state: "CANCELLED" } }, "outside");
    expect(first()?.lines.filter((line) => line.startsWith("**"))).toEqual([
      "**Cancelled by Kari, Sat 21 Nov, 10:31**",
    ]);
  });

  test("what was refused shows nothing, also later", async () => {
    const { desk, clock, first, book } = await openBoard();
    book.put({ venueId: 1, id: "b1" }, "CONFIRMED");
    expect(await desk.confirm({ by: kari, id: "b1" })).toMatchObject({ type: "refused" });
    await clock.advance({ minutes: 5 });
    expect(first()?.lines.filter((line) => line.startsWith("**"))).toEqual([]);
  });
});

describe("a notice is marked in the end", () => {
  test("where the process dies once the service has done it", async () => {
    const { desk, clock, first } = await openBoard({ dies: true });
    await desk.cancel({ by: kari, id: "b1" });
    await clock.advance();
    expect(first()?.labels).toContain("Confirm");
    await clock.advance({ minutes: 1 });
    expect(first()?.labels).toEqual(["Show details"]);
    expect(first()?.lines.at(-1)).toBe("**Cancelled by Kari, Sat 21 Nov, 10:31**");
  });

  test("where Discord is away, or its answer is lost: once", async () => {
    const { desk, server, clock, first } = await openBoard();
    server.fail({ method: "PATCH", path: patches, times: 4, how: { status: 502 } });
    await desk.confirm({ by: kari, id: "b1" });
    await clock.advance();
    expect(first()?.labels).toContain("Confirm");
    server.fail({ method: "PATCH", path: patches, times: 1, how: "lost" });
    await clock.advance({ minutes: 10 });
    expect(first()?.labels).not.toContain("Confirm");
    expect(first()?.lines.filter((line) => line.startsWith("**"))).toHaveLength(1);
  });

  test("where it is posted only after the booking was cancelled", async () => {
    const { server, tell, clock, notices } = await openBoard();
    server.deleteMessage(notices()[0]?.id ?? "");
    server.fail({ method: "POST", path: /\/messages$/, times: 4, how: { status: 502 } });
    await tell({ kind: "late", booking }, "late");
    await tell({ kind: "cancelled", booking: { ...booking, state: "CANCELLED" } }, "cancelled");
    await clock.advance({ minutes: 10 });
    const late = notices().find(({ lines }) => lines[0]?.startsWith("Running late"));
    expect(late?.lines.at(-1)).toContain("Cancelled by the guest");
    expect(late?.labels).toEqual(["Show details"]);
  });

  test("a message that somebody deleted keeps nothing from the others", async () => {
    const { server, tell, clock, desk, notices, log } = await openBoard();
    await tell({ kind: "late", booking }, "late");
    const [deleted, other] = notices();
    server.deleteMessage(deleted?.id ?? "");
    await desk.cancel({ by: kari, id: "b1" });
    await clock.advance();
    expect(notices()).toMatchObject([{ id: other?.id, labels: ["Show details"] }]);
    expect(log.text()).toContain("it is gone");
    const before = server.calls.length;
    await clock.advance({ hours: 1 });
    expect(server.calls.length).toBe(before);
  });
});

describe("a forgotten guest", () => {
  const gone = "A guest who is forgotten";
  const chat = "test:zelda";
  const { venueId, startsAt } = booking;
  const waits = { kind: "waitlisted", venueId, startsAt, partySize: 2, guestName: "Zelda" } as const;

  test("is on no notice of their booking, whose other lines and buttons stay", async () => {
    const { tell, forget, notices } = await openBoard();
    await tell({ kind: "late", booking, minutes: 20 }, "late");
    const before = notices();
    await forget(chat, "b1");
    const expected = before.map(({ lines, ...notice }) => ({ ...notice, lines: lines.with(3, gone) }));
    expect(notices()).toEqual(expected);
  });

  test("is on none either that is marked later, nor where Discord was away", async () => {
    const { server, tell, forget, notices } = await openBoard();
    server.fail({ method: "PATCH", path: patches, times: 4, how: { status: 502 } });
    await forget(chat, "b1");
    await tell({ kind: "cancelled", booking: { ...booking, name: "Guest", state: "CANCELLED" } }, "gone");
    expect(notices()[0]?.lines.slice(3)).toEqual([gone, "**Cancelled by the guest, Sat 21 Nov, 10:32**"]);
  });

  test("keeps the others in a list of several", async () => {
    const { tell, forget, notices } = await openBoard();
    const bookings = [booking, { ...booking, id: "b2", name: "Ola Nordmann" }];
    await tell({ kind: "misfits", venueId: booking.venueId, bookings }, "misfits");
    await forget(chat, "b1");
    const lines = notices()[1]?.lines ?? [];
    expect(lines[1]).toBe(gone);
    expect(lines[2]).toContain("Ola Nordmann");
    await tell({ kind: "confirmed", booking: { ...booking, id: "b2", state: "CONFIRMED" } }, "yes");
    expect(notices()[1]?.lines).toEqual(lines);
  });

  test("who only waited is found by the chat, and where that is gone before the notice was posted", async () => {
    const { tell, forget, notices } = await openBoard();
    await sql`
      insert into guests (id, reference, created_at) values ('g', 'r', now());
      insert into conversations (id, guest_id, platform, chat_id, created_at, updated_at)
      values (${sql.lit(chat)}, 'g', 'test', 'zelda', now(), now())`.execute(database.db);
    await tell(waits, "waits", chat);
    await tell({ ...waits, guestName: "Ola" }, "other", "test:gone");
    expect(notices().map(({ lines }) => lines[3])).toEqual([booking.name, "Zelda", gone]);
    await forget(chat);
    expect(notices().map(({ lines }) => lines[3])).toEqual([booking.name, gone, gone]);
  });
});

test("what a guest wrote is in no queue; that there is something to read is told all the same", async () => {
  const { tell, notices } = await openBoard();
  const nuts = { ...booking, comment: "allergic to nuts" };
  await tell({ kind: "late", booking: nuts, minutes: 20 }, "late-nuts");
  await tell({ kind: "misfits", venueId: booking.venueId, bookings: [nuts] }, "misfits-nuts");
  const { rows } = await sql<{ data: string }>`select data::text from pgboss.job`.execute(database.db);
  expect(rows.map(({ data }) => data).join()).toMatch(/late-nuts.*misfits-nuts/s);
  expect(rows.filter(({ data }) => data.includes("allergic"))).toEqual([]);
  expect(notices()[1]?.lines).toContain("The guest wrote a wish: open the details to read it.");
});
