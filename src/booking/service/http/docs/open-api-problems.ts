import type { Operation } from "#src/booking/contract/operations.ts";
import { type ProblemCode, problemSchema, problems } from "#src/booking/contract/refusals.ts";
import { toJsonSchema } from "./json-schemas.ts";

const retryAfter = {
  "Retry-After": { description: "Seconds to wait.", required: true, schema: { type: "integer", minimum: 1 } },
};

/** What comes with a problem beside its body. */
const headersOf: Partial<Record<ProblemCode, object>> = {
  unauthorized: { "WWW-Authenticate": { required: true, schema: { type: "string" } } },
  method_not_allowed: {
    Allow: { description: "The methods of this path.", required: true, schema: { type: "string" } },
  },
  rate_limited: retryAfter,
  unavailable: retryAfter,
};

/** The problems of the line, which are no operation's own. */
const always: readonly ProblemCode[] = ["unauthorized", "rate_limited", "internal_error", "unavailable"];
const withBody: readonly ProblemCode[] = ["payload_too_large", "unsupported_media_type"];

/** The responses that operations refer to, by their code; and that to a method which is no operation. */
export function sharedProblems() {
  const codes: readonly ProblemCode[] = [...always, ...withBody, "method_not_allowed"];
  return Object.fromEntries(codes.map((code) => [code, toResponse([code])]));
}

/** An operation's own refusals and the shared problems, by status. */
export function problemResponses({ refusals, body }: Operation) {
  const own = [...Map.groupBy(refusals, (code) => problems[code].status)].map(
    ([status, codes]) => [status, toResponse(codes)] as const,
  );
  const shared = [...always, ...(body ? withBody : [])].map(
    (code) => [problems[code].status, { $ref: `#/components/responses/${code}` }] as const,
  );
  return Object.fromEntries<object>([...own, ...shared]);
}

function toResponse(codes: readonly ProblemCode[]) {
  const headers = codes.map((code) => headersOf[code]).find((own) => own !== undefined);
  const schema = { allOf: [toJsonSchema(problemSchema), { properties: { code: { enum: codes } } }] };
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].title}.`).join("\n\n"),
    ...(headers && { headers }),
    content: { "application/problem+json": { schema } },
  };
}
