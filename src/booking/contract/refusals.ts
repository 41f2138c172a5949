import { z } from "zod";

/** Why a request was not done, with the HTTP status and title it is answered with. The list is closed. */
export const problems = {
  invalid_request: { status: 400, title: "The request is not valid" },
  unauthorized: { status: 401, title: "Authentication is needed" },
  forbidden: { status: 403, title: "This is not yours to use" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "This method is not allowed here" },
  slot_unavailable: { status: 409, title: "The time slot is not available" },
  state_not_allowed: { status: 409, title: "The booking cannot move to this state" },
  booking_read_only: { status: 409, title: "The booking can no longer be changed" },
  limit_reached: { status: 409, title: "A guest or a client has as much as the venue allows" },
  not_temporary: { status: 409, title: "Only temporary bookings can be deleted" },
  request_timeout: { status: 408, title: "The request did not arrive in time" },
  payload_too_large: { status: 413, title: "The request is too large" },
  unsupported_media_type: { status: 415, title: "The content type does not fit" },
  expectation_failed: { status: 417, title: "What the client expects is not known here" },
  idempotency_key_reused: { status: 422, title: "The idempotency key was used for another request" },
  rate_limited: { status: 429, title: "Too many requests" },
  head_too_large: { status: 431, title: "The head of the request is too large" },
  internal_error: { status: 500, title: "Something went wrong" },
  unavailable: { status: 503, title: "The service is not available" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ProblemCode = keyof typeof problems;

/**
 * The problems that are an answer of the business, listed by operation in `operations`. The others are
 * faults of the set-up or of the line, which no guest can do anything about.
 */
export type RefusalCode = Extract<
  ProblemCode,
  | "invalid_request"
  | "forbidden"
  | "not_found"
  | "slot_unavailable"
  | "state_not_allowed"
  | "booking_read_only"
  | "limit_reached"
  | "not_temporary"
  | "idempotency_key_reused"
>;

/** One mistake of a request: where it is, such as `guest.firstName`, and what is wrong there. */
const inputMistakeSchema = z.object({ path: z.string(), message: z.string() }).meta({ id: "InputMistake" });
export type InputMistake = z.infer<typeof inputMistakeSchema>;

/**
 * An error's body, `application/problem+json` (RFC 9457). Every field has a fallback, since the
 * specification does not show the errors of a service that is not ours.
 */
export const problemSchema = z
  .object({
    type: z.string().catch("about:blank"),
    title: z.string().catch(""),
    status: z.int().catch(0),
    detail: z.string().catch("").describe("For a developer to read."),
    code: z
      .string()
      .catch("")
      .meta({ description: "For a program to decide by.", enum: Object.keys(problems) }),
    errors: z
      .array(inputMistakeSchema)
      .exactOptional()
      .catch([])
      .describe("With `invalid_request`: every mistake, and where it is."),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof problemSchema>;

/** Why the service did not do it. `detail` is the service's own English, for logs and staff. */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly refusal: Code;
  readonly detail: string;
  /** The status alone says so: the body gave no reason that belongs to the operation. */
  readonly guessed?: true;
  readonly errors?: readonly InputMistake[];
}
