import { z } from "zod";
import { closestWord } from "#src/lib/closest-word.ts";
import { remedyFor } from "./checked-text.ts";
import type { Mistake } from "./mistake.ts";
import { venueFileSchema } from "./venue.ts";

type Issue = z.core.$ZodIssue;
type Words = Pick<Mistake, "message" | "remedy">;

/** A schema's complaint in the words of someone who writes the file. */
export function describeIssue(issue: Issue): Mistake[] {
  const path = issue.path.filter((step) => typeof step !== "symbol");
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [...path, key], isAboutKey: true, ...unknownKey(key) }));
    case "invalid_key":
      return issue.issues.flatMap(describeIssue).map((inner) => ({ ...inner, path, isAboutKey: true }));
    case "invalid_union":
      return describeUnion(issue, path);
    default:
      return [{ path, ...wordsFor(issue) }];
  }
}

/** What is of the kind of one alternative is looked into; anything else is told what to be, in the union's own words. */
function describeUnion(issue: Extract<Issue, { code: "invalid_union" }>, path: Mistake["path"]): Mistake[] {
  const isOfKind = (inner: readonly Issue[]) =>
    inner.every(({ code, path }) => path.length > 0 || (code !== "invalid_type" && code !== "invalid_value"));
  const inner = issue.errors.find(isOfKind);
  if (!inner) return [{ path, message: "is not what belongs here", remedy: issue.message }];
  return inner.flatMap(describeIssue).map((mistake) => ({ ...mistake, path: [...path, ...mistake.path] }));
}

function wordsFor(
  issue: Exclude<Issue, { code: "unrecognized_keys" | "invalid_key" | "invalid_union" }>,
): Words {
  switch (issue.code) {
    case "custom":
      return { message: issue.message, remedy: String(issue.params?.["remedy"] ?? "correct it") };
    case "invalid_type": {
      const remedy = remedyFor(issue.message);
      return remedy === undefined
        ? wrongType(issue.expected, issue.input, issue.path.at(-1))
        : { message: issue.message, remedy };
    }
    case "invalid_value":
      return wrongValue(issue.values.map(String), issue.input);
    case "too_small":
      return outOfRange("at least", Number(issue.minimum), issue.origin, issue.inclusive);
    case "too_big":
      return outOfRange("at most", Number(issue.maximum), issue.origin, issue.inclusive);
    case "invalid_format":
      return wrongFormat(issue.format);
    default:
      return { message: "is not what belongs here", remedy: issue.message };
  }
}

function unknownKey(key: string): Words {
  const known = everyKey();
  const meant = closestWord(key, known);
  const spelled =
    meant === undefined ? "remove the line, or correct its spelling" : `did you mean "${meant}"?`;
  return {
    message: `"${key}" is not a key that belongs here`,
    remedy: known.includes(key) ? "remove it: it is a key of another part of the file" : spelled,
  };
}

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of keys",
  record: "a group of keys",
};

function wrongType(expected: string, input: unknown, key: PropertyKey | undefined): Words {
  const kind = kinds[expected] ?? expected;
  if (input === undefined) return { message: "is missing", remedy: `add "${String(key)}", ${kind}` };
  if (input === null) return { message: "has no value", remedy: `write ${kind}, or remove the line` };
  const quoted = expected === "string" && typeof input !== "object";
  return { message: `must be ${kind}`, remedy: quoted ? "put it in quotes" : `write ${kind}` };
}

function wrongValue(values: readonly string[], input: unknown): Words {
  const meant = typeof input === "string" ? closestWord(input, values) : undefined;
  const choice = values.join(", ");
  return {
    message: `must be one of ${choice}`,
    remedy: meant ? `did you mean "${meant}"?` : `write one of ${choice}`,
  };
}

function outOfRange(bound: string, limit: number, origin: string, inclusive = true): Words {
  const unit = origin === "string" ? " characters" : origin === "array" ? " entries" : "";
  if (unit && limit === 1 && bound === "at least")
    return { message: "is empty", remedy: "write a value, or remove the line" };
  if (!inclusive)
    return { message: `must be more than ${limit}${unit}`, remedy: `write more than ${limit}${unit}` };
  return { message: `must be ${bound} ${limit}${unit}`, remedy: `write ${bound} ${limit}${unit}` };
}

function wrongFormat(format: string): Words {
  if (format === "email")
    return { message: "is not an e-mail address", remedy: 'write one such as "hello@example.com"' };
  return { message: "is not a web address", remedy: 'write one that begins with "https://"' };
}

/** Every key of the file at any depth: the one that was meant may have slipped to another level. */
function everyKey(): string[] {
  const keys = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === "properties" && typeof inner === "object" && inner !== null) {
          for (const name of Object.keys(inner)) keys.add(name);
        }
        collect(inner);
      }
    }
  };
  collect(z.toJSONSchema(venueFileSchema, { io: "input" }));
  return [...keys];
}
