import { beforeAll, expect, test } from "vitest";
import { logWithoutChats } from "#src/compose/log-without-chats.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const chat = "telegram:5000001";

/** The names that a process on this database writes of these conversations. */
async function namesIn(database: Database, ...chats: string[]) {
  const log = createQuietLog();
  const hidden = await logWithoutChats(log, database);
  for (const level of ["debug", "info", "warn", "error"] as const)
    for (const conversationId of chats) hidden[level]({ conversationId, attempt: 2 }, "it failed");
  for (const { fields } of log.lines) expect(fields).toMatchObject({ attempt: 2 });
  return [...new Set(log.lines.map(({ fields }) => fields["conversationId"]))];
}

describeDatabases("a log in which no chat is named", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  test("has one name for a conversation in all processes, not its chat's and another for each", async () => {
    const [one, other] = await namesIn(database, chat, "telegram:5000002");
    expect(one).toMatch(/^[\da-f]{12}$/);
    expect(other).toMatch(/^[\da-f]{12}$/);
    expect(one).not.toBe(other);
    expect(await namesIn(database, chat)).toEqual([one]);
  });

  test("has another name for the same chat on another database: trying all numbers finds none", async () => {
    expect(await namesIn(database, chat)).not.toEqual(await namesIn(await open(), chat));
  });

  test("leaves lines of something else as they are", async () => {
    const log = createQuietLog();
    (await logWithoutChats(log, database)).warn({ venueId: 1 }, "a venue is closed");
    expect(log.lines).toEqual([{ level: "warn", fields: { venueId: 1 }, message: "a venue is closed" }]);
  });
});
