import { fstatSync } from "node:fs";
import { join } from "node:path";
import { readConfigOrExit } from "./commands/read-config-or-exit.ts";
import { readStartTaskOrExit } from "./commands/read-start-arguments.ts";
import { runUntilSignal } from "./commands/run-until-signal.ts";
import { createLog } from "./compose/create-log.ts";
import { openDatabase } from "./database/connect.ts";
import { systemClock } from "./lib/system-clock.ts";
import { openWebServer } from "./web/open-web-server.ts";

const task = readStartTaskOrExit();
const warnings: string[] = [];
const config = readConfigOrExit((warning) => warnings.push(warning));

const hasPlatform = config.guestPlatforms.length > 0 || config.discord !== undefined;
const { stdin: input, stdout: output } = process;
const opensTerminal = task.terminal || (input.isTTY && !hasPlatform && config.housesDir === undefined);
const terminal = { input, output, interactive: input.isTTY && output.isTTY };

const logFile = opensTerminal && terminal.interactive ? join(config.dataDir, "maitred.log") : undefined;

// A person waits for the first start: it creates the database, which takes a few seconds, once.
if (logFile !== undefined) output.write("One moment, the house is opening …\n");

const screen = findScreen();

await runUntilSignal(async () => {
  const log = createLog(config.logLevel, logFile);
  for (const warning of warnings) log.warn({}, warning);
  // The port first, before the rest is even loaded: clients are told to come again instead of being refused.
  const web = await openWebServer({ ...config, log });
  if (config.housesDir !== undefined) {
    if (task.terminal) throw new Error("a guest in the terminal needs one house: take HOUSES_DIR out");
    const { startHouses } = await import("./compose/houses/start-houses.ts");
    return await startHouses(config.housesDir, { config, web, clock: systemClock, log });
  }
  const { createMaitred } = await import("./compose/create-maitred.ts");
  const maitred = await createMaitred({
    ...{ config, web, clock: systemClock, log },
    openStore: () => openDatabase(config.database, log),
    ...(opensTerminal && { terminal }),
    ...(screen && { tell: (line: string) => screen.write(`${line}\n`) }),
  });
  if (!opensTerminal && isFed()) log.info({}, "stdin is not read; to chat here: npm start -- --terminal");
  return maitred;
});

/** Where a person sees what is for them alone. The output of a guest whose lines are piped in is for replies alone. */
function findScreen() {
  if (logFile !== undefined) return output;
  if (process.stderr.isTTY) return process.stderr;
  return output.isTTY && !opensTerminal ? output : undefined;
}

/** Whether somebody has put something before our stdin. A service has /dev/null there, or nothing. */
function isFed(): boolean {
  try {
    const stdin = fstatSync(0);
    return stdin.isFIFO() || stdin.isFile() || stdin.isSocket();
  } catch {
    return false;
  }
}
