import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

/** What is spent while nothing happens, counted from the beginning. */
interface Spent {
  readonly transactions: number;
  /** Of the processes, and of the database's server. */
  readonly cpuSeconds: number;
  readonly serverCpuSeconds: number;
}

export interface Cost extends Spent {
  /** What the processes have in memory, and the server with all of its connections. */
  readonly megabytes: number;
  readonly serverMegabytes: number;
  readonly connections: number;
}

/** USER_HZ, which Linux fixes for everybody who reads /proc. */
const ticksPerSecond = 100;

/** What these processes and the server at this address spend in so many seconds, by the minute. */
export async function measureIdle(
  databaseUrl: string,
  pids: readonly number[],
  seconds: number,
): Promise<Cost> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const server = await findServer(client);
    const before = await readSpent(client, pids, server);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const after = await readSpent(client, pids, server);
    const byMinute = (of: keyof Spent) => ((after[of] - before[of]) * 60) / seconds;
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int4 as count from pg_stat_activity where backend_type = 'client backend'",
    );
    return {
      transactions: byMinute("transactions"),
      cpuSeconds: byMinute("cpuSeconds"),
      serverCpuSeconds: byMinute("serverCpuSeconds"),
      megabytes: sum(pids.map(megabytesOf)),
      serverMegabytes: sum([server, ...childrenOf(server)].map(megabytesOf)),
      connections: (rows[0]?.count ?? 1) - 1,
    };
  } finally {
    await client.end();
  }
}

/** How many of these houses are held by some process, or about to be; one that was killed seems to hold its own still. */
export async function countHeld(databaseUrl: string, names: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int4 as count from house where holder is not null and name = any($1)",
      [names],
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

async function readSpent(client: pg.Client, pids: readonly number[], server: number): Promise<Spent> {
  const { rows } = await client.query<{ transactions: number }>(
    "select (xact_commit + xact_rollback)::float8 as transactions from pg_stat_database where datname = current_database()",
  );
  return {
    transactions: rows[0]?.transactions ?? 0,
    cpuSeconds: sum(pids.map((pid) => cpuOf(pid))),
    // A connection that ends meanwhile is counted with the server's ended ones the next time.
    serverCpuSeconds:
      cpuOf(server, true) + sum(childrenOf(server).map((pid) => unlessGone(() => cpuOf(pid), 0))),
  };
}

async function findServer(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return Number(statOf(rows[0]?.pid ?? 0)[1]);
}

/** The fields of /proc/PID/stat behind the name: state, parent, and so on. */
function statOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** With what its children spent that have ended, where that is asked for. */
function cpuOf(pid: number, withEnded = false): number {
  const [user, system, endedUser, endedSystem] = statOf(pid).slice(11, 15).map(Number);
  const ended = withEnded ? (endedUser ?? 0) + (endedSystem ?? 0) : 0;
  return ((user ?? 0) + (system ?? 0) + ended) / ticksPerSecond;
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => unlessGone(() => Number(statOf(pid)[1]) === parent, false));
}

/** What is read of a process, unless it has ended by then. */
function unlessGone<Read>(read: () => Read, otherwise: Read): Read {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Its share of what several have in common, so that the sum is what there is. */
function megabytesOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
