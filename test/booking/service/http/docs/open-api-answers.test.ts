import { afterAll, beforeAll, expect } from "vitest";
import { openWebServer, type WebServer } from "#src/web/open-web-server.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import type { Send } from "#test/support/service/ask.ts";
import { describeConformance } from "#test/support/service/conformance/describe-conformance.ts";
import { createChecker, entries, findOperation, readDocument } from "#test/support/service/open-api.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

const document = readDocument();
const checker = createChecker(document);

/** `POST /venues/{venueId}/bookings` and so on, with what such a path looks like. */
const routes = entries.map(([name, { method, path }]) => ({
  name,
  method,
  path,
  pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

const succeeded = new Set<string>();

/** Whatever the service answers to an operation must be in the document, with this status and of this shape. */
async function checkAnswer(method: string, url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  const route = routes.find((one) => one.method === method && one.pattern.test(pathname));
  if (!route) return;
  const answer = findOperation(document, route.name).responses[response.status];
  expect(answer, `${route.name} answers ${response.status}`).toBeDefined();
  if (response.ok) succeeded.add(route.name);
  const at = answer?.$ref
    ? answer.$ref.slice("#/".length).split("/")
    : ["paths", route.path, method.toLowerCase(), "responses", response.status];
  const type = response.headers.get("Content-Type") ?? "";
  const body: unknown = await response.json();
  expect(checker.mistakes([...at, "content", type, "schema"], body)).toEqual([]);
}

/** The conformance suite once more, this time read by the document. */
let service: TestService;
let server: WebServer;
let url: string;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = createTestService(database);
  await service.start();
  const { log } = service;
  const mounts = ["/api", "/auth"].map((path) => ({ path, handle: service.fetch }));
  server = await openWebServer({ host: "127.0.0.1", port: 0, log });
  server.serve({ mounts });
  ({ url } = server);
  return async () => {
    await server.stop({ timeoutMs: 0 });
    await service.stop();
    await database.close();
  };
});

const send: Send = async (path, init) => {
  const response = await fetch(url + path, init);
  await checkAnswer(init?.method ?? "GET", response.url, response.clone());
  return response;
};

describeConformance(() => ({ service, send }));

afterAll(() => expect([...succeeded].toSorted()).toEqual(entries.map(([name]) => name).toSorted()));
