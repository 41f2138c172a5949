import { describe, expect, onTestFinished, test } from "vitest";
import type { TimeLimits } from "#src/web/limits.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { sendRaw } from "#test/support/web/raw-request.ts";

const host = "Host: maitred.example\r\n";
const chunked = `POST /api HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`;

async function ask(text: string, timeLimits: Partial<TimeLimits> = {}) {
  const log = createQuietLog();
  const server = await openWebServer({ host: "127.0.0.1", port: 0, log, timeLimits });
  onTestFinished(() => server.stop({ timeoutMs: 0 }));
  server.serve({
    mounts: [{ path: "/api", handle: async (request) => new Response(await request.text()) }],
  });
  const received = await sendRaw(server.url, text);
  const [head = "", body = ""] = received.split("\r\n\r\n");
  expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
  return { head, body: body.replace(/^[\da-f]+\r\n/, "").split("\r\n")[0] ?? "" };
}

function expectProblem({ head, body }: { head: string; body: string }, status: number, code: string) {
  expect(head).toMatch(/^content-type: application\/problem\+json$/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])).toBe(status);
  expect(JSON.parse(body)).toMatchObject({ status, code });
}

describe("what HTTP itself refuses is a problem document like every other refusal", () => {
  test.for<readonly [string, string, number, string]>([
    [
      "a head too long",
      `GET /api HTTP/1.1\r\n${host}X: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
      "head_too_large",
    ],
    ["a broken chunk", `${chunked}zz\r\n`, 400, "invalid_request"],
    ["a chunk with endless extensions", `${chunked}3;${"x".repeat(20_000)}\r\n`, 413, "payload_too_large"],
    ["an unknown method", `NUTS /api HTTP/1.1\r\n${host}\r\n`, 400, "invalid_request"],
    ["no host", "GET /api HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "invalid_request"],
    ["a bad host", "GET /api HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400, "invalid_request"],
    ["no address", `GET * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400, "invalid_request"],
    [
      "a name and password in the address",
      `GET http://me:secret@maitred.example/api HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
      400,
      "invalid_request",
    ],
    [
      "an expectation that nobody knows",
      `POST /api HTTP/1.1\r\n${host}Expect: nuts\r\nConnection: close\r\n\r\n`,
      417,
      "expectation_failed",
    ],
  ])("%s", async ([, text, status, code]) => {
    expectProblem(await ask(text), status, code);
  });

  test("a head that never ends", async () => {
    const answer = await ask(`GET /api HTTP/1.1\r\n${host}X`, { headersMs: 20, requestMs: 40, checkMs: 10 });
    expectProblem(answer, 408, "request_timeout");
  });

  test("what the server as a whole can do is answered", async () => {
    const { head } = await ask(`OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 204 /);
    expect(head).toContain("Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
  });
});
