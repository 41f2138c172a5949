import type { BookingError } from "#src/booking/contract/booking-error.ts";
import { codeOf } from "#src/lib/thrown.ts";
import { BookingNetworkError, BookingProtocolError, BookingTimeoutError } from "./errors.ts";
import { AnswerTooLarge } from "./send.ts";

/**
 * What Node and undici call a connection that was never made or trusted, and a transport that was closed before the
 * request came: nothing of it left.
 */
const notConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CLOSED",
  "UND_ERR_DESTROYED",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** Translates what a transport threw. `signal` is the one that ends the request's time. */
export function toFault(
  operation: string,
  cause: unknown,
  { signal, timeout }: { readonly signal: AbortSignal; readonly timeout: Temporal.Duration },
): BookingError {
  if (signal.aborted) {
    return new BookingTimeoutError({ operation, cause, timeout });
  }
  if (cause instanceof AnswerTooLarge) {
    return new BookingProtocolError({ operation, cause, problem: cause.message });
  }
  const reason = codeOf(cause) ?? "";
  // zlib's own codes: the body is not what its Content-Encoding says.
  if (reason.startsWith("Z_")) {
    return new BookingProtocolError({
      operation,
      cause,
      problem: `the answer cannot be unpacked (${reason})`,
    });
  }
  return new BookingNetworkError({ operation, cause, reason, connected: !notConnected.has(reason) });
}
