import { createServer, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
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

/** How long a stopping server still hears those who keep a connection open: a request may be on its way. */
const idleGraceMs = 100;

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
  const respond = getRequestListener(routes.fetch, {
    overrideGlobalObjects: false,
    // Clients of HTTP/1.0, such as the health checks of some balancers, name no host.
    hostname: "localhost",
  });
  const limits = { ...usualTimeLimits, ...timeLimits };
  const inFlight = new Set<ServerResponse>();
  const server = createServer(toServerOptions(limits), (request, response) => {
    inFlight.add(response);
    if (stopping) announceClosing(response);
    response.once("close", () => {
      inFlight.delete(response);
      // A client that keeps its connection for further requests must not keep a stopping server waiting.
      if (stopping && response.getHeader("Connection") !== "close") server.closeIdleConnections();
    });
    void respond(request, response);
  });
  server.setTimeout(limits.stalledMs);

  const close = async (timeoutMs: number) => {
    // The HTTP server's own `close` cuts at once what looks idle, also where a request is on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const idle = setTimeout(() => server.closeIdleConnections(), idleGraceMs);
    const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearTimeout(idle);
    clearTimeout(cutOff);
  };
  let closing: Promise<void> | undefined;

  return {
    start: () => listen(server, { host, port }),
    stop: async ({ timeoutMs = 10_000 } = {}) => {
      stopping = true;
      inFlight.forEach(announceClosing);
      closing ??= close(timeoutMs);
      await closing;
    },
  };
}

/** RFC 9112, section 9.6: or the client would send its next request into a connection that is being closed. */
function announceClosing(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
