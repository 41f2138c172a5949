import type { z } from "zod";
import { type Operation, type OperationName, operations } from "#src/booking/contract/operations.ts";
import { defined } from "#src/lib/defined.ts";
import { type JsonSchema, toJsonSchema } from "./json-schemas.ts";
import { type Examples, exampleVenueId } from "./open-api-examples.ts";
import { problemResponses } from "./open-api-problems.ts";

/** One operation of the contract as an Operation Object (OpenAPI 3.1, section 4.8.10). */
export function toOperationObject(name: OperationName, examples: Examples) {
  const operation: Operation = operations[name];
  const { topic, summary, description, params, query, body } = operation;
  const parameters = [
    ...parametersOf("path", params, { venueId: exampleVenueId }),
    ...parametersOf("query", query, examples[name]?.query),
    ...(operation.method === "POST" ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
  ];
  return {
    operationId: name,
    tags: [topic],
    summary,
    description,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: toRequestBody(body, examples[name]?.bodies) }),
    responses: { [operation.success]: toSuccess(operation), ...problemResponses(operation) },
  };
}

function parametersOf(place: "path" | "query", schema: z.ZodType | undefined, examples: object = {}) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema);
  const exampleOf = new Map<string, unknown>(Object.entries(examples));
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema }: JsonSchema = typeof property === "boolean" ? {} : property;
    return {
      name,
      in: place,
      required: required.includes(name),
      ...defined({ description }),
      schema,
      ...(exampleOf.has(name) && { example: exampleOf.get(name) }),
    };
  });
}

function toRequestBody(body: z.ZodType, bodies: Readonly<Record<string, unknown>> | undefined) {
  const examples = Object.entries(bodies ?? {}).map(([name, value]) => [name, { value }]);
  return {
    required: true,
    content: {
      "application/json": {
        schema: toJsonSchema(body),
        ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
      },
    },
  };
}

function toSuccess({ method, success, wrapped, response }: Operation) {
  const payload = toJsonSchema(response);
  const schema = wrapped ? { type: "object", properties: { data: payload }, required: ["data"] } : payload;
  return {
    description: success === 201 ? "Created" : "Done",
    ...(method === "POST" && { headers: { "Idempotency-Replayed": replayed } }),
    content: { "application/json": { schema } },
  };
}

const replayed = {
  description: "The key came before: this is the first answer again, and nothing was done twice.",
  schema: { const: "true" },
};
