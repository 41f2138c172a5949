import { beforeAll, beforeEach, expect, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createHarness, fjord } from "#test/support/runtime/harness.ts";
import { walkToBooking, walkToSummary } from "#test/support/runtime/walk.ts";

describeDatabases("what is done outside", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });
  beforeEach(() => clearWork(database));

  test("a search that fails is told at once, and may be tried again", async () => {
    const { guest, service } = createHarness(database);
    const ada = guest("search");
    service.fail("listTimeSlots", "before");
    expect(await ada.says("a table for 2 tomorrow at 7pm")).toContain("serviceDown");
    expect(await ada.presses("choiceRetry")).toContain("slotHeld");
  });

  test("on a full day the nearest days are offered, with few requests", async () => {
    const { guest, service } = createHarness(database);
    for (const day of ["22", "23"]) service.full.add(`2026-11-${day}`);
    const ada = guest("alternatives");
    expect(await ada.says("a table for 2 tomorrow at 7pm")).toBe("fullAround nearestOffers offersLast");
    expect(service.asked).toEqual([
      "listTimeSlots",
      "listAvailability",
      "listTimeSlots",
      "listTimeSlots",
      "listTimeSlots",
    ]);
  });

  test("the house's other venues are looked at the same day", async () => {
    const harbour = { ...fjord, id: 2, name: "Harbour", scenarioNames: ["Terrace"] };
    const house = { venues: () => [fjord, harbour] };
    const { guest, service } = createHarness(database, { house });
    for (let day = 21; day <= 30; day += 1) service.full.add(`2026-11-${day}`);
    await guest("other-venue").says("a table for 2 tomorrow at 7pm at Fjord");
    expect(service.asked.filter((operation) => operation === "listTimeSlots")).toHaveLength(2);
  });

  test("a picked slot is held, and given back when the guest drops it", async () => {
    const { guest, service } = createHarness(database);
    const ada = guest("hold");
    await ada.says("a table for 2 tomorrow at 7pm");
    expect([...service.bookings.values()].map(({ guest }) => guest)).toEqual([undefined]);
    await ada.says("start over");
    expect(service.bookings.size).toBe(0);
  });

  test("a wish is added to what was noted since the guest read the booking", async () => {
    const { guest, service } = createHarness(database);
    const ada = guest("wishes");
    await walkToBooking(ada);
    await ada.says("I'd like to change my booking");
    const [placed] = service.reservations();
    if (!placed) throw new Error("nothing was booked");
    service.bookings.set(placed.id, { ...placed, comment: "20 minutes late" });
    await ada.says("by the window please");
    await ada.presses("choiceYes");
    expect(service.reservations()[0]?.comment).toBe("20 minutes late; by the window");
  });

  test("a service that refuses holds is used without them, and not asked again for a while", async () => {
    const harness = createHarness(database);
    const { service, clock } = harness;
    service.holdsRefusedWith = "invalid_request";
    await walkToBooking(harness.guest("no-holds"));
    expect(service.reservations()).toHaveLength(1);
    const asked = service.asked.length;
    const second = createHarness(database, { memoryService: service, clock });
    await walkToSummary(second.guest("no-holds-2"), "on Monday");
    expect(service.asked.slice(asked)).toEqual(["listTimeSlots", "listBookings"]);
    clock.advance({ hours: 2 });
    service.holdsRefusedWith = undefined;
    await walkToSummary(second.guest("holds-again"), "on Tuesday");
    expect([...service.bookings.values()].filter(({ guest }) => guest === undefined)).toHaveLength(1);
  });

  test("a slot that somebody else took meanwhile leads to other times", async () => {
    const { guest, service } = createHarness(database);
    const ada = guest("taken");
    await ada.says("a table for 2 tomorrow evening");
    for (const time of ["17:00", "18:00", "19:00"]) service.full.add(`2026-11-22/${time}`);
    expect(await ada.presses("choiceTime")).toContain("slotWasTaken");
  });

  test("an open outcome is told once, and tried until it is known", async () => {
    const { guest, service, clock, runtime, platform } = createHarness(database);
    service.holdsRefusedWith = "invalid_request";
    const ada = guest("open");
    await walkToSummary(ada);
    service.fail("createBooking", "after");
    service.fail("listBookings", "before", 20);
    expect(await ada.presses("choiceConfirm")).toContain("outcomeUnknown");
    for (let minute = 0; minute < 10; minute += 1) {
      clock.advance({ minutes: 1 });
      await runtime.settle();
    }
    expect(ada.last()).toContain("placed");
    expect(service.reservations()).toHaveLength(1);
    const told = platform.sentTo("open").filter(({ reply }) => reply.text.includes("outcomeUnknown"));
    expect(told).toHaveLength(1);
  });

  test("a first attempt that arrives after the second one is cancelled", async () => {
    const { guest, service, clock, runtime } = createHarness(database);
    service.holdsRefusedWith = "invalid_request";
    const ada = guest("late");
    await walkToSummary(ada);
    service.fail("createBooking", "before");
    expect(await ada.presses("choiceConfirm")).toContain("placed");
    const [placed] = service.reservations();
    if (!placed) throw new Error("nothing was placed");
    service.bookings.set("late", { ...placed, id: "late" });
    clock.advance({ minutes: 3 });
    await runtime.settle();
    expect(service.bookings.get("late")?.status).toBe("CANCELLED");
    expect(service.bookings.get(placed.id)?.status).toBe("REGISTERED");
  });

  test("only the guest's own bookings are listed, without holds and what is over", async () => {
    const harness = createHarness(database);
    const { service } = harness;
    await walkToBooking(harness.guest("other-guest"));
    const ada = harness.guest("own");
    await walkToBooking(ada, "on Monday");
    await walkToBooking(ada, "on Tuesday");
    await ada.says("a table for 2 on Wednesday at 7pm");
    const [, , cancelled] = service.reservations();
    if (cancelled) service.bookings.set(cancelled.id, { ...cancelled, status: "CANCELLED" });
    await ada.does({ type: "command", command: "bookings" });
    const lines = ada.last().split(" ");
    expect(lines.filter((key) => key === "bookingItem")).toHaveLength(1);
  });

  test("a booking is moved as a whole, keeping what was not mentioned", async () => {
    const { guest, service } = createHarness(database);
    const ada = guest("move");
    await walkToBooking(ada);
    const [before] = service.reservations();
    await ada.says("change it to 9pm");
    await ada.presses("choiceYes");
    expect(ada.last()).toContain("changed");
    expect(service.reservations()).toEqual([
      expect.objectContaining({
        id: before?.id,
        guest: before?.guest,
        guestCount: 2,
        extReferenceId: before?.extReferenceId,
        timeFrom: "2026-11-22T20:00:00Z",
      }),
    ]);
  });

  test("a cancellation that reached the service though its answer was lost is told as done", async () => {
    const { guest, service, clock, runtime } = createHarness(database);
    const ada = guest("cancel");
    await walkToBooking(ada);
    await ada.does({ type: "command", command: "cancel" });
    service.fail("updateBookingState", "after");
    await ada.presses("choiceCancelBooking");
    clock.advance({ seconds: 5 });
    await runtime.settle();
    expect(ada.last()).toContain("cancelled");
    expect(service.reservations()).toEqual([]);
  });

  test("a confirmation question goes out as a new message, and aftercare hears of it", async () => {
    const { guest, platform, runtime, told, service } = createHarness(database);
    const ada = guest("prompt");
    await walkToBooking(ada);
    const [placed] = service.reservations();
    const booking = {
      id: placed?.id ?? "",
      venueId: 1,
      scenarioName: "Dinner",
      startsAt: placed?.timeFrom ?? "",
      partySize: 2,
      state: "REGISTERED",
    } as const;
    const due = { type: "confirmationDue", booking, kind: "prompt" } as const;
    await runtime.inject(ada.conversationId, due, "prompt-1");
    await runtime.settle();
    expect(ada.last()).toContain("confirmationPrompt");
    expect(platform.sentTo("prompt").at(-1)?.replaces).toBeUndefined();
    expect(told.prompts).toEqual([`prompt ${booking.id}`]);
    await ada.presses("choiceComing");
    expect(service.reservations()[0]?.status).toBe("CONFIRMED");
    platform.instead.push(() => ({ ok: false, reason: "unreachable" }));
    await runtime.inject(ada.conversationId, due, "prompt-2");
    await runtime.settle();
    expect(told.unreachable).toEqual([booking.id]);
  });

  test("aftercare that fails is told again later, and the guest is not written to twice", async () => {
    let failures = 2;
    const tracked: string[] = [];
    const { guest, clock, runtime, platform } = createHarness(database, {
      aftercare: {
        track: async (_, { id }) => {
          failures -= 1;
          if (failures >= 0) throw new Error("the queue is down");
          tracked.push(id);
        },
        takeOver: async () => {},
        putOff: async () => undefined,
        promptDelivered: async () => {},
        guestUnreachable: async () => {},
        guestReachable: async () => {},
      },
    });
    const ada = guest("tracking");
    await walkToBooking(ada);
    const messages = platform.sentTo("tracking").length;
    expect(tracked).toEqual([]);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      clock.advance({ minutes: 1 });
      await runtime.settle();
    }
    expect(tracked).toHaveLength(1);
    expect(platform.sentTo("tracking")).toHaveLength(messages);
  });
});
