import { readFileSync } from "node:fs";
import { z } from "zod";
import { isUploadedFile } from "./uploaded-file.ts";

const fieldSchema = z.object({ types: z.array(z.string()), required: z.boolean() });
const typeSchema = z.object({
  fields: z.record(z.string(), fieldSchema).optional(),
  subtypes: z.array(z.string()).optional(),
});
const descriptionSchema = z.object({
  methods: z.record(z.string(), typeSchema),
  types: z.record(z.string(), typeSchema),
});

type Fields = Readonly<Record<string, z.infer<typeof fieldSchema>>>;

const description = descriptionSchema.parse(
  JSON.parse(readFileSync(new URL("bot-api.json", import.meta.url), "utf8")),
);

/** Whether Telegram's own description of the Bot API has this method, as far as it is kept here. */
export function isMethod(name: string): boolean {
  return Object.hasOwn(description.methods, name);
}

/** What is wrong with the parameters of a call by Telegram's description: names, types, what is required. */
export function mistakesInCall(method: string, params: Readonly<Record<string, unknown>>): readonly string[] {
  return mistakesInFields(description.methods[method]?.fields ?? {}, params, method);
}

/** What is wrong with an object by Telegram's description of its type. A type that is not kept here takes anything. */
export function mistakesInObject(type: string, value: unknown, path = type): readonly string[] {
  const described = description.types[type];
  if (described === undefined) return [];
  if (described.subtypes !== undefined) return mistakesInUnion(described.subtypes, value, path);
  if (!isObject(value)) return [`${path} is not an object`];
  return mistakesInFields(described.fields ?? {}, value, path);
}

function mistakesInFields(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  path: string,
): readonly string[] {
  const missing = Object.entries(fields)
    .filter(([name, field]) => field.required && values[name] === undefined)
    .map(([name]) => `${path}.${name} is required`);
  const wrong = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    return field === undefined
      ? [`${path}.${name} is not known to Telegram`]
      : mistakesInUnion(field.types, value, `${path}.${name}`);
  });
  return [...missing, ...wrong];
}

function mistakesInUnion(types: readonly string[], value: unknown, path: string): readonly string[] {
  const attempts = types.map((type) => mistakesInType(type, value, path));
  if (attempts.some((mistakes) => mistakes.length === 0)) return [];
  // The alternative that fits best tells most.
  return attempts.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

const basicTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Integer: (value) => Number.isSafeInteger(value),
  Float: (value) => typeof value === "number" && Number.isFinite(value),
  String: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  InputFile: isUploadedFile,
};

function mistakesInType(type: string, value: unknown, path: string): readonly string[] {
  const isBasic = basicTypes[type];
  if (isBasic !== undefined) return isBasic(value) ? [] : [`${path} is not of type ${type}`];
  const [, element] = /^Array of (.+)$/.exec(type) ?? [];
  if (element === undefined) return mistakesInObject(type, value, path);
  if (!Array.isArray(value)) return [`${path} is not an array`];
  return value.flatMap((item, index) => mistakesInType(element, item, `${path}[${index}]`));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
