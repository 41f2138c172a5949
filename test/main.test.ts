import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  converseWithProcess,
  makeDataFolder,
  makeFolder,
  runMaitred,
} from "#test/support/process/run-maitred.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const untilSummary = [
  "table for 2 tomorrow evening at Furu & Fjord, by the window",
  "19:00",
  "Anna Berg",
  "+47 900 12 345",
];

describe("a process that is killed", () => {
  test.for([
    ["while a slot is being picked", 1],
    ["while the name is asked", 2],
    ["while the phone number is asked", 3],
    ["while the booking is being placed", 4],
  ] as const)("%s goes on where the chat was, and exactly one booking stands", async ([, said]) => {
    const env = { DATA_DIR: makeDataFolder() };
    const prompts = ["what’s free", "What name", "phone number", "Shall I book it?"];
    const first = runMaitred(env);
    for (const [index, line] of untilSummary.slice(0, said).entries()) {
      first.says(line);
      await first.sees(prompts[index] ?? "");
    }
    // The next line is on its way when the process goes: it may have been taken or not.
    first.says([...untilSummary, "yes"][said] ?? "");
    first.process.kill("SIGKILL");
    expect(await first.ended()).toBe("SIGKILL");

    const rest = [...untilSummary, "yes"].slice(said);
    const shown = await converseWithProcess(env, [...rest, "/bookings"]);
    expect(shown).toContain("Your booking:");
    expect(shown.match(/^• Furu & Fjord: .* for 2$/gm)).toHaveLength(1);
  });
});

describe("a start that cannot be", () => {
  async function refusal(env: Record<string, string>, args: readonly string[] = []) {
    const maitred = runMaitred(env, { args });
    expect(await maitred.ended()).toBe(1);
    return maitred.stderr();
  }

  test("names every mistake in the environment, one line each", async () => {
    const said = await refusal({ PORT: "eighty", LOG_LEVEL: "loud", HOLD_FOR: "soon" });
    expect(said.trim().split("\n")).toHaveLength(3);
    expect(said).toContain("PORT must be a port number");
  });

  test("says which port is taken and what to do", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const said = await refusal({ DATA_DIR: makeFolder(), PORT: String(port) });
    expect(said).toContain(`port ${port} is in use; set PORT`);
  });

  test("finds the taken port before it makes anything", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const folder = join(makeFolder(), "data");
    const said = await refusal({ DATA_DIR: folder, PORT: String(port) });
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(existsSync(folder)).toBe(false);
  });

  test("says in one line that the data folder cannot be made", async () => {
    const file = join(makeFolder(), "data");
    writeFileSync(file, "");
    const said = await refusal({ DATA_DIR: file });
    expect(said.trim()).toBe(
      `could not use the data folder ${file}: a file is in its place; set DATA_DIR to a folder that this user may write to`,
    );
  });

  test("names the line of a broken venue file", async () => {
    const folder = makeFolder();
    const file = join(folder, "venues.yaml");
    writeFileSync(file, "venues:\n  - id: 1\n    name: Havsorn\n    timeZone: Europe/Olso\n");
    const said = await refusal({ DATA_DIR: folder, VENUES_FILE: file });
    expect(said).toContain(`${file}:4:`);
    expect(said).toContain("timeZone");
  });

  test("does not open a data folder twice", async () => {
    const env = { DATA_DIR: makeDataFolder() };
    const first = runMaitred(env, { args: [] });
    await first.sees("maitred is ready");
    expect(await refusal(env)).toContain("another maitred is running on");
    first.process.kill("SIGTERM");
    await first.sees("maitred is stopping");
    await first.sees("maitred has stopped");
    expect(await first.ended()).toBe(0);
  });

  test("says where to get a Telegram token when the one given is refused", async () => {
    const telegram = await startTelegramServer("4000000001:AAEright");
    onTestFinished(() => telegram.close());
    const said = await refusal({
      DATA_DIR: makeDataFolder(),
      TELEGRAM_BOT_TOKEN: "4000000001:AAEwrong",
      TELEGRAM_API_ROOT: telegram.apiRoot,
    });
    expect(said).toContain("@BotFather");
    expect(said).not.toContain("AAEwrong");
  });
});

describe("a stop", () => {
  test("that is asked for twice at once, as npm and a terminal do, is one, and leaves nothing running", async () => {
    const env = { DATA_DIR: makeDataFolder() };
    const maitred = runMaitred(env, { args: [] });
    await maitred.sees("maitred is ready");
    maitred.process.kill("SIGTERM");
    await maitred.sees("maitred is stopping");
    maitred.process.kill("SIGTERM");
    await maitred.sees("maitred has stopped");
    expect(await maitred.ended()).toBe(0);
  });
});
