import { existsSync } from "node:fs";
import { open as openFile, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import type { Log } from "#src/lib/log.ts";
import { makeDataFolder } from "./data-folder.ts";
import type { EmbeddedDatabase } from "./database.ts";
import { DurableFolder } from "./durable-folder.ts";
import type { Listener, Listening } from "./listening.ts";
import { lockDataDir } from "./lock.ts";
import { TemporalQueryCompiler, textParsers } from "./values.ts";

/** Not the default 128 MB: a venue's data is small, and this halves the memory of the process. */
const smallMemory = ["-c", "shared_buffers=16MB"];

/** What was acknowledged survives a power cut: without `-F`, which turns fsync off, and see `DurableFolder`. */
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
  ...smallMemory,
];

/** PostgreSQL inside this process, its files in `<dataDir>/store`, held by one process at a time. */
export async function openFolder(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  makeDataFolder(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    const store = join(dataDir, "store");
    if (!existsSync(store)) {
      log.info({ dataDir }, "creating the embedded database; this takes a few seconds, once");
      await createStore(store);
    }
    const database = await open({ fs: new DurableFolder(store), startParams: durable });
    return {
      ...database,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw new Error(`could not open the embedded database in ${dataDir}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Creates the files beside their place and moves them there when they are complete and on the disk: a process killed
 * in the middle would otherwise leave half a database, which looks like a whole one from then on.
 */
async function createStore(store: string): Promise<void> {
  const draft = `${store}.new`;
  await rm(draft, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: draft });
  await pglite.close();
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await flush(join(entry.parentPath, entry.name));
  }
  await rename(draft, store);
  await flush(dirname(store));
}

async function flush(path: string): Promise<void> {
  const file = await openFile(path);
  await file.sync();
  await file.close();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The same in memory, gone with the process: for tests. */
export async function openMemory(snapshot?: Blob): Promise<EmbeddedDatabase> {
  return await open({
    startParams: [...PGlite.defaultStartParams, ...smallMemory],
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
}

async function open(options: PGliteOptions): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create({ ...options, parsers: textParsers });
  const db = new Kysely<unknown>({ dialect: new EmbeddedDialect({ pglite }) });
  // The query builder takes hold of the engine with its first query; from then on closing it closes the engine.
  await db.connection().execute(async () => {});
  return {
    kind: "pglite",
    db,
    runRaw: (text, parameters = []) => runRaw(db, pglite, text, parameters),
    listen: (channel, listener) => listen(db, pglite, channel, listener),
    close: () => db.destroy(),
  };
}

class EmbeddedDialect extends PGliteDialect {
  override createQueryCompiler(): TemporalQueryCompiler {
    return new TemporalQueryCompiler();
  }
}

/** As the engine reads them when nobody says otherwise. */
const ownParsers = Object.fromEntries(
  Object.keys(textParsers).map((oid) => [oid, types.parsers[oid] ?? ((text: string) => text)]),
);

/**
 * Holds the one connection until the statement is over, a failed one rolled back. Left in between, the next
 * statement of somebody else would meet an aborted transaction (25P02).
 */
async function runRaw(
  db: Kysely<unknown>,
  pglite: PGlite,
  text: string,
  parameters: readonly unknown[],
): Promise<{ rows: unknown[] }> {
  return await db.connection().execute(async () => {
    try {
      if (parameters.length > 0) return await pglite.query(text, [...parameters], { parsers: ownParsers });
      const results = await pglite.exec(text, { parsers: ownParsers });
      return { rows: results.flatMap((result) => result.rows) };
    } catch (error) {
      await pglite.exec("ROLLBACK");
      throw error;
    }
  });
}

/** There is one connection, in this process: it is never lost, and what it is told arrives with the commit. */
async function listen(
  db: Kysely<unknown>,
  pglite: PGlite,
  channel: string,
  listener: Listener,
): Promise<Listening> {
  const stop = await db.connection().execute(() => pglite.listen(channel, listener.onMessage));
  listener.onHearing();
  let closing: Promise<void> | undefined;
  const close = async () => {
    listener.onDeaf();
    if (!pglite.closed) await db.connection().execute(() => stop());
  };
  return {
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
