import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfigOrExit } from "./commands/read-config-or-exit.ts";
import { runUntilSignal } from "./commands/run-until-signal.ts";
import { createLog } from "./compose/create-log.ts";
import { systemClock } from "./lib/system-clock.ts";
import { openWebServer } from "./web/open-web-server.ts";

const { values } = parseArgs({ options: { terminal: { type: "boolean", default: false } } });
const config = readConfigOrExit();

const hasPlatform = config.guestPlatforms.length > 0 || config.discord !== undefined;
const { stdin: input, stdout: output } = process;
const opensTerminal = values.terminal || (input.isTTY && !hasPlatform);
const terminal = { input, output, interactive: input.isTTY && output.isTTY };

const logFile = opensTerminal && terminal.interactive ? join(config.dataDir, "maitred.log") : undefined;

// A person waits for the first start: it creates the database, which takes a few seconds, once.
if (logFile !== undefined) output.write("One moment, the house is opening …\n");

await runUntilSignal(async () => {
  const log = createLog(config.logLevel, logFile);
  // The port first, before the rest is even loaded: clients are told to come again instead of being refused.
  const web = await openWebServer({ ...config, log });
  const { createMaitred } = await import("./compose/create-maitred.ts");
  return await createMaitred({
    ...{ config, web, clock: systemClock, log },
    ...(opensTerminal && { terminal }),
    // Where the log goes into a file; lines that are piped in get replies alone.
    ...(logFile !== undefined && { tell: (line: string) => output.write(`${line}\n`) }),
  });
});
