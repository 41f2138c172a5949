import { BookingError, type Fault } from "#src/booking/contract/booking-error.ts";

/** The connection could not be made, or broke. */
export class BookingNetworkError extends BookingError {
  readonly code = "booking_network";
  readonly mayHaveActed: boolean;
  /** The system's or the transport's own code, such as `ECONNREFUSED`; empty where there is none. */
  readonly reason: string;

  /** `connected` is false when the request certainly never left. */
  constructor(fault: Fault & { readonly connected: boolean; readonly reason: string }) {
    const problem = fault.connected ? "the connection broke" : "the service cannot be reached";
    super(fault, fault.reason === "" ? problem : `${problem} (${fault.reason})`);
    this.mayHaveActed = fault.connected;
    this.reason = fault.reason;
  }
}

/** No complete answer came in time. */
export class BookingTimeoutError extends BookingError {
  readonly code = "booking_timeout";
  readonly mayHaveActed = true;
  readonly timeout: Temporal.Duration;

  constructor(fault: Fault & { readonly timeout: Temporal.Duration }) {
    super(fault, `no answer within ${fault.timeout}`);
    this.timeout = fault.timeout;
  }
}

/** A status that is neither a success nor a refusal of the operation. */
export class BookingHttpError extends BookingError {
  readonly code = "booking_http";
  readonly mayHaveActed: boolean;
  readonly status: number;
  /** How long the service asks to be left alone. */
  readonly retryAfter: Temporal.Duration | undefined;

  constructor(
    fault: Fault & { readonly status: number; readonly retryAfter?: Temporal.Duration | undefined },
  ) {
    super(fault, `the service answered ${fault.status}`);
    this.status = fault.status;
    this.retryAfter = fault.retryAfter;
    // 408 is the server giving up on a request that it may have read, 303 the way to what it has done.
    const isOpen = fault.status >= 500 && fault.status !== 501;
    this.mayHaveActed = isOpen || fault.status === 408 || fault.status === 303;
  }
}

/** A success that is no JSON, fails its schema, or is too large. Asking again would not help. */
export class BookingProtocolError extends BookingError {
  readonly code = "booking_protocol";
  readonly mayHaveActed = true;

  constructor(fault: Fault & { readonly problem: string }) {
    super(fault, fault.problem);
  }
}

/** The service failed several times in a row and is left alone for a while: nothing was sent. */
export class BookingUnavailableError extends BookingError {
  readonly code = "booking_unavailable";
  readonly mayHaveActed = false;
  readonly until: Temporal.Instant;

  constructor(fault: Fault & { readonly until: Temporal.Instant }) {
    super(fault, `the service keeps failing and is left alone until ${fault.until}`);
    this.until = fault.until;
  }
}

/** There is no token to ask with, for the reason in `cause`: nothing was sent. */
export class BookingAuthenticationError extends BookingError {
  readonly code = "booking_authentication";
  readonly mayHaveActed = false;

  constructor(fault: Fault & { readonly cause: BookingError }) {
    super(fault, fault.cause.message);
  }
}

/**
 * Whether the request may still be on its way, so that the service may yet do what it was asked: nobody who knows has
 * answered. A gateway that gave up (502, 504) does not know.
 */
export function mayArriveLate(error: unknown): boolean {
  if (error instanceof BookingHttpError) return error.status === 502 || error.status === 504;
  return error instanceof BookingTimeoutError || (error instanceof BookingNetworkError && error.mayHaveActed);
}
