import {
  type InputMistake,
  type Problem,
  type ProblemCode,
  problems,
  type RefusalCode,
} from "#src/booking/contract/refusals.ts";
import type { Result } from "#src/lib/result.ts";
import type { TextAnswer } from "#src/lib/text-answer.ts";

/** Why a request was not done. */
export interface Refused {
  readonly refusal: ProblemCode;
  /** For the reader at the other end: what is wrong here, and what would be right. No guests' data. */
  readonly detail: string;
  /** With `invalid_request`: each mistake and where it is. */
  readonly errors?: readonly InputMistake[];
}

/** What an operation comes to. */
export type Outcome<Value> = Result<Value, Refused>;

export function refuse(refusal: ProblemCode, detail: string): Refused & { readonly ok: false } {
  return { ok: false, refusal, detail };
}

/** The whole request is refused, with every mistake that was found in it. */
export function refuseInput(errors: readonly InputMistake[]): Refused & { readonly ok: false } {
  const detail = errors.map(({ path, message }) => (path === "" ? message : `${path} ${message}`)).join("; ");
  return { ok: false, refusal: "invalid_request", detail, errors };
}

const explanations: Readonly<Record<RefusalCode, string>> = {
  invalid_request: "The request does not fit this booking.",
  forbidden: "This key is limited to other venues.",
  not_found: "There is no such booking of yours at this venue; a temporary one lapses by itself.",
  slot_unavailable: "This time slot cannot be had. Ask for the time slots again.",
  state_not_allowed: "States only move upward, and a temporary booking only takes CANCELLED.",
  booking_read_only: "The party has arrived, or the booking is over. It takes no more changes here.",
  limit_reached: "The venue allows no more for one guest or one client at a time.",
  not_temporary: "Only a temporary booking can be deleted. Set the state of a reservation to CANCELLED.",
  idempotency_key_reused: "This Idempotency-Key came with another request before.",
};

/** Makes a refusal with the contract's standard explanation. */
export function explain(refusal: RefusalCode): Refused & { readonly ok: false } {
  return refuse(refusal, explanations[refusal]);
}

/** Gives a refused result the standard explanation where it has none. */
export function explained<Value>(
  result: Result<Value, { readonly refusal: RefusalCode } | Refused>,
): Outcome<Value> {
  if (result.ok) return result;
  return "detail" in result ? result : explain(result.refusal);
}

/** RFC 9457. */
export function toProblem({ refusal, detail, errors }: Refused): Problem {
  const { status, title } = problems[refusal];
  return {
    type: `urn:problem:maitred:${refusal}`,
    title,
    status,
    detail,
    code: refusal,
    ...(errors === undefined ? {} : { errors: [...errors] }),
  };
}

export function problemResponse(refused: Refused, headers: Readonly<Record<string, string>> = {}): Response {
  const problem = toProblem(refused);
  return jsonResponse(problem.status, JSON.stringify(problem), { ...headersOf[refused.refusal], ...headers });
}

/** RFC 9110, section 15.5.9: a connection on which half a request stands is of no more use. */
const headersOf: Partial<Record<ProblemCode, Readonly<Record<string, string>>>> = {
  request_timeout: { Connection: "close" },
};

/** Answers are somebody's own and only true right now: no cache keeps them. */
export function jsonAnswer(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): TextAnswer {
  const type = status < 400 ? "application/json" : "application/problem+json";
  return { status, body, headers: { "Content-Type": type, "Cache-Control": "no-store", ...headers } };
}

export function jsonResponse(...answer: Parameters<typeof jsonAnswer>): Response {
  return toResponse(jsonAnswer(...answer));
}

export function toResponse({ status, body, headers }: TextAnswer): Response {
  return new Response(body, { status, headers });
}
