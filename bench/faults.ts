import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "#src/database/database.ts";
import { type ChatRounds, killChats } from "./faults/chats.ts";
import { cutUnderLoad } from "./faults/cuts.ts";
import { writeHouses } from "./faults/houses.ts";
import { killUnderLoad, type Round } from "./faults/kills.ts";
import { type Races, raceForTables } from "./faults/races.ts";
import type { Measurement } from "./measurement.ts";
import { onNewStore } from "./reads/new-store.ts";

/** How many rounds of each, by their options: `--kills=400 --pair-kills=600 --cuts=1000 --races=10000 --chat-kills=100`. */
const rounds = { kills: "20", "pair-kills": "20", cuts: "50", races: "200", "chat-kills": "10" };

/**
 * What is left of what guests were told when processes are killed under them, connections are cut, and many want one table:
 * counted past the service, in the database. What is 0 is left out of a run.
 */
export async function measureFaults(args: readonly string[]): Promise<Measurement[]> {
  const count = readRounds(args);
  const folder = await mkdtemp(join(tmpdir(), "maitred-faults-"));
  try {
    const env = { VENUES_FILE: await writeHouses(folder), DATA_DIR: folder };
    const killed = (processes: number, kills: number) => (database: Database) =>
      killUnderLoad(database, env, { processes, kills, first: 0 });
    return [
      ...(await onStore(count("kills"), killed(1, count("kills")), toRows("kills of one process"))),
      ...(await onStore(
        count("pair-kills"),
        killed(2, count("pair-kills")),
        toRows("kills of two processes"),
      )),
      ...(await onStore(
        count("cuts"),
        (database) => cutUnderLoad(database, env, { cuts: count("cuts"), first: 0 }),
        toRows("cuts of the database"),
      )),
      ...(await onStore(
        count("races"),
        (database) => raceForTables(database, env, count("races")),
        raceRows,
      )),
      ...(count("chat-kills") > 0 ? chatRows(await killChats(folder, count("chat-kills"))) : []),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readRounds(args: readonly string[]): (name: keyof typeof rounds) => number {
  const options = Object.fromEntries(
    Object.entries(rounds).map(([name, usual]) => [name, { type: "string" as const, default: usual }]),
  );
  const { values } = parseArgs({ args: [...args], options, strict: false });
  return (name) => Number(values[name]);
}

async function onStore<Result>(
  count: number,
  play: (database: Database) => Promise<Result>,
  toMeasurements: (result: Result) => Measurement[],
): Promise<Measurement[]> {
  return count > 0 ? await onNewStore(async (database) => toMeasurements(await play(database))) : [];
}

const none = (name: string, value: number): Measurement => ({ name, value, unit: "", aim: "0" });
const some = (name: string, value: number): Measurement => ({ name, value, unit: "" });

function toRows(name: string) {
  return (round: Round): Measurement[] => {
    for (const answer of round.unexpected) process.stderr.write(`${name}: ${answer}\n`);
    return [
      some(name, round.rounds),
      some(`${name}: requests under way at each, median`, round.inFlight),
      some(`${name}: bookings acknowledged`, round.acknowledged),
      some(`${name}: refused`, round.refused),
      none(`${name}: lost`, round.lost),
      none(`${name}: doubled`, round.doubled),
      none(`${name}: oversold`, round.oversold),
      none(`${name}: answers that nobody should get`, round.unexpected.length),
    ];
  };
}

function raceRows({ races, runners, decided, oversold }: Races): Measurement[] {
  return [
    some("races for the last table", races),
    some("races: guests in them", runners),
    none("races: without exactly one winner", races - decided),
    none("races: oversold", oversold),
  ];
}

function chatRows(round: ChatRounds): Measurement[] {
  return [
    some("kills of chats", round.rounds),
    some("kills of chats: chats in the middle of a booking", round.interrupted),
    some("kills of chats: bookings acknowledged", round.acknowledged),
    none("kills of chats: lost", round.lost),
    none("kills of chats: doubled", round.doubled),
    none("kills of chats: oversold", round.oversold),
    none("kills of chats: guests without an answer", round.silent),
    some("kills of chats: guests who read twice that it is booked", round.toldTwice),
  ];
}
