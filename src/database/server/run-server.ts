import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "#src/lib/log.ts";
import type { Account } from "./account.ts";
import { explainFailure } from "./explain.ts";
import { type Program, startProgram } from "./run-program.ts";
import type { ServerAddress } from "./server-address.ts";
import { serverSettings } from "./settings.ts";

/** A server that takes connections. */
export interface RunningServer {
  readonly pid: number | undefined;
  /** Resolves when the process is gone, whoever ended it. */
  readonly exited: Promise<void>;
  /** Ends every connection, writes everything to its place, and ends. */
  stop(): Promise<void>;
}

export interface ServerParts {
  readonly postgres: string;
  readonly store: string;
  readonly address: ServerAddress;
  /** What differs from the usual ones. */
  readonly settings: Readonly<Record<string, string>>;
  readonly account: Account;
  readonly log: Log;
}

/** How long a server may take to write everything to its place before it is ended as by a crash. */
const longestStopMs = 15_000;

/**
 * Starts the server on a store that nobody else has open.
 * @throws StoreError with what the server said
 */
export async function runServer(parts: ServerParts): Promise<RunningServer> {
  const { postgres, store, address, settings, account, log } = parts;
  const child = await startProgram([
    ...account.prefix,
    postgres,
    "-D",
    store,
    ...serverSettings(address, settings),
  ]);
  const exited = once(child, "close").then(() => undefined);
  await untilReady(child, store, exited, log);
  return { pid: child.pid, exited, stop: () => stopServer(child, exited) };
}

/** It may first have to repair what a power cut or a kill left, which takes as long as it takes. */
async function untilReady(child: Program, store: string, exited: Promise<void>, log: Log): Promise<void> {
  const ready = Promise.withResolvers<void>();
  const printed: string[] = [];
  let isReady = false;
  createInterface({ input: child.stderr }).on("line", (line) => {
    if (isReady) return report(line, log);
    printed.push(line);
    if (/not properly shut down/.test(line))
      log.warn({}, "the store was not closed; PostgreSQL is repairing it");
    if (!/database system is ready to accept connections/.test(line)) return;
    isReady = true;
    ready.resolve();
  });
  void exited.then(() => {
    ready.reject(explainFailure(`could not start PostgreSQL on ${store}`, printed.join("\n")));
  });
  await ready.promise;
}

function report(line: string, log: Log): void {
  if (/^PANIC|was terminated by|No space left/.test(line)) log.warn({ postgres: line }, "PostgreSQL reports");
  else log.debug({ postgres: line }, "PostgreSQL says");
}

async function stopServer(child: Program, exited: Promise<void>): Promise<void> {
  // "Fast shutdown" and "immediate shutdown" of PostgreSQL's manual. On Windows every signal is a kill, after which
  // the next start repairs.
  child.kill("SIGINT");
  const patience = new AbortController();
  const isSlow = delay(longestStopMs, true, { ref: false, signal: patience.signal }).catch(() => false);
  if (await Promise.race([exited.then(() => false), isSlow])) child.kill("SIGQUIT");
  patience.abort();
  await exited;
}
