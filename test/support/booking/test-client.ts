import { createApiKey } from "#src/booking/client/api-key.ts";
import type { Authentication } from "#src/booking/client/authentication.ts";
import { type BookingClient, createBookingClient } from "#src/booking/client/booking-client.ts";
import { createInProcessTransport, inProcessOrigin } from "#src/booking/client/in-process-transport.ts";
import type { Deadline, Send } from "#src/booking/client/send.ts";
import { createUndiciTransport } from "#src/booking/client/undici-transport.ts";
import type { Wait } from "#src/lib/wait.ts";
import { createQuietLog, type LogLine } from "#test/support/database/quiet-log.ts";
import { type Answer, type Received, type Reply, type Respond, startServer } from "./http-server.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export interface TestClient {
  readonly client: BookingClient;
  readonly clock: TestClock;
  readonly wait: Wait;
  /** Every pause the client made, as ISO 8601. */
  readonly pauses: readonly string[];
  /** Lets the time of every request under way be over. */
  readonly expire: () => void;
  readonly logged: readonly LogLine[];
}

/** A client that waits for nothing: pauses pass at once, and requests time out when the test says so. */
export function createTestClient(options: {
  readonly send: Send;
  readonly baseUrl: string;
  readonly authentication?: Authentication;
}): TestClient {
  const clock = createTestClock();
  const log = createQuietLog();
  const pauses: string[] = [];
  const { deadline, expire } = createDeadlines();
  const wait: Wait = (ms) => {
    pauses.push(Temporal.Duration.from({ milliseconds: ms }).toString());
    return Promise.resolve();
  };
  const client = createBookingClient({
    authentication: createApiKey("key-1"),
    ...options,
    timeout: Temporal.Duration.from("PT5S"),
    clock,
    log,
    wait,
    deadline,
    random: () => 0.5,
  });
  return { client, clock, wait, pauses, expire, logged: log.lines };
}

export interface Deadlines {
  readonly deadline: Deadline;
  readonly expire: () => void;
}

export function createDeadlines(): Deadlines {
  const running = new Set<AbortController>();
  return {
    deadline: () => {
      const controller = new AbortController();
      running.add(controller);
      return controller.signal;
    },
    expire: () => {
      for (const controller of running) controller.abort(new DOMException("too late", "TimeoutError"));
      running.clear();
    },
  };
}

export interface Connection {
  readonly send: Send;
  readonly baseUrl: string;
  readonly requests: readonly Received[];
  close(): Promise<void>;
}

/** The two ways to reach a service: each test of a pair runs over a real socket and within the process. */
export const connections: readonly (readonly [string, (respond: Respond) => Promise<Connection>])[] = [
  ["over HTTP", connectOverHttp],
  ["in process", connectInProcess],
];

export async function connectOverHttp(respond: Respond): Promise<Connection> {
  const server = await startServer(respond);
  const transport = createUndiciTransport();
  return {
    send: transport.send,
    baseUrl: `${server.url}/api`,
    requests: server.requests,
    close: async () => {
      await server.close();
      await transport.close();
    },
  };
}

async function connectInProcess(respond: Respond): Promise<Connection> {
  const requests: Received[] = [];
  const send = createInProcessTransport(async (request) => {
    const received = await receive(request);
    requests.push(received);
    return toResponse(await respond(received));
  });
  return { send, baseUrl: `${inProcessOrigin}/api`, requests, close: () => Promise.resolve() };
}

async function receive(request: Request): Promise<Received> {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  };
}

function toResponse(reply: Reply): Response | Promise<Response> {
  if (reply === "reset") throw new TypeError("the handler broke");
  if (reply === "silence") return new Promise(() => undefined);
  const body = reply.ending === undefined ? reply.body : brokenBody(reply);
  return new Response(body ?? null, { status: reply.status, headers: reply.headers ?? {} });
}

/** The first part of a body, and then nothing more or a fault. */
function brokenBody({ body = "", ending }: Answer): ReadableStream {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(typeof body === "string" ? new TextEncoder().encode(body) : body);
    },
    pull: (controller) => {
      if (ending === "reset") controller.error(new TypeError("the handler broke"));
    },
  });
}
