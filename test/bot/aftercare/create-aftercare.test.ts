import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sayThanks } from "#src/bot/aftercare/thanks/say-thanks.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createAftercareWorld } from "#test/support/runtime/aftercare-world.ts";
import { walkToBooking } from "#test/support/runtime/walk.ts";

describeDatabases("after the booking", (open) => {
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

  /** The table is on Monday 23 November at 17:00 in Oslo, so the question is due on Sunday at 17:00. */
  async function book() {
    const ada = world.guest("ada");
    await walkToBooking(ada, "on Monday", "5pm");
    expect(world.only().timeFrom).toBe("2026-11-23T16:00:00Z");
    return ada;
  }

  test("the guest is asked a day before, and then the booking is unconfirmed", async () => {
    await book();
    await world.wait({ hours: 30, minutes: 59 });
    expect(world.asked("ada")).toEqual([]);
    expect(world.only().status).toBe("REGISTERED");
    await world.wait({ minutes: 1 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt"]);
    expect(world.only().status).toBe("UNCONFIRMED");
  });

  test("who says that they come is left in peace", async () => {
    const ada = await book();
    await world.wait({ hours: 31 });
    expect(await ada.presses("choiceComing")).toBe("confirmationYes");
    expect(world.only().status).toBe("CONFIRMED");
    await world.wait({ hours: 48 });
    expect(world.asked("ada")).toHaveLength(1);
    expect(world.told()).toEqual([]);
    expect(await world.ledger.find(world.only())).toMatchObject({ answer: "coming" });
  });

  test("who says that they do not come has their booking cancelled", async () => {
    const ada = await book();
    await world.wait({ hours: 31 });
    await ada.presses("choiceNotComing");
    expect(world.only().status).toBe("CANCELLED");
    await world.wait({ hours: 48 });
    expect(world.told()).toEqual([]);
  });

  test("who does not answer is reminded once, and then the staff are told once", async () => {
    await book();
    // Asked on Sunday at 17:00; six hours later is in the night, so after it.
    await world.wait({ hours: 45, minutes: 59 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt"]);
    await world.wait({ minutes: 1 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt", "confirmationReminder"]);
    expect(world.told()).toEqual([]);
    await world.wait({ hours: 6 });
    expect(world.told()).toEqual(["noAnswer"]);
    await world.wait({ hours: 48 });
    expect(world.told()).toEqual(["noAnswer"]);
    expect(world.asked("ada")).toHaveLength(2);
  });

  test("who puts it off is asked again when they said, which counts as the reminder", async () => {
    const ada = await book();
    await world.wait({ hours: 31 });
    expect(await ada.says("I'll know tomorrow")).toBe("asksAgain");
    await world.wait({ hours: 16, minutes: 59 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt"]);
    await world.wait({ minutes: 1 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt", "confirmationReminder"]);
    expect(world.told()).toEqual([]);
    await world.wait({ hours: 4 });
    expect(world.told()).toEqual(["noAnswer"]);
    expect(world.asked("ada")).toHaveLength(2);
  });

  test("a visit is thanked for once, some hours after it began", async () => {
    const ada = await book();
    await world.wait({ hours: 31 });
    await ada.presses("choiceComing");
    await world.wait({ hours: 27, minutes: 59 });
    expect(world.thanked("ada")).toBe(0);
    await world.wait({ minutes: 1 });
    expect(world.thanked("ada")).toBe(1);
    const entry = await world.ledger.find(world.only());
    if (!entry) throw new Error("the booking is not in the ledger");
    expect(entry).toMatchObject({ thankedAt: expect.anything() });
    await world.aftercare.track("memory:ada", entry.booking);
    await world.wait({ hours: 48 });
    expect(world.thanked("ada")).toBe(1);
  });

  test("a repeat after a crash is no second thank-you", async () => {
    const ada = await book();
    await world.wait({ hours: 31 });
    await ada.presses("choiceComing");
    const entry = await world.ledger.find(world.only());
    if (!entry) throw new Error("the booking is not in the ledger");
    const parts = { ...world, venues: () => [{ id: 1, timeZone: "Europe/Oslo" }] };
    await sayThanks(parts, entry, entry.booking);
    await sayThanks(parts, entry, entry.booking);
    await world.wait({ hours: 72 });
    expect(world.thanked("ada")).toBe(1);
  });

  test.for(["CANCELLED", "NO_SHOW", "UNCONFIRMED"] as const)(
    "nobody is thanked for a visit that ended as %s",
    async (status) => {
      const ada = await book();
      await world.wait({ hours: 31 });
      await ada.presses("choiceComing");
      await world.wait({ hours: 25 });
      world.service.bookings.set(world.only().id, { ...world.only(), status });
      await world.wait({ hours: 48 });
      expect(world.thanked("ada")).toBe(0);
    },
  );

  test("nor is who wanted to be forgotten", async () => {
    const ada = await book();
    await world.wait({ hours: 31 });
    await ada.presses("choiceComing");
    await sql`update guests set forget_at = now()`.execute(database.db);
    await world.wait({ hours: 48 });
    expect(world.thanked("ada")).toBe(0);
  });

  test("a guest who cannot be reached goes on the staff's list to call", async () => {
    await book();
    world.platform.instead.push(() => ({ ok: false, reason: "unreachable" }));
    await world.wait({ hours: 72 });
    expect(world.told()).toEqual(["unreachable"]);
    expect(world.only().status).toBe("REGISTERED");
    expect(await world.ledger.find(world.only())).toMatchObject({ unreachable: true });
  });

  test("moving a booking moves its question", async () => {
    const ada = await book();
    await ada.says("change it to Tuesday at 6pm");
    await ada.presses("choiceYes");
    expect(world.only().timeFrom).toBe("2026-11-24T17:00:00Z");
    await world.wait({ hours: 55, minutes: 59 });
    expect(world.asked("ada")).toEqual([]);
    await world.wait({ minutes: 1 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt"]);
  });

  test("a booking that was confirmed and then moved is asked about again, and stays confirmed", async () => {
    const ada = await book();
    await world.wait({ hours: 31 });
    await ada.presses("choiceComing");
    await ada.says("change my booking to Wednesday at 6pm");
    await ada.presses("choiceYes");
    expect(world.only()).toMatchObject({ status: "CONFIRMED", timeFrom: "2026-11-25T17:00:00Z" });
    await world.wait({ hours: 72 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt", "confirmationPrompt", "confirmationReminder"]);
    expect(world.only().status).toBe("CONFIRMED");
    await ada.presses("choiceComing");
    expect(await world.ledger.find(world.only())).toMatchObject({ answeredFor: "2026-11-25T17:00:00Z" });
  });

  test("a cancelled booking is not asked about", async () => {
    const ada = await book();
    await ada.does({ type: "command", command: "cancel" });
    await ada.presses("choiceCancelBooking");
    await world.wait({ hours: 72 });
    expect(world.asked("ada")).toEqual([]);
  });

  test.for(["CANCELLED", "CONFIRMED", "SEATED"] as const)(
    "nor is one that became %s elsewhere",
    async (status) => {
      await book();
      world.service.bookings.set(world.only().id, { ...world.only(), status });
      await world.wait({ hours: 72 });
      expect(world.asked("ada")).toEqual([]);
      expect(world.told()).toEqual([]);
    },
  );

  test("nor is one that is gone", async () => {
    await book();
    world.service.bookings.clear();
    await world.wait({ hours: 72 });
    expect(world.asked("ada")).toEqual([]);
  });

  test("one that was moved elsewhere is asked about at its new time", async () => {
    await book();
    world.service.bookings.set(world.only().id, { ...world.only(), timeFrom: "2026-11-25T17:00:00Z" });
    await world.wait({ hours: 79, minutes: 59 });
    expect(world.asked("ada")).toEqual([]);
    await world.wait({ minutes: 1 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt"]);
  });

  test("a service that is down when the question is due delays it, and no more", async () => {
    await book();
    world.service.fail("getBooking", "before", 3);
    await world.wait({ hours: 31, minutes: 14 });
    expect(world.asked("ada")).toEqual([]);
    await world.wait({ minutes: 1 });
    expect(world.asked("ada")).toEqual(["confirmationPrompt"]);
  });

  test("what the staff do is told in the chat once, and answers the question", async () => {
    const ada = await book();
    const booking = await world.ledger.find(world.only());
    if (!booking) throw new Error("the booking is not in the ledger");
    const confirmed = { ...booking.booking, state: "CONFIRMED" } as const;
    expect(await world.guestLine.tell("confirmed", confirmed)).toBe(true);
    await world.guestLine.tell("confirmed", confirmed);
    expect(
      world.platform.sentTo("ada").filter(({ reply }) => reply.text === "confirmedByVenue"),
    ).toHaveLength(1);
    await world.wait({ hours: 56 });
    expect(world.asked("ada")).toEqual([]);
    expect(ada.last()).toBe("confirmedByVenue");
  });

  test("a booking that was made elsewhere has no chat to tell", async () => {
    const booking = {
      id: "phone-1",
      venueId: 1,
      scenarioName: "Dinner",
      startsAt: "2026-11-23T16:00:00Z",
      partySize: 2,
      state: "CANCELLED",
    } as const;
    expect(await world.guestLine.tell("cancelled", booking)).toBe(false);
  });
});
