import { checkEverything } from "#src/compose/checks.ts";
import { createLog } from "#src/compose/create-log.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";

/** Checks the configuration and every connection, and says what to fix. Ends with code 1 if there is anything. */
const config = readConfigOrExit();
console.log("ok   configuration");
const findings = await checkEverything({ config, clock: systemClock, log: createLog("silent") });
for (const { part, facts, problems } of findings) {
  for (const fact of facts) console.log(`${problems.length === 0 ? "ok  " : "    "} ${part}: ${fact}`);
  for (const problem of problems) console.log(`FIX  ${part}: ${problem}`);
}
process.exitCode = findings.some(({ problems }) => problems.length > 0) ? 1 : 0;
