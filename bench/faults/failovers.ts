import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "#src/database/connect.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import type { StandbyPair } from "#test/support/database/standby-pair.ts";
import { createRandom } from "../engine/random.ts";
import { openProcess } from "../processes/open-process.ts";
import { median } from "../statistics.ts";
import { openCrowd } from "./crowd.ts";
import type { Round } from "./kills.ts";
import { countToll } from "./toll.ts";
import { openWays } from "./ways.ts";

export interface Failovers extends Round {
  /** From the primary's end to the standby's word that it is the primary, in milliseconds. */
  readonly promotedMs: readonly number[];
  /** From there to the first answer that somebody gets. */
  readonly answeredMs: readonly number[];
}

export interface FailoverOptions {
  readonly failovers: number;
  readonly guests: number;
  readonly processes: number;
  /** The most answers between two of them. */
  readonly mostAnswers: number;
}

/**
 * Ends the primary under guests who book through processes that know both servers, promotes its standby, and makes the
 * one that ended the next standby, again and again.
 */
export async function failOverUnderLoad(
  pair: StandbyPair,
  env: Readonly<Record<string, string>>,
  { failovers, guests, processes, mostAnswers }: FailoverOptions,
): Promise<Failovers> {
  const random = createRandom(failovers);
  const open = () => openProcess({ DATABASE_URL: pair.url, ...env });
  const running = await Promise.all(Array.from({ length: processes }, open));
  const ways = openWays(() => running);
  const crowd = openCrowd(ways, guests, 0);
  const [inFlight, promotedMs, answeredMs]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < failovers; round++) {
    if (round > 0) await pair.follow();
    const until = ways.answered() + 1 + Math.floor(random() * mostAnswers);
    while (ways.answered() < until) await delay(2);
    inFlight.push(ways.inFlight());
    await pair.killPrimary();
    const killed = performance.now();
    await pair.promote();
    const promoted = performance.now();
    const before = ways.answered();
    while (ways.answered() === before) await delay(2);
    promotedMs.push(promoted - killed);
    answeredMs.push(performance.now() - promoted);
  }
  const { told, unexpected } = await crowd.leave();
  await ways.close();
  for (const each of running) await each.stop();
  const database = await openDatabase({ url: pair.url }, createQuietLog());
  const toll = await countToll(database, told).finally(() => database.close());
  const refused = told.filter(({ booking }) => booking === undefined).length;
  return {
    ...toll,
    ...{ rounds: failovers, refused, unexpected, inFlight: median(inFlight), promotedMs, answeredMs },
  };
}
