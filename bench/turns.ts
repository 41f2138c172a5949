import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import type { Measurement } from "./measurement.ts";
import { onNewStore } from "./reads/new-store.ts";
import { median, quantile, spreadOf } from "./statistics.ts";
import { type ChattingHouse, openChattingHouse } from "./turns/guests.ts";
import { measurePureTurn } from "./turns/pure-turn.ts";
import { countStatements } from "./turns/statements.ts";

const rounds = 7;
const roundMilliseconds = 2_000;
const inFlight = 20;
const connections = 8;

/**
 * What a guest's message costs with its reply: the whole runtime on a real store, twenty chats at once, platform and
 * booking service in memory. Beside it, by turns, the same process commits one row at a time through eight connections.
 */
export async function measureTurns(): Promise<Measurement[]> {
  const statements = countStatements();
  return await onNewStore(async (database) => {
    await sql`create table bench_commit (id int4 primary key, state text not null)`.execute(database.db);
    await sql`insert into bench_commit select n, '' from generate_series(0, ${connections}::int) as n`.execute(
      database.db,
    );
    const house = await openChattingHouse(database);
    const played: Round[] = [];
    const commits: number[] = [];
    for (let round = -1; round < rounds; round++) {
      const rate = await rateOfCommits(database);
      statements.reset();
      const chats = await play(house);
      const { all, commits: committed } = statements.since();
      // The first round warms both up.
      if (round < 0) continue;
      commits.push(rate);
      played.push({ ...chats, statements: all / chats.messages, commits: committed / chats.messages });
    }
    await house.close();
    return [...report(played, commits), ...measurePureTurn()];
  });
}

interface Chats {
  readonly messages: number;
  readonly perSecond: number;
  /** Milliseconds of this process for a message. */
  readonly processor: number;
  readonly waits: readonly number[];
}

interface Round extends Chats {
  readonly statements: number;
  readonly commits: number;
}

async function play(house: ChattingHouse): Promise<Chats> {
  const waits: number[] = [];
  const begin = performance.now();
  const before = process.cpuUsage();
  await Promise.all(
    Array.from({ length: inFlight }, async (_, guest) => {
      while (performance.now() - begin < roundMilliseconds) waits.push(await house.write(guest));
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return {
    messages: waits.length,
    perSecond: (waits.length * 1_000) / (performance.now() - begin),
    processor: (user + system) / 1_000 / waits.length,
    waits,
  };
}

async function rateOfCommits({ db }: Database): Promise<number> {
  const begin = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, id) => {
      while (performance.now() - begin < roundMilliseconds / 4) {
        await sql`update bench_commit set state = ${String(count)} where id = ${id}`.execute(db);
        count += 1;
      }
    }),
  );
  return (count * 1_000) / (performance.now() - begin);
}

function report(played: readonly Round[], commits: readonly number[]): Measurement[] {
  const rates = played.map(({ perSecond }) => perSecond);
  const processor = played.map((round) => round.processor);
  const replies = played.map(({ waits }) => quantile(waits, 0.5));
  const late = played.map(({ waits }) => quantile(waits, 0.99));
  return [
    {
      name: "messages answered",
      value: median(rates),
      unit: "/s",
      beside: { name: "commits of one row", value: median(commits) },
      ratio: median(rates.map((rate, round) => rate / (commits[round] ?? Number.NaN))),
      aim: "500/s on a core",
      spread: `${spreadOf(rates, 0)} beside ${spreadOf(commits, 0)}`,
    },
    {
      name: "processor time of a message",
      value: median(processor),
      unit: "ms",
      aim: "1.5 ms",
      spread: spreadOf(processor, 2),
    },
    {
      name: "until the reply, p50",
      value: median(replies),
      unit: "ms",
      aim: "20 ms",
      spread: spreadOf(replies, 1),
    },
    { name: "until the reply, p99", value: median(late), unit: "ms", spread: spreadOf(late, 0) },
    ...ways(
      "statements",
      "10",
      played.map((round) => round.statements),
    ),
    ...ways(
      "commits",
      "3",
      played.map((round) => round.commits),
    ),
  ];
}

function ways(name: string, aim: string, values: readonly number[]): Measurement[] {
  return [
    {
      name: `${name} of a message with its reply`,
      value: median(values),
      unit: "",
      aim,
      spread: spreadOf(values, 1),
    },
  ];
}
