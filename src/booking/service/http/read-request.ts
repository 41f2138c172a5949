import type { z } from "zod";
import type { Operation } from "#src/booking/contract/operations.ts";
import type { InputMistake } from "#src/booking/contract/refusals.ts";
import { type Outcome, refuseInput } from "./problem.ts";
import { parseJson } from "./read-body.ts";

/** The parts of a request as its operation's schemas have read them. */
export type ReadParts = Readonly<Partial<Record<"params" | "query" | "body", unknown>>>;

/** Path and query, with every mistake of both. */
export function readAddress(
  operation: Operation,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
): Outcome<ReadParts> {
  return readParts(operation, { params, query: toQuery(search) });
}

export function readJsonBody(operation: Operation, text: string): Outcome<ReadParts> {
  const json = parseJson(text);
  return json.ok ? readParts(operation, { body: json.value }) : json;
}

function readParts(operation: Operation, input: ReadParts): Outcome<ReadParts> {
  const parts: Partial<Record<keyof ReadParts, unknown>> = {};
  const mistakes: InputMistake[] = [];
  for (const part of ["params", "query", "body"] as const) {
    const schema = operation[part];
    if (!schema || !(part in input)) continue;
    const read = schema.safeParse(input[part]);
    if (read.success) parts[part] = read.data;
    else
      mistakes.push(
        ...read.error.issues.map((issue) => toMistake(issue, part === "query" ? input.query : undefined)),
      );
  }
  return mistakes.length === 0 ? { ok: true, value: parts } : refuseInput(mistakes);
}

/** A repeated parameter becomes a list, which no schema takes. */
function toQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of search) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}

function toMistake({ path, message }: z.core.$ZodIssue, query: unknown): InputMistake {
  return { path: path.join("."), message: isRepeated(path, query) ? "must stand only once" : message };
}

/** Whichever kind of value it should be, a list of them in a query is the mistake. */
function isRepeated([field]: readonly PropertyKey[], query: unknown): boolean {
  const values = new Map<PropertyKey, unknown>(Object.entries(typeof query === "object" ? { ...query } : {}));
  return field !== undefined && Array.isArray(values.get(field));
}
