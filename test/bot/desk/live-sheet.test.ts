import { describe, expect, onTestFinished, test } from "vitest";
import type { DeskNotice } from "#src/bot/desk/notice.ts";
import { createNoticeboard } from "#src/bot/desk/noticeboard.ts";
import type { StaffNews } from "#src/bot/desk/sheet/create-live-sheets.ts";
import { createLiveSheets } from "#src/bot/desk/sheet/create-live-sheets.ts";
import { createNoticeBook } from "#src/bot/persistence/create-notice-book.ts";
import { createSheetBook } from "#src/bot/persistence/create-sheet-book.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { migrate } from "#src/database/migrate.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { defined } from "#src/lib/defined.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { aBooking, createMemoryCalls, havsorn } from "#test/support/desk/desk-fixture.ts";
import type { StaffBooking } from "#test/support/desk/memory-diary.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";
import { ids } from "#test/support/discord/world.ts";
import { createTestClock, seldom, type TestClock } from "#test/support/jobs/test-clock.ts";

interface HouseOptions {
  readonly bookings?: readonly StaffBooking[];
  readonly staffNews?: StaffNews;
  readonly now?: string;
  readonly venueChannels?: ReadonlyMap<number, string>;
}

/** A house in Discord whose jobs are carried out when the clock moves. */
async function openHouse(options: HouseOptions = {}) {
  const { bookings = [aBooking({ comment: "Allergic to nuts", phone: "+47 900 00 001" })] } = options;
  const clock = createTestClock(options.now ?? "2026-11-21T09:31:00Z");
  // One of its own: when a sweep is due next is kept there, and the clocks of the tests differ.
  const database = await openTestDatabase();
  await migrate(database, "bot", botMigrations);
  const fixture = await openDiscord({ bookings, ...defined({ venueChannels: options.venueChannels }) });
  const { discord, book: diary, server, log } = fixture;
  const running: Jobs[] = [];
  /** Another process on the same database. */
  const startProcess = async (clock: TestClock) => {
    const jobs = createJobs({ database, log, timers: clock.timers, lookEvery: seldom });
    const shared = { jobs, venues: () => [havsorn], clock, log };
    const sheets = createLiveSheets({
      ...shared,
      diary,
      contacts: {
        ...createMemoryCalls(),
        listReach: async () => new Map(bookings.map(({ id }) => [id, "chat" as const])),
      },
      book: createSheetBook(database),
      platform: discord.sheets,
      staffNews: () => options.staffNews ?? "sheet",
    });
    const board = createNoticeboard({
      ...shared,
      sheets,
      book: createNoticeBook(database),
      platform: {
        post: (notice) => discord.postNotice(notice),
        showMarks: async () => ({ ok: true }),
        forgetName: async () => {},
      },
      stateOf: async (key) => diary.stateOf(key),
    });
    await jobs.start();
    running.push(jobs);
    clock.drive(database, jobs);
    return { jobs, sheets, board };
  };
  const first = await startProcess(clock);
  onTestFinished(async () => {
    for (const jobs of running) await jobs.stop();
    await database.close();
  });
  const tell = async (notice: DeskNotice, key: string) => {
    await first.board.send(notice, key);
    await clock.advance({ seconds: 3 });
  };
  const channel = () => server.channel(ids.staffChannel);
  const edits = () =>
    server.calls.filter(({ method, path }) => method === "PATCH" && /\/channels\//.test(path));
  return { ...fixture, ...first, clock, tell, channel, edits, startProcess };
}

describe("the live sheet", () => {
  test("is one silent message in the staff's channel, without wishes and numbers", async () => {
    const { clock, channel, server } = await openHouse();
    await clock.advance({ minutes: 10 });
    expect(channel()).toHaveLength(1);
    expect(channel()[0]?.text.split("\n")).toEqual([
      "Havsørn, Saturday 21 November 2026",
      "1 booking, 4 covers, 1 not confirmed yet",
      "",
      "**Dinner: 1 booking, 4 covers**",
      "Covers starting: 19:00 4",
      "**19:00** Anna Berg, 4 people, booked 📝",
      expect.stringMatching(/^As of 10:\d\d$/),
    ]);
    const posted = server.calls.find(({ method, path }) => method === "POST" && path.endsWith("/messages"));
    expect(posted?.body).toMatchObject({ flags: 4096 });
  });

  test("changes with the day, changes that come together at once", async () => {
    const { clock, channel, book, sheets, edits } = await openHouse();
    await clock.advance({ minutes: 1 });
    const before = edits().length;
    book.put({ venueId: 1, id: "b1" }, "SEATED");
    for (let press = 0; press < 5; press += 1) await sheets.changed(1);
    await clock.advance({ seconds: 3 });
    expect(edits()).toHaveLength(before + 1);
    expect(channel()[0]?.text).toContain("1 party at the table, 4 covers");
    expect(channel()[0]?.text).toContain("Anna Berg, 4 people, seated");
  });

  test("finds by itself what nobody told it, within a minute", async () => {
    const { clock, channel, book } = await openHouse();
    await clock.advance({ minutes: 1 });
    book.add(aBooking({ id: "b2", name: "Bo" }));
    await clock.advance({ seconds: 61 });
    expect(channel()).toHaveLength(1);
    expect(channel()[0]?.text).toContain("Bo, 4 people");
  });

  test.for([
    ["PATCH", 503],
    ["PATCH", 500],
    ["GET", 502],
  ] as const)("is right again a minute after Discord was away: %s %i", async ([method, status]) => {
    const { clock, channel, server, book, log } = await openHouse();
    await clock.advance({ minutes: 1 });
    const [sheet] = channel();
    server.fail({ method, path: /^\/channels\//, times: 10_000, how: { status } });
    book.add(aBooking({ id: "b2", name: "Bo" }));
    await clock.advance({ minutes: 12 });
    book.put({ venueId: 1, id: "b1" }, "SEATED");
    expect(channel()[0]?.text).not.toContain("Bo");
    server.recover();
    await clock.advance({ seconds: 61 });
    expect(channel().map(({ id }) => id)).toEqual([sheet?.id]);
    expect(channel()[0]?.text).toContain("Bo, 4 people");
    expect(channel()[0]?.text).toContain("1 party at the table");
    expect(log.text()).not.toContain("Anna");
  });

  test("is posted once where Discord was away when it was due, and where its answer was lost", async () => {
    const { clock, channel, server } = await openHouse();
    server.fail({ method: "POST", path: /\/messages$/, times: 10_000, how: { status: 503 } });
    await clock.advance({ minutes: 8 });
    expect(channel()).toEqual([]);
    server.recover();
    server.fail({ method: "POST", path: /\/messages$/, times: 1, how: "lost" });
    await clock.advance({ minutes: 3 });
    expect(channel()).toHaveLength(1);
    expect(channel()[0]?.text).toContain("Anna Berg");
  });

  test("moves to the channel that is left where its own was deleted", async () => {
    const { clock, channel, server } = await openHouse({ venueChannels: new Map([[1, ids.venueChannel]]) });
    await clock.advance({ minutes: 1 });
    expect(server.channel(ids.venueChannel)).toHaveLength(1);
    server.deleteChannel(ids.venueChannel);
    await clock.advance({ minutes: 7 });
    expect(channel()).toHaveLength(1);
    expect(channel()[0]?.text).toContain("Anna Berg");
  });

  test("is posted anew where somebody deleted it, and is right after a restart", async () => {
    const { clock, channel, server, jobs, startProcess, book } = await openHouse();
    await clock.advance({ minutes: 1 });
    const [sheet] = channel();
    server.deleteMessage(sheet?.id ?? "");
    await clock.advance({ minutes: 7 });
    expect(channel()).toHaveLength(1);
    expect(channel()[0]?.id).not.toBe(sheet?.id);
    await jobs.stop();
    book.put({ venueId: 1, id: "b1" }, "CANCELLED");
    const later = createTestClock(clock.now().toString());
    await startProcess(later);
    await later.advance({ minutes: 3 });
    expect(channel()).toHaveLength(1);
    expect(channel()[0]?.text).toContain("1 cancelled");
  });

  test("is posted once although the answer of Discord was lost", async () => {
    const { clock, channel, server, log } = await openHouse();
    server.fail({ method: "POST", path: /\/messages$/, times: 1, how: "lost" });
    await clock.advance({ minutes: 3 });
    expect(channel()).toHaveLength(1);
    expect(log.text()).not.toContain("Anna");
  });

  test("tells the news of its day, and keeps the messages for what needs somebody and for other days", async () => {
    const { channel, tell, clock, book } = await openHouse();
    await clock.advance({ minutes: 1 });
    book.add(aBooking({ id: "b2", name: "Bo", partySize: 2 }));
    await tell({ kind: "booked", booking: aBooking({ id: "b2" }) }, "booked");
    await tell({ kind: "booked", booking: aBooking({ id: "b2" }) }, "booked");
    await tell({ kind: "cancelled", booking: aBooking() }, "cancelled");
    expect(channel()).toHaveLength(1);
    expect(channel()[0]?.text).toContain(
      "**Lately**\n10:32 New booking: 19:00 Bo, 2 people\n10:32 Cancelled by the guest: 19:00 Anna Berg, 4 people\n",
    );
    await tell({ kind: "late", booking: aBooking(), minutes: 20 }, "late");
    await tell({ kind: "booked", booking: aBooking({ startsAt: "2026-11-24T18:00:00Z" }) }, "other day");
    expect(channel().map(({ text }) => text.split("\n")[0])).toEqual([
      "Havsørn, Saturday 21 November 2026",
      "Running late: Havsørn",
      "New booking: Havsørn",
    ]);
  });

  test.for([
    ["notices", ["New booking: Havsørn"]],
    ["both", ["Havsørn, Saturday 21 November 2026", "New booking: Havsørn"]],
  ] as const)("where the venue file says %s", async ([staffNews, titles]) => {
    const { channel, tell, clock } = await openHouse({ staffNews });
    await clock.advance({ minutes: 1 });
    await tell({ kind: "booked", booking: aBooking() }, "booked");
    expect(channel().map(({ text }) => text.split("\n")[0])).toEqual(titles);
  });

  test("ends with its day; the next one has its own, a day without bookings none", async () => {
    const { clock, channel, book } = await openHouse({ now: "2026-11-22T02:30:00Z" });
    await clock.advance({ minutes: 1 });
    expect(channel()[0]?.text).toContain("Saturday 21 November");
    await clock.advance({ hours: 1 });
    expect(channel()).toHaveLength(1);
    expect(channel()[0]).toMatchObject({ menus: [], text: expect.stringContaining("This day is over.") });
    expect(channel()[0]?.text).not.toContain("Anna Berg");
    book.add(aBooking({ id: "sunday", startsAt: "2026-11-22T18:00:00Z" }));
    await clock.advance({ minutes: 2 });
    expect(channel().map(({ text }) => text.split("\n")[0])).toEqual([
      "Havsørn, Saturday 21 November 2026",
      "Havsørn, Sunday 22 November 2026",
    ]);
  });

  test("keeps within Discord's limits on the busiest day, and leads to the whole sheet", async () => {
    const bookings = Array.from({ length: 120 }, (_, index) =>
      aBooking({ id: `b${index}`, name: `Guest ${index} ${"*_".repeat(30)}`, comment: "x" }),
    );
    const { clock, channel, server } = await openHouse({ bookings });
    await clock.advance({ minutes: 1 });
    const [sheet] = channel();
    if (sheet === undefined) throw new Error("no sheet");
    expect(sheet.text).toMatch(/\d+ more: press Whole sheet/);
    expect(sheet.menus[0]?.options).toHaveLength(25);
    const whole = await server.staff().presses(sheet, "Whole sheet").answer();
    expect(whole).toMatchObject({ ephemeral: true, text: expect.stringContaining("Page 1 of") });
  });
});

describe("the sheet's menu", () => {
  test("opens a booking for one pair of eyes, and what is done there shows on the sheet", async () => {
    const { clock, channel, server, sheets } = await openHouse({ now: "2026-11-21T18:05:00Z" });
    await clock.advance({ minutes: 1 });
    const [sheet] = channel();
    if (sheet === undefined) throw new Error("no sheet");
    const person = server.staff();
    const details = await person.picks(sheet, "19:00 Anna Berg, 4 people").answer();
    expect(details).toMatchObject({ ephemeral: true, text: expect.stringContaining("Allergic to nuts") });
    const done = await person.presses(details, "Confirm").answer();
    expect(done.ephemeral).toBe(true);
    await sheets.changed(1);
    await clock.advance({ seconds: 3 });
    expect(channel()).toHaveLength(1);
    expect(channel()[0]?.text).toContain("Anna Berg, 4 people, confirmed");
    expect(channel()[0]?.text).not.toContain("nuts");
  });
});
