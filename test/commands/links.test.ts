import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readAll } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { readLinksArguments } from "#src/commands/read-links-arguments.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "maitred-links-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function runLinks(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ["src/commands/links.ts", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, VENUES_FILE: "venues.example.yaml", LOG_LEVEL: "silent", ...env },
  });
  const [stdout, stderr, code] = await Promise.all([
    readAll(child.stdout),
    readAll(child.stderr),
    new Promise((resolve) => child.once("close", resolve)),
  ]);
  return { stdout, stderr, code };
}

test("the bot is named by Telegram; each line names a link and its files", async () => {
  const server = await startTelegramServer();
  onTestFinished(() => server.close());
  const folder = await newFolder();
  const { stdout, code } = await runLinks([folder], {
    TELEGRAM_BOT_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.apiRoot,
  });
  expect(code).toBe(0);
  expect(stdout.split("\n")[0]?.split("\t")).toEqual([
    "Furu & Fjord",
    "https://t.me/maitred_bot?start=venue-1",
    join(folder, "venue-1.svg"),
    join(folder, "venue-1.png"),
  ]);
  expect(await readdir(folder)).toHaveLength(2 * stdout.trimEnd().split("\n").length);
});

test("with a remote service, the venues and scenarios are its own", async () => {
  const scenarios = [{ id: 10_001, name: "Chef’s table" }];
  const service = createServer((_, response) => {
    const data = [{ id: 7, name: "Seven", scenarioNames: ["Chef’s table"], scenarios }];
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const folder = await newFolder();
  const file = join(folder, "venues.yaml");
  await writeFile(file, "venues: [{ id: 7, name: Seven, timeZone: Europe/Oslo }]\n");
  const address = service.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { stdout, code } = await runLinks([join(folder, "codes"), "--bot", "@seven_bot", "--json"], {
    VENUES_FILE: file,
    BOOKING_BASE_URL: `http://127.0.0.1:${port}`,
    BOOKING_API_KEY: "key-of-the-bot-0123456789",
  });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { name: "Seven", link: "https://t.me/seven_bot?start=venue-7" },
    { name: "Seven, Chef’s table", link: "https://t.me/seven_bot?start=venue-7-scenario-10001" },
  ]);
});

test("with an address of our own the links lead there, and no bot is asked for", async () => {
  const folder = await newFolder();
  const env = { PUBLIC_URL: "https://book.example.com/" };
  const { stdout, code } = await runLinks([folder, "--json"], env);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)[0]).toMatchObject({
    name: "Furu & Fjord",
    link: "https://book.example.com/go/1",
  });
});

test("without a bot nothing is written, and said what is missing", async () => {
  const { stdout, stderr, code } = await runLinks([]);
  expect([stdout, code]).toEqual(["", 1]);
  expect(stderr).toMatch("--bot your_bot");
});

test.for([
  [[], { folder: "links", json: false }],
  [["codes", "--json", "--bot", "@fjord_bot"], { folder: "codes", json: true, bot: "fjord_bot" }],
  [["--help"], "help"],
  [["--bot", "not a name"], undefined],
  [["--bot"], undefined],
  [["one", "two"], undefined],
  [["--size", "3"], undefined],
] as const)("%j is read as %j", ([args, task]) => {
  expect(readLinksArguments(args)).toEqual(task);
});
