import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema as the document shows it. One with an id is a reference to a named schema. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return convert(schema).own;
}

/** Every schema with an id in these schemas, by its id. */
export function namedSchemas(schemas: readonly z.ZodType[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(schemas.flatMap((schema) => Object.entries(convert(schema).named)));
}

/** The way from zod's references to the document's. */
export function toComponentReference(reference: string): string {
  return reference.replace("#/$defs/", "#/components/schemas/");
}

/**
 * A schema's output is closer to the wire than its input: it takes the numbers in a query for numbers, and what our
 * service always answers for required. What lies behind a transform is said by the schema's `meta`.
 */
function convert(schema: z.ZodType) {
  const {
    $schema: _,
    $defs: named = {},
    ...own
  } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any", override: tidy });
  return { own, named };
}

function tidy({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: JsonSchema;
}): void {
  const { type } = zodSchema._zod.def;
  // Unknown fields are dropped, not refused, and answers may get further ones.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // What a client reads when another service leaves the field out; ours never does.
  if (type === "default" || type === "catch") delete jsonSchema.default;
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
