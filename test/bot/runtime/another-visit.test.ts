import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#src/booking/contract/booking.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createHarness } from "#test/support/runtime/harness.ts";
import { walkToBooking } from "#test/support/runtime/walk.ts";

describeDatabases("a booking that another hand changed just now", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  /** A guest with a booking, and the hand of the house. */
  async function booked(chatId: string) {
    const harness = createHarness(database);
    const guest = harness.guest(chatId);
    await walkToBooking(guest);
    const only = () => {
      const [booking] = harness.service.bookings.values();
      if (!booking) throw new Error("there is no booking");
      return booking;
    };
    const change = (fields: Partial<Booking>) =>
      harness.service.bookings.set(only().id, { ...only(), ...fields });
    return { ...harness, guest, only, change };
  }

  test("is not cancelled by a yes to what it was, but by the next one", async () => {
    const { guest, only, change } = await booked("cancels");
    await guest.does({ type: "command", command: "cancel" });
    change({ timeFrom: "2026-11-22T19:00:00Z" });
    expect(await guest.presses("choiceCancelBooking")).toBe("promptOutdated askCancel");
    expect(only().status).toBe("REGISTERED");
    expect(await guest.presses("choiceCancelBooking")).toBe("cancelled");
    expect(only().status).toBe("CANCELLED");
  });

  test("is not changed from what it was", async () => {
    const { guest, only, change } = await booked("changes");
    await guest.says("make it 5");
    change({ timeFrom: "2026-11-22T19:00:00Z" });
    expect(await guest.presses("choiceYes")).toBe("promptOutdated askWhatToChange");
    expect(only()).toMatchObject({ guestCount: 2, timeFrom: "2026-11-22T19:00:00Z" });
  });

  test("nor confirmed for a visit that is no more", async () => {
    const { guest, only, change, runtime } = await booked("confirms");
    const { id, venueId, timeFrom, guestCount: partySize, scenarioName = "" } = only();
    const booking = {
      id,
      venueId,
      startsAt: timeFrom,
      partySize,
      scenarioName,
      state: "REGISTERED",
    } as const;
    await runtime.inject("test:confirms", { type: "confirmationDue", booking, kind: "prompt" }, "due");
    await runtime.settle();
    change({ timeFrom: "2026-11-22T19:00:00Z" });
    expect(await guest.presses("choiceComing")).toBe("promptOutdated confirmationPrompt");
    expect(only().status).toBe("REGISTERED");
    expect(await guest.presses("choiceComing")).toBe("confirmationYes");
  });

  test("a change that went through before its answer was lost is done, not outdated", async () => {
    const { guest, only, service, clock, runtime } = await booked("twice");
    await guest.says("make it 3");
    service.fail("updateBooking", "after");
    await guest.presses("choiceYes");
    clock.advance({ minutes: 1 });
    await runtime.settle();
    expect(guest.last()).toBe("changed");
    expect(only().guestCount).toBe(3);
  });

  test("one that was cancelled is said to be", async () => {
    const { guest, change } = await booked("over");
    await guest.says("make it 5");
    change({ status: "CANCELLED" });
    expect(await guest.presses("choiceYes")).toBe("bookingNowCancelled");
  });
});
