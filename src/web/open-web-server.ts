import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "#src/lib/log.ts";
import { createClientAddress } from "./client-address.ts";
import { createDeparture } from "./departure.ts";
import { type TimeLimits, toServerOptions, usualTimeLimits } from "./limits.ts";
import { listen } from "./listen.ts";
import { type Content, closedRoutes, createRoutes } from "./routes.ts";
import { answerAside, answerUnreadable, refuseAddress, refuseExpectation } from "./unreadable.ts";

/**
 * A web server that listens from its creation until it is stopped. Requests that no part can answer yet, or any more,
 * get a 503.
 */
export interface WebServer {
  /** The address to open in a browser on this machine, without a slash at its end. */
  readonly url: string;
  /** Answers requests from now on. Without effect once it drains. */
  serve(content: Content): void;
  /** Says that it is not ready and answers on, until the balancers that ask have heard it. */
  leave(): Promise<void>;
  /** Serves no further request and lets those in flight finish; after `timeoutMs` (default 10,000) it cuts them off. */
  drain(options?: DrainOptions): Promise<void>;
  /** Drains, and listens no more once the last call is over, or after `timeoutMs` where that is less. */
  stop(options?: DrainOptions): Promise<void>;
}

interface DrainOptions {
  readonly timeoutMs?: number;
}

export interface WebServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly log: Log;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  /** Time limits that differ from `usualTimeLimits`. */
  readonly timeLimits?: Partial<TimeLimits>;
}

/** How long a closing server waits for a last request on connections that are kept open. */
const idleGraceMs = 100;
/** How long a closing server waits for clients to read their 503. */
const farewellMs = 1000;

/**
 * The one web server of the process: `GET /health`, `GET /ready`, and what it is given to serve.
 * @throws ListenError
 */
export async function openWebServer(options: WebServerOptions): Promise<WebServer> {
  const { host, port, log, trustedProxies = [], timeLimits } = options;
  const addressOf = createClientAddress(trustedProxies);
  const limits = { ...usualTimeLimits, ...timeLimits };
  const departure = createDeparture(limits);
  let routes = closedRoutes;
  let draining: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  // Of the two kinds of Request and Response there are then, ours stays the platform's.
  const respond = getRequestListener((request, env) => routes.fetch(request, env), {
    overrideGlobalObjects: false,
    // Clients of HTTP/1.0, such as the health checks of some balancers, name no host.
    hostname: "localhost",
    errorHandler: refuseAddress,
  });
  const inFlight = new Set<ServerResponse>();
  const server = createServer(toServerOptions(limits), (request, response) => {
    inFlight.add(response);
    // No browser takes an answer for anything but what its type says.
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (draining !== undefined) announceClosing(response);
    response.once("close", () => {
      inFlight.delete(response);
      // A client that keeps its connection for further requests must not keep a closing server waiting.
      if (closing !== undefined && response.getHeader("Connection") !== "close")
        server.closeIdleConnections();
    });
    const aside = answerAside(request);
    if (aside === undefined) void respond(request, response);
    else response.writeHead(aside.status, aside.headers).end(aside.body);
  });
  server.on("clientError", (error, socket) => answerUnreadable(error, socket, inFlight));
  server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) =>
    refuseExpectation(response),
  );
  server.setTimeout(limits.stalledMs);

  const finishInFlight = async (timeoutMs: number) => {
    inFlight.forEach(announceClosing);
    const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await Promise.all(
      [...inFlight].map((response) => new Promise((resolve) => response.once("close", resolve))),
    );
    clearTimeout(cutOff);
  };
  let lastCall: Promise<void> | undefined;
  const drain = async ({ timeoutMs = 10_000 }: DrainOptions = {}) => {
    routes = closedRoutes;
    lastCall ??= pause(Math.min(limits.lastCallMs, timeoutMs));
    draining ??= finishInFlight(timeoutMs);
    await draining;
  };
  const close = async () => {
    // The HTTP server's own `close` cuts at once what looks idle, also where a request is on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const idle = setTimeout(() => server.closeIdleConnections(), idleGraceMs);
    const cutOff = setTimeout(() => server.closeAllConnections(), farewellMs);
    await closed;
    clearTimeout(idle);
    clearTimeout(cutOff);
  };

  const { url } = await listen(server, { host, port });
  return {
    url,
    serve: (content) => {
      if (draining === undefined) routes = createRoutes(content, { log, addressOf, departure });
    },
    leave: departure.leave,
    drain,
    stop: async (options) => {
      await drain(options);
      // Connections that wait to be accepted are reset with the listener.
      await lastCall;
      closing ??= close();
      await closing;
    },
  };
}

/** RFC 9112, section 9.6: or the client would send its next request into a connection that is being closed. */
function announceClosing(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
