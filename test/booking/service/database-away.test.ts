import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { ask, expectProblem, type Send, succeed } from "#test/support/service/ask.ts";
import { at, freshDate, guest } from "#test/support/service/conformance/stage.ts";
import { createTestService } from "#test/support/service/test-service.ts";

describeDatabases("a service whose database takes no writes now, as on a full disk", (open) => {
  test("tells writers to come again, answers readers, and takes writes again", async () => {
    const database = await open();
    const service = createTestService(database);
    await service.start();
    const send: Send = (path, init) => service.fetch(new Request(`http://service.example${path}`, init));
    const body = { guestCount: 2, timeFrom: at(freshDate(), "19:00"), scenarioName: "Dinner", guest };
    const setReadOnly = async (value: "on" | "off") => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      await sql`set default_transaction_read_only = off`.execute(database.db);
      await sql
        .raw(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`)
        .execute(database.db);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
      await sql`set default_transaction_read_only = ${sql.raw(value)}`.execute(database.db);
    };
    await setReadOnly("on");
    const answer = await ask(send, "createBooking", { body });
    expect(answer.headers.get("Retry-After")).toBe("5");
    await expectProblem(answer, "unavailable");
    await succeed(send, "listTimeSlots", { query: { date: freshDate(), guestCount: 2, scenarioId: 11 } });
    expect(service.log.lines.filter(({ level }) => level === "error")).toEqual([]);
    await setReadOnly("off");
    await succeed(send, "createBooking", { body });
  });
});
