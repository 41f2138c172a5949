import { beforeAll, expect, test } from "vitest";
import { type ServiceDb, serviceTables } from "#src/booking/service/store/tables.ts";
import { answerOnce } from "#src/booking/service/store/unit-of-work.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

const now = Temporal.Instant.from("2026-12-05T12:00:00Z");
const first = { guestCount: 2, extProperties: { chat: "1", page: "2" }, tags: ["a", "b"] };

describeDatabases("an idempotency key", (open) => {
  let db: ServiceDb;
  beforeAll(async () => {
    db = serviceTables(await open());
  });

  const ask = async (key: string, content: unknown) => {
    const once = await answerOnce(db, { client: "anna", key, content }, now, async () => ({
      status: 201,
      body: JSON.stringify(content),
    }));
    return once.use === "reused" ? once.use : [once.use, JSON.parse(once.answer.body)];
  };

  test.for([
    ["as they were", first],
    ["in another order", { tags: ["a", "b"], extProperties: { chat: "1", page: "2" }, guestCount: 2 }],
    ["in another order further in", { ...first, extProperties: { page: "2", chat: "1" } }],
    ["in another order in an entry of a list", { list: [{ b: { d: 1, c: [2] }, a: 3 }] }],
  ] as const)("repeats the first answer for names %s", async ([title, content]) => {
    const asked = "list" in content ? { list: [{ a: 3, b: { c: [2], d: 1 } }] } : first;
    expect(await ask(title, asked)).toEqual(["first", asked]);
    expect(await ask(title, content)).toEqual(["repeated", asked]);
  });

  test.for([
    ["another value", { ...first, guestCount: 3 }],
    ["values that have changed places", { ...first, extProperties: { chat: "2", page: "1" } }],
    ["a list in another order", { ...first, tags: ["b", "a"] }],
    ["a name less", { ...first, extProperties: { chat: "1" } }],
    ["nothing", null],
  ] as const)("is used up for %s", async ([title, content]) => {
    await ask(title, first);
    expect(await ask(title, content)).toBe("reused");
  });
});
