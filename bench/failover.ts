import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { prepareStore } from "#test/support/database/prepare-store.ts";
import { openStandbyPair } from "#test/support/database/standby-pair.ts";
import { failOverUnderLoad } from "./faults/failovers.ts";
import { writeHouses } from "./faults/houses.ts";
import type { Measurement } from "./measurement.ts";
import { quantile, spreadOf } from "./statistics.ts";

const usual = { failovers: 20, guests: 16, processes: 2, mostAnswers: 200 };

/**
 * What is left of what guests were told when the machine of the primary dies under them and its standby is promoted, and how
 * long nobody gets a table meanwhile; `--rounds=20` says how often.
 */
export async function measureFailover(args: readonly string[]): Promise<Measurement[]> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: "string", default: String(usual.failovers) } },
    strict: false,
  });
  const folder = await mkdtemp(join(tmpdir(), "maitred-failover-"));
  try {
    const prepared = join(folder, "prepared");
    await prepareStore(prepared);
    const pair = await openStandbyPair(folder, prepared);
    const env = { VENUES_FILE: await writeHouses(folder), DATA_DIR: folder };
    const played = await failOverUnderLoad(pair, env, { ...usual, failovers: Number(values.rounds) }).finally(
      () => pair.close(),
    );
    for (const answer of new Set(played.unexpected)) process.stderr.write(`failover: ${answer}\n`);
    const { answeredMs, promotedMs } = played;
    const seconds = (name: string, values: readonly number[]): Measurement => ({
      ...{ name, value: quantile(values, 0.5) / 1000, unit: "s" },
      spread: `${spreadOf(
        values.map((ms) => ms / 1000),
        1,
      )} s`,
    });
    return [
      { name: "failovers", value: played.rounds, unit: "" },
      { name: "requests under way at each, median", value: played.inFlight, unit: "" },
      { name: "bookings acknowledged", value: played.acknowledged, unit: "" },
      { name: "lost", value: played.lost, unit: "", aim: "0" },
      { name: "doubled", value: played.doubled, unit: "", aim: "0" },
      { name: "oversold", value: played.oversold, unit: "", aim: "0" },
      { name: "answers that nobody should get", value: played.unexpected.length, unit: "", aim: "0" },
      seconds("until the standby is promoted, median", promotedMs),
      seconds("from there until the next answer, median", answeredMs),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
