import { describe, expect, test } from "vitest";
import { expectProblem } from "../ask.ts";
import { keys } from "../test-service.ts";
import type { GetStage } from "./stage.ts";

const headers = { "X-API-KEY": keys.anna };

export function describeLine(stage: GetStage): void {
  const send = (path: string, init: RequestInit = {}) => stage().send(path, { headers, ...init });

  describe("methods and addresses", () => {
    test.for([
      ["/api/venues", "POST", "GET, HEAD, OPTIONS"],
      ["/api/venues/1/bookings", "GET", "POST, OPTIONS"],
      ["/api/venues/1/bookings", "HEAD", "POST, OPTIONS"],
      ["/api/venues/1/bookings/x", "POST", "GET, HEAD, PUT, DELETE, PATCH, OPTIONS"],
      ["/api/venues/1/bookings/x/timeslot", "PUT", "PATCH, OPTIONS"],
      ["/api/venues/1/waitlists", "DELETE", "POST, OPTIONS"],
      ["/api/venues/1/waitlists/x", "GET", "PATCH, OPTIONS"],
      ["/api/bookings", "DELETE", "GET, HEAD, OPTIONS"],
      ["/auth/maitred/oauth2/v2.0/token", "GET", "POST, OPTIONS"],
    ] as const)("%s takes no %s, and says what it takes", async ([path, method, allow]) => {
      const response = await send(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe(allow);
      if (method !== "HEAD") await expectProblem(response, "method_not_allowed");
    });

    test("OPTIONS tells the methods without a key", async () => {
      const response = await send("/api/venues/1/bookings/x", { method: "OPTIONS", headers: {} });
      expect([response.status, response.headers.get("Allow"), await response.text()]).toEqual([
        204,
        "GET, HEAD, PUT, DELETE, PATCH, OPTIONS",
        "",
      ]);
    });

    test.for(["/api/venues", "/api/venues/1/availability", "/api/venues/99/availability"])(
      "HEAD %s is GET without the body",
      async (path) => {
        const [get, head] = [await send(path), await send(path, { method: "HEAD" })];
        expect(head.status).toBe(get.status);
        expect(head.headers.get("Content-Type")).toBe(get.headers.get("Content-Type"));
        expect(await head.text()).toBe("");
        await get.text();
      },
    );

    test.for([
      "/",
      "/api",
      "/api/",
      "/api/venues/",
      "/api/venues/1",
      "/api/Venues",
      "/api/venues/1/bookings/",
      "/api/venues/1/bookings/x/y",
      "/venues",
      "/auth/maitred/oauth2/token",
      "/api/%2e%2e%2fvenues",
      "/api/venues/1%2Favailability",
    ])("there is nothing at %s", async (path) => {
      await expectProblem(await send(path), "not_found");
    });

    test.for(["/api/venues/%/availability", "/api/venues/%ff/availability", "/api/venues/1/bookings/%00"])(
      "%s is refused, not fallen over",
      async (path) => {
        await expectProblem(await send(path), "invalid_request");
      },
    );
  });

  describe("API keys", () => {
    test.for([
      ["none", {}],
      ["an empty one", { "X-API-KEY": "" }],
      ["a wrong one", { "X-API-KEY": "key-of-anna-012345678" }],
      ["one that is right in other letters", { "X-API-KEY": keys.anna.toUpperCase() }],
      ["a wrong one beside whatever else", { "X-API-KEY": "x", Authorization: `Bearer ${keys.anna}` }],
      ["a key in the place of a token", { Authorization: `Bearer ${keys.anna}` }],
      ["a key as Basic", { Authorization: `Basic ${btoa(`anna:${keys.anna}`)}` }],
      ["two of them", { "X-API-KEY": `${keys.anna}, ${keys.anna}` }],
    ] as const)("refuse %s", async ([, own]) => {
      const response = await send("/api/venues", { headers: own });
      expect(response.headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
      await expectProblem(response, "unauthorized");
    });

    test("are read under any spelling of the header's name", async () => {
      const response = await send("/api/venues", { headers: { "x-api-key": keys.anna } });
      expect(response.status).toBe(200);
      await response.text();
    });
  });
}
