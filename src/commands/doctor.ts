import { checkEverything, type Finding } from "#src/compose/checks.ts";
import { createLog } from "#src/compose/create-log.ts";
import type { ReadHouses } from "#src/compose/houses/read-houses.ts";
import type { Config } from "#src/config.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { readConfigOrExit } from "./read-config-or-exit.ts";
import { readNamedOrExit } from "./read-houses-or-exit.ts";

/**
 * Checks the configuration and every connection, and says what to fix: a line each, that begins with ok, WARN or FAIL.
 * With several houses, those of each, or of the one that is named. Ends with code 1 if anything has failed.
 */
const warnings: string[] = [];
const config = readConfigOrExit((warning) => warnings.push(warning));
const read = readNamedOrExit(config);
tell([{ part: "configuration", facts: ["can be read"], warnings, problems: [] }]);
if (read === undefined) tell(await check(config));
else await checkHouses(read);

async function check(one: Config): Promise<readonly Finding[]> {
  return await checkEverything({ config: one, clock: systemClock, log: createLog("silent") });
}

/** One after the other: each opens the database. */
async function checkHouses({ houses, broken }: ReadHouses): Promise<void> {
  for (const { name, mistakes } of broken)
    tell([{ part: `${name}: configuration`, facts: [], warnings: [], problems: mistakes }]);
  for (const { name, config: own, warnings: doubts } of houses) {
    const configuration = { part: "configuration", facts: ["can be read"], warnings: doubts, problems: [] };
    const findings = [configuration, ...(await check(own))];
    tell(findings.map(({ part, ...found }) => ({ part: `${name}: ${part}`, ...found })));
  }
}

function tell(findings: readonly Finding[]): void {
  for (const { part, facts, warnings: doubts, problems } of findings) {
    for (const fact of facts) console.log(`${problems.length === 0 ? "ok  " : "    "} ${part}: ${fact}`);
    for (const doubt of doubts) console.log(`WARN ${part}: ${doubt}`);
    for (const problem of problems) console.log(`FAIL ${part}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
