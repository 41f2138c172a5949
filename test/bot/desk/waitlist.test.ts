import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { shellActs } from "#src/adapters/shell/act-names.ts";
import { answer } from "#src/adapters/shell/answer.ts";
import { isDone, show } from "#src/adapters/shell/show.ts";
import { createApiKey } from "#src/booking/client/api-key.ts";
import { createInProcessTransport, inProcessOrigin } from "#src/booking/client/in-process-transport.ts";
import { createPlacements } from "#src/booking/client/placements.ts";
import { createStaffLine } from "#src/bot/aftercare/waitlist/create-staff-line.ts";
import { createWaitlistDesk } from "#src/bot/aftercare/waitlist/create-waitlist-desk.ts";
import { toNoticeView } from "#src/bot/desk/notice.ts";
import { createHoldRefusals } from "#src/bot/persistence/create-hold-refusals.ts";
import { createStaffLineBook } from "#src/bot/persistence/create-staff-line-book.ts";
import { createWaitlistBook } from "#src/bot/persistence/create-waitlist-book.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { StaffNotice } from "#src/bot/runtime/ports/staff.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { defined } from "#src/lib/defined.ts";
import { newId } from "#src/lib/ids.ts";
import { createTestClient } from "#test/support/booking/test-client.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { havsorn, kaimoana, kari, openDesk } from "#test/support/desk/desk-fixture.ts";
import { type EmbeddedDesk, embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { noPeople } from "#test/support/desk/no-people.ts";
import { keys, type TestService } from "#test/support/service/test-service.ts";

const openHouse = embeddedDesks();
const ola = { id: "test:2", displayName: "Ola" };

async function prepare(database: Database): Promise<void> {
  await migrate(database, "bot", botMigrations);
  await sql`truncate waitlist, waitlist_acts, waitlist_openings cascade`.execute(database.db);
}

/** A house whose waitlist works on its own service; `goRound` is the minute's look. */
async function openWaitlist() {
  const told: StaffNotice[] = [];
  let goRound = async () => {};
  const waitingLine = ({ database, clock, ...service }: TestService) => {
    const send = createInProcessTransport(service.fetchInProcess);
    const authentication = createApiKey(keys.anna);
    const { client, wait } = createTestClient({ send, baseUrl: `${inProcessOrigin}/api`, authentication });
    const log = createQuietLog();
    const parts = {
      book: createWaitlistBook(database),
      staffLine: createStaffLineBook(database),
      service: client,
      placements: createPlacements({ client, log, wait, random: () => 0.5 }),
      holdRefusals: createHoldRefusals(database),
      venues: () => [{ id: 1, timeZone: "Europe/Oslo" }],
      guestReference: async () => undefined,
      inject: async () => {
        throw new Error("nobody's chat is written to");
      },
      tellStaff: async (notice: StaffNotice) => {
        told.push(notice);
      },
      newId,
      offerFor: Temporal.Duration.from("PT15M"),
      quietHours: { from: Temporal.PlainTime.from("22:00"), to: Temporal.PlainTime.from("08:00") },
      clock,
      log,
    };
    const every = (_: Temporal.Duration, __: string, round: () => Promise<void>) => {
      goRound = round;
    };
    createWaitlistDesk({ ...parts, jobs: { every } });
    return createStaffLine(parts);
  };
  const house = await openHouse({
    waitingLine,
    prepare,
  });
  return { ...house, told, goRound: () => goRound() };
}

const caller = {
  by: kari,
  venueId: 1,
  party: "4",
  name: "Ola Nordmann",
  phone: "+47 900",
  from: "18:00",
  to: "20:00",
};

async function fill({ book }: Pick<EmbeddedDesk, "book">) {
  const times = ["17:00", "19:00", "21:00"];
  const bookings = [];
  for (const time of times) for (const guestCount of [4, 4]) bookings.push(await book(time, { guestCount }));
  return bookings;
}

async function added(house: Awaited<ReturnType<typeof openWaitlist>>) {
  const answer = await house.desk.waitlist.add({ ...caller, key: newId() });
  if (answer.type !== "waitEntry") throw new Error(answer.text);
  return answer;
}

describe("a caller who wants to wait", () => {
  test("stands in line, and when a table frees the staff are asked to call, and book it by one press", async () => {
    const house = await openWaitlist();
    const bookings = await fill(house);
    const entry = await added(house);
    expect(entry).toMatchObject({ outcome: "done", actions: ["skip", "remove"], times: [] });
    await house.goRound();
    expect(house.told).toEqual([]);
    await house.desk.cancel({ by: kari, id: bookings[2]?.id ?? "" });
    await house.goRound();
    await house.goRound();
    expect(new Set(house.told.map((notice) => JSON.stringify(notice))).size).toBe(1);
    const [notice] = house.told;
    expect(notice).toMatchObject({ kind: "callFromLine", guestName: "Ola Nordmann", partySize: 4 });
    if (notice) expect(toNoticeView("k", notice, [havsorn]).opensWaitlist).toBe("2026-11-21");
    const kept = await house.desk.waitlist.show({ by: kari, entryId: entry.entryId });
    expect(kept).toMatchObject({ actions: ["bookCaller", "skip", "remove"] });
    const toCall = await house.desk.attention({ by: kari, venueId: 1 });
    expect(toCall.type === "attention" && toCall.sheets[0].notes).toEqual([
      expect.stringMatching(/^Call now, a table is kept .*Ola Nordmann, 4 people, offered 19:00.*\+47 900$/),
    ]);
    const booked = await house.desk.waitlist.bookCaller({ by: kari, entryId: entry.entryId });
    expect(booked).toMatchObject({ type: "done", booking: { state: "REGISTERED" } });
    const again = await house.desk.waitlist.bookCaller({ by: ola, entryId: entry.entryId });
    expect(again).toMatchObject({ type: "waitEntry", outcome: "notDone" });
    const standing = (await house.service.backOffice.listDay(1, "2026-11-21")).filter(
      ({ guest, state }) => state !== "CANCELLED" && guest?.firstName === "Ola",
    );
    expect(standing).toMatchObject([{ source: "phone", partySize: 4, guest: { phone: "+47 900" } }]);
    const list = await house.desk.waitlist.list({ by: kari, venueId: 1 });
    expect(list.type === "waitlist" && list.lines.join()).toContain("has a table");
  });

  test("does not wait for what is free, and is added once however often it is asked", async () => {
    const house = await openWaitlist();
    expect(await house.desk.waitlist.add({ ...caller, key: newId() })).toMatchObject({
      type: "refused",
      text: expect.stringMatching(/^Nobody has to wait: 18:00.* are free\./),
    });
    await fill(house);
    const key = newId();
    await house.desk.waitlist.add({ ...caller, key });
    await house.desk.waitlist.add({ ...caller, key });
    const list = await house.desk.waitlist.list({ by: kari, venueId: 1 });
    expect(list).toMatchObject({ lines: [expect.stringContaining("by phone +47 900")] });
    expect(house.audit.entries.map(({ action }) => action)).toContain("addToWaitlist");
  });

  test.for([
    [{ from: "20:00", to: "18:00" }, "The last time is before the first"],
    [{ from: "soon" }, "Write the times that would do"],
    [{ party: "many" }, "How many people?"],
    [{ day: "someday" }, "That day was not understood."],
    [{ from: "03:00", to: "04:00" }, "For those times nobody can wait"],
  ] as const)("is refused with %o: %s", async ([fields, words]) => {
    const house = await openWaitlist();
    const answer = await house.desk.waitlist.add({ ...caller, ...fields, key: newId() });
    expect(answer).toMatchObject({ type: "refused", text: expect.stringContaining(words) });
  });

  test("whom nobody called in time is behind the others, and their table is free again", async () => {
    const house = await openWaitlist();
    const bookings = await fill(house);
    const { entryId } = await added(house);
    await house.desk.cancel({ by: kari, id: bookings[2]?.id ?? "" });
    await house.goRound();
    house.service.clock.advance({ minutes: 16 });
    await house.goRound();
    const entry = await house.desk.waitlist.show({ by: kari, entryId });
    expect(entry).toMatchObject({ actions: ["skip", "remove"] });
    expect(JSON.stringify(entry)).toContain("let an offer pass");
  });
});

describe("staff of another venue", () => {
  test("do not see who waits here", async () => {
    const house = await openWaitlist();
    await fill(house);
    const { entryId } = await added(house);
    const others = house.desk.within((venueId) => venueId === 2);
    expect(await others.waitlist.show({ by: ola, entryId })).toMatchObject({ reason: "notFound" });
    expect(await others.waitlist.remove({ by: ola, entryId })).toMatchObject({ reason: "notFound" });
    expect(await others.waitlist.suggest.entries({ text: "" })).toEqual([]);
  });
});

test("of several venues one has to be named", async () => {
  const { desk } = openDesk({ venues: [havsorn, kaimoana] });
  expect(await desk.waitlist.list({ by: kari })).toMatchObject({ type: "refused", reason: "ambiguous" });
});

describe("the waitlist in a shell", () => {
  const plain = { width: Number.POSITIVE_INFINITY, style: (_: string, text: string) => text };

  async function openShell() {
    const house = await openWaitlist();
    const bookings = await fill(house);
    const asks = async (
      command: string,
      given: Readonly<Record<string, string>>,
      look = false,
      seen?: string,
    ) => {
      const request = { command, given, by: "Kari", key: newId(), venue: "1", look, ...defined({ seen }) };
      const reply = await answer({ desk: house.desk.named(shellActs), people: noPeople }, request);
      if (reply.type === "notKnown") throw new Error(`${command} is no command`);
      const stamp = reply.answer.type === "waitEntry" ? { stamp: reply.answer.stamp } : {};
      return {
        ...stamp,
        type: reply.type,
        isDone: isDone(reply.answer),
        said: show(reply.answer, plain).join("\n"),
      };
    };
    const { party, name, from, to } = caller;
    expect((await asks("waitlist add", { party, name, from, to })).said).toContain("Added to the waitlist.");
    return { ...house, bookings, asks };
  }

  test("lists who waits, offers one of them a free start by a part of the name, and books it", async () => {
    const { asks, desk, bookings } = await openShell();
    expect((await asks("waitlist show", {})).said).toContain("Ola Nordmann");
    const early = await asks("waitlist offer", { time: "19:00", guest: "nordmann" });
    expect(early).toMatchObject({ isDone: false, said: expect.stringContaining("is not free") });
    await desk.cancel({ by: kari, id: bookings[2]?.id ?? "" });
    expect((await asks("waitlist entry", { guest: "nordmann" })).said).toContain("Offer 19:00");
    const offered = await asks("waitlist offer", { time: "19:00", guest: "nordmann" });
    expect(offered).toMatchObject({ isDone: true, said: expect.stringContaining("Call the guest now") });
    expect((await asks("waitlist book", { guest: "nordmann" })).said).toContain("Ola Nordmann");
  });

  test("takes one off after it was looked at, and nobody twice", async () => {
    const { asks } = await openShell();
    await asks("waitlist add", { party: "4", name: "Anna Berg", from: "19:00", to: "20:00" });
    const either = await asks("waitlist skip", { guest: "people" });
    expect(either).toMatchObject({ isDone: false, said: expect.stringContaining("Several fit: ") });
    const looked = await asks("waitlist remove", { guest: "nordmann" }, true);
    expect(looked).toMatchObject({ type: "askFirst", isDone: true });
    const id = looked.said.split("\n").at(-1) ?? "";
    const removed = await asks("waitlist remove", { guest: id });
    expect(removed).toMatchObject({ isDone: true, said: expect.stringContaining("Taken off the waitlist.") });
    for (const look of [true, false])
      expect(await asks("waitlist remove", { guest: id }, look)).toMatchObject({ isDone: false });
    expect((await asks("waitlist skip", { guest: "nordmann" })).said).toContain("no such entry");
  });

  test("of two who looked at the same, the second is told what the first one did", async () => {
    const { asks, desk } = await openShell();
    const looked = await asks("waitlist remove", { guest: "nordmann" }, true);
    const entryId = looked.said.split("\n").at(-1) ?? "";
    await desk.waitlist.skip({ by: ola, entryId });
    for (const command of ["waitlist remove", "waitlist skip"]) {
      expect(await asks(command, { guest: entryId }, false, looked.stamp)).toMatchObject({
        isDone: false,
        said: expect.stringContaining("It is not as it was shown. Ola skipped this guest"),
      });
    }
    expect((await asks("waitlist show", {})).said).toContain("Ola Nordmann");
  });

  test("names what is typed there, not what is typed in Discord", async () => {
    const { asks, desk, bookings } = await openShell();
    await desk.cancel({ by: kari, id: bookings[2]?.id ?? "" });
    const said = [
      await asks("waitlist add", { party: "2", name: "Anna Berg", from: "19:00", to: "19:00" }),
      await asks("waitlist offer", { time: "19:00", guest: "nordmann" }),
      await asks("attention", {}),
      await asks("waitlist skip", { guest: "nobody" }),
      await asks("lift", { rule: "nothing" }),
      await asks("broadcast", { day: "today", draft: "gone" }),
    ].map((answered) => answered.said);
    expect(said).toEqual([
      expect.stringContaining("Use “book” or “walkin”."),
      expect.stringContaining("when they say yes, “waitlist book” takes it"),
      expect.stringContaining("a table is kept (“waitlist show”)"),
      "There is no such entry on the waitlist: “waitlist show” lists them.",
      "There is no such rule any more: “rules” lists those in force.",
      "There is no such message any more. Use “broadcast” again.",
    ]);
  });

  test("shows a name that would command the terminal as its plain letters", async () => {
    const { asks } = await openShell();
    const { party, from, to } = caller;
    const { said } = await asks("waitlist add", { party, from, to, name: "Eve\u001b[2J Berg" });
    expect(said).toContain("Eve[2J Berg");
  });

  test("says of each day of a month what it has", async () => {
    const { asks } = await openShell();
    expect((await asks("month", { party: "4", month: "dec" })).said).toMatch(
      /^.*December 2026, 4 people\n.*1 Dec/,
    );
    expect((await asks("month", { month: "soon" })).isDone).toBe(false);
  });
});
