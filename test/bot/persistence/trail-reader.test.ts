import { expect, onTestFinished, test } from "vitest";
import { createAuditTrail } from "#src/bot/persistence/create-audit-trail.ts";
import { createTrailReader } from "#src/bot/persistence/create-trail-reader.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { migrate } from "#src/database/migrate.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";

test("reads what was done on a day or with a booking, and what a colleague is called", async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await migrate(database, "bot", botMigrations);
  const trail = createAuditTrail(database);
  const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}:00Z`);
  const kari = (displayName: string) => ({ id: "discord:1", displayName });
  const booking = { venueId: 1, id: "b1" };
  await trail.record({ by: kari("Kari"), action: "markSeated", booking, at: at("18:00") });
  await trail.record({ by: kari("Kari N."), action: "markClosed", booking, at: at("20:00") });
  await trail.record({
    by: kari("Kari N."),
    action: "addRule",
    rule: { venueId: 1, id: "r1" },
    at: at("20:30"),
  });
  await trail.record({ by: kari("Kari N."), action: "readDaySheet", venueId: 1, at: at("20:40") });
  await trail.record({ by: kari("Kari N."), action: "listRefunds", at: at("20:41") });
  const elsewhere = { venueId: 2, id: "b1" };
  await trail.record({ by: kari("Kari N."), action: "markSeated", booking: elsewhere, at: at("20:45") });

  const reader = createTrailReader(database);
  const day = await reader.list({ venueId: 1, from: at("19:00"), until: at("21:00") });
  expect(day.map(({ action, bookingId, ruleId }) => [action, bookingId ?? ruleId])).toEqual([
    ["markClosed", "b1"],
    ["addRule", "r1"],
    ["readDaySheet", undefined],
  ]);
  const house = await reader.list({ venueId: 2, from: at("19:00"), until: at("21:00"), houseToo: true });
  expect(house.map(({ action }) => action)).toEqual(["listRefunds", "markSeated"]);
  const one = await reader.list({ venueId: 1, bookingId: "b1", from: at("21:00"), until: at("21:00") });
  expect(one.map(({ action, staffName }) => [action, staffName])).toEqual([
    ["markSeated", "Kari"],
    ["markClosed", "Kari N."],
  ]);
  expect(await reader.nameOf("discord:1")).toBe("Kari N.");
  expect(await reader.nameOf("discord:2")).toBeUndefined();
});
