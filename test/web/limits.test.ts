import { describe, expect, onTestFinished, test } from "vitest";
import { problemResponse } from "#src/booking/service/http/problem.ts";
import { jsonType, readBody } from "#src/booking/service/http/read-body.ts";
import { usualTimeLimits } from "#src/web/limits.ts";
import { openWebServer, type WebServerOptions } from "#src/web/open-web-server.ts";
import type { Mount } from "#src/web/routes.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { openRaw, sendRaw, statusesOf } from "#test/support/web/raw-request.ts";

const host = "Host: maitred.example\r\n";
const last = `${host}Connection: close\r\n`;

/** `/api` answers with the length of the body, `/deaf` without reading it. */
const mounts: readonly Mount[] = [
  {
    path: "/api",
    handle: async (request) => new Response(`${(await request.arrayBuffer()).byteLength} bytes`),
  },
  {
    path: "/late",
    handle: async (request) => {
      const body = await readBody(request, jsonType, 1);
      return body.ok ? new Response(body.value) : problemResponse(body);
    },
  },
  { path: "/deaf", handle: () => new Response("no") },
  { path: "/silent", handle: () => new Promise(() => undefined) },
  { path: "/endless", handle: () => new Response("x".repeat(64 * 1024 * 1024)) },
];

async function start(timeLimits: WebServerOptions["timeLimits"] = {}) {
  const log = createQuietLog();
  const server = await openWebServer({
    host: "127.0.0.1",
    port: 0,
    log,
    timeLimits: { checkMs: 10, ...timeLimits },
  });
  onTestFinished(() => server.stop({ timeoutMs: 0 }));
  server.serve({ mounts });
  return { server, url: server.url, log };
}

describe("a client that takes its time is cut off", () => {
  test.for<readonly [string, string]>([
    ["before it says a word", ""],
    ["in the middle of the head", `GET /api HTTP/1.1\r\n${host}X-Slow`],
  ])("%s, with 408", async ([, text]) => {
    const { url } = await start({ headersMs: 20, requestMs: 40 });
    expect(statusesOf(await sendRaw(url, text))).toEqual([408]);
  });

  test.for<readonly [string, string]>([
    ["whose length it told", `POST /api HTTP/1.1\r\n${host}Content-Length: 10\r\n\r\nabc`],
    ["in chunks", `POST /api HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`],
  ])("in the middle of a body %s, with 408, and nobody is called out for it", async ([, text]) => {
    const { server, url, log } = await start({ headersMs: 20, requestMs: 40 });
    expect(statusesOf(await sendRaw(url, text))).toEqual([408]);
    await server.stop();
    expect(log.lines.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
  });

  test("in the middle of a body that is not waited for any longer, with 408, and its connection is closed", async () => {
    const { url } = await start();
    const head = `POST /late HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n`;
    const received = await sendRaw(url, `${head}{"a"`);
    expect(statusesOf(received)).toEqual([408]);
    expect(received).toMatch(/^connection: close\r$/im);
  });

  test("once it has asked and asks no more", async () => {
    const { url } = await start({ idleMs: 1 });
    expect(statusesOf(await sendRaw(url, `GET /health HTTP/1.1\r\n${host}\r\n`))).toEqual([200]);
  });

  test("when it does not read its answer, and then the server can stop", async () => {
    const { server, url } = await start({ stalledMs: 50 });
    const { socket } = openRaw(url, `GET /endless HTTP/1.1\r\n${host}\r\n`);
    socket.pause();
    await new Promise((resolve) => socket.once("readable", resolve).once("close", resolve));
    await server.stop({ timeoutMs: 600_000 });
    socket.destroy();
  });

  test("and so is one to whom nothing is answered", async () => {
    const { url } = await start({ stalledMs: 20 });
    expect(await sendRaw(url, `GET /silent HTTP/1.1\r\n${host}\r\n`)).toBe("");
  });

  test("after seconds, not minutes, and an idle connection after a proxy would let it go", () => {
    const { headersMs, requestMs, stalledMs, idleMs, checkMs } = usualTimeLimits;
    expect(Math.max(headersMs, requestMs, stalledMs)).toBeLessThanOrEqual(60_000);
    expect(headersMs).toBeLessThanOrEqual(requestMs);
    expect(checkMs).toBeLessThanOrEqual(headersMs / 2);
    expect(idleMs).toBeGreaterThan(60_000);
  });
});

describe("a request that is none", () => {
  const post = (head: string, body: string) => `POST /api HTTP/1.1\r\n${last}${head}\r\n${body}`;

  test.for<readonly [string, string, number]>([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["HTTP of another kind", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["no host", "GET /api HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a host that is none", "GET /api HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["a header without a name", `GET /api HTTP/1.1\r\n${last}: x\r\n\r\n`, 400],
    ["a folded header", `GET /api HTTP/1.1\r\n${last}X: a\r\n b\r\n\r\n`, 400],
    ["a length and chunks", post("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), 400],
    ["two lengths", post("Content-Length: 3\r\nContent-Length: 3\r\n", "abc"), 400],
    ["a length below nothing", post("Content-Length: -3\r\n", "abc"), 400],
    ["chunks of no length", post("Transfer-Encoding: chunked\r\n", "zz\r\nabc"), 400],
    ["a head of more than 16 KiB", `GET /api HTTP/1.1\r\n${last}X: ${"x".repeat(17_000)}\r\n\r\n`, 431],
    ["an address of more than 16 KiB", `GET /api?${"x".repeat(17_000)} HTTP/1.1\r\n${last}\r\n`, 431],
  ])("is refused and the connection closed: %s", async ([, text, status]) => {
    const { url } = await start();
    expect(statusesOf(await sendRaw(url, text))).toEqual([status]);
  });

  test("is no request for anybody else: the server answers the next client", async () => {
    const { url } = await start();
    await Promise.all(
      ["\0\0\0", "GET", "GET /api HTTP/9.9\r\n\r\n"].map((text) => sendRaw(url, `${text}\r\n\r\n`)),
    );
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });
});

describe("several requests on one connection", () => {
  test("sent at once are answered in order", async () => {
    const { url } = await start();
    const received = await sendRaw(
      url,
      `POST /api HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabcGET /nothing HTTP/1.1\r\n${host}\r\n` +
        `GET /health HTTP/1.1\r\n${last}\r\n`,
    );
    expect(statusesOf(received)).toEqual([200, 404, 200]);
    expect(received).toContain("3 bytes");
  });

  test.for([
    ["nobody reads", "/deaf", 200],
    ["belongs to nothing", "/nothing", 404],
  ] as const)("a body that %s is not taken for the next request", async ([, path, status]) => {
    const { url } = await start();
    const smuggled = `GET /health HTTP/1.1\r\n${host}\r\n`;
    const body = smuggled.repeat(100);
    const received = await sendRaw(
      url,
      `POST ${path} HTTP/1.1\r\n${host}Content-Length: ${body.length}\r\n\r\n${body}GET /api HTTP/1.1\r\n${last}\r\n`,
    );
    const [first, ...others] = statusesOf(received);
    expect(first).toBe(status);
    // The connection may be closed instead of reading on.
    expect(others.length).toBeLessThanOrEqual(1);
    expect(received).not.toContain('"ok"');
  });

  test("a client that asks first whether it may send is told to go on", async () => {
    const { url } = await start();
    const received = await sendRaw(
      url,
      `POST /api HTTP/1.1\r\n${last}Expect: 100-continue\r\nContent-Length: 3\r\n\r\nabc`,
    );
    expect(statusesOf(received)).toEqual([100, 200]);
  });
});
