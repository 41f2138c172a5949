import { request as httpRequest } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { openWebServer } from "#src/web/open-web-server.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { expectProblem } from "#test/support/service/ask.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";
import manifest from "../../../../../package.json" with { type: "json" };

let service: TestService;
let url: string;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = createTestService(database);
  const { log } = service;
  const mounts = [{ path: "/api", handle: service.fetch }];
  const server = await openWebServer({ host: "127.0.0.1", port: 0, log });
  server.serve({ mounts });
  ({ url } = server);
  await expectProblem(await fetch(`${url}/api/docs/`), "unavailable");
  await service.start();
  return async () => {
    await server.stop({ timeoutMs: 0 });
    await service.stop();
    await database.close();
  };
});

const get = (path: string, init?: RequestInit) => fetch(`${url}/api${path}`, init);

/** The path as it stands: `fetch` would walk the dots itself. */
function getAsIs(path: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const { hostname, port } = new URL(url);
  const asked = httpRequest({ hostname, port, path }, (response) => {
    response.resume();
    resolve(response.statusCode);
  });
  asked.on("error", reject).end();
  return promise;
}

/** The page's links, as a browser resolves them. */
async function linksOf(page: Response): Promise<string[]> {
  const html = await page.text();
  return [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = ""]) => new URL(link, page.url).href);
}

describe("the document", () => {
  test("is there for everybody, with the version of the package", async () => {
    const response = await get("/openapi.json");
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/json"]);
    expect(await response.json()).toMatchObject({ openapi: "3.1.1", info: { version: manifest.version } });
  });

  test("is sent once to who asks whether it has changed", async () => {
    const first = await get("/openapi.json");
    const tag = first.headers.get("ETag") ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await get("/openapi.json", { headers: { "If-None-Match": known } });
      expect([again.status, again.headers.get("ETag"), await again.text()]).toEqual([304, tag, ""]);
    }
    const other = await get("/openapi.json", { headers: { "If-None-Match": '"other"' } });
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  });
});

describe("the page", () => {
  test.for(["/docs", "/docs/"])("stands at %s, and loads nothing but files of this server", async (path) => {
    const page = await get(path);
    expect([page.status, page.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
    const links = await linksOf(page);
    expect(links.map((link) => link.replace(`${url}/api/docs/`, ""))).toEqual([
      "favicon-32x32.png",
      "swagger-ui.css",
      "swagger-ui-bundle.js",
      "start.js",
    ]);
  });

  test("names no other host, and tells the browser to know none", async () => {
    const page = await get("/docs/");
    const policy = page.headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const html = await page.text();
    const start = await (await get("/docs/start.js")).text();
    expect(html + start).not.toMatch(/\/\/|https?:/);
    expect(html).not.toMatch(/<script>|<style| on\w+=| style=/);
    expect(start).toContain("validatorUrl: null");
  });

  test("reads the document from beside it", async () => {
    const [, link = ""] = /url: "([^"]+)"/.exec(await (await get("/docs/start.js")).text()) ?? [];
    expect(new URL(link, `${url}/api/docs/`).href).toBe(`${url}/api/openapi.json`);
  });

  test.for([
    ["/docs/start.js", "text/javascript; charset=utf-8"],
    ["/docs/swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
    ["/docs/swagger-ui.css", "text/css; charset=utf-8"],
    ["/docs/favicon-32x32.png", "image/png"],
  ] as const)("%s is %s and nothing else", async ([path, type]) => {
    const response = await get(path);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, type]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect((await response.bytes()).length).toBeGreaterThan(100);
    const known = { "If-None-Match": response.headers.get("ETag") ?? "" };
    expect((await get(path, { headers: known })).status).toBe(304);
  });

  test.for(["/docs/swagger-ui.js", "/docs/package.json", "/docs/index.html", "/docs/start.js/", "/docs//"])(
    "there is nothing at %s",
    async (path) => {
      await expectProblem(await get(path), "not_found");
    },
  );

  test.for([
    "/api/docs/../package.json",
    "/api/docs/../../package.json",
    "/api/docs/..%2fpackage.json",
    "/api/docs/%2e%2e/%2e%2e/package.json",
    "/api/docs/swagger-ui-dist/../package.json",
    "/api/docs/....//package.json",
  ])("there is no way out at %s", async (path) => {
    expect(await getAsIs(path)).toBe(404);
  });

  test.for(["/openapi.json", "/docs", "/docs/", "/docs/start.js"])(
    "%s takes GET and HEAD, and says so",
    async (path) => {
      const refused = await get(path, { method: "POST" });
      expect(refused.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
      await expectProblem(refused, "method_not_allowed");
      const options = await get(path, { method: "OPTIONS" });
      expect([options.status, options.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
      const [head, full] = [await get(path, { method: "HEAD" }), await get(path)];
      expect([head.status, head.headers.get("ETag")]).toEqual([full.status, full.headers.get("ETag")]);
      expect(await head.text()).toBe("");
    },
  );
});
