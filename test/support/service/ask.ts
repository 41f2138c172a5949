import { expect } from "vitest";
import {
  type Operation,
  type OperationName,
  type OperationPayload,
  operations,
} from "#src/booking/contract/operations.ts";
import { type Problem, type ProblemCode, problemSchema } from "#src/booking/contract/refusals.ts";
import { keys } from "./test-service.ts";

/** Sends a request with a path from the service's root on, over whatever line is tested. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export interface Input {
  readonly params?: Readonly<Record<string, string | number>>;
  /** As text, to be able to repeat a parameter. */
  readonly query?: string | Readonly<Record<string, string | number>>;
  /** A text goes out as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
}

/** Asks for an operation, and gives the answer as it came. */
export function ask(send: Send, name: OperationName, input: Input = {}): Promise<Response> {
  const operation: Operation = operations[name];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(String(input.params?.[param] ?? (param === "venueId" ? 1 : ""))),
  );
  const query =
    typeof input.query === "string"
      ? input.query
      : new URLSearchParams(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]));
  const body = typeof input.body === "string" ? input.body : JSON.stringify(input.body);
  return send(`/api${path}${String(query) === "" ? "" : `?${query}`}`, {
    method: operation.method,
    headers: {
      "X-API-KEY": input.key ?? keys.anna,
      ...(operation.body ? { "Content-Type": "application/json" } : {}),
      ...input.headers,
    },
    ...(operation.body && body !== undefined ? { body } : {}),
  });
}

/** Asks, and expects the operation's success in its wrapping and in its schema. */
export async function succeed<Name extends OperationName>(
  send: Send,
  name: Name,
  input?: Input,
): Promise<OperationPayload<Name>> {
  const operation: Operation = operations[name];
  const response = await ask(send, name, input);
  const body: unknown = await response.json();
  expect(body).not.toHaveProperty("code");
  expect(response.status).toBe(operation.success);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  if (operation.wrapped) expect(Object.keys(Object(body))).toEqual(["data"]);
  const payload: unknown = operation.wrapped ? Object(body).data : body;
  // What is left after the schema is what was there before: nothing more is on the wire than is specified.
  expect(operation.response.parse(payload)).toEqual(payload);
  return payload as OperationPayload<Name>;
}

/** Asks, and expects to be refused with this code. */
export async function refused(
  send: Send,
  name: OperationName,
  input: Input,
  code: ProblemCode,
): Promise<Problem> {
  return await expectProblem(await ask(send, name, input), code);
}

export async function expectProblem(response: Response, code: ProblemCode): Promise<Problem> {
  const body: unknown = await response.json();
  expect(body).toMatchObject({ code, status: response.status });
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.ts|node_modules/);
  const problem = problemSchema.parse(body);
  expect([problem.title, problem.detail]).not.toContain("");
  return problem;
}
