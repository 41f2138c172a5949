import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import type { ForeignServiceOptions } from "#test/support/booking/foreign-service.ts";
import { json, type Reply } from "#test/support/booking/http-server.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { openForeignWorld } from "#test/support/runtime/foreign-world.ts";
import { walkToBooking } from "#test/support/runtime/walk.ts";

const plain = { "content-type": "text/plain" };
const page = { "content-type": "text/html" };

const noHolds: readonly (readonly [string, Reply])[] = [
  ["400 text", { status: 400, headers: plain, body: "a guest is required" }],
  ["404 a page", { status: 404, headers: page, body: "<h1>Not Found</h1>" }],
  ["405 nothing", { status: 405 }],
  ["409 a foreign body", json(409, { error: "GUEST_MISSING" })],
  ["500 a page", { status: 500, headers: page, body: "<h1>Oops</h1>" }],
  ["garbage", { status: 201, body: "garbage" }],
  ["a reset", "reset"],
  ["never", "silence"],
];

describeDatabases("a service that is not ours", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });
  beforeEach(() => clearWork(database));

  let chats = 0;
  async function start(options: ForeignServiceOptions = {}) {
    const world = await openForeignWorld(database, options);
    onTestFinished(() => world.close());
    chats += 1;
    return { ...world, ada: world.guest(`ada-${chats}`), bo: world.guest(`bo-${chats}`) };
  }

  /** A guest with a booking for two, tomorrow at 19:00. */
  async function startBooked(options: ForeignServiceOptions = {}) {
    const world = await start(options);
    await walkToBooking(world.ada);
    expect(world.ada.last()).toContain("placed");
    return world;
  }

  test.for(noHolds)("that answers holds by %s is booked at", async ([, holds]) => {
    const { ada, standing, platform, clock, runtime } = await startBooked({ holds });
    expect(standing()).toMatchObject([{ guest: { firstName: "Ada" }, guestCount: 2 }]);
    clock.advance({ minutes: 5 });
    await runtime.settle();
    const said = platform.sentTo(ada.conversationId.replace("test:", "")).map(({ reply }) => reply.text);
    expect(said.join(" ")).not.toMatch(/serviceDown|slotHeld|outcome/);
    expect(standing()).toHaveLength(1);
  });

  test("that refuses holds is asked for none a second time, one that failed is", async () => {
    const holdsAsked = async (holds: Reply) => {
      const { ada, asked } = await startBooked({ holds });
      await walkToBooking(ada, "on Monday");
      return asked().filter((line) => line === "POST /venues/1/bookings").length - 2;
    };
    expect(await holdsAsked({ status: 400, headers: plain, body: "no" })).toBe(1);
    await clearWork(database);
    expect(await holdsAsked({ status: 500 })).toBe(2);
  });

  test("whose hold was made without a word gives that very table, its last", async () => {
    const { ada, fail, landLate, foreign, standing } = await start({ tables: 1 });
    fail(/^POST /, "very late");
    await ada.says("a table for 2 tomorrow at 7pm");
    landLate();
    await ada.says("Ada Lovelace");
    await ada.presses("choiceSkip");
    expect(await ada.presses("choiceConfirm")).toContain("placed");
    expect(foreign.bookings).toHaveLength(1);
    expect(standing()).toHaveLength(1);
  });

  test("is given back a hold that nobody heard of, when the guest goes another way", async () => {
    const { ada, fail, landLate, foreign, clock, runtime } = await start();
    fail(/^POST /, "very late");
    await ada.says("a table for 2 tomorrow at 7pm");
    landLate();
    await ada.says("start over");
    expect(foreign.bookings).toHaveLength(1);
    clock.advance({ minutes: 3 });
    await runtime.settle();
    expect(foreign.bookings).toEqual([]);
  });

  test("that refuses to list its times is not said to have none", async () => {
    const { ada } = await start({ lists: { status: 404, headers: page, body: "<h1>Not Found</h1>" } });
    expect(await ada.says("a table for 2 tomorrow at 7pm")).toContain("serviceDown");
  });

  test("that says by a bare 409 that the table has gone leads to other times", async () => {
    const { ada, foreign } = await start({ holds: { status: 405 }, tables: 1 });
    await ada.says("a table for 2 tomorrow at 7pm");
    await ada.says("Ada Lovelace");
    await ada.presses("choiceSkip");
    foreign.bookings.push({ id: "other", timeSlotId: "2026-11-22_19", guest: {}, status: "REGISTERED" });
    foreign.bookings.push({ id: "early", timeSlotId: "2026-11-22_17", guest: {}, status: "REGISTERED" });
    expect(await ada.presses("choiceConfirm")).toContain("slotWasTaken");
  });

  describe("asked to move a booking", () => {
    const ways: readonly (readonly [string, ForeignServiceOptions, string])[] = [
      ["moves it by its time slot", {}, "PATCH GET"],
      ["wraps the answer", { moves: "wrapped" }, "PATCH GET"],
      ["answers text though it moved it", {}, "PATCH GET"],
      ["has no such method", { moves: { status: 405 } }, "PATCH GET PUT GET"],
      [
        "has no such address",
        { moves: { status: 404, headers: page, body: "<h1>?</h1>" } },
        "PATCH GET PUT GET",
      ],
      ["has not implemented it", { moves: { status: 501 } }, "PATCH GET PUT GET"],
      ["breaks over it", { moves: { status: 500 } }, "PATCH GET PUT GET"],
      ["never answers", { moves: "silence" }, "PATCH GET PUT GET"],
      ["answers garbage and leaves it", { moves: { status: 200, body: "garbage" } }, "PATCH GET PUT GET"],
    ];
    test.for(ways)("one that %s tells the new time", async ([what, options, requests]) => {
      const { ada, asked, standing, fail } = await startBooked(options);
      const before = asked().length;
      if (what.startsWith("answers text")) fail(/timeslot$/, "page after");
      await ada.says("change it to 9pm");
      expect(await ada.presses("choiceYes")).toContain("changed");
      const changes = asked()
        .slice(before)
        .map((line) => line.split(" ")[0]);
      expect(changes.join(" ")).toContain(requests);
      expect(standing()).toMatchObject([
        {
          timeSlotId: "2026-11-22_21",
          timeFrom: "2026-11-22T20:00:00Z",
          timeTo: "2026-11-22T22:00:00Z",
          guest: { firstName: "Ada", lastName: "Lovelace", salutation: "Ms", address: { city: "Oslo" } },
          source: "api",
          tags: [{ id: 7, label: "new" }],
          seating: { area: "terrace", near: [4, 5] },
        },
      ]);
    });

    test("one whose table there has gone meanwhile leaves it, and other times follow", async () => {
      const { ada, foreign, standing } = await startBooked({ tables: 1 });
      await ada.says("change it to 9pm");
      foreign.bookings.push({ id: "x", timeSlotId: "2026-11-22_21", guest: {}, status: "REGISTERED" });
      const heard = await ada.presses("choiceYes");
      expect(heard).toContain("slotsNear");
      // It was never offered, so nobody can say that it was there and went.
      expect(heard).not.toContain("slotWasTaken");
      expect(standing()[0]).toMatchObject({ timeFrom: "2026-11-22T18:00:00Z" });
    });
  });

  describe("asked for another party", () => {
    test("keeps all that it holds beyond the contract", async () => {
      const { ada, standing } = await startBooked();
      const [before] = structuredClone(standing());
      await ada.says("make it 4 people");
      expect(await ada.presses("choiceYes")).toContain("changed");
      expect(standing()).toEqual([{ ...before, guestCount: 4 }]);
    });

    test.for<readonly [string, ForeignServiceOptions]>([
      ["in one step", {}],
      ["in two where an update leaves the time", { updates: "ignoring time" }],
    ])("and another time, does both %s", async ([, options]) => {
      const { ada, standing } = await startBooked(options);
      await ada.says("change it to 4 people at 9pm");
      expect(await ada.presses("choiceYes")).toContain("changed");
      expect(standing()).toMatchObject([{ guestCount: 4, timeFrom: "2026-11-22T20:00:00Z" }]);
    });

    test("and another time, of which it does half, has the guest told what stands", async () => {
      const { ada, standing } = await startBooked({ updates: "ignoring time", moves: { status: 405 } });
      await ada.says("change it to 4 people at 9pm");
      expect(await ada.presses("choiceYes")).toBe("changedPartly");
      expect(standing()).toMatchObject([{ guestCount: 4, timeFrom: "2026-11-22T18:00:00Z" }]);
    });

    test("and another time, of which it does neither, leaves the booking and says so", async () => {
      const { ada, standing } = await startBooked({
        updates: { status: 400, headers: plain, body: "no" },
        moves: { status: 405 },
      });
      const [before] = structuredClone(standing());
      await ada.says("change it to 4 people at 9pm");
      expect(await ada.presses("choiceYes")).toContain("bookingReadOnly");
      expect(standing()).toEqual([before]);
    });

    test("that answers yes and does nothing is not believed", async () => {
      const { ada, standing } = await startBooked({ updates: json(200, {}) });
      await ada.says("make it 4 people");
      expect(await ada.presses("choiceYes")).toContain("bookingReadOnly");
      expect(standing()).toMatchObject([{ guestCount: 2 }]);
    });
  });

  test.for<readonly [string, ForeignServiceOptions, string]>([
    ["lets go of a booking brings it to the chat that proves it", {}, "claimed"],
    ["refuses", { updates: { status: 409, headers: plain, body: "no" } }, "claimKeptAway"],
    ["says yes and leaves the reference", { updates: json(200, {}) }, "claimKeptAway"],
  ])("that %s, and the guest reads what is so", async ([, options, line]) => {
    const { ada, bo, told, standing, platform } = await startBooked(options);
    const [before] = structuredClone(standing());
    await bo.says(`my reference is ${String(before?.extReferenceNumber)}`);
    await bo.says("Ada Lovelace");
    const said = platform.sentTo(bo.conversationId.replace("test:", "")).map(({ reply }) => reply.text);
    expect(said.join(" ").match(/claimed|claimKeptAway/g)).toEqual([line]);
    const isTheirs = line === "claimed";
    expect(told.takenOver.map(({ conversationId }) => conversationId)).toEqual(
      isTheirs ? [bo.conversationId] : [],
    );
    if (!isTheirs) expect(standing()).toEqual([before]);
    expect(await ada.says("my bookings")).toContain(isTheirs ? "noBookings" : "bookingItem");
  });

  test("that cancels without a word has cancelled", async () => {
    const { ada, fail, standing } = await startBooked();
    await ada.does({ type: "command", command: "cancel" });
    fail(/^PATCH /, "nothing after");
    expect(await ada.presses("choiceCancelBooking")).toContain("cancelled");
    expect(standing()).toEqual([]);
  });

  test("that says yes to a cancellation and does nothing is not believed", async () => {
    const { ada, standing } = await startBooked({ states: json(200, {}) });
    await ada.does({ type: "command", command: "cancel" });
    await ada.presses("choiceCancelBooking");
    expect(ada.last()).not.toContain("cancelled");
    expect(standing()).toHaveLength(1);
  });

  describe("on whose waitlist guests wait", () => {
    /** The only table tomorrow at 19:00 is taken, and both guests wait for it. */
    async function startWaiting(options: ForeignServiceOptions = {}) {
      const world = await start({ tables: 1, ...options });
      const { foreign } = world;
      const taken = { id: "x", timeSlotId: "2026-11-22_19", guest: {}, status: "REGISTERED" };
      foreign.bookings.push(taken);
      for (const guest of [world.ada, world.bo]) {
        await guest.says("a table for 2 tomorrow at 7pm");
        await guest.presses("choiceWaitlist");
        await guest.says("Ada Lovelace");
        await guest.presses("choiceSkip");
        expect(guest.last()).toContain("waitlistJoined");
      }
      const states = () => foreign.waitlist.map(({ status }) => status);
      return { ...world, taken, states };
    }

    test.for(noHolds)(
      "and which answers holds by %s, offers the table to the first, without keeping it",
      async ([, holds]) => {
        const { ada, bo, taken, goRound, states, standing } = await startWaiting({ holds });
        Object.assign(taken, { status: "CANCELLED" });
        await goRound();
        await goRound();
        expect(ada.last()).toContain("tableFreedUnheld");
        expect(bo.last()).toContain("waitlistJoined");
        expect(await ada.presses("choiceTakeTable")).toContain("placed");
        expect(standing()).toHaveLength(1);
        expect(states()).toEqual(["CANCELLED", "WAITING"]);
        await goRound();
        expect(bo.last()).toContain("waitlistJoined");
      },
    );

    test("tells who was too late that they wait on, in their place", async () => {
      const { ada, bo, taken, goRound, states, foreign } = await startWaiting({ holds: { status: 405 } });
      Object.assign(taken, { status: "CANCELLED" });
      await goRound();
      foreign.bookings.push({ ...taken, id: "quicker", status: "REGISTERED" });
      expect(await ada.presses("choiceTakeTable")).toContain("tableOfferGone");
      expect(states()).toEqual(["WAITING", "WAITING"]);
      foreign.bookings.splice(1);
      await goRound();
      expect(ada.last()).toContain("tableFreedUnheld");
      expect(bo.last()).toContain("waitlistJoined");
    });

    test("offers a table that was not answered for to the next", async () => {
      const { ada, bo, taken, goRound, clock } = await startWaiting({ holds: { status: 405 } });
      Object.assign(taken, { status: "CANCELLED" });
      await goRound();
      clock.advance({ minutes: 16 });
      await goRound();
      expect(ada.last()).toContain("tableOfferLapsed");
      expect(bo.last()).toContain("tableFreedUnheld");
    });

    test("keeps the table where it takes holds, and the place in line until the booking stands", async () => {
      const { ada, taken, goRound, states, fail, clock, runtime, standing } = await startWaiting();
      Object.assign(taken, { status: "CANCELLED" });
      await goRound();
      expect(ada.last()).toBe("tableFreed offerClock");
      fail(/^PUT /, "reset before", "reset before", "reset before");
      expect(await ada.presses("choiceTakeTable")).toContain("outcomeUnknown");
      expect(states()).toEqual(["WAITING", "WAITING"]);
      // The time to answer is over; who has answered is not asked to.
      clock.advance({ minutes: 20 });
      await goRound();
      await runtime.settle();
      expect(ada.last()).toContain("placed");
      expect(standing()).toHaveLength(1);
      expect(states()).toEqual(["CANCELLED", "WAITING"]);
    });

    test("ends no round for a wish that it will not let go", async () => {
      const leaving = { id: "w1", reply: { status: 500 } };
      const { goRound, clock, states } = await startWaiting({ leaving });
      clock.advance({ hours: 48 });
      await goRound();
      expect(states()).toEqual(["WAITING", "CANCELLED"]);
    });
  });
});
