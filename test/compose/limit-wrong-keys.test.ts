import { expect, test } from "vitest";
import { limitWrongKeys } from "#src/compose/limit-wrong-keys.ts";

test("who has a wrong key waits after sixty requests in a minute; who has the right one does not", async () => {
  const now = Temporal.Instant.from("2026-11-21T09:00:00Z");
  const service = (request: Request) =>
    new Response(null, { status: request.headers.get("X-API-KEY") === "right" ? 200 : 401 });
  const limited = limitWrongKeys(service, { now: () => now });
  const ask = async (key: string, address: string) =>
    await limited(
      new Request("http://127.0.0.1/api/venues", { headers: { "X-API-KEY": key } }),
      ({ status }) => new Response(null, { status }),
      { address },
    );
  for (const _ of Array(60)) expect((await ask("wrong", "203.0.113.9")).status).toBe(401);
  const late = await ask("wrong", "203.0.113.9");
  expect([late.status, late.headers.get("Retry-After")]).toEqual([429, "1"]);
  expect(await late.json()).toMatchObject({ code: "rate_limited", status: 429 });
  expect((await ask("right", "203.0.113.9")).status).toBe(200);
  expect((await ask("wrong", "203.0.113.10")).status).toBe(401);
});
