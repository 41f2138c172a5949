import { describe, expect, test } from "vitest";
import { createMetricsMount } from "#src/metrics/metrics-mount.ts";

const token = "0123456789abcdef0123456789abcdef";

interface Asked {
  readonly address?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

async function ask(given: { readonly token?: string }, { address, headers = {}, method = "GET" }: Asked) {
  const { handle } = createMetricsMount({ text: async () => "maitred 1\n", ...given });
  const request = new Request("http://127.0.0.1:3000/metrics", { method, headers });
  return await handle(
    request,
    ({ status, headers: sent, body }) => new Response(body, { status, headers: sent }),
    { address },
  );
}

describe("without a token", () => {
  test.for(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])("%s may read", async (address) => {
    const answer = await ask({}, { address });
    expect([answer.status, await answer.text()]).toEqual([200, "maitred 1\n"]);
    expect(answer.headers.get("Content-Type")).toContain("text/plain; version=0.0.4");
  });

  test.for([
    ["another machine", { address: "10.0.0.7" }],
    ["another machine, by IPv6", { address: "fd00::7" }],
    ["another machine, seen through IPv6", { address: "::ffff:10.0.0.7" }],
    ["a connection that is gone", { address: undefined }],
    [
      "whoever came by a proxy of this machine",
      { address: "127.0.0.1", headers: { "X-Forwarded-For": "127.0.0.1" } },
    ],
    ["the same, as RFC 7239 has it", { address: "127.0.0.1", headers: { Forwarded: "for=127.0.0.1" } }],
    ["a token where none is set", { address: "10.0.0.7", headers: { Authorization: `Bearer ${token}` } }],
  ] as const)("%s may not", async ([, asked]) => {
    const answer = await ask({}, asked);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("maitred 1");
  });
});

describe("with a token", () => {
  test.for(["127.0.0.1", "10.0.0.7"])("who has it may read, from %s", async (address) => {
    const headers = { Authorization: `Bearer ${token}`, "X-Forwarded-For": "203.0.113.9" };
    expect((await ask({ token }, { address, headers })).status).toBe(200);
  });

  test.for([
    ["nothing", {}],
    ["another one", { Authorization: `Bearer ${token.replace("0", "1")}` }],
    ["its beginning", { Authorization: `Bearer ${token.slice(0, 31)}` }],
    ["an empty one", { Authorization: "Bearer " }],
    ["it as a password", { Authorization: `Basic ${btoa(`maitred:${token}`)}` }],
  ] as const)("this machine may not with %s", async ([, headers]) => {
    const answer = await ask({ token }, { address: "127.0.0.1", headers });
    expect([answer.status, answer.headers.get("WWW-Authenticate")]).toEqual([401, 'Bearer realm="metrics"']);
  });
});

test("it can only be read", async () => {
  const answer = await ask({}, { address: "127.0.0.1", method: "POST" });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  const head = await ask({}, { address: "127.0.0.1", method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});
