import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { chooseAccount, giveTree } from "#src/database/server/account.ts";
import { readBaseBackup } from "#src/database/server/base-backup.ts";
import { cacheFolder, prepareBinaries } from "#src/database/server/binaries.ts";
import { type Program, startProgram } from "#src/database/server/run-program.ts";
import { chooseAddress, releaseAddress, toUrl } from "#src/database/server/server-address.ts";
import { serverSettings } from "#src/database/server/settings.ts";

/** Two PostgreSQL servers of which one follows the other, and is waited for with each commit. */
export interface StandbyPair {
  /** For `DATABASE_URL`: both of them, whichever is which. */
  readonly url: string;
  /** Ends the primary with all of its processes in the middle of what they do, as when its machine loses power. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary. It waits for no standby of its own until there is one. */
  promote(): Promise<void>;
  /** Makes the one that was killed a standby of the other, from a copy of it, and has commits wait for it again. */
  follow(): Promise<void>;
  /** Starts the one that was killed as if nothing had happened: both take writes then. */
  revive(): Promise<void>;
  close(): Promise<void>;
}

interface Server {
  readonly name: string;
  readonly store: string;
  readonly url: string;
  program: Program;
}

const settings = {
  hot_standby: "on",
  max_connections: "80",
  max_wal_senders: "5",
  wal_keep_size: "128MB",
  // A process that is killed loses nothing that it has handed to the system.
  fsync: "off",
  full_page_writes: "off",
};

/** Of a store that has its tables (`prepareStore`), in two copies below the folder given. */
export async function openStandbyPair(folder: string, prepared: string): Promise<StandbyPair> {
  const account = chooseAccount(folder, join(folder, "one"));
  const { postgres } = await prepareBinaries(account, cacheFolder(folder, account));
  const addresses = [await chooseAddress(folder, account), await chooseAddress(folder, account)] as const;
  const open = async (name: string, address: (typeof addresses)[number]): Promise<Server> => {
    const store = join(folder, name);
    const own = { ...settings, cluster_name: name };
    const program = await startProgram([
      ...account.prefix,
      ...[postgres, "-D", store, ...serverSettings(address, own)],
    ]);
    await untilReady(program);
    return { name, store, url: toUrl(address), program };
  };
  const copyOf = async (primary: Server, name: string, address: (typeof addresses)[number]) => {
    const store = join(folder, name);
    rmSync(store, { recursive: true, force: true });
    mkdirSync(store);
    await unpack(primary.url, store);
    rmSync(join(store, "postgresql.auto.conf"), { force: true });
    const { searchParams } = new URL(primary.url);
    const from = `host=${searchParams.get("host")} user=maitred application_name=${name}`;
    writeFileSync(join(store, "postgresql.auto.conf"), `primary_conninfo = '${from}'\n`);
    writeFileSync(join(store, "standby.signal"), "");
    giveTree(account, store);
    chmodSync(store, 0o700);
    return await open(name, address);
  };
  const addressOf = (name: string) => addresses[name === "one" ? 0 : 1];
  cpSync(join(prepared, "store"), join(folder, "one"), { recursive: true });
  giveTree(account, join(folder, "one"));
  let primary = await open("one", addresses[0]);
  let standby = await copyOf(primary, "two", addresses[1]);
  await waitForStandby(primary.url, standby.name);
  const both = new URL(primary.url);
  both.searchParams.set(
    "host",
    addresses.map((address) => new URL(toUrl(address)).searchParams.get("host")).join(","),
  );
  both.searchParams.set("target_session_attrs", "read-write");
  return {
    url: both.href,
    killPrimary: () => killAll(primary),
    promote: async () => {
      [primary, standby] = [standby, primary];
      await tell(primary.url, ["select pg_promote()"]);
    },
    follow: async () => {
      const { name } = standby;
      standby = await copyOf(primary, name, addressOf(name));
      await waitForStandby(primary.url, name);
    },
    revive: async () => {
      standby = await open(standby.name, addressOf(standby.name));
    },
    close: async () => {
      for (const each of [standby, primary]) await killAll(each);
      for (const address of addresses) releaseAddress(address);
    },
  };
}

/** From here on a commit is acknowledged once this standby has it too. */
async function waitForStandby(primary: string, name: string): Promise<void> {
  await tell(primary, [`alter system set synchronous_standby_names = '${name}'`, "select pg_reload_conf()"]);
  for (;;) {
    const [row] = await tell(primary, [
      `select count(*)::int4 as synced from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    ]);
    if (row?.["synced"] === 1) return;
  }
}

async function tell(url: string, statements: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

async function untilReady(program: Program): Promise<void> {
  const ready = Promise.withResolvers<void>();
  const printed: string[] = [];
  createInterface({ input: program.stderr }).on("line", (line) => {
    printed.push(line);
    if (/ready to accept (read-only )?connections/.test(line)) ready.resolve();
  });
  program.once("exit", () => ready.reject(new Error(`PostgreSQL ended: ${printed.join("\n")}`)));
  await ready.promise;
}

async function unpack(url: string, store: string): Promise<void> {
  const tar = spawn("tar", ["-x", "-f", "-", "--no-same-owner", "-C", store], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = once(tar, "close");
  await pipeline(readBaseBackup(url), tar.stdin);
  await ended;
}

/** Every process of a server works in the folder of its store. */
async function killAll({ store, program }: Server): Promise<void> {
  const isOver = () => program.exitCode !== null || program.signalCode !== null;
  const ended = isOver() ? undefined : once(program, "exit");
  const folder = realpathSync(store);
  // Stopped first, it starts nothing more.
  if (!isOver()) program.kill("SIGSTOP");
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) === folder) process.kill(Number(pid), "SIGKILL");
    } catch {
      // It ended meanwhile, or is another user's.
    }
  }
  await ended;
}
