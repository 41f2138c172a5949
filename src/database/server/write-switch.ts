import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";

/**
 * The part of the server's configuration that changes while it runs, read by its `postgresql.conf`. It stands in every
 * store that maitred made: what has none is not its to touch.
 */
export const switchFile = "maitred.conf";

const name = "default_transaction_read_only";

/** Of one length, so that the file is overwritten where it lies: that takes no space on a disk that has none. */
export function switchText(isClosed: boolean): string {
  return `${name} = ${isClosed ? "on " : "off"}\n`;
}

export function isClosedToWrites(store: string): boolean {
  return readFileSync(join(store, switchFile), "utf8") === switchText(true);
}

/** In force when the server is told to read its configuration again (`pg_reload_conf`), on every connection. */
export function setClosedToWrites(store: string, isClosed: boolean): void {
  const file = openSync(join(store, switchFile), "r+");
  try {
    writeSync(file, switchText(isClosed), 0);
  } finally {
    closeSync(file);
  }
}
