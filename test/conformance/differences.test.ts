import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Line } from "#src/conformance/line.ts";
import { keepsTo, toReport } from "#src/conformance/report.ts";
import { runCases } from "#src/conformance/run-cases.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { conformanceLine } from "#test/support/service/conformance/describe-cases.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = createTestService(database);
  await service.start();
  return async () => {
    await service.stop();
    await database.close();
  };
});

const ours = (): Line =>
  conformanceLine(() => ({
    service,
    send: (path, init) => service.fetchInProcess(new Request(`http://maitred.internal${path}`, init)),
  }));

type Bend = (line: Line) => Line["ask"];
const ok = (body: unknown) => ({ status: 200, header: () => "application/json", body });
const dataOf = (body: unknown) =>
  typeof body === "object" && body !== null && "data" in body ? body.data : body;

/** Services that do one thing otherwise, each with the sentence that it is held against. */
const bends: readonly (readonly [string, string, Bend])[] = [
  [
    "that puts nothing in data",
    "lists its venues, each with a number and a name",
    (line) => async (method, path, asked) => {
      const answer = await line.ask(method, path, asked);
      return path === "/venues" && answer.status === 200 ? ok(dataOf(answer.body)) : answer;
    },
  ],
  [
    "that puts a moved booking in data",
    "moves a booking to another slot, and answers it without data around it",
    (line) => async (method, path, asked) => {
      const answer = await line.ask(method, path, asked);
      return path.endsWith("/timeslot") && answer.status === 200 ? ok({ data: answer.body }) : answer;
    },
  ],
  [
    "that lists any number of days",
    "takes 1 to 31 days",
    (line) => async (method, path, asked) => {
      const answer = await line.ask(method, path, asked);
      return asked?.query?.days === 32 ? ok({ data: [] }) : answer;
    },
  ],
  [
    "that answers anybody",
    "answers nobody who does not say who asks",
    (line) => (method, path, asked) => line.ask(method, path, { ...asked, isAnonymous: false }),
  ],
  [
    "that cancels what is to be deleted",
    "deletes no reservation",
    (line) => async (method, path, asked) => {
      const answer = await line.ask(method, path, asked);
      if (method !== "DELETE" || answer.status < 400) return answer;
      return await line.ask("PATCH", path, { body: { state: "CANCELLED" } });
    },
  ],
  [
    "that confirms by PUT",
    "changes no state by PUT",
    (line) => async (method, path, asked) => {
      const wanted = asked?.body as { readonly status?: string } | undefined;
      if (method === "PUT" && wanted?.status === "CONFIRMED")
        return await line.ask("PATCH", path, { body: { state: "CONFIRMED" } });
      return await line.ask(method, path, asked);
    },
  ],
  [
    "that tells times of its own zone",
    "lists the slots of a day, each with an id of its own, its times in UTC",
    (line) => async (method, path, asked) => {
      const answer = await line.ask(method, path, asked);
      const isTold = path.endsWith("/timeslots") && asked?.query?.guestCount === 2 && answer.status === 200;
      return isTold ? ok(JSON.parse(JSON.stringify(answer.body).replaceAll("00Z", "00+00:00"))) : answer;
    },
  ],
];

test.for(bends)("a service %s is told: %s", async ([, says, bend]) => {
  const verdicts = await runCases({ line: { ask: bend(ours()) }, clock: service.clock, isWriting: true });
  const verdict = verdicts.find(({ tried }) => tried.says === says);
  expect(verdict?.result).toBe("differs");
  expect(verdict?.how).toMatch(/./);
  expect(keepsTo(verdicts)).toBe(false);
  expect(toReport(verdicts)).toMatch(new RegExp(`^DIFFERS .*: ${verdict?.how?.slice(0, 10) ?? "!"}`, "m"));
});

test("without --write nothing is sent that could change anything", async () => {
  const methods = new Set<string>();
  const line: Line = {
    ask: (method, path, asked) => {
      methods.add(method);
      return ours().ask(method, path, asked);
    },
  };
  const verdicts = await runCases({ line, clock: service.clock, isWriting: false });
  // DELETE goes to the list of venues alone, which nobody can delete.
  expect([...methods].toSorted()).toEqual(["DELETE", "GET"]);
  expect(keepsTo(verdicts)).toBe(true);
});

test("what is written is taken back, also where a case breaks in its middle", async () => {
  const database = await openTestDatabase();
  const own = createTestService(database);
  await own.start();
  const line = conformanceLine(() => ({
    service: own,
    send: (path, init) => own.fetchInProcess(new Request(`http://maitred.internal${path}`, init)),
  }));
  const breaking: Line = {
    ask: async (method, path, asked) => {
      if (path.endsWith("/timeslot")) throw new Error("the line is dead");
      return await line.ask(method, path, asked);
    },
  };
  const verdicts = await runCases({ line: breaking, clock: own.clock, isWriting: true });
  expect(verdicts.filter(({ result }) => result === "failed")).toHaveLength(1);
  expect(verdicts.reduce((sum, { leftBehind }) => sum + leftBehind, 0)).toBe(0);
  const { rows } = await sql`select distinct state from service.booking`.execute(database.db);
  expect(rows).toEqual([{ state: "CANCELLED" }]);
  await own.stop();
  await database.close();
});
