import { expect, test } from "vitest";
import { dateOf, lockDays } from "#src/booking/service/store/lock-days.ts";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

const day = (date: string) => Temporal.PlainDate.from(date);

test("a moment falls on the date that the venue's calendar shows", () => {
  const moment = Temporal.Instant.from("2026-12-05T23:30:00Z");
  expect(String(dateOf(moment, "Europe/Oslo"))).toBe("2026-12-06");
  expect(String(dateOf(moment, "America/New_York"))).toBe("2026-12-05");
});

describeDatabases("lockDays", (open) => {
  test("lets one transaction at a time write to a day of a venue and its neighbours, and others to others", async () => {
    const database = await open();
    await migrate(database, "service", serviceMigrations);
    const db = serviceTables(database);
    const done: string[] = [];
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const write = (name: string, venueId: number, ...dates: string[]) =>
      inTransaction(db, async (trx) => {
        await lockDays(
          trx,
          venueId,
          dates.map((date) => day(date)),
        );
        done.push(name);
      });
    const first = inTransaction(db, async (trx) => {
      await lockDays(trx, 1, [day("2026-12-05")]);
      locked.resolve();
      await release.promise;
      done.push("first");
    });
    await locked.promise;
    const waiting = [
      write("same day", 1, "2026-12-05"),
      write("next day", 1, "2026-12-07"),
      write("from far", 1, "2026-12-20", "2026-12-03"),
    ];
    await Promise.all([write("far", 1, "2026-12-08"), write("other venue", 2, "2026-12-05")]);
    expect(done.toSorted()).toEqual(["far", "other venue"]);
    release.resolve();
    await Promise.all([first, ...waiting]);
    expect(done[2]).toBe("first");
    expect(done).toHaveLength(6);
  });

  test("never lets two transactions wait for each other, in whatever order they name their days", async () => {
    const database = await open();
    const db = serviceTables(database);
    const [early, late] = [day("2026-12-05"), day("2026-12-20")];
    const both = Array.from({ length: 20 }, (_, index) =>
      inTransaction(db, (trx) => lockDays(trx, 1, index % 2 === 0 ? [early, late] : [late, early])),
    );
    expect(await Promise.all(both)).toHaveLength(20);
  });
});
