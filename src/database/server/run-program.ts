import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { StoreError } from "./store-error.ts";

/** What the programs see of the environment: nothing that could turn their settings or their language. */
const environment = {
  PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

export type Program = ChildProcessByStdio<null, null, Readable>;

/**
 * Starts a program that says on stderr what it does.
 * @param command the program after what it is started by (`Account.prefix`)
 * @throws StoreError where it cannot be started
 */
export async function startProgram(command: readonly string[]): Promise<Program> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: environment,
    // Ctrl-C in the terminal is meant for maitred, which stops this program in its own time.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  const started = Promise.withResolvers<void>();
  child.once("spawn", started.resolve);
  child.once("error", (cause) => started.reject(cannotStart(program, cause)));
  await started.promise;
  return child;
}

export interface Ended {
  /** Null where it was killed. */
  readonly exitCode: number | null;
  readonly printed: string;
}

/**
 * Runs a program to its end.
 * @throws StoreError where it cannot be started
 */
export async function runProgram(command: readonly string[]): Promise<Ended> {
  const child = await startProgram(command);
  const exit = Promise.withResolvers<number | null>();
  child.once("close", exit.resolve);
  const [exitCode, printed] = await Promise.all([exit.promise, text(child.stderr)]);
  return { exitCode, printed };
}

function cannotStart(program: string, cause: Error): StoreError {
  if (program === "setpriv") {
    const why = "PostgreSQL does not run as root, and there is no setpriv here to run it as another user";
    return new StoreError(`${why}; start maitred as an ordinary user, or set DATABASE_URL`, { cause });
  }
  // ENOENT of a file that is there: the system has no loader for it, as with musl.
  return new StoreError(
    `PostgreSQL does not run on this system (${cause.message}); set DATABASE_URL to a PostgreSQL server`,
    { cause },
  );
}
