import { defined } from "#src/lib/defined.ts";
import { OwnError } from "#src/lib/fault.ts";

export interface Fault {
  /** What was being done: an operation of the contract, or `authenticate`. */
  readonly operation: string;
  readonly cause?: unknown;
}

/**
 * The booking service could not be asked, or its answer made no sense. A refusal of the business is never
 * one of these. Messages hold neither tokens nor guests' data.
 */
export abstract class BookingError extends OwnError {
  /**
   * Whether the service may have done what it was asked before the fault: the outcome is then open, and a
   * booking must be looked up before it is placed again.
   */
  abstract readonly mayHaveActed: boolean;
  readonly operation: string;

  constructor({ operation, cause }: Fault, problem: string) {
    super(`could not ${inWords(operation)}: ${problem}`, defined({ cause }));
    this.name = new.target.name;
    this.operation = operation;
  }
}

/**
 * Whether the request may have been carried out. Of an error that is no `BookingError` nothing is known, so it may
 * have been.
 */
export function mayHaveActed(error: unknown): boolean {
  return !(error instanceof BookingError) || error.mayHaveActed;
}

/** Awaits the work, and returns undefined if it throws a `BookingError`. Other errors are thrown on. */
export async function unlessFault<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BookingError) return undefined;
    throw error;
  }
}

/** `createBooking` becomes "create booking". */
function inWords(operation: string): string {
  return operation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
