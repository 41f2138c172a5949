import { statfs } from "node:fs/promises";
import pg from "pg";
import type { Log } from "#src/lib/log.ts";
import { StoreError } from "./store-error.ts";
import { isClosedToWrites, setClosedToWrites } from "./write-switch.ts";

/**
 * What must be free for the server to write at all, in bytes: its log of changes grows by files of 16 MB, and where it
 * cannot, the whole server stops, reads and all.
 */
export const reserve = 48 * 1024 * 1024;

const lookEveryMs = 1000;

export interface SpaceParts {
  readonly store: string;
  readonly url: string;
  readonly log: Log;
  /** Bytes that this user may still write there. */
  readonly freeSpace?: (folder: string) => Promise<number>;
  readonly everyMs?: number;
}

/** Before anything is written. @throws StoreError */
export async function expectSpace(folder: string, freeSpace = readFreeSpace): Promise<void> {
  const free = await freeSpace(folder);
  if (free >= reserve) return;
  throw new StoreError(
    `the disk that holds ${folder} is full (${inMegabytes(free)} free, ${inMegabytes(reserve)} needed); ` +
      "make room, or set DATA_DIR to a folder on another disk",
  );
}

/**
 * Makes the server refuse writes while the disk is nearly full, and take them again when there is room: reads go on
 * meanwhile, which they would not if it filled up.
 */
export async function watchSpace(parts: SpaceParts): Promise<{ stop(): Promise<void> }> {
  const { store, url, log, freeSpace = readFreeSpace, everyMs = lookEveryMs } = parts;
  let isClosed = isClosedToWrites(store);
  const look = async () => {
    const free = await freeSpace(store);
    const shallClose = free < reserve;
    if (shallClose === isClosed) return;
    setClosedToWrites(store, shallClose);
    await tellServer(url);
    isClosed = shallClose;
    const fields = { free: inMegabytes(free), needed: inMegabytes(reserve) };
    if (isClosed) log.error(fields, "the disk is full: nothing is stored until there is room");
    else log.info(fields, "there is room on the disk: everything is stored again");
  };
  // A killed maitred may have left it closed.
  await look();
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A server that is away at this moment is asked again.
    looking = looking.then(look).catch(() => undefined);
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

async function tellServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "maitred space" });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_reload_conf()");
  } finally {
    await client.end();
  }
}

async function readFreeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}
