import type { Database } from "#src/database/database.ts";
import { createRandom } from "../engine/random.ts";
import { openProcess } from "../processes/open-process.ts";
import { nthStart } from "./houses.ts";
import { countOversold } from "./toll.ts";
import { type AskOn, openWays } from "./ways.ts";

export interface Races {
  readonly races: number;
  readonly runners: number;
  /** Won by one guest for each table that there was. */
  readonly decided: number;
  readonly oversold: number;
}

const tables = 3;
const atOnce = 8;

/** Guests race for the last table of an hour, through two processes on one database. */
export async function raceForTables(
  database: Database,
  env: Readonly<Record<string, string>>,
  races: number,
): Promise<Races> {
  const processes = [
    await openProcess({ DATABASE_URL: database.url, ...env }),
    await openProcess({ DATABASE_URL: database.url, ...env }),
  ];
  const ways = openWays(() => processes);
  const random = createRandom(races);
  let next = 0;
  let runners = 0;
  let decided = 0;
  const raceOn = async () => {
    while (next < races) {
      const race = next++;
      const others = 2 + Math.floor(random() * 4);
      runners += others;
      if ((await runRace(ways.ask, race, others)) === 1) decided += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, raceOn));
  await ways.close();
  for (const each of processes) await each.stop();
  return { races, runners, decided, oversold: await countOversold(database) };
}

/** All tables but one are taken before. Resolves to how many got the last one. */
async function runRace(ask: AskOn, race: number, runners: number): Promise<number> {
  const { venueId, date, time } = nthStart(race);
  const timeFrom = `${date}T${time}:00Z`;
  const place = (guestCount: number, reference: string) =>
    ask(
      "POST",
      `/api/venues/${venueId}/bookings`,
      { guestCount, timeFrom, scenarioName: "Dinner", guest: { firstName: "Kari" } },
      reference,
    );
  // One party of five to eight sits at two joined tables, and one table is left.
  const taken = await place(2 * tables, `race-${race}-first`);
  if (taken.status !== 201) throw new Error(`a race could not begin: ${taken.status}`);
  const ends = await Promise.all(
    Array.from({ length: runners }, (_, runner) => place(2, `race-${race}-${runner}`)),
  );
  return ends.filter(({ status }) => status === 201).length;
}
