import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "#src/lib/log.ts";
import { type TimeLimits, toServerOptions, usualTimeLimits } from "./limits.ts";
import { listen } from "./listen.ts";
import { createRoutes, type Mount, type Readiness } from "./routes.ts";

export interface WebServer {
  /** Listens. Returns the address to open in a browser on this machine, without a slash at its end. */
  start(): Promise<{ readonly url: string }>;
  /** Takes no new request and lets those in flight finish; after `timeoutMs` (default 10,000) it cuts them off. */
  stop(options?: { readonly timeoutMs?: number }): Promise<void>;
}

export interface WebServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly log: Log;
  readonly mounts: readonly Mount[];
  readonly readiness?: Readiness;
  /** What differs from the usual ones. */
  readonly timeLimits?: Partial<TimeLimits>;
}

/** The one web server of the process: what is mounted, `GET /health` and `GET /ready`. */
export function createWebServer({
  host,
  port,
  log,
  mounts,
  readiness,
  timeLimits,
}: WebServerOptions): WebServer {
  let stopping = false;
  const routes = createRoutes({
    mounts,
    log,
    readiness: async () => ({ ...(await readiness?.()), accepting: !stopping }),
  });
  // Of the two kinds of Request and Response there are then, ours stays the platform's.
  const respond = getRequestListener(routes.fetch, { overrideGlobalObjects: false });
  const limits = { ...usualTimeLimits, ...timeLimits };
  const server = createServer(toServerOptions(limits), (request, response) => {
    // A client that keeps its connection for further requests must not keep a stopping server waiting.
    response.once("close", () => stopping && server.closeIdleConnections());
    void respond(request, response);
  });
  server.setTimeout(limits.stalledMs);

  const close = async (timeoutMs: number) => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearTimeout(cutOff);
  };
  let closing: Promise<void> | undefined;

  return {
    start: () => listen(server, { host, port }),
    stop: async ({ timeoutMs = 10_000 } = {}) => {
      stopping = true;
      closing ??= close(timeoutMs);
      await closing;
    },
  };
}
