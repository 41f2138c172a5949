import { describe, expect, test } from "vitest";
import { idempotencyKeySchema } from "#src/booking/contract/idempotency-key.ts";
import {
  createChecker,
  entries,
  findOperation,
  type JsonSchema,
  readDocument,
} from "#test/support/service/open-api.ts";

const document = readDocument();
const checker = createChecker(document);

const lengths = [0, 1, 2, 100, 101, 128, 129, 200, 201, 254, 255, 1000, 1001, 2000, 2001];
const numbers = [-2_147_483_648, -1, 0, 1, 2, 31, 32, 2_147_483_647, 2_147_483_648];
const texts = [
  ...lengths.map((length) => "x".repeat(length)),
  ...["2026-11-22T18:00:00Z", "2026-11-22T18:00:00.5+01:00", "2026-11-22T18:00:00", "2026-02-30T18:00:00Z"],
  ...["2026-11-22", "2026-02-30", "19:30:00", "19:30", "24:00:00", ".", "..", "CANCELLED", "CONFIRMED"],
  ...["SEATED", "OPEN", "FULLY_BOOKED", "confirmed"],
];

const list = (count: number, text: string) => Array.from({ length: count }, () => text);
const map = (count: number) =>
  Object.fromEntries(list(count, "v").map((value, index) => [`k${index}`, value]));

/** Values on either side of every limit that there is, and values of other types. */
const values: readonly unknown[] = [
  ...texts,
  ...numbers,
  ...[1.5, true, [], {}, ["x", 5], { k: 5 }],
  ...[50, 51].flatMap((count) => [list(count, "x"), map(count)]),
  ...lengths.flatMap((length) => {
    const text = "x".repeat(length);
    return [[text], { k: text }, { [text]: "v" }];
  }),
];

/** Every field of a body, those of its parts as well. */
function fieldsOf(schema: JsonSchema): string[][] {
  const target = schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
  return Object.entries(target?.properties ?? {}).flatMap(([name, inner]) => [
    [name],
    ...fieldsOf(inner).map((path) => [name, ...path]),
  ]);
}

function withField(body: object, [name = "", ...rest]: readonly string[], value: unknown): object {
  const inner = Object(new Map<string, unknown>(Object.entries(body)).get(name));
  return { ...body, [name]: rest.length === 0 ? value : withField(inner, rest, value) };
}

const validBodies: Readonly<Record<string, object>> = {
  updateBookingState: { state: "CONFIRMED" },
  updateBookingTimeSlot: { timeslotId: "x" },
  updateWaitlistState: { state: "CANCELLED" },
};
const draft = { guestCount: 2, timeFrom: "2026-11-22T18:00:00Z", scenarioName: "Dinner" };

const steps = (path: string, method: string) => ["paths", path, method.toLowerCase()];

const withBody = entries.flatMap(([name, { path, method, body }]) => {
  const content = findOperation(document, name).requestBody?.content["application/json"];
  if (!body || !content) return [];
  const at = [...steps(path, method), "requestBody", "content", "application/json", "schema"];
  return fieldsOf(content.schema).map((field) => ({ name, at, body, field, label: field.join(".") }));
});

describe("the document and the service agree on what a body may hold", () => {
  test.for(withBody)("$name $label", ({ name, at, body, field }) => {
    const verdicts = new Set<boolean>();
    for (const value of values) {
      const request = withField(validBodies[name] ?? draft, field, value);
      const isTaken = body.safeParse(request).success;
      verdicts.add(isTaken);
      expect(checker.mistakes(at, request).length === 0, JSON.stringify(request)).toBe(isTaken);
    }
    expect([...verdicts].toSorted()).toEqual([false, true]);
  });

  test.for([
    {},
    { guestCount: 2 },
    { guestCount: 2, timeFrom: "2026-11-22T18:00:00Z" },
    { guestCount: 2, scenarioName: "Dinner" },
    { guestCount: 2, timeSlotId: "x" },
    { timeSlotId: "x" },
    [],
    "text",
    { ...draft, unknown: { field: 1 } },
  ])("the body %j", (request) => {
    const bodies = entries.filter(([, { body }]) => body);
    for (const [, { path, method, body }] of bodies) {
      const at = [...steps(path, method), "requestBody", "content", "application/json", "schema"];
      const isTaken = body?.safeParse(request).success;
      expect(checker.mistakes(at, request).length === 0).toBe(isTaken);
    }
  });
});

const parameters = entries.flatMap(([name, { path, method, params, query }]) =>
  (findOperation(document, name).parameters ?? []).flatMap((parameter, index) => {
    const schema = parameter.in === "path" ? params : query;
    if (!schema || parameter.$ref) return [];
    return [{ name, schema, parameter, at: [...steps(path, method), "parameters", index, "schema"] }];
  }),
);

/** Whatever the other parameters are, as text. */
const validAddress = { venueId: "1", bookingId: "x", waitlistId: "x", date: "2026-11-22", guestCount: "2" };

describe("the document and the service agree on what an address may hold", () => {
  test.for(parameters)("$name $parameter.name", ({ schema, parameter, at }) => {
    const others = { ...validAddress, extReferenceId: "x" };
    const verdicts = new Set<boolean>();
    for (const text of [...texts, ...numbers.map(String), "1.5", ""]) {
      const isTaken = schema.safeParse({ ...others, [parameter.name]: text }).success;
      verdicts.add(isTaken);
      const isNumber = parameter.schema.type === "integer" && /^-?\d+(\.\d+)?$/.test(text);
      const value = isNumber ? Number(text) : text;
      expect(checker.mistakes(at, value).length === 0, text).toBe(isTaken);
    }
    expect([...verdicts].toSorted()).toEqual([false, true]);
  });

  test.for(parameters)("$name needs $parameter.name just when it says so", ({ schema, parameter }) => {
    const { [parameter.name]: _, ...others }: Record<string, string> = {
      ...validAddress,
      extReferenceId: "x",
    };
    // At least one of the two references is needed, which no parameter can say for itself.
    if (parameter.name === "extReferenceId") others["extReferenceNumber"] = "x";
    expect(schema.safeParse(others).success).toBe(parameter.required !== true);
  });

  test.for(["", "x", "x".repeat(200), "x".repeat(201), " x", "x ", "a b", "é", "\u0007"])(
    "the idempotency key %j",
    (key) => {
      const isTaken = idempotencyKeySchema.safeParse(key).success;
      const at = ["components", "parameters", "IdempotencyKey", "schema"];
      expect(checker.mistakes(at, key).length === 0).toBe(isTaken);
    },
  );
});
