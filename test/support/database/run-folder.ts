import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endLeftover } from "#src/database/server/leftover.ts";
import { createQuietLog } from "./quiet-log.ts";

const prefix = "maitred-tests-";
/** Stores of 40 MB, a few dozen of them at the same time. */
const roomNeeded = 2e9;

/**
 * The folder for everything that the tests of this run write: `tmpdir()` is in it from now on. What a run that was
 * killed left behind goes first, its server too.
 */
export async function makeRunFolder(): Promise<{ readonly folder: string; remove(): void }> {
  const place = roomyPlace();
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isRunning(pid)) await clearAway(join(place, name));
  }
  const folder = join(place, `${prefix}${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  process.env["TMPDIR"] = folder;
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Memory where Linux offers enough of it as a folder: a database is copied there in a tenth of the time. */
function roomyPlace(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomNeeded ? memory : tmpdir();
}

async function clearAway(folder: string): Promise<void> {
  try {
    const store = join(folder, "server", "store");
    if (existsSync(store)) await endLeftover(store, createQuietLog());
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's is for that user to clear away.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
