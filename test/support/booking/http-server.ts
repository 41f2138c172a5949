import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";

export interface Received {
  readonly method: string;
  /** Path and query, as they came. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the server does: an answer, silence for ever, or a connection cut without a word. */
export type Reply = Answer | "silence" | "reset";

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** The body is only the first part of what the headers promise, and this is what follows it. */
  readonly ending?: "silence" | "reset";
}

export type Respond = (request: Received) => Reply | Promise<Reply>;

export interface TestServer {
  readonly url: string;
  /** Every request that arrived, in order. */
  readonly requests: readonly Received[];
  /** How many connections were opened. */
  readonly connections: () => number;
  close(): Promise<void>;
}

/** A real HTTP server on a free port of the loopback address. */
export async function startServer(respond: Respond): Promise<TestServer> {
  const requests: Received[] = [];
  const sockets = new Set<Socket>();
  let opened = 0;

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = await receive(incoming);
    requests.push(request);
    const reply = await respond(request);
    if (reply === "reset") incoming.socket.resetAndDestroy();
    else if (reply !== "silence") await answer(outgoing, reply);
  };
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  server.on("connection", (socket) => {
    opened += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    connections: () => opened,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function answer(
  outgoing: ServerResponse,
  { status, headers, body = "", ending }: Answer,
): Promise<void> {
  if (ending === undefined) {
    outgoing.writeHead(status, headers).end(body);
    return;
  }
  outgoing.writeHead(status, { ...headers, "content-length": "1000000" });
  await new Promise((resolve) => outgoing.write(body, resolve));
  if (ending === "reset") outgoing.socket?.resetAndDestroy();
}

/** An address on which certainly nothing listens. */
export async function closedUrl(): Promise<string> {
  const server = await startServer(() => "reset");
  await server.close();
  return server.url;
}

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
}

export function problem(status: number, code: string, more: object = {}): Reply {
  return json(status, { type: "about:blank", title: "No", status, detail: "because", code, ...more });
}

async function receive(incoming: IncomingMessage): Promise<Received> {
  return {
    method: incoming.method ?? "",
    path: incoming.url ?? "",
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: await text(incoming),
  };
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}
