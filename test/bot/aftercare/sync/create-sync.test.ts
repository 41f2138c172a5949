import { afterEach, beforeEach, expect, test } from "vitest";
import type { Booking } from "#src/booking/contract/booking.ts";
import { takeIn } from "#src/bot/aftercare/sync/take-in.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createAftercareWorld } from "#test/support/runtime/aftercare-world.ts";
import { walkToBooking } from "#test/support/runtime/walk.ts";

describeDatabases("what the restaurant does in its own system", (open) => {
  let database: Database;
  let world: Awaited<ReturnType<typeof createAftercareWorld>>;
  beforeEach(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
    world = await createAftercareWorld(database);
  });
  afterEach(async () => {
    await world.jobs.stop();
    await database.close();
  });

  /** On Monday at 17:00 in Oslo, two days ahead: read once an hour. */
  async function book(chatId = "ada", day = "on Monday") {
    const guest = world.guest(chatId);
    await walkToBooking(guest, day, "5pm");
    return guest;
  }

  const change = (fields: Partial<Booking>, booking = world.only()) =>
    world.service.bookings.set(booking.id, { ...booking, ...fields });

  const news = (chatId = "ada") =>
    world.platform
      .sentTo(chatId)
      .map(({ reply }) => reply.text)
      .filter((text) => /Outside|ByVenue/.test(text));

  const reads = () =>
    world.service.asked.filter((operation) => operation === "getBooking" || operation === "listBookings")
      .length;

  test("a cancellation is told once, to the guest and to the staff, and nothing is asked afterwards", async () => {
    await book();
    change({ status: "CANCELLED" });
    await world.lookAfter({ minutes: 59 });
    expect(news()).toEqual([]);
    await world.lookAfter({ minutes: 1 });
    expect(news()).toEqual(["cancelledOutside"]);
    expect(world.notices().filter((kind) => kind !== "booked")).toEqual(["cancelledOutside"]);
    expect((await world.ledger.find(world.only()))?.booking.state).toBe("CANCELLED");
    const before = reads();
    await world.lookAfter({ hours: 33 });
    expect(news()).toHaveLength(1);
    expect(world.asked("ada")).toEqual([]);
    expect(reads()).toBe(before);
  });

  test("what the staff change at the desk is told to the guest, and to the staff not once more", async () => {
    await book();
    const known = await world.ledger.find(world.only());
    if (!known) throw new Error("the ledger has no booking");
    const [from, to] = ["2026-11-23T18:00:00Z", "2026-11-23T20:00:00Z"];
    change({ timeFrom: from, timeTo: to });
    const moved = { ...known.booking, startsAt: from };
    expect(await world.guestLine.tell("moved", moved)).toBe(true);
    await world.guestLine.tell("moved", moved);
    await world.lookAfter({ hours: 2 });
    expect(news()).toEqual(["changedOutside bookingNow"]);
    expect(world.notices().filter((kind) => kind !== "booked")).toEqual([]);
    expect((await world.ledger.find(world.only()))?.booking.startsAt).toBe(from);
  });

  test("what a look finds between the staff's change and their word of it is told by them alone", async () => {
    await book();
    const known = await world.ledger.find(world.only());
    if (!known) throw new Error("the ledger has no booking");
    const startsAt = "2026-11-23T18:00:00Z";
    const moved = { ...known.booking, startsAt };
    await world.lookAfter({ minutes: 60 });
    await world.guestLine.expect(known.booking);
    change({ timeFrom: startsAt, timeTo: "2026-11-23T20:00:00Z" });
    // One look had begun before, one begins now.
    expect(await takeIn(world, world.aftercare.planner, known, moved)).toBeUndefined();
    await world.lookAfter({ minutes: 1 });
    expect(news()).toEqual([]);
    await world.guestLine.tell("moved", moved);
    await world.lookAfter({ hours: 2 });
    expect(news()).toEqual(["changedOutside bookingNow"]);
    expect(world.notices().filter((kind) => kind !== "booked")).toEqual([]);
  });

  test("what the staff did not live to tell is told by a later look", async () => {
    await book();
    await world.guestLine.expect(world.only());
    change({ status: "CANCELLED" });
    await world.lookAfter({ hours: 1 });
    expect(news()).toEqual(["cancelledOutside"]);
    expect(world.notices()).toContain("cancelledOutside");
  });

  test("a move is told with what it was and is; back and away again is told each time", async () => {
    await book();
    const home = world.only().timeFrom;
    for (const timeFrom of ["2026-11-23T18:00:00Z", home, "2026-11-23T18:00:00Z"]) {
      change({ timeFrom });
      await world.lookAfter({ minutes: 60 });
    }
    expect(news()).toEqual(Array.from({ length: 3 }, () => "changedOutside bookingNow"));
    expect((await world.ledger.find(world.only()))?.booking.startsAt).toBe("2026-11-23T18:00:00Z");
  });

  test("a moved booking is asked about at its new time", async () => {
    await book();
    change({ timeFrom: "2026-11-24T17:00:00Z" });
    await world.lookAfter({ hours: 1 });
    await world.wait({ hours: 54, minutes: 59 });
    expect(world.asked("ada")).toEqual([]);
    await world.wait({ minutes: 1 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt"]);
  });

  test.for([
    { what: "another number of guests", fields: { guestCount: 3 }, told: ["changedOutside bookingNow"] },
    {
      what: "another way to dine",
      fields: { scenarioName: "Bar" },
      told: ["changedOutside bookingNow scenarioNow"],
    },
    { what: "a confirmation", fields: { status: "CONFIRMED" }, told: ["confirmedByVenue"] },
    { what: "a question of the house's own", fields: { status: "UNCONFIRMED" }, told: [] },
    { what: "guests at their table", fields: { status: "SEATED" }, told: [] },
    { what: "a comment", fields: { comment: "table 7" }, told: [] },
  ] as const)("$what is told as $told and stands in the ledger", async ({ fields, told }) => {
    await book();
    change(fields);
    await world.lookAfter({ minutes: 60 });
    expect(news()).toEqual(told);
    const entry = await world.ledger.find(world.only());
    const { guestCount: partySize, status: state, scenarioName } = world.only();
    expect(entry?.booking).toMatchObject({ partySize, state, scenarioName });
  });

  test("what the guest changes or cancels in the chat is not told as the restaurant's", async () => {
    const ada = await book();
    await ada.says("change it to Tuesday at 6pm");
    await ada.presses("choiceYes");
    await world.lookAfter({ minutes: 60 });
    await ada.does({ type: "command", command: "cancel" });
    await ada.presses("choiceCancelBooking");
    await world.lookAfter({ minutes: 60 });
    expect(world.only().status).toBe("CANCELLED");
    expect(news()).toEqual([]);
  });

  test("nor while it is under way", async () => {
    const ada = await book();
    await ada.says("change it to Tuesday at 6pm");
    world.service.around.after = async (operation) => {
      if (operation !== "updateBooking") return;
      delete world.service.around.after;
      await world.lookAfter({ minutes: 60 });
    };
    await ada.presses("choiceYes");
    await world.lookAfter({ minutes: 60 });
    expect(news()).toEqual([]);
    expect(ada.last()).toBe("changed");
  });

  test("nor what the staff do at their desk, told first by whoever comes first", async () => {
    await book();
    change({ status: "CANCELLED" });
    const known = await world.ledger.find(world.only());
    if (!known) throw new Error("the booking is not in the ledger");
    await world.guestLine.tell("cancelled", { ...known.booking, state: "CANCELLED" });
    await world.lookAfter({ minutes: 60 });
    expect(news()).toEqual(["cancelledByVenue"]);
  });

  test("a process that dies after telling tells nothing twice", async () => {
    await book();
    const known = await world.ledger.find(world.only());
    if (!known) throw new Error("the booking is not in the ledger");
    change({ guestCount: 3 });
    const dies = { refresh: () => Promise.reject(new Error("killed")) };
    await expect(takeIn(world, dies, known, { ...known.booking, partySize: 3 })).rejects.toThrow("killed");
    await world.lookAfter({ minutes: 60 });
    expect(news()).toEqual(["changedOutside bookingNow"]);
    expect(world.notices().filter((kind) => kind === "changedOutside")).toHaveLength(1);
  });

  test("one look without the booking means nothing; the second, another way, means that it is gone", async () => {
    await book();
    const booking = world.only();
    world.service.bookings.clear();
    await world.lookAfter({ minutes: 60 });
    expect(news()).toEqual([]);
    await world.lookAfter({ minutes: 4 });
    expect(news()).toEqual([]);
    await world.lookAfter({ minutes: 1 });
    expect(news()).toEqual(["cancelledOutside"]);
    expect((await world.ledger.find(booking))?.booking.state).toBe("CANCELLED");
  });

  test("a booking that is there again was never gone", async () => {
    await book();
    const booking = world.only();
    world.service.bookings.clear();
    await world.lookAfter({ minutes: 60 });
    world.service.bookings.set(booking.id, booking);
    for (const minutes of [5, 60, 60]) await world.lookAfter({ minutes });
    expect(news()).toEqual([]);
  });

  test("a service that knows no booking at all any more costs nobody their table", async () => {
    await book("ada", "on Monday");
    await book("bo", "on Tuesday");
    world.service.bookings.clear();
    for (let look = 0; look < 10; look += 1) await world.lookAfter({ hours: 1 });
    expect([...news("ada"), ...news("bo")]).toEqual([]);
  });

  test("a service that fails says nothing, and is left alone", async () => {
    await book();
    world.service.fail("getBooking", "before", 3);
    change({ status: "CANCELLED" });
    for (let look = 0; look < 3; look += 1) await world.lookAfter({ hours: 1 });
    expect(news()).toEqual([]);
    await world.lookAfter({ hours: 1 });
    expect(news()).toEqual(["cancelledOutside"]);
  });

  test("one list answers for all bookings of a guest", async () => {
    const ada = await book();
    await walkToBooking(ada, "on Tuesday", "5pm");
    expect(world.service.reservations()).toHaveLength(2);
    for (const booking of world.service.reservations()) change({ guestCount: 5 }, booking);
    world.service.asked.length = 0;
    await world.lookAfter({ minutes: 60 });
    expect(world.service.asked).toEqual(["listBookings"]);
    expect(news()).toHaveLength(2);
  });

  test("of two processes that look at once, one reads the booking", async () => {
    await book();
    const now = Temporal.Instant.from("2026-11-21T12:00:00Z");
    const [watched] = await world.looks.listAhead(now);
    if (!watched) throw new Error("nothing is ahead");
    const claims = await Promise.all([world.looks.claim([watched], now), world.looks.claim([watched], now)]);
    expect(claims.map((entries) => entries.length).sort()).toEqual([0, 1]);
    expect(await world.looks.countSince(now.subtract({ minutes: 1 }))).toBe(1);
    expect(await world.looks.countSince(now)).toBe(0);
  });

  test("the confirmation step tells what it finds, too", async () => {
    await book();
    await world.wait({ hours: 30, minutes: 50 });
    change({ timeFrom: "2026-11-23T15:00:00Z" });
    await world.wait({ minutes: 12 });
    expect(news()).toEqual(["changedOutside bookingNow"]);
  });
});
