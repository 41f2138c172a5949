import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Measurement } from "./measurement.ts";
import { median, spreadOf } from "./statistics.ts";

const rounds = 5;
/** As the script `start` of package.json says. */
const program = ["--max-semi-space-size=2", join(import.meta.dirname, "..", "src", "main.ts")];

interface Start {
  /** Until maitred is ready, in milliseconds. */
  readonly readyMs: number;
  /** Of maitred's own process then; its database server's are not counted. */
  readonly megabytes: number;
}

/**
 * From `npm start`'s program to the moment it serves guests, on a new store and on the one that is there then, beside a
 * Node process that does nothing, by turns.
 */
export async function measureStart(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), "maitred-bench-"));
  const fresh: Start[] = [];
  const again: Start[] = [];
  const empty: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const dataDir = join(folder, String(round));
      fresh.push(await start(dataDir));
      again.push(await start(dataDir));
      empty.push(await timeEmptyProcess());
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const toMeasurement = (name: string, starts: readonly Start[], aim: number): Measurement => {
    const times = starts.map(({ readyMs }) => readyMs);
    return {
      name,
      value: median(times),
      unit: "ms",
      beside: { name: "an empty Node process, in ms", value: median(empty) },
      ratio: median(times.map((time, round) => time / (empty[round] ?? Number.NaN))),
      aim: `${aim} ms on a quiet machine`,
      spread: `${spreadOf(times, 0)} beside ${spreadOf(empty, 0)}`,
    };
  };
  const sizes = again.map(({ megabytes }) => megabytes);
  return [
    toMeasurement("ready on a new store", fresh, 2500),
    toMeasurement("ready on an existing store", again, 1000),
    {
      name: "memory of the process when ready",
      value: median(sizes),
      unit: "MB",
      spread: spreadOf(sizes, 0),
    },
  ];
}

async function start(dataDir: string): Promise<Start> {
  const begin = performance.now();
  const child = spawn(process.execPath, program, {
    env: { DATA_DIR: dataDir, PORT: await freePort() },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  try {
    let log = "";
    for await (const chunk of child.stderr) {
      log += String(chunk);
      if (log.includes("maitred is ready")) break;
    }
    if (!log.includes("maitred is ready")) throw new Error(`maitred did not start: ${log}`);
    return { readyMs: performance.now() - begin, megabytes: await residentMegabytes(child.pid) };
  } finally {
    child.kill("SIGTERM");
    await exited;
  }
}

async function timeEmptyProcess(): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, ["-e", ""], { stdio: ["ignore", "pipe", "ignore"] });
  await text(child.stdout);
  return performance.now() - begin;
}

/** Not a number where the system has no /proc. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === "object" ? address?.port : 0);
}
