import type { Clock } from "#src/lib/clock.ts";
import {
  BookingHttpError,
  BookingNetworkError,
  BookingTimeoutError,
  BookingUnavailableError,
} from "./errors.ts";

export interface CircuitBreaker {
  /** Does the work, unless the service is being left alone: then throws BookingUnavailableError at once. */
  run<Value>(operation: string, work: () => Promise<Value>): Promise<Value>;
}

/** So many faults in a row open the circuit. */
const mostFaults = 5;
/** So long nothing is sent; then one request tries whether the service is back. */
const pause = Temporal.Duration.from({ seconds: 10 });

/**
 * Keeps guests from waiting for a service that is down, and a service that struggles from more work. Any
 * answer below 500, a refusal too, is a sign of life.
 */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let faults = 0;
  let restingUntil: Temporal.Instant | undefined;

  const admit = (operation: string) => {
    if (restingUntil === undefined) return;
    const now = clock.now();
    if (Temporal.Instant.compare(now, restingUntil) < 0) {
      throw new BookingUnavailableError({ operation, until: restingUntil });
    }
    // The one that tries keeps the others out, and lets another try later should it never come back.
    restingUntil = now.add(pause);
  };

  const recover = () => {
    faults = 0;
    restingUntil = undefined;
  };

  const fail = () => {
    faults += 1;
    if (faults >= mostFaults) restingUntil = clock.now().add(pause);
  };

  return {
    async run(operation, work) {
      admit(operation);
      try {
        const value = await work();
        recover();
        return value;
      } catch (error) {
        if (isFaultOfService(error)) fail();
        else recover();
        throw error;
      }
    },
  };
}

function isFaultOfService(error: unknown): boolean {
  return (
    error instanceof BookingNetworkError ||
    error instanceof BookingTimeoutError ||
    (error instanceof BookingHttpError && error.status >= 500)
  );
}
