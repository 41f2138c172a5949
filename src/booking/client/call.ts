import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { OperationName } from "#src/booking/contract/operations.ts";
import type { RefusalCode, Refused } from "#src/booking/contract/refusals.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Result } from "#src/lib/result.ts";
import type { Authentication } from "./authentication.ts";
import { buildRequest, type OperationInput, type UnsentRequest } from "./build-request.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import { BookingAuthenticationError, BookingHttpError } from "./errors.ts";
import { type Answer, readAnswer, type TypedOperation } from "./read-answer.ts";
import { isPassingStatus, type RetryTools, retrying } from "./retry.ts";
import { parseRetryAfter } from "./retry-after.ts";
import type { Deadline, Send } from "./send.ts";
import { toFault } from "./to-fault.ts";

export interface CallTools extends RetryTools {
  readonly send: Send;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly authentication: Authentication;
  /** For one attempt. */
  readonly timeout: Temporal.Duration;
  readonly deadline: Deadline;
  readonly clock: Clock;
  readonly newKey: () => string;
  readonly breaker: CircuitBreaker;
}

/** One call from arguments to result: every operation comes through here. */
export async function call<Payload, Code extends RefusalCode>(
  tools: CallTools,
  name: OperationName,
  operation: TypedOperation<Payload, Code | "invalid_request">,
  input: OperationInput,
): Promise<Result<Payload, Refused<Code | "invalid_request">>> {
  const built = buildRequest(operation, input, tools);
  if (!built.ok) {
    return {
      ok: false,
      refusal: "invalid_request",
      detail: "the path cannot be built",
      errors: built.mistakes,
    };
  }
  return readAnswer(name, operation, await authenticated(tools, name, operation.safe, built.value));
}

/** A 401 is answered with fresh credentials, once: the service has not done anything yet. */
async function authenticated(
  tools: CallTools,
  name: OperationName,
  safe: boolean,
  request: UnsentRequest,
): Promise<Answer> {
  const attempt = async (credentials: Readonly<Record<string, string>>) =>
    retrying(tools, { safe }, () =>
      tools.breaker.run(name, () =>
        exchange(tools, name, { ...request, headers: { ...request.headers, ...credentials } }),
      ),
    );
  const credentials = await credentialsFor(tools, name);
  const answer = await attempt(credentials);
  if (answer.status !== 401 || !tools.authentication.renew(credentials)) return answer;
  return attempt(await credentialsFor(tools, name));
}

async function credentialsFor(tools: CallTools, operation: OperationName) {
  try {
    return await retrying(tools, { safe: true }, () => tools.authentication.headers());
  } catch (cause) {
    throw cause instanceof BookingError ? new BookingAuthenticationError({ operation, cause }) : cause;
  }
}

async function exchange(
  { send, deadline, timeout, clock, log }: CallTools,
  operation: OperationName,
  request: UnsentRequest,
): Promise<Answer> {
  const signal = deadline(timeout);
  const startedAt = clock.now();
  try {
    const answer = await send({ ...request, signal });
    const { status } = answer;
    const text = await answer.text();
    const ms = startedAt.until(clock.now()).total("milliseconds");
    log.debug({ operation, status, ms }, "the booking service answered");
    if (isPassingStatus(status)) {
      const retryAfter = parseRetryAfter(answer.headers.get("retry-after"), clock.now());
      throw new BookingHttpError({ operation, status, retryAfter });
    }
    return { status, text };
  } catch (cause) {
    const fault = cause instanceof BookingError ? cause : toFault(operation, cause, { signal, timeout });
    log.warn(
      { operation, code: fault.code, reason: fault.message },
      "a request to the booking service failed",
    );
    throw fault;
  }
}
