import {
  type Ask,
  type OperationName,
  type OperationRefusal,
  operations,
} from "#src/booking/contract/operations.ts";
import type { RefusalCode, Refused } from "#src/booking/contract/refusals.ts";
import type { Clock } from "#src/lib/clock.ts";
import { newId } from "#src/lib/ids.ts";
import type { Log } from "#src/lib/log.ts";
import type { Result } from "#src/lib/result.ts";
import { systemWait } from "#src/lib/system-wait.ts";
import type { Wait } from "#src/lib/wait.ts";
import type { Authentication } from "./authentication.ts";
import type { OperationInput } from "./build-request.ts";
import { type CallTools, call } from "./call.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { type CompleteBooking, completeBookingSchema } from "./complete-booking.ts";
import type { TypedOperation } from "./read-answer.ts";
import { type Deadline, type Send, systemDeadline } from "./send.ts";

/**
 * The booking service, one method for each operation of the contract. What only reads is repeated after passing faults;
 * nothing else is.
 */
export type BookingClient = { readonly [Name in OperationName]: Ask<Name> } & {
  /** Get Booking, with every field that the service answers: for Update Booking, which clears what is left out. */
  readonly getCompleteBooking: (
    ...request: Parameters<Ask<"getBooking">>
  ) => Promise<Result<CompleteBooking, Refused<OperationRefusal<"getBooking">>>>;
};

export interface BookingClientOptions {
  readonly send: Send;
  /** Where the paths of the contract begin. A trailing slash makes no difference. */
  readonly baseUrl: string;
  readonly authentication: Authentication;
  /** For one attempt, from connecting to the last byte of the answer. */
  readonly timeout: Temporal.Duration;
  readonly clock: Clock;
  readonly log: Log;
  readonly wait?: Wait;
  readonly deadline?: Deadline;
  readonly random?: () => number;
}

export function createBookingClient(options: BookingClientOptions): BookingClient {
  const tools: CallTools = {
    wait: systemWait,
    deadline: systemDeadline,
    random: Math.random,
    newKey: newId,
    ...options,
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    breaker: createCircuitBreaker(options.clock),
  };
  const method =
    <Payload, Code extends RefusalCode>(name: OperationName, operation: TypedOperation<Payload, Code>) =>
    (input: OperationInput) =>
      call(tools, name, operation, input);

  return {
    listBookings: method("listBookings", operations.listBookings),
    createBooking: method("createBooking", operations.createBooking),
    getBooking: method("getBooking", operations.getBooking),
    getCompleteBooking: method("getBooking", { ...operations.getBooking, response: completeBookingSchema }),
    updateBooking: method("updateBooking", operations.updateBooking),
    deleteBooking: method("deleteBooking", operations.deleteBooking),
    updateBookingState: method("updateBookingState", operations.updateBookingState),
    updateBookingTimeSlot: method("updateBookingTimeSlot", operations.updateBookingTimeSlot),
    createWaitlistEntry: method("createWaitlistEntry", operations.createWaitlistEntry),
    updateWaitlistState: method("updateWaitlistState", operations.updateWaitlistState),
    listVenues: method("listVenues", operations.listVenues),
    listTimeSlots: method("listTimeSlots", operations.listTimeSlots),
    listAvailability: method("listAvailability", operations.listAvailability),
    listDayTimeSlots: method("listDayTimeSlots", operations.listDayTimeSlots),
  };
}
