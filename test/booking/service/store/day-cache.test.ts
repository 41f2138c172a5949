import { type KyselyPlugin, sql } from "kysely";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { listSlots } from "#src/booking/service/capacity/slots.ts";
import { createDayCache } from "#src/booking/service/store/day-cache.ts";
import { lockDays } from "#src/booking/service/store/lock-days.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import { hasPlan } from "#src/booking/service/venue/venue.ts";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { type Send, succeed } from "#test/support/service/ask.ts";
import {
  at,
  bookDinner,
  bookingPath,
  freshDate,
  guest,
  holdDinner,
  wallTime,
} from "#test/support/service/conformance/stage.ts";
import { baseTime, createTestService, type TestService } from "#test/support/service/test-service.ts";

const lineTo =
  (service: TestService): Send =>
  (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));

/** The dinners that can be had for eight, for whom there is one place in the house. */
async function freeTimes(service: TestService, date: string): Promise<string[]> {
  const query = { date, guestCount: 8, scenarioId: 11 };
  const slots = await succeed(lineTo(service), "listTimeSlots", { query });
  return slots.filter(({ available }) => available).map(({ timeFrom }) => wallTime(timeFrom));
}

const allEvening = ["17:00", "17:30", "18:00", "18:30", "19:00", "19:30", "20:00", "20:30", "21:00"];
const largeAt = (timeFrom: string) => ({ guestCount: 8, timeFrom });

/** Removes every booking of the date as nobody of ours does: without a word to anybody. */
async function emptyInSilence({ db }: Database, date: string): Promise<void> {
  await sql`delete from service.booking where starts_at::date = ${date}::date`.execute(db);
}

async function startOn(database: Database): Promise<TestService> {
  const service = createTestService(database);
  await service.start();
  onTestFinished(() => service.stop());
  return service;
}

describeDatabases("a day that is kept", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    // The tables have to be there for whoever works on them directly.
    const service = createTestService(database);
    await service.start();
    await service.stop();
  });

  test("is read once, whoever asks and for whatever party", async () => {
    const service = await startOn(database);
    const date = freshDate();
    await bookDinner({ service, send: lineTo(service) }, date, "19:00", { guestCount: 8 });
    expect(await freeTimes(service, date)).toEqual(["17:00", "21:00"]);
    await emptyInSilence(database, date);
    expect(await freeTimes(service, date)).toEqual(["17:00", "21:00"]);
    expect(await freeTimes(await startOn(database), date)).toEqual(allEvening);
  });

  test("is read again after each write to it", async () => {
    const service = await startOn(database);
    const stage = { service, send: lineTo(service) };
    const date = freshDate();
    expect(await freeTimes(service, date)).toEqual(allEvening);
    const booking = await bookDinner(stage, date, "19:00", { guestCount: 8 });
    const params = bookingPath(booking);
    expect(await freeTimes(service, date)).toEqual(["17:00", "21:00"]);
    await succeed(stage.send, "updateBooking", {
      params,
      body: { ...booking, ...largeAt(at(date, "17:00")) },
    });
    expect(await freeTimes(service, date)).toEqual(["19:00", "19:30", "20:00", "20:30", "21:00"]);
    await service.backOffice.setState({ venueId: 1, id: booking.id }, "CANCELLED", "staff");
    expect(await freeTimes(service, date)).toEqual(allEvening);
    const hold = await holdDinner(stage, date, "19:00", { guestCount: 8 });
    expect(await freeTimes(service, date)).toEqual(["17:00", "21:00"]);
    await succeed(stage.send, "deleteBooking", { params: bookingPath(hold) });
    expect(await freeTimes(service, date)).toEqual(allEvening);
  });

  test("is read again when what moved away from it, or to it, stands on another day", async () => {
    const service = await startOn(database);
    const stage = { service, send: lineTo(service) };
    const [date, next] = [freshDate(), freshDate()];
    const booking = await bookDinner(stage, date, "19:00", { guestCount: 8 });
    expect([await freeTimes(service, date), await freeTimes(service, next)]).toEqual([
      ["17:00", "21:00"],
      allEvening,
    ]);
    await succeed(stage.send, "updateBooking", {
      params: bookingPath(booking),
      body: { ...booking, ...largeAt(at(next, "19:00")) },
    });
    expect([await freeTimes(service, date), await freeTimes(service, next)]).toEqual([
      allEvening,
      ["17:00", "21:00"],
    ]);
  });

  test("is read again when a party of the evening before will sit on into it", async () => {
    const service = await startOn(database);
    const [fjord, harbour] = service.venues();
    if (!fjord || !harbour?.plan) throw new Error("Harbour has a plan");
    const scenarios = harbour.plan.scenarios.map((late) => ({ ...late, turnTime: { "1+": "PT2H" } }));
    service.setVenues([fjord, { ...harbour, plan: { ...harbour.plan, scenarios } }]);
    const [date, next] = ["2026-12-08", "2026-12-09"];
    const params = { venueId: 2 };
    const isMidnightFree = async () => {
      const query = { date: next, guestCount: 2, timeTo: "00:00:00" };
      const slots = await succeed(lineTo(service), "listTimeSlots", { params, query });
      return slots.map(({ available }) => available);
    };
    expect(await isMidnightFree()).toEqual([true]);
    const timeFrom = at(date, "23:00", harbour.timeZone);
    const body = { guestCount: 2, timeFrom, scenarioName: "Late", guest };
    await succeed(lineTo(service), "createBooking", { params, body });
    expect(await isMidnightFree()).toEqual([false]);
  });

  test("shows a hold up to the very moment at which it lapses, and never again", async () => {
    const service = await startOn(database);
    const date = freshDate();
    await holdDinner({ service, send: lineTo(service) }, date, "19:00", { guestCount: 8 });
    service.clock.advance({ minutes: 14, seconds: 59, milliseconds: 999 });
    expect(await freeTimes(service, date)).toEqual(["17:00", "21:00"]);
    service.clock.advance({ milliseconds: 1 });
    expect(await freeTimes(service, date)).toEqual(allEvening);
    service.clock.advance({ milliseconds: -1 });
    expect(await freeTimes(service, date)).toEqual(["17:00", "21:00"]);
  });

  test("is decided anew for what time it is", async () => {
    const service = await startOn(database);
    const date = freshDate();
    expect(await freeTimes(service, date)).toEqual(allEvening);
    service.clock.set(at(date, "18:10"));
    expect(await freeTimes(service, date)).toEqual(allEvening.slice(3));
    service.clock.set(baseTime);
    expect(await freeTimes(service, date)).toEqual(allEvening);
  });

  test("is planned anew when the venue file changes", async () => {
    const service = await startOn(database);
    const date = freshDate();
    expect(await freeTimes(service, date)).toEqual(allEvening);
    const [fjord, ...others] = service.venues();
    if (!fjord?.plan) throw new Error("Fjord has a plan");
    service.setVenues([{ ...fjord, plan: { ...fjord.plan, combinations: [] } }, ...others]);
    expect(await freeTimes(service, date)).toEqual([]);
    service.setVenues([fjord, ...others]);
    expect(await freeTimes(service, date)).toEqual(allEvening);
  });

  test("is planned anew when the staff set or lift a rule", async () => {
    const service = await startOn(database);
    const date = freshDate();
    expect(await freeTimes(service, date)).toEqual(allEvening);
    const set = await service.backOffice.addRule(1, { kind: "closure", from: date, to: date }, "staff");
    if (!set.ok) throw new Error(set.refusal);
    expect(await freeTimes(service, date)).toEqual([]);
    await service.backOffice.liftRule(1, set.value.rule.id, "staff");
    expect(await freeTimes(service, date)).toEqual(allEvening);
  });

  test("is not what somebody read who began before the write and came back after it", async () => {
    const slow = holdingBack();
    const db = serviceTables(database).withPlugin(slow.plugin);
    const days = createDayCache(db);
    await days.start(database);
    onTestFinished(() => days.stop());
    const service = await startOn(database);
    const [venue] = service.venues().filter(hasPlan);
    if (!venue) throw new Error("there is a venue");
    const freeCount = async (date: string) => {
      const dayViews = await days.look(venue, [date], service.clock.now());
      const slots = dayViews.flatMap((dayView) => listSlots(dayView, 8, { scenarioId: 11 }));
      return slots.filter(({ available }) => available).length;
    };
    // The desk's rules are known from then on: what is held back next are the bookings.
    await freeCount(freshDate());
    const date = freshDate();
    slow.holdBack();
    const before = freeCount(date);
    await slow.reached;
    await bookDinner({ service, send: lineTo(service) }, date, "19:00", { guestCount: 8 });
    // The write was another service's; this one locks the day, too, and so hears of it at once.
    await inTransaction(db, (trx) => lockDays(trx, 1, [Temporal.PlainDate.from(date)]));
    slow.letGo();
    expect(await before).toBe(allEvening.length);
    expect(await freeCount(date)).toBe(2);
  });
});

/** Lets what was read from bookings wait between the database and whoever asked. */
function holdingBack() {
  const reached = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  let isHolding = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isHolding) return result;
      isHolding = false;
      reached.resolve();
      await free.promise;
      return result;
    },
  };
  return {
    plugin,
    reached: reached.promise,
    holdBack: () => {
      isHolding = true;
    },
    letGo: free.resolve,
  };
}

describeDatabases("two services on one database", (open) => {
  async function openTwo() {
    const database = await open();
    const other = await openDatabase({ url: database.url }, createQuietLog());
    onTestFinished(() => other.close());
    return { database, one: await startOn(database), two: await startOn(other) };
  }

  test("see each other's bookings and rules on days that both have kept", async () => {
    const { one, two } = await openTwo();
    const date = freshDate();
    expect([await freeTimes(one, date), await freeTimes(two, date)]).toEqual([allEvening, allEvening]);
    await bookDinner({ service: one, send: lineTo(one) }, date, "19:00", { guestCount: 8 });
    await expect.poll(() => freeTimes(two, date)).toEqual(["17:00", "21:00"]);
    await two.backOffice.addRule(1, { kind: "closure", from: date, to: date }, "staff");
    await expect.poll(() => freeTimes(one, date)).toEqual([]);
  });

  test("find out by the day's version what a process wrote that died before it said so", async () => {
    const database = await open();
    const service = await startOn(database);
    const days = createDayCache(serviceTables(database));
    // It hears nobody, and believes that it does.
    await days.start({
      listen: async (_channel, { onHearing }) => {
        onHearing();
        return { close: async () => {} };
      },
    });
    onTestFinished(() => days.stop());
    const [venue] = service.venues().filter(hasPlan);
    if (!venue) throw new Error("there is a venue");
    const [date, far] = [freshDate(), freshDate()];
    const freeCounts = async () => {
      const dayViews = await days.look(venue, [date, far], service.clock.now());
      return dayViews.map(
        (dayView) => listSlots(dayView, 8, { scenarioId: 11 }).filter(({ available }) => available).length,
      );
    };
    const all = [allEvening.length, allEvening.length];
    expect(await freeCounts()).toEqual(all);
    await bookDinner({ service, send: lineTo(service) }, date, "19:00", { guestCount: 8 });
    expect(await freeCounts()).toEqual(all);
    await days.check();
    expect(await freeCounts()).toEqual([2, allEvening.length]);
  });

  test("keep nothing when they cannot hear each other, and keep again when they can", async () => {
    const { database, one } = await openTwo();
    const date = freshDate();
    await bookDinner({ service: one, send: lineTo(one) }, date, "19:00", { guestCount: 8 });
    expect(await freeTimes(one, date)).toEqual(["17:00", "21:00"]);
    await emptyInSilence(database, date);
    expect(await freeTimes(one, date)).toEqual(["17:00", "21:00"]);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(database.db);
    await expect.poll(() => freeTimes(one, date)).toEqual(allEvening);
    const isKeeping = async () => {
      const other = freshDate();
      await bookDinner({ service: one, send: lineTo(one) }, other, "19:00", { guestCount: 8 });
      await freeTimes(one, other);
      await emptyInSilence(database, other);
      return (await freeTimes(one, other)).length === 2;
    };
    await expect.poll(isKeeping).toBe(true);
  });
});
