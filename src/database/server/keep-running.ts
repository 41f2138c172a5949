import { setTimeout as delay } from "node:timers/promises";
import { faultOf } from "#src/lib/fault.ts";
import { endLeftover } from "./leftover.ts";
import { type RunningServer, runServer, type ServerParts } from "./run-server.ts";

const shortestPauseMs = 50;
const longestPauseMs = 5000;

/**
 * Starts the server, and starts it again whenever it ends by itself, at the same address.
 * @throws StoreError where the first start fails
 */
export async function keepRunning(parts: ServerParts): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let server: RunningServer | undefined = await runServer(parts);
  const keep = async () => {
    while (server !== undefined) {
      await server.exited;
      if (stopping.signal.aborted) return;
      parts.log.error({}, "PostgreSQL ended by itself; starting it again");
      server = await startAgain(parts, stopping.signal);
    }
  };
  const keeping = keep();
  return {
    stop: async () => {
      stopping.abort();
      await server?.stop();
      await keeping;
    },
  };
}

/** Waits longer and longer between attempts that fail, and gives up only with maitred. */
async function startAgain(parts: ServerParts, signal: AbortSignal): Promise<RunningServer | undefined> {
  for (let pauseMs = shortestPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      await endLeftover(parts.store, parts.log);
      const server = await runServer(parts);
      parts.log.info({}, "PostgreSQL runs again");
      if (signal.aborted) await server.stop();
      return server;
    } catch (error) {
      if (pauseMs > 1000) parts.log.error(faultOf(error), "could not start PostgreSQL; trying again");
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}
