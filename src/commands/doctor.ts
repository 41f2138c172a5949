import { checkEverything } from "#src/compose/checks.ts";
import { createLog } from "#src/compose/create-log.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";

/**
 * Checks the configuration and every connection, and says what to fix: a line each, that begins with ok, WARN or FAIL.
 * Ends with code 1 if anything has failed.
 */
const warnings: string[] = [];
const config = readConfigOrExit((warning) => warnings.push(warning));
const configuration = { part: "configuration", facts: ["can be read"], warnings, problems: [] };
const findings = await checkEverything({ config, clock: systemClock, log: createLog("silent") });
for (const { part, facts, warnings: doubts, problems } of [configuration, ...findings]) {
  for (const fact of facts) console.log(`${problems.length === 0 ? "ok  " : "    "} ${part}: ${fact}`);
  for (const doubt of doubts) console.log(`WARN ${part}: ${doubt}`);
  for (const problem of problems) console.log(`FAIL ${part}: ${problem}`);
}
process.exitCode = findings.some(({ problems }) => problems.length > 0) ? 1 : 0;
