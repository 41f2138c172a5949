import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { type ProblemCode, problems } from "#src/booking/contract/refusals.ts";
import { entries, findOperation, readDocument } from "#test/support/service/open-api.ts";

const document = readDocument();

/** Every value in the document, with the way there. */
function* everything(value: unknown, path = "#"): Generator<readonly [string, unknown]> {
  yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* everything(inner, `${path}/${key}`);
}

const all = [...everything(document)];

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, "3.1"]);
  });

  test("holds every operation of the contract, and nothing else", () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
    );
    expect(documented.toSorted()).toEqual(
      entries.map(([name, { method, path }]) => [name, method, path]).toSorted(),
    );
  });

  test("stands beside the service, whatever its host, and says its version", () => {
    expect([document.servers, document.info.version]).toEqual([[{ url: "/api" }], "1.2.3"]);
    expect(JSON.stringify(document)).not.toMatch(/https?:\/\//);
  });

  test("refers only to what it holds, and uses every schema that it names", () => {
    const references = all.flatMap(([path, value]) => (path.endsWith("/$ref") ? [String(value)] : []));
    const places = new Set(all.map(([path]) => path));
    expect(references.filter((reference) => !places.has(reference))).toEqual([]);
    const named = Object.keys(document.components.schemas);
    expect(named).toEqual(
      expect.arrayContaining([
        "Booking",
        "Guest",
        "NoShowFee",
        "Venue",
        "Scenario",
        "TimeSlot",
        "DayTimeSlot",
      ]),
    );
    expect(named).toEqual(expect.arrayContaining(["DayAvailability", "WaitlistEntry", "Problem"]));
    expect(named.filter((name) => !references.includes(`#/components/schemas/${name}`))).toEqual([]);
  });

  test("says of every value what it is: no schema is left open by a transform", () => {
    const open = all.filter(
      ([path, value]) =>
        /\/(schema|items|properties\/\w+|schemas\/\w+)$/.test(path) &&
        Object.keys(Object(value)).length === 0,
    );
    expect(open).toEqual([]);
    expect(all.filter(([path]) => path.includes("$defs"))).toEqual([]);
  });

  test("has each operation under a topic that it announces", () => {
    const topics = document.tags.map(({ name }) => name);
    for (const [name] of entries) expect(topics).toContain(findOperation(document, name).tags[0]);
  });

  test.for(entries)("%s has the success of the contract, wrapped as there", ([name, operation]) => {
    const { responses } = findOperation(document, name);
    expect(Object.keys(responses).filter((status) => status < "400")).toEqual([String(operation.success)]);
    const schema = responses[operation.success]?.content?.["application/json"]?.schema;
    expect(Object.keys(schema?.properties ?? {}).join() === "data").toBe(operation.wrapped);
    expect(schema?.required?.join() === "data").toBe(operation.wrapped);
  });

  test.for(entries)(
    "%s has its refusals under their status, and the problems of the line",
    ([name, operation]) => {
      const { responses } = findOperation(document, name);
      for (const code of operation.refusals) {
        expect(JSON.stringify(responses[problems[code].status])).toContain(`"${code}"`);
      }
      const shared: readonly ProblemCode[] = [
        "unauthorized",
        "rate_limited",
        "internal_error",
        "unavailable",
      ];
      for (const code of [...shared, ...(operation.body ? (["payload_too_large"] as const) : [])]) {
        expect(responses[problems[code].status]).toEqual({ $ref: `#/components/responses/${code}` });
      }
      expect(Object.keys(responses).includes("415")).toBe(operation.body !== undefined);
    },
  );

  test("says when to come again, and which methods there are", () => {
    const { rate_limited, unavailable, method_not_allowed } = document.components.responses;
    expect(rate_limited?.headers).toHaveProperty("Retry-After");
    expect(unavailable?.headers).toHaveProperty("Retry-After");
    expect(method_not_allowed?.headers).toHaveProperty("Allow");
  });

  test.for(entries)(
    "%s has the path's parameters, and an idempotency key only on a POST",
    ([name, operation]) => {
      const parameters = findOperation(document, name).parameters ?? [];
      const inPath = parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(
        operation.path.match(/\{\w+\}/g) ?? [],
      );
      expect(inPath.every((parameter) => parameter.required)).toBe(true);
      const references = parameters.flatMap(({ $ref }) => $ref ?? []);
      expect(references).toEqual(
        operation.method === "POST" ? ["#/components/parameters/IdempotencyKey"] : [],
      );
    },
  );
});
