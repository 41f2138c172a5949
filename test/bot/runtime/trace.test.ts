import { expect, test } from "vitest";
import type { BookingClient } from "#src/booking/client/booking-client.ts";
import { currentTrace, traced } from "#src/lib/trace.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createHarness } from "#test/support/runtime/harness.ts";
import { createMemoryService } from "#test/support/runtime/memory-service.ts";

/** A service, and under which id each of its operations was asked for. */
function createHeardService() {
  const memoryService = createMemoryService();
  const heard: (string | undefined)[] = [];
  const client = new Proxy(memoryService.client, {
    get: (target, name: keyof BookingClient) => (input: never) => {
      heard.push(currentTrace());
      return target[name](input);
    },
  });
  return { given: { memoryService, service: client }, heard };
}

const idOf = (update: string) => traced(update, currentTrace);

describeDatabases("what one update leads to", (open) => {
  test("is done under its id, also what waits for a table that is given back", async () => {
    const { given, heard } = createHeardService();
    const { guest } = createHarness(await open(), given);
    const kari = guest("kari");
    await kari.does({ type: "text", text: "a table for 2 tomorrow at 19:00" }, "update-1");
    expect(new Set(heard)).toEqual(new Set([idOf("update-1")]));
    heard.length = 0;
    await kari.does({ type: "text", text: "for 3 instead" }, "update-2");
    expect(new Set(heard)).toEqual(new Set([idOf("update-2")]));
  });

  test("is never taken for another guest's", async () => {
    const { given, heard } = createHeardService();
    const { guest } = createHarness(await open(), given);
    const names = ["ola", "eva", "per"];
    await Promise.all(
      names.map((name) => guest(name).does({ type: "text", text: "a table for 2 tomorrow at 19:00" }, name)),
    );
    expect(new Set(heard)).toEqual(new Set(names.map(idOf)));
    expect(new Set(heard).size).toBe(3);
  });

  test("has an id that tells nothing of it", () => {
    expect(idOf("telegram:5000001")).toMatch(/^[0-9a-f]{12}$/);
    expect(idOf("telegram:5000001")).toBe(idOf("telegram:5000001"));
  });
});
