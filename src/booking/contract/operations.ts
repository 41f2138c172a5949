import { z } from "zod";
import { availabilityQuerySchema, dayAvailabilitySchema } from "./availability.ts";
import {
  bookingDraftSchema,
  bookingReferencesSchema,
  bookingSchema,
  bookingUpdateSchema,
  timeSlotChangeSchema,
  waitlistEntrySchema,
} from "./booking.ts";
import { settableStateSchema, settableWaitlistStateSchema } from "./booking-state.ts";
import { wireObject } from "./field-kinds.ts";
import type { RefusalCode } from "./refusals.ts";
import { maxWholeNumber, strict, wholeNumberText } from "./strict-kinds.ts";
import {
  dayTimeSlotQuerySchema,
  dayTimeSlotSchema,
  timeSlotQuerySchema,
  timeSlotSchema,
} from "./time-slot.ts";
import { venueSchema } from "./venue.ts";

/** One endpoint: what it takes, what it answers, and which refusals are its business. */
export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to the base URL, with `{name}` for each of `params`. */
  readonly path: string;
  /** Reads the path's values, which come as text. */
  readonly params?: z.ZodType;
  /** Reads the query, whose values come as text; a repeated one as a list, which no schema takes. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Reads the payload, that is the answer without its `{ data }`. */
  readonly response: z.ZodType;
  /** Whether a success is answered as `{ data: payload }`. */
  readonly wrapped: boolean;
  /** The status of a success. Clients read any 2xx as one. */
  readonly success: 200 | 201;
  /** Whether asking again changes nothing, so that a client may simply repeat it after a fault. */
  readonly safe: boolean;
  /** The more telling one first where two share a status: it stands for a status without a known code. */
  readonly refusals: readonly RefusalCode[];
}

const venueId = wholeNumberText({ min: 0, max: maxWholeNumber });
/** Dots alone are steps in a path: an address made of them would be another operation's. */
const id = strict
  .text({ min: 1, max: 200 })
  .refine((value) => value !== "." && value !== "..", "must not be a dot segment");

const venuePath = z.object({ venueId });
const bookingPath = z.object({ venueId, bookingId: id });
const waitlistPath = z.object({ venueId, waitlistId: id });

const reading = { method: "GET", wrapped: true, success: 200, safe: true } as const;
const writing = { wrapped: true, success: 200, safe: false } as const;

/** The thirteen operations of the interface specification, "Endpoints". */
export const operations = {
  /** At least one of the two references must match. Bookings of other clients are not listed. */
  listBookings: {
    ...reading,
    path: "/bookings",
    query: bookingReferencesSchema,
    response: z.array(bookingSchema),
    refusals: ["invalid_request"],
  },
  /** Takes capacity. Without a guest the booking is temporary and lapses by itself. */
  createBooking: {
    ...writing,
    method: "POST",
    path: "/venues/{venueId}/bookings",
    params: venuePath,
    body: bookingDraftSchema,
    response: bookingSchema,
    success: 201,
    refusals: ["slot_unavailable", "invalid_request", "forbidden", "not_found", "idempotency_key_reused"],
  },
  getBooking: {
    ...reading,
    path: "/venues/{venueId}/bookings/{bookingId}",
    params: bookingPath,
    response: bookingSchema,
    refusals: ["not_found", "invalid_request", "forbidden"],
  },
  /** Replaces the whole booking but for its state; a guest turns a temporary booking into a reservation. */
  updateBooking: {
    ...writing,
    method: "PUT",
    path: "/venues/{venueId}/bookings/{bookingId}",
    params: bookingPath,
    body: bookingUpdateSchema,
    response: bookingSchema,
    refusals: ["slot_unavailable", "booking_read_only", "invalid_request", "forbidden", "not_found"],
  },
  /** For temporary bookings only. The answer's body is not specified. */
  deleteBooking: {
    ...writing,
    method: "DELETE",
    path: "/venues/{venueId}/bookings/{bookingId}",
    params: bookingPath,
    response: z.unknown().transform(() => ({})),
    wrapped: false,
    refusals: ["not_temporary", "booking_read_only", "invalid_request", "forbidden", "not_found"],
  },
  /** States only move upward; blocked and final bookings take none. */
  updateBookingState: {
    ...writing,
    method: "PATCH",
    path: "/venues/{venueId}/bookings/{bookingId}",
    params: bookingPath,
    body: wireObject({ state: settableStateSchema }),
    response: bookingSchema,
    refusals: ["state_not_allowed", "booking_read_only", "invalid_request", "forbidden", "not_found"],
  },
  /** Answers the booking without `{ data }`. Its one query parameter has no known name: none is sent. */
  updateBookingTimeSlot: {
    ...writing,
    method: "PATCH",
    path: "/venues/{venueId}/bookings/{bookingId}/timeslot",
    params: bookingPath,
    body: timeSlotChangeSchema,
    response: bookingSchema,
    wrapped: false,
    refusals: ["slot_unavailable", "booking_read_only", "invalid_request", "forbidden", "not_found"],
  },
  /** Answers the entry without `{ data }`. */
  createWaitlistEntry: {
    ...writing,
    method: "POST",
    path: "/venues/{venueId}/waitlists",
    params: venuePath,
    body: bookingDraftSchema,
    response: waitlistEntrySchema,
    wrapped: false,
    success: 201,
    refusals: ["slot_unavailable", "invalid_request", "forbidden", "not_found", "idempotency_key_reused"],
  },
  /** Cancels the entry, the only thing that can be done with it. Answers it without `{ data }`. */
  updateWaitlistState: {
    ...writing,
    method: "PATCH",
    path: "/venues/{venueId}/waitlists/{waitlistId}",
    params: waitlistPath,
    body: wireObject({ state: settableWaitlistStateSchema }),
    response: waitlistEntrySchema,
    wrapped: false,
    refusals: ["booking_read_only", "invalid_request", "forbidden", "not_found"],
  },
  listVenues: {
    ...reading,
    path: "/venues",
    response: z.array(venueSchema),
    refusals: ["invalid_request"],
  },
  /** A realtime answer: the ids are worth something only as long as the venue's configuration stands. */
  listTimeSlots: {
    ...reading,
    path: "/venues/{venueId}/timeslots",
    params: venuePath,
    query: timeSlotQuerySchema,
    response: z.array(timeSlotSchema),
    refusals: ["invalid_request", "forbidden", "not_found"],
  },
  listAvailability: {
    ...reading,
    path: "/venues/{venueId}/availability",
    params: venuePath,
    query: availabilityQuerySchema,
    response: z.array(dayAvailabilitySchema),
    refusals: ["invalid_request", "forbidden", "not_found"],
  },
  listDayTimeSlots: {
    ...reading,
    path: "/venues/{venueId}/daytimeslots",
    params: venuePath,
    query: dayTimeSlotQuerySchema,
    response: z.array(dayTimeSlotSchema),
    refusals: ["invalid_request", "forbidden", "not_found"],
  },
} as const satisfies Record<string, Operation>;

type Operations = typeof operations;
export type OperationName = keyof Operations;

type Part<Name extends OperationName, Key extends "params" | "query" | "body"> =
  Operations[Name] extends Readonly<Record<Key, infer Schema extends z.ZodType>>
    ? Readonly<Record<Key, z.infer<Schema>>>
    : unknown;

/** What an operation takes: whichever of `params`, `query` and `body` it has, as read. */
export type OperationRequest<Name extends OperationName> = Part<Name, "params"> &
  Part<Name, "query"> &
  Part<Name, "body">;

/** What a success of the operation carries. */
export type OperationPayload<Name extends OperationName> = z.infer<Operations[Name]["response"]>;

/** The refusals that are this operation's business. */
export type OperationRefusal<Name extends OperationName> = Operations[Name]["refusals"][number];
