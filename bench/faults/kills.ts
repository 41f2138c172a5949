import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#src/database/database.ts";
import { createRandom } from "../engine/random.ts";
import { type OpenProcess, openProcess } from "../processes/open-process.ts";
import { median } from "../statistics.ts";
import { openCrowd } from "./crowd.ts";
import { countToll, type Toll } from "./toll.ts";
import { openWays } from "./ways.ts";

export interface Round extends Toll {
  readonly rounds: number;
  readonly refused: number;
  /** Answers that no guest should get, the first of each kind. */
  readonly unexpected: readonly string[];
  /** Requests without an answer yet at each fault. */
  readonly inFlight: number;
}

const guests = 16;
const mostAnswers = 60;
const longestLifeMs = 5_000;

/**
 * Kills processes that share a database while guests book through them, each after a random number of answers, until
 * so many have been killed. Each killed one is started again; the guests repeat what was not answered.
 */
export async function killUnderLoad(
  database: Database,
  env: Readonly<Record<string, string>>,
  { processes, kills, first }: { processes: number; kills: number; first: number },
): Promise<Round> {
  const random = createRandom(kills + processes);
  const open = () => openProcess({ DATABASE_URL: database.url, ...env });
  const running: OpenProcess[] = await Promise.all(Array.from({ length: processes }, open));
  const ways = openWays(() => running);
  const crowd = openCrowd(ways, guests, first);
  const inFlight: number[] = [];
  let left = kills;
  const killOn = async (place: number) => {
    while (left-- > 0) {
      const until = ways.answered() + 1 + Math.floor(random() * mostAnswers);
      const begin = performance.now();
      while (ways.answered() < until && performance.now() - begin < longestLifeMs) await delay(2);
      inFlight.push(ways.inFlight());
      await running[place]?.kill();
      running[place] = await open();
    }
  };
  await Promise.all(running.map((_, place) => killOn(place)));
  const { told, unexpected } = await crowd.leave();
  await ways.close();
  for (const each of running) await each.stop();
  const refused = told.filter(({ booking }) => booking === undefined).length;
  const toll = await countToll(database, told);
  return { ...toll, rounds: kills, refused, unexpected, inFlight: median(inFlight) };
}
