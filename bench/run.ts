/**
 * The benchmarks: `npm run bench` runs every topic, `npm run bench -- engine` one of them. Prints a table each and
 * leaves the figures as JSON in `bench/last-run.json`; `--json` prints the JSON instead, and writes no file;
 * other options are the topic's.
 * Exits with 1 when a topic could not be measured, never because a figure is not what it should be.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { Measurement } from "./measurement.ts";
import { toTable } from "./table.ts";

interface TopicReport {
  readonly topic: string;
  readonly seconds: number;
  readonly measurements: readonly Measurement[];
}

interface Report {
  readonly command: string;
  readonly machine: { readonly cores: number; readonly processor: string; readonly node: string };
  readonly topics: readonly TopicReport[];
}

const eveningsPerLoad = 60;

/** Loaded only when they run, so that none disturbs another. */
const topics: Readonly<Record<string, (options: readonly string[]) => Promise<Measurement[]>>> = {
  start: async () => await (await import("./start.ts")).measureStart(),
  engine: async () => await (await import("./engine.ts")).measureEngine(eveningsPerLoad),
  "time-slots": async () => await (await import("./time-slots-endpoint.ts")).measureTimeSlots(),
  availability: async () => await (await import("./availability.ts")).measureAvailability(),
  history: async () => await (await import("./history.ts")).measureHistory(),
  writes: async () => await (await import("./writes.ts")).measureWrites(),
  rush: async () => await (await import("./rush.ts")).measureRush(),
  pages: async () => await (await import("./pages.ts")).measurePages(),
  turns: async () => await (await import("./turns.ts")).measureTurns(),
  houses: async (options) => await (await import("./houses.ts")).measureHouses(options),
  failover: async (options) => await (await import("./failover.ts")).measureFailover(options),
  faults: async (options) => await (await import("./faults.ts")).measureFaults(options),
};

const lastRun = new URL("last-run.json", import.meta.url);

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const asJson = words.includes("--json");
  const wanted = words.filter((word) => !word.startsWith("--"));
  const options = words.filter((word) => word.startsWith("--") && word !== "--json");
  const names = wanted.length > 0 ? wanted : Object.keys(topics);
  const unknown = names.filter((name) => !(name in topics));
  if (unknown.length > 0) {
    process.stderr.write(
      `No such topic: ${unknown.join(", ")}. There are ${Object.keys(topics).join(", ")}.\n`,
    );
    process.exitCode = 1;
    return;
  }
  const reports: TopicReport[] = [];
  for (const name of names) {
    const report = names.length === 1 ? await measureHere(name, options) : measureInChild(name, options);
    if (report === undefined) {
      process.exitCode = 1;
      continue;
    }
    reports.push(report);
    if (!asJson) process.stdout.write(`${toTable(report.topic, report.measurements)}\n`);
  }
  const report = toReport(words, reports);
  if (asJson) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else finish(report);
}

async function measureHere(topic: string, options: readonly string[]): Promise<TopicReport> {
  const begin = performance.now();
  const measurements = (await topics[topic]?.(options)) ?? [];
  return { topic, seconds: Math.round((performance.now() - begin) / 1_000), measurements };
}

/** A process of its own for each topic: none inherits another's memory, warm code or open files. */
function measureInChild(topic: string, options: readonly string[]): TopicReport | undefined {
  process.stderr.write(`measuring ${topic} …\n`);
  const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), topic, "--json", ...options], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (child.status === 0) {
    // It is this very program that wrote it.
    const { topics }: Report = JSON.parse(child.stdout);
    return topics[0];
  }
  process.stderr.write(`${topic} could not be measured\n`);
  return undefined;
}

function toReport(words: readonly string[], reports: readonly TopicReport[]): Report {
  const options = words.length > 0 ? ` -- ${words.join(" ")}` : "";
  return {
    command: `npm run bench${options}`,
    machine: {
      cores: availableParallelism(),
      processor: cpus()[0]?.model ?? "unknown",
      node: process.version,
    },
    topics: reports,
  };
}

function finish(report: Report): void {
  const { cores, processor, node } = report.machine;
  writeFileSync(lastRun, `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(
    `${report.command}: ${cores} cores (${processor}), Node ${node}\n` +
      `the same figures as JSON: ${fileURLToPath(lastRun)}\n`,
  );
}

await main();
