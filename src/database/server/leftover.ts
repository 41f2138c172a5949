import { execFile } from "node:child_process";
import { readdirSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type { Log } from "#src/lib/log.ts";
import { readPostmasterPid } from "./postmaster-pid.ts";
import { removeSocket } from "./socket-folder.ts";

const longestStopMs = 15_000;

/**
 * Ends what a killed maitred, or a killed server, left running on the store, so that a new server can take its place,
 * and clears away what it left. Call it while no other maitred can have the folder.
 */
export async function endLeftover(store: string, log: Log): Promise<void> {
  const left = readPostmasterPid(store);
  if (left === undefined) return;
  let running = await findServersOn(store);
  if (running.includes(left.pid)) {
    log.info({ pid: left.pid }, "ending the PostgreSQL server that was left behind");
    signal(left.pid, "SIGINT");
  }
  const startedAt = performance.now();
  while (running.length > 0) {
    await delay(20);
    running = await findServersOn(store);
    if (performance.now() - startedAt > longestStopMs) for (const pid of running) signal(pid, "SIGKILL");
  }
  // The number may be another program's by now, for which PostgreSQL would wait in vain.
  rmSync(join(store, "postmaster.pid"), { force: true });
  removeSocket(left);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}

/** Every process of a server works in the folder of its store, whatever path that had or has. */
async function findServersOn(store: string): Promise<number[]> {
  const folder = realpathSync(store);
  const workers = process.platform === "linux" ? listFromProc() : await listFromLsof();
  return workers.filter(({ workingFolder }) => workingFolder === folder).map(({ pid }) => pid);
}

interface Worker {
  readonly pid: number;
  readonly workingFolder: string;
}

function listFromProc(): Worker[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), workingFolder: readlinkSync(`/proc/${name}/cwd`) }];
      } catch {
        // It ended, or is another user's, as this store is not.
        return [];
      }
    });
}

/** macOS brings it along. Where there is none, as on Windows, PostgreSQL finds out by itself. */
async function listFromLsof(): Promise<Worker[]> {
  const { stdout } = await promisify(execFile)("lsof", ["-a", "-c", "postgres", "-d", "cwd", "-Fpn"]).catch(
    () => ({ stdout: "" }),
  );
  // Per process a line "p<pid>", then "fcwd" and "n<folder>".
  return [...stdout.matchAll(/^p(\d+)\n(?:f.*\n)?n(.*)$/gm)].map(([, pid, workingFolder = ""]) => ({
    pid: Number(pid),
    workingFolder,
  }));
}
