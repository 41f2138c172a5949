import { describe, expect, onTestFinished, test } from "vitest";
import { createDayMessages } from "#src/bot/desk/briefing/create-day-messages.ts";
import type { DayMessageTime } from "#src/bot/desk/briefing/when-due.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { createDayMessageBook } from "#src/bot/persistence/create-day-message-book.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { migrate } from "#src/database/migrate.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { aBooking, createMemoryCalls, havsorn } from "#test/support/desk/desk-fixture.ts";
import type { StaffBooking } from "#test/support/desk/memory-diary.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";
import { ids } from "#test/support/discord/world.ts";
import { createTestClock, seldom, type TestClock } from "#test/support/jobs/test-clock.ts";

interface HouseOptions {
  readonly bookings?: readonly StaffBooking[];
  readonly open?: VenueFacts["openOn"];
  readonly at?: DayMessageTime;
  /** Default: two minutes before ten in Oslo. */
  readonly now?: string;
}

const evenings: VenueFacts["openOn"] = () => [{ from: "17:00", to: "22:00" }];

/** A house in Discord, whose jobs are carried out when the clock moves. */
async function openHouse({ bookings = [], at, now, ...options }: HouseOptions = {}) {
  const open = "open" in options ? options.open : evenings;
  const clock = createTestClock(now ?? "2026-11-21T08:58:00Z");
  // One of its own: when a sweep is due next is kept there, and the clocks of the tests differ.
  const database = await openTestDatabase();
  await migrate(database, "bot", botMigrations);
  const { discord, book: diary, server, log } = await openDiscord({ bookings });
  const running: Jobs[] = [];
  /** Another process on the same database. */
  const startProcess = async (clock: TestClock) => {
    const jobs = createJobs({ database, log, timers: clock.timers, lookEvery: seldom });
    createDayMessages({
      jobs,
      clock,
      diary,
      venues: () => [{ ...havsorn, ...(open && { openOn: open }) }],
      contacts: { ...createMemoryCalls(), listReach: async () => new Map() },
      waitlistFigures: { count: async () => ({ entries: 0, offered: 0, booked: [] }) },
      enquiries: { listWaiting: async () => [] },
      book: createDayMessageBook(database),
      platform: discord.dayMessages,
      timeOf: () => at,
    });
    await jobs.start();
    running.push(jobs);
    clock.drive(database, jobs);
    return jobs;
  };
  const jobs = await startProcess(clock);
  onTestFinished(async () => {
    for (const each of running) await each.stop();
    await database.close();
  });
  const titles = () => server.channel(ids.staffChannel).map(({ text }) => text.split("\n")[0]);
  return {
    server,
    log,
    clock,
    diary,
    jobs,
    startProcess,
    titles,
    channel: () => server.channel(ids.staffChannel),
  };
}

const briefing = "Briefing: Havsørn, Saturday 21 November 2026";
const wrapUp = "Wrap-up: Havsørn, Saturday 21 November 2026";

describe("the day in the staff's channel", () => {
  test.for([
    ["begins with a briefing", "2026-11-21T08:58:00Z", briefing],
    ["ends with a wrap-up", "2026-11-21T20:58:00Z", wrapUp],
  ] as const)("%s, once, also with two processes", async ([, now, title]) => {
    const { clock, titles, startProcess } = await openHouse({ bookings: [aBooking()], now });
    await startProcess(clock);
    await clock.advance({ seconds: 100 });
    expect(titles()).toEqual([]);
    await clock.advance({ minutes: 5 });
    expect(titles()).toEqual([title]);
  });

  test("is told to many: a wish is marked, and read by who opens the sheet", async () => {
    const { clock, channel, log } = await openHouse({
      bookings: [aBooking({ comment: "Allergic to nuts", phone: "+47 900 00 001" })],
    });
    await clock.advance({ minutes: 4 });
    expect(channel()[0]?.text.split("\n")).toEqual([
      briefing,
      "1 booking, 4 covers, 1 not confirmed yet",
      "Dinner: 1 booking, 4 covers",
      "",
      "**Call these guests**",
      expect.stringContaining("**19:00** Anna Berg, 4 people, booked"),
      "",
      "**Allergies and wishes: 1 allergy**",
      "**19:00** Anna Berg, 4 people, booked 📝",
    ]);
    expect(channel()[0]?.buttons).toMatchObject([{ label: "Whole sheet" }]);
    expect(JSON.stringify(channel())).not.toMatch(/nuts|900 00/);
    expect(log.text()).not.toContain("Anna");
  });

  test("is told after a restart, once", async () => {
    const { titles, jobs, startProcess } = await openHouse({ bookings: [aBooking()] });
    await jobs.stop();
    const late = createTestClock("2026-11-21T11:00:00Z");
    const second = await startProcess(late);
    await late.advance({ minutes: 2 });
    expect(titles()).toEqual([briefing]);
    await second.stop();
    const later = createTestClock("2026-11-21T11:10:00Z");
    await startProcess(later);
    await later.advance({ minutes: 2 });
    expect(titles()).toEqual([briefing]);
  });

  test("is told once although the answer of Discord was lost", async () => {
    const { clock, titles, server } = await openHouse({ bookings: [aBooking()] });
    server.fail({ method: "POST", path: /\/messages$/, times: 1, how: "lost" });
    await clock.advance({ minutes: 6 });
    expect(titles()).toEqual([briefing]);
  });

  test.for([
    ["a closed day", { open: () => [] }],
    ["a house whose hours nobody knows and that has no booking", { open: undefined }],
    ["a house that wants none", { bookings: [aBooking()], at: "off" }],
  ] as const)("has no message for %s", async ([, options]) => {
    const { clock, titles } = await openHouse(options as HouseOptions);
    await clock.advance({ minutes: 4 });
    expect(titles()).toEqual([]);
  });

  test("of a closed house has one where somebody comes all the same", async () => {
    const { clock, titles } = await openHouse({ bookings: [aBooking()], open: () => [], at: "10:00" });
    await clock.advance({ minutes: 4 });
    expect(titles()).toContain(briefing);
  });
});
