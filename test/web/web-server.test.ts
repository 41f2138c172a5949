import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { ListenError } from "#src/web/listen.ts";
import { openWebServer, type WebServer, type WebServerOptions } from "#src/web/open-web-server.ts";
import type { Content } from "#src/web/routes.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { sendRaw, statusesOf } from "#test/support/web/raw-request.ts";

async function open(options: Partial<WebServerOptions> = {}): Promise<WebServer> {
  const server = await openWebServer({ host: "127.0.0.1", port: 0, log: createQuietLog(), ...options });
  onTestFinished(() => server.stop({ timeoutMs: 0 }));
  return server;
}

async function start({
  mounts = [],
  readiness,
  ...options
}: Partial<WebServerOptions & Content> = {}): Promise<{ server: WebServer; url: string }> {
  const server = await open(options);
  server.serve({ mounts, ...(readiness && { readiness }) });
  return { server, url: server.url };
}

const echo = (name: string) => (request: Request) =>
  new Response(`${name} ${request.method} ${new URL(request.url).pathname}`);

describe("the web server", () => {
  test("hands each request to the mount whose path fits best, path and method as they came", async () => {
    const { url } = await start({
      mounts: [
        { path: "/api", handle: echo("api") },
        { path: "/api/docs", handle: echo("docs") },
      ],
    });
    const ask = async (path: string, method = "GET") => await (await fetch(url + path, { method })).text();
    expect(await ask("/api")).toBe("api GET /api");
    expect(await ask("/api/venues/1/bookings/a%2Fb", "PATCH")).toBe("api PATCH /api/venues/1/bookings/a%2Fb");
    expect(await ask("/api/%E0%A4%A")).toBe("api GET /api/%E0%A4%A");
    expect(await ask("/api/docs/page")).toBe("docs GET /api/docs/page");
  });

  test("hands bodies on, and answers as the mount does", async () => {
    const { url } = await start({
      mounts: [
        {
          path: "/api",
          handle: async (request) =>
            new Response(await request.text(), { status: 201, headers: { Location: "/api/bookings/7" } }),
        },
      ],
    });
    const response = await fetch(`${url}/api`, { method: "POST", body: "ä table for 2" });
    expect([response.status, response.headers.get("Location"), await response.text()]).toEqual([
      201,
      "/api/bookings/7",
      "ä table for 2",
    ]);
  });

  test.for(["/", "/apix", "/health/x"])("has nothing at %s", async (path) => {
    const { url } = await start({ mounts: [{ path: "/api", handle: echo("api") }] });
    const response = await fetch(url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      code: "not_found",
      detail: "There is nothing at this address.",
    });
  });

  test("answers a client of HTTP/1.0, which need not name the host", async () => {
    const { url } = await start();
    const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("utf8");
    socket.write("GET /health HTTP/1.0\r\n\r\n");
    expect((await socket.toArray()).join("")).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("answers HEAD without a body", async () => {
    const { url } = await start({ mounts: [{ path: "/api", handle: echo("api") }] });
    for (const path of ["/health", "/api/venues"]) {
      const response = await fetch(url + path, { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([200, ""]);
    }
  });

  test("says that it is alive, and whether its parts are ready", async () => {
    const parts = { database: true, telegram: true };
    const { url } = await start({ readiness: async () => parts });
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok" });
    const ready = await fetch(`${url}/ready`);
    expect(ready.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: "ready", parts: { database: true, telegram: true, accepting: true } },
    ]);
    parts.database = false;
    const notReady = await fetch(`${url}/ready`);
    expect([notReady.status, await notReady.json()]).toMatchObject([503, { parts: { database: false } }]);
  });

  test("answers 500 when a mount fails, tells nothing, and logs it", async () => {
    const log = createQuietLog();
    const fail = () => {
      throw new Error("the ledger is broken");
    };
    const { url } = await start({ log, mounts: [{ path: "/api", handle: fail }] });
    const response = await fetch(`${url}/api/venues?token=s3cret`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("ledger");
    expect(log.lines).toMatchObject([
      {
        level: "error",
        fields: {
          method: "GET",
          fault: "Error",
          where: expect.arrayContaining([expect.stringContaining("web-server.test.ts")]),
        },
      },
    ]);
    expect(JSON.stringify(log.lines)).not.toContain("s3cret");
  });
});

describe("a web server that cannot listen", () => {
  test("names the port that is taken and the setting", async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const second = start({ port: Number(port) });
    await expect(second).rejects.toBeInstanceOf(ListenError);
    await expect(second).rejects.toThrow(
      `port ${port} is in use; set PORT to another one, or stop the program that uses it`,
    );
  });

  test("names the address that is not the machine's", async () => {
    await expect(start({ host: "192.0.2.1" })).rejects.toThrow(
      "192.0.2.1 is not an address of this machine; set HOST to 127.0.0.1, or to 0.0.0.0 for all of its addresses",
    );
  });

  test("gives an address that a browser can open when it listens on all", async () => {
    const { url } = await start({ host: "0.0.0.0" });
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  });
});

const comeAgain = {
  status: 503,
  type: "application/problem+json",
  retryAfter: "5",
  body: expect.objectContaining({ status: 503, code: "unavailable" }),
};

async function ask(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  return {
    status: response.status,
    type: response.headers.get("Content-Type"),
    retryAfter: response.headers.get("Retry-After"),
    body: await response.json(),
  };
}

const alive = { status: 200, body: { status: "ok" } };
const notReady = { status: 503, body: { status: "not ready", parts: { accepting: false } } };

describe("a web server that has nothing to serve yet", () => {
  test("is alive and not ready, and tells whoever asks for anything to come again", async () => {
    const server = await open();
    expect(await ask(`${server.url}/health`)).toMatchObject(alive);
    expect(await ask(`${server.url}/ready`)).toMatchObject(notReady);
    expect(await ask(`${server.url}/api/venues`)).toEqual(comeAgain);
    expect(await ask(`${server.url}/api/venues/1/bookings`, { method: "POST", body: "{}" })).toEqual(
      comeAgain,
    );
    server.serve({ mounts: [{ path: "/api", handle: echo("api") }] });
    expect((await fetch(`${server.url}/api/venues`)).status).toBe(200);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });
});

describe("a web server that is about to stop", () => {
  test("says that it is not ready and answers on, where somebody asks whether it is ready", async () => {
    const mounts = [{ path: "/api", handle: echo("api") }];
    const { server, url } = await start({ mounts, timeLimits: { balancerMs: 1000 } });
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    let isGone = false;
    const left = server.leave().then(() => {
      isGone = true;
    });
    expect(await ask(`${url}/ready`)).toMatchObject(notReady);
    expect((await fetch(`${url}/api`)).status).toBe(200);
    expect(isGone).toBe(false);
    await left;
    expect((await fetch(`${url}/api`)).status).toBe(200);
  });

  test("keeps nobody waiting where nobody asks", async () => {
    const { server, url } = await start({ timeLimits: { balancerMs: 1_000_000 } });
    expect((await fetch(`${url}/health`)).status).toBe(200);
    await expect(server.leave()).resolves.toBeUndefined();
  });
});

describe("a web server that stops", () => {
  test("finishes the request in flight, tells all others to come again, and is gone then", async () => {
    const arrived = Promise.withResolvers<void>();
    const allowed = Promise.withResolvers<void>();
    const handle = async () => {
      arrived.resolve();
      await allowed.promise;
      return new Response("booked");
    };
    const { server, url } = await start({ mounts: [{ path: "/api", handle }] });
    const answer = fetch(`${url}/api`, { method: "POST" });
    await arrived.promise;
    const stopped = server.stop();
    expect(await ask(`${url}/health`)).toMatchObject(alive);
    expect(await ask(`${url}/ready`)).toMatchObject(notReady);
    expect(await ask(`${url}/api`)).toEqual(comeAgain);
    allowed.resolve();
    const response = await answer;
    // Or the client's next request would go into a connection that is being closed, and be lost.
    expect(response.headers.get("Connection")).toBe("close");
    expect(await response.text()).toBe("booked");
    await stopped;
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  test("goes on telling them to come again between draining and stopping, whatever it is given", async () => {
    const { server, url } = await start({ mounts: [{ path: "/api", handle: echo("api") }] });
    await server.drain();
    server.serve({ mounts: [{ path: "/api", handle: echo("api") }] });
    expect(await ask(`${url}/api`)).toEqual(comeAgain);
  });

  test("answers whoever came before it stopped, or comes at its last call, on connections of their own", async () => {
    // Long enough for a busy machine to open them all.
    const timeLimits = { lastCallMs: 4_000 };
    const { server, url } = await start({ mounts: [{ path: "/api", handle: echo("api") }], timeLimits });
    const request = "GET /api HTTP/1.1\r\nHost: maitred.example\r\nConnection: close\r\n\r\n";
    const call = () => Array.from({ length: 40 }, () => sendRaw(url, request));
    const before = call();
    const stopped = server.stop();
    const meanwhile = call();
    await server.drain();
    const late = call();
    const answers = await Promise.all([...before, ...meanwhile, ...late]);
    expect(new Set(answers.flatMap(statusesOf))).toEqual(new Set([503]));
    expect(answers.flatMap(statusesOf)).toHaveLength(120);
    await stopped;
    await expect(fetch(url)).rejects.toThrow();
  });

  test("does not wait for a client that keeps its connection open", async () => {
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const { server, url } = await start();
    await new Promise<void>((resolve, reject) => {
      httpRequest(`${url}/health`, { agent }, (response) => response.resume().once("end", resolve))
        .once("error", reject)
        .end();
    });
    await server.stop({ timeoutMs: 60_000 });
  });

  test("cuts off a request that does not end in time", async () => {
    const arrived = Promise.withResolvers<void>();
    const handle = () => {
      arrived.resolve();
      return new Promise<Response>(() => {});
    };
    const { server, url } = await start({ mounts: [{ path: "/api", handle }] });
    const answer = fetch(`${url}/api`);
    await arrived.promise;
    const stopped = server.stop({ timeoutMs: 20 });
    await expect(answer).rejects.toThrow();
    await stopped;
  });

  test("may be stopped before it serves, and twice", async () => {
    const server = await open();
    await Promise.all([server.stop(), server.stop()]);
  });
});
