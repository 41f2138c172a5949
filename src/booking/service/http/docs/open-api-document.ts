import { idempotencyKeySchema } from "#src/booking/contract/idempotency-key.ts";
import { type Operation, type OperationName, operations, topics } from "#src/booking/contract/operations.ts";
import { problemSchema } from "#src/booking/contract/refusals.ts";
import { tokenIssuer } from "#src/booking/service/http/tokens.ts";
import { namedSchemas, toComponentReference, toJsonSchema } from "./json-schemas.ts";
import { type Examples, examplesOn } from "./open-api-examples.ts";
import { toOperationObject } from "./open-api-operation.ts";
import { sharedProblems } from "./open-api-problems.ts";

const description = `Tables, time slots and bookings of restaurants.

**Authentication.** An API key in the header \`X-API-KEY\`, or an access token of the OAuth 2.0 client credentials
flow as \`Authorization: Bearer\`. You see your own bookings only.

**Time.** Date-times are UTC, ISO 8601. Dates and times of day in a query are the venue's own. A slot belongs to the
day on which it starts.

**Input.** Unknown fields are ignored, and a field that is null counts as left out. Lengths count UTF-16 code units.
Texts hold neither NUL nor lone surrogates. A query parameter stands once. A body has at most 64 KiB.

**Errors** are problem details (RFC 9457). Decide by \`code\`.

**Retries.** Send an \`Idempotency-Key\` with every POST, and the same one with every attempt: for 24 hours a repeated
key is answered with the first answer. Reads, and the same PUT again, do no harm.`;

/**
 * The OpenAPI 3.1 document of the service, made from the table of operations, as JSON.
 *
 * @param version of the service
 * @param day the one that the examples are about
 */
export function openApiDocument({
  version,
  day,
}: {
  readonly version: string;
  readonly day: Temporal.PlainDate;
}): string {
  const document = {
    openapi: "3.1.1",
    info: { title: "Table booking", version, description },
    servers: [{ url: "/api" }],
    security: [{ apiKey: [] }, { clientCredentials: [] }],
    tags: topics.map((name) => ({ name })),
    paths: toPaths(examplesOn(day)),
    components: {
      securitySchemes,
      parameters: { IdempotencyKey: idempotencyKey },
      responses: sharedProblems(),
      schemas: namedSchemas(everySchema()),
    },
  };
  return JSON.stringify(document, (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? toComponentReference(value) : value,
  );
}

const securitySchemes = {
  apiKey: { type: "apiKey", in: "header", name: "X-API-KEY" },
  clientCredentials: {
    type: "oauth2",
    description: "Client id and secret are a client's name and key. There are no scopes.",
    flows: { clientCredentials: { tokenUrl: `/auth/${tokenIssuer}/oauth2/v2.0/token`, scopes: {} } },
  },
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  description: "Yours to choose: one for each booking you mean to make, the same in all attempts.",
  schema: toJsonSchema(idempotencyKeySchema),
};

function toPaths(examples: Examples) {
  // The compiler takes an object to have more keys than its type says; this one is written out in one place.
  const names = Object.keys(operations) as OperationName[];
  const byPath = Map.groupBy(names, (name) => operations[name].path);
  return Object.fromEntries(
    [...byPath].map(([path, own]) => [
      path,
      Object.fromEntries(
        own.map((name) => [operations[name].method.toLowerCase(), toOperationObject(name, examples)]),
      ),
    ]),
  );
}

function everySchema() {
  const parts = Object.values<Operation>(operations).flatMap(({ params, query, body, response }) => [
    ...(params ? [params] : []),
    ...(query ? [query] : []),
    ...(body ? [body] : []),
    response,
  ]);
  return [...parts, problemSchema];
}
