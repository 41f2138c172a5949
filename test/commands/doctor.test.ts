import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { makeDataFolder, makeFolder, runMaitred } from "#test/support/process/run-maitred.ts";

async function examine(env: Readonly<Record<string, string>>) {
  const doctor = runMaitred(env, { entry: "src/commands/doctor.ts", args: [] });
  const code = await doctor.ended();
  const lines = doctor.stdout().trimEnd().split("\n");
  return { code, lines, told: (mark: string) => lines.filter((line) => line.startsWith(mark)) };
}

describe("the doctor", () => {
  test("finds a house that has never been opened well, and makes nothing", async () => {
    const folder = join(makeFolder(), "data");
    const { code, told } = await examine({ DATA_DIR: folder });
    expect([code, told("WARN"), told("FAIL")]).toEqual([0, [], []]);
    expect(told("ok   database")).toEqual([
      `ok   database: PostgreSQL in ${folder}: the first start makes it`,
    ]);
    expect(existsSync(folder)).toBe(false);
  });

  test("says whether a start would change the tables", async () => {
    const { code, told } = await examine({ DATA_DIR: makeDataFolder() });
    expect(code).toBe(0);
    expect(told("ok   database").at(-1)).toBe("ok   database: its tables are up to date");
  });

  test("says which migrations a start would run, and that of an empty database they are all", async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const env = { DATABASE_URL: database.url, DATA_DIR: join(makeFolder(), "data") };
    await sql`delete from bot_migration where name = '0034-mails'`.execute(database.db);
    const older = await examine(env);
    expect([older.code, older.told("WARN")]).toEqual([
      0,
      ["WARN database: a start brings the tables up to date, make a backup before: bot 0034-mails"],
    ]);
    await sql`drop table bot_migration, service_migration`.execute(database.db);
    const empty = await examine(env);
    expect([empty.code, empty.told("ok   database").at(-1)]).toEqual([
      0,
      "ok   database: it is empty: a start makes the tables",
    ]);
  });

  test("says that a later version has taken something from the tables", async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    await sql`insert into bot_migration values ('9999-mails-contract', '2026-11-21T10:00:00Z')`.execute(
      database.db,
    );
    const { code, told } = await examine({
      DATABASE_URL: database.url,
      DATA_DIR: join(makeFolder(), "data"),
    });
    expect([code, told("FAIL")]).toEqual([
      1,
      [
        "FAIL database: the database was changed by a newer maitred (bot: 9999-mails-contract); " +
          "start that version, or restore a backup from before the update",
      ],
    ]);
  });

  test("warns of what may be misspelt and of tokens that are none, and repeats no value", async () => {
    const { code, lines, told } = await examine({
      DATA_DIR: join(makeFolder(), "data"),
      BOOKING_TIMOUT: "PT7S",
      TELEGRAM_BOT_TOKEN: "s3cret-telegram",
      TELEGRAM_API_ROOT: "http://127.0.0.1:9",
      DISCORD_BOT_TOKEN: "s3cret-discord",
      DISCORD_API_ROOT: "http://127.0.0.1:9/api",
      DISCORD_GUILD_ID: "11000000000000000",
    });
    expect(code).toBe(1);
    expect(told("WARN")).toEqual([
      "WARN configuration: BOOKING_TIMOUT is no variable of maitred's; did you mean BOOKING_TIMEOUT?",
      expect.stringContaining("WARN Telegram: TELEGRAM_BOT_TOKEN does not have a token's form"),
      expect.stringContaining("WARN Discord: DISCORD_BOT_TOKEN does not have a token's form"),
    ]);
    expect(told("FAIL")).toHaveLength(2);
    expect(lines.join("\n")).not.toContain("s3cret");
  });

  test("warns of a shift that nobody can book, and goes on", async () => {
    const folder = makeFolder();
    const file = join(folder, "venues.yaml");
    writeFileSync(
      file,
      `venues:
  - id: 1
    name: Havsorn
    timeZone: Europe/Oslo
    plan:
      tables: [{ id: 1, section: hall, min: 1, max: 2 }]
      scenarios:
        - id: 1
          name: Dinner
          hours: [{ from: "17:00", to: "17:30" }]
          turnTime: { 1+: PT2H }
          sections: [hall]
          partySize: { max: 2 }
`,
    );
    const { code, told } = await examine({ DATA_DIR: join(folder, "data"), VENUES_FILE: file });
    expect(code).toBe(0);
    expect(told("WARN")).toEqual([expect.stringMatching(/^WARN venue file: .*:10:.* nobody can book/)]);
  });
});

describe("a start", () => {
  test("explains itself", async () => {
    const started = runMaitred({ DATA_DIR: join(makeFolder(), "data") }, { args: ["--help"] });
    expect(await started.ended()).toBe(0);
    expect(started.stdout()).toContain("npm start [-- --terminal]");
  });

  test("knows what it is not told", async () => {
    const started = runMaitred({ DATA_DIR: join(makeFolder(), "data") }, { args: ["--terminl"] });
    expect(await started.ended()).toBe(1);
    expect([started.stdout(), started.stderr()]).toEqual([
      "",
      expect.stringContaining("npm start [-- --terminal]"),
    ]);
  });

  test("with something on stdin and no terminal says that nobody reads it, and warns of what may be misspelt", async () => {
    const env = { DATA_DIR: makeDataFolder(), CONFIRM_BEFOR: "PT2H" };
    const started = runMaitred(env, { args: [] });
    started.says("table for 2 tomorrow");
    await started.sees("maitred is ready");
    started.process.kill("SIGTERM");
    expect(await started.ended()).toBe(0);
    expect(started.stderr()).toContain("stdin is not read; to chat here: npm start -- --terminal");
    expect(started.stderr()).toContain("did you mean CONFIRM_BEFORE?");
    expect(started.stdout()).toBe("");
  });
});
