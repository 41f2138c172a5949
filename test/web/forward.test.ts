import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createForwarding, wasForwarded } from "#src/web/forward.ts";

const client = { address: "203.0.113.9" };

async function openPeer(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const forwarding = createForwarding();
  onTestFinished(() => forwarding.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    server,
    forward: (path: string, init: RequestInit = {}) =>
      forwarding.forward(new Request(`http://book.oslo.example${path}`, init), client, address),
  };
}

async function told(request: IncomingMessage) {
  const { method, url, headers } = request;
  return JSON.stringify({ method, url, headers, body: await text(request) });
}

test("a request is passed on as it came, with the host that was meant and the client's address", async () => {
  const { forward } = await openPeer(async (request, response) => response.end(await told(request)));
  const answer = await forward("/api/venues/1/bookings/a%2Fb?x=%C3%A5", {
    method: "PATCH",
    headers: {
      "X-API-KEY": "k",
      "X-Forwarded-For": "198.51.100.1, 203.0.113.9",
      "X-Forwarded-Proto": "https",
    },
    body: "et bord på to",
  });
  expect(JSON.parse(await answer.text())).toMatchObject({
    method: "PATCH",
    url: "/api/venues/1/bookings/a%2Fb?x=%C3%A5",
    body: "et bord på to",
    headers: {
      host: "book.oslo.example",
      "x-api-key": "k",
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "https",
      "maitred-forwarded": "1",
    },
  });
});

test.for([
  ["GET", 200, "here", "here"],
  ["GET", 404, "nothing", "nothing"],
  ["GET", 304, "", ""],
  ["POST", 204, "", ""],
  ["HEAD", 200, "here", ""],
] as const)("the answer is the other process's: %s %i", async ([method, status, said, heard]) => {
  const { forward } = await openPeer((_, response) => {
    response.writeHead(status, [
      ...["Set-Cookie", "one=1", "Set-Cookie", "two=2", "Location", "/there"],
      ...["Connection", "close"],
    ]);
    response.end(said);
  });
  const answer = await forward("/", { method });
  expect([answer.status, await answer.text()]).toEqual([status, heard]);
  expect(answer.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  expect(answer.headers.get("Location")).toBe("/there");
  expect(answer.headers.has("Connection")).toBe(false);
});

test("what is told little by little arrives so, and ends there when the client leaves", async () => {
  const left = Promise.withResolvers<void>();
  const { forward } = await openPeer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write("data: first\n\n");
    response.once("close", left.resolve);
  });
  const leaving = new AbortController();
  const answer = await forward("/events", { signal: leaving.signal });
  const { value } = (await answer.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("data: first\n\n");
  leaving.abort();
  await left.promise;
});

test("a request is told by a header from one that came straight, and a process that is gone is a fault", async () => {
  expect(wasForwarded(new Request("http://x", { headers: { "Maitred-Forwarded": "1" } }))).toBe(true);
  expect(wasForwarded(new Request("http://x"))).toBe(false);
  const { server, forward } = await openPeer((_, response) => response.end());
  server.close();
  await once(server, "close");
  await expect(forward("/")).rejects.toThrow();
});
