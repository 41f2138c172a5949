import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { endLeftover } from "#src/database/server/leftover.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const root = new URL("../../../", import.meta.url).pathname;

/** A folder that goes when the test ends, with the server that a killed process has left running in it. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "maitred-process-"));
  onTestFinished(async () => {
    const store = join(folder, "store");
    if (existsSync(store)) await endLeftover(store, createQuietLog());
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** The same with a store in it that has all tables and no rows, so that no process has to create one. */
export function makeDataFolder(): string {
  const folder = makeFolder();
  cpSync(inject("preparedFolder"), folder, { recursive: true });
  return folder;
}

/** maitred as a process of its own. */
export interface RunningMaitred {
  readonly process: ChildProcessWithoutNullStreams;
  stdout(): string;
  stderr(): string;
  /** Waits until the output holds this text. Fails when the process ends without it. */
  sees(text: string): Promise<void>;
  says(line: string): void;
  /** Waits for its end: the exit code, or the signal that ended it. */
  ended(): Promise<number | string>;
}

/** Starts `npm start`'s program with these variables and nothing else configured; it is gone when the test ends. */
export function runMaitred(
  env: Readonly<Record<string, string>>,
  { args = ["--terminal"], entry = "src/main.ts" }: { args?: readonly string[]; entry?: string } = {},
): RunningMaitred {
  const { PATH = "", TZ } = process.env;
  const child = spawn(process.execPath, [join(root, entry), ...args], {
    cwd: root,
    env: {
      PATH,
      ...(TZ !== undefined && { TZ }),
      NODE_COMPILE_CACHE: compileCache(),
      PORT: "0",
      VENUES_FILE: inject("openVenues"),
      BOOKING_TIMEOUT: "PT2M",
      ...env,
    },
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  const output = { stdout: "", stderr: "" };
  const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.stderr += text;
  });
  // A process that was killed does not read what is still written to it.
  child.stdin.on("error", () => {});
  const all = () => output.stdout + output.stderr;
  return {
    process: child,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    says: (line) => child.stdin.write(`${line}\n`),
    ended: () => ended,
    sees: async (text) => {
      while (!all().includes(text)) {
        const over = await Promise.race([moreOf(child).then(() => false), ended.then(() => true)]);
        if (over && !all().includes(text)) throw new Error(`ended without "${text}": ${all()}`);
      }
    },
  };
}

/** Resolves at what a process says next, and leaves no listener behind. */
function moreOf({ stdout, stderr }: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve) => {
    const heard = () => {
      for (const stream of [stdout, stderr]) stream.off("data", heard);
      resolve();
    };
    for (const stream of [stdout, stderr]) stream.on("data", heard);
  });
}

/** The first process of a run compiles the sources for all others. */
/** What one process compiled is there for those after it. */
export function compileCache(): string {
  return join(tmpdir(), "compile-cache");
}

/** Says these lines to a process of its own and gives back what it printed; fails unless it ends well. */
export async function converseWithProcess(
  env: Readonly<Record<string, string>>,
  lines: readonly string[],
): Promise<string> {
  const maitred = runMaitred(env);
  maitred.process.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const code = await maitred.ended();
  if (code !== 0) throw new Error(`ended with ${code}: ${maitred.stderr()}`);
  return maitred.stdout();
}
