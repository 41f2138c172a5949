import type { Operation } from "#src/booking/contract/operations.ts";
import type { InputMistake } from "#src/booking/contract/refusals.ts";
import { defined } from "#src/lib/defined.ts";
import type { Result } from "#src/lib/result.ts";
import { currentTrace } from "#src/lib/trace.ts";
import type { OutgoingRequest } from "./send.ts";

/** What a caller gives to any operation. */
export interface OperationInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** For POST; the same key in every attempt lets the service recognise a repeat. Fresh when left out. */
  readonly idempotencyKey?: string;
}

export type UnsentRequest = Pick<OutgoingRequest, "method" | "url" | "headers" | "body">;

/**
 * Builds the request of an operation, without authentication. Parameters of the path that the contract does
 * not take are refused here: an empty id, say, would silently become the address of the whole collection.
 */
export function buildRequest(
  operation: Operation,
  input: OperationInput,
  { baseUrl, newKey }: { readonly baseUrl: string; readonly newKey: () => string },
): Result<UnsentRequest, { readonly mistakes: readonly InputMistake[] }> {
  const params = asText(input.params);
  const read = operation.params?.safeParse(params);
  if (read?.success === false) {
    const mistakes = read.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    return { ok: false, mistakes };
  }
  const query = new URLSearchParams(asText(input.query)).toString();
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return {
    ok: true,
    value: {
      method: operation.method,
      url: `${baseUrl}${path}${query === "" ? "" : `?${query}`}`,
      headers: {
        accept: "application/json, application/problem+json",
        "user-agent": "maitred",
        // For who looks in the service's log for what an update came to.
        ...defined({ "x-request-id": currentTrace() }),
        ...(operation.body && { "content-type": "application/json" }),
        ...(operation.method === "POST" && { "idempotency-key": input.idempotencyKey ?? newKey() }),
      },
      ...(operation.body && { body: JSON.stringify(input.body) }),
    },
  };
}

function asText(values: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
