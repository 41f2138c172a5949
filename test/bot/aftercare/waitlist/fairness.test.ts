import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { TimeRange } from "#src/bot/machine/core/table.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { runs } from "#test/support/runs.ts";
import { unfairIn } from "#test/support/waitlist/unfair.ts";
import {
  openWaitingWorld,
  type WaitingWorld,
  type WorldOptions,
} from "#test/support/waitlist/waiting-world.ts";

const walks = { numRuns: runs(15) };

type Move =
  | {
      readonly do: "join";
      readonly guest: number;
      readonly size: number;
      readonly time: string;
      readonly range?: TimeRange;
    }
  | { readonly do: "widen"; readonly guest: number; readonly range: TimeRange }
  | { readonly do: "leave" | "yes" | "no" | "keep"; readonly guest: number }
  | { readonly do: "staff"; readonly act: "offer" | "skipped" | "removed"; readonly guest: number }
  | { readonly do: "block"; readonly guest: number; readonly isBlocked: boolean }
  | { readonly do: "free"; readonly which: number }
  | { readonly do: "othersBook"; readonly time: string; readonly size: number }
  | { readonly do: "round"; readonly minutes: number }
  | { readonly do: "die"; readonly minutes: number; readonly killAt: number };

const guest = fc.nat(7);
const time = fc.constantFrom("17:00", "18:00", "19:00", "20:00", "21:00");
const size = fc.constantFrom(1, 2, 2, 3, 4, 6);
const range = fc.constantFrom<TimeRange>(
  {},
  { from: "18:00", to: "20:00" },
  { from: "19:00" },
  { to: "18:30" },
);
const minutes = fc.constantFrom(1, 1, 1, 2, 5, 16);

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      { do: fc.constant("join" as const), guest, size, time, range },
      { requiredKeys: ["do", "guest", "size", "time"] },
    ) as fc.Arbitrary<Move>,
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("widen" as const), guest, range }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom("yes" as const, "no" as const, "yes" as const, "keep" as const, "yes" as const),
      guest,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("leave" as const), guest }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("staff" as const),
      act: fc.constantFrom("offer" as const, "offer" as const, "skipped" as const, "removed" as const),
      guest,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("block" as const), guest, isBlocked: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("free" as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("othersBook" as const), time, size }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant("round" as const), minutes }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("die" as const),
      minutes,
      killAt: fc.integer({ min: 1, max: 30 }),
    }),
  },
);

const rounds: readonly Move[] = [1, 1, 1].map((each) => ({ do: "round", minutes: each }));

/** Walked every time, so that somebody is asked, keeps the place, and books. */
const plainEvening: Move[] = [
  { do: "join", guest: 0, size: 2, time: "19:00" },
  { do: "join", guest: 1, size: 2, time: "19:00" },
  { do: "free", which: 1 },
  ...rounds,
  { do: "keep", guest: 0 },
  ...rounds,
  { do: "yes", guest: 0 },
  { do: "free", which: 4 },
  ...rounds,
  { do: "yes", guest: 0 },
];

/** Most often somebody who is asked just now. */
async function whoOf(world: WaitingWorld, nth: number): Promise<number> {
  const asked = await world.asked();
  return (nth < 6 ? asked[nth % asked.length] : undefined) ?? nth;
}

async function make(world: WaitingWorld, next: Move): Promise<void> {
  // No two moves at the same moment, so that the trail tells what came first.
  world.wait({ seconds: 1 });
  switch (next.do) {
    case "join":
      return await world.join(next.guest, next.size, next.time, next.range);
    case "widen":
      return await world.widen(next.guest, next.range);
    case "leave":
      return await world.leave(next.guest);
    case "yes":
      return await world.answers(await whoOf(world, next.guest), "choiceTakeTable");
    case "no":
      return await world.answers(await whoOf(world, next.guest), "choiceDeclineTable");
    case "staff":
      return await world.staff(next.act, next.guest);
    case "keep":
      return await world.answers(await whoOf(world, next.guest), "choiceKeepPlace");
    case "block":
      return world.block(next.guest, next.isBlocked);
    case "free":
      return world.frees(next.which);
    case "othersBook":
      return world.othersBook(next.time, next.size);
    case "round":
      world.wait({ minutes: next.minutes });
      return await world.goRound();
    case "die":
      world.wait({ minutes: next.minutes });
      return await world.goRoundAndDie(next.killAt);
  }
}

/** No table is kept, or told of, for two guests at once, but where several are asked at once. */
async function expectOneTableEach(world: WaitingWorld, { offersAtOnce = 1 }: WorldOptions): Promise<void> {
  const offered = await world.offered();
  const tables = offered.map(({ bookingId, reference, batch }) => batch ?? bookingId ?? reference);
  const most = Math.max(0, ...tables.map((one) => tables.filter((other) => other === one).length));
  expect(most).toBeLessThanOrEqual(offersAtOnce);
  const unkept = offered.filter(({ bookingId }) => bookingId === undefined);
  const clashes = unkept.flatMap((one) =>
    unkept.filter(
      (other) =>
        (one.batch ?? one.reference) !== (other.batch ?? other.reference) &&
        Math.abs(Date.parse(one.slot.startsAt) - Date.parse(other.slot.startsAt)) < 3 * 3_600_000,
    ),
  );
  expect(clashes).toEqual([]);
}

describeDatabases("the trail of the waitlist", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  test.for([
    ["let lapse", "lapses", "yes"],
    ["did not want", "keep", "yes"],
    ["said no to, which ends the wish", "no", undefined],
  ] as const)(
    "a table that a guest %s is offered again by nobody but the staff",
    async ([, does, answer]) => {
      const world = await openWaitingWorld(database);
      for (const next of plainEvening.slice(0, 1)) await make(world, next);
      await make(world, { do: "free", which: 1 });
      for (const next of rounds) await make(world, next);
      expect(await world.asked()).toEqual([0]);
      await make(world, does === "lapses" ? { do: "round", minutes: 16 } : { do: does, guest: 0 });
      for (const next of [...rounds, ...rounds]) await make(world, next);
      expect(await world.asked()).toEqual([]);
      await make(world, { do: "staff", act: "offer", guest: 0 });
      await make(world, { do: "yes", guest: 0 });
      await make(world, { do: "round", minutes: 1 });
      const chosen = (await world.trail()).filter(({ chosenBy }) => chosenBy !== undefined);
      expect(chosen.map((ask) => ask.answer)).toEqual(answer === undefined ? [] : [answer]);
      expect(world.reservations()).toHaveLength(answer === undefined ? 0 : 1);
      expect(unfairIn(await world.trail(), world.wishes, world.freeThen)).toEqual([]);
      await world.stop();
    },
  );

  test.for<[string, WorldOptions]>([
    ["one at a time", {}],
    ["three at once", { offersAtOnce: 3 }],
    ["one at a time, at a service that takes no holds", { withoutHolds: true }],
    ["two at once, at a service that takes no holds", { offersAtOnce: 2, withoutHolds: true }],
  ])(
    "shows that nobody was passed over, whatever guests, other parties and dying processes do: %s",
    async ([, options]) => {
      let asked = 0;
      let booked = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(move, { minLength: 25, maxLength: 45, size: "max" }), async (moves) => {
          const world = await openWaitingWorld(database, options);
          for (const next of moves) {
            await make(world, next);
            await expectOneTableEach(world, options);
          }
          // The evening comes and goes: every offer and every wish ends.
          for (let hours = 0; hours < 20; hours += 1) {
            world.wait({ hours: 2 });
            await world.goRound();
          }
          const trail = await world.trail();
          expect(unfairIn(trail, world.wishes, world.freeThen)).toEqual([]);
          const taken = trail.filter(({ bookedAt }) => bookedAt);
          expect(new Set(taken.map(({ entryId }) => entryId)).size).toBe(taken.length);
          expect(world.reservations()).toHaveLength(taken.length);
          const asks = trail.filter(({ askedAt }) => askedAt);
          expect(asks.filter(({ answer }) => answer === undefined)).toEqual([]);
          expect(await world.book.listOpen()).toEqual([]);
          expect([...world.service.bookings.values()].filter(({ guest: who }) => who === undefined)).toEqual(
            [],
          );
          asked += asks.length;
          booked += taken.length;
          await world.stop();
        }),
        { ...walks, examples: [[plainEvening]], endOnFailure: true },
      );
      expect(asked).toBeGreaterThan(0);
      expect(booked).toBeGreaterThan(0);
    },
  );
});
