import { z } from "zod";
import type { Result } from "#src/lib/result.ts";
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
import type { RefusalCode, Refused } from "./refusals.ts";
import { maxWholeNumber, strict, wholeNumberText } from "./strict-kinds.ts";
import {
  dayTimeSlotQuerySchema,
  dayTimeSlotSchema,
  timeSlotQuerySchema,
  timeSlotSchema,
} from "./time-slot.ts";
import { venueSchema } from "./venue.ts";

/** What the operations are about, in the order in which an integrator comes to them. */
export const topics = ["Venues", "Bookings", "Waitlist"] as const;

/** One endpoint: what it takes, what it answers, and which refusals are its business. */
export interface Operation {
  readonly topic: (typeof topics)[number];
  /** The specification's name for it. */
  readonly summary: string;
  /** What an integrator must know beyond the schemas. */
  readonly description: string;
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
  .refine((value) => value !== "." && value !== "..", "must not be a dot segment")
  .meta({ not: { enum: [".", ".."] } });

const venuePath = z.object({ venueId });
const bookingPath = z.object({ venueId, bookingId: id });
const waitlistPath = z.object({ venueId, waitlistId: id });

const reading = { method: "GET", wrapped: true, success: 200, safe: true } as const;
const writing = { wrapped: true, success: 200, safe: false } as const;

/** The thirteen operations of the interface specification, "Endpoints". */
export const operations = {
  listBookings: {
    ...reading,
    topic: "Bookings",
    summary: "List Bookings by External Reference",
    description:
      "Your own bookings with one of the two references, cancelled ones among them. One of the two must be given.",
    path: "/bookings",
    query: bookingReferencesSchema,
    response: z.array(bookingSchema),
    refusals: ["invalid_request"],
  },
  createBooking: {
    ...writing,
    topic: "Bookings",
    summary: "Create Booking",
    description:
      "Takes capacity. Name the slot by its id, or by its start and the name of its scenario. " +
      "Without a guest the booking is temporary: it holds the capacity for a while and lapses by itself.",
    method: "POST",
    path: "/venues/{venueId}/bookings",
    params: venuePath,
    body: bookingDraftSchema,
    response: bookingSchema,
    success: 201,
    refusals: [
      "slot_unavailable",
      "limit_reached",
      "invalid_request",
      "forbidden",
      "not_found",
      "idempotency_key_reused",
    ],
  },
  getBooking: {
    ...reading,
    topic: "Bookings",
    summary: "Get Booking",
    description: "One of your own bookings. A temporary one that has lapsed is not found.",
    path: "/venues/{venueId}/bookings/{bookingId}",
    params: bookingPath,
    response: bookingSchema,
    refusals: ["not_found", "invalid_request", "forbidden"],
  },
  updateBooking: {
    ...writing,
    topic: "Bookings",
    summary: "Update Booking",
    description:
      "Replaces the whole booking but for its state: what is left out is cleared. Fetch it, change it, send it back. " +
      "A guest turns a temporary booking into a reservation, which cannot lose its guest again.",
    method: "PUT",
    path: "/venues/{venueId}/bookings/{bookingId}",
    params: bookingPath,
    body: bookingUpdateSchema,
    response: bookingSchema,
    refusals: [
      "slot_unavailable",
      "limit_reached",
      "booking_read_only",
      "invalid_request",
      "forbidden",
      "not_found",
    ],
  },
  deleteBooking: {
    ...writing,
    topic: "Bookings",
    summary: "Delete Booking",
    description: "Lets a temporary booking go. A reservation is cancelled by its state instead.",
    method: "DELETE",
    path: "/venues/{venueId}/bookings/{bookingId}",
    params: bookingPath,
    // The specification does not show the body.
    response: z
      .unknown()
      .transform(() => ({}))
      .meta({ type: "object", maxProperties: 0 }),
    wrapped: false,
    refusals: ["not_temporary", "booking_read_only", "invalid_request", "forbidden", "not_found"],
  },
  /** States only move upward; blocked and final bookings take none. */
  updateBookingState: {
    ...writing,
    topic: "Bookings",
    summary: "Update Booking Status",
    description:
      "States only move upward: REGISTERED, UNCONFIRMED, CONFIRMED, CANCELLED. A temporary booking only takes CANCELLED.",
    method: "PATCH",
    path: "/venues/{venueId}/bookings/{bookingId}",
    params: bookingPath,
    body: wireObject({ state: settableStateSchema }),
    response: bookingSchema,
    refusals: ["state_not_allowed", "booking_read_only", "invalid_request", "forbidden", "not_found"],
  },
  /** Its one query parameter has no known name: none is sent. */
  updateBookingTimeSlot: {
    ...writing,
    topic: "Bookings",
    summary: "Update Booking Timeslot",
    description: "Moves the booking and changes nothing else. Answers it without `data` around it.",
    method: "PATCH",
    path: "/venues/{venueId}/bookings/{bookingId}/timeslot",
    params: bookingPath,
    body: timeSlotChangeSchema,
    response: bookingSchema,
    wrapped: false,
    refusals: [
      "slot_unavailable",
      "limit_reached",
      "booking_read_only",
      "invalid_request",
      "forbidden",
      "not_found",
    ],
  },
  createWaitlistEntry: {
    ...writing,
    topic: "Waitlist",
    summary: "Create Waitlist",
    description:
      "Takes no capacity. Only for a slot that is full and has `waitlistAvailable`. Answers the entry without `data` around it. " +
      "The same wish of the same guest once more is answered with the entry that there is.",
    method: "POST",
    path: "/venues/{venueId}/waitlists",
    params: venuePath,
    body: bookingDraftSchema,
    response: waitlistEntrySchema,
    wrapped: false,
    success: 201,
    refusals: [
      "slot_unavailable",
      "limit_reached",
      "invalid_request",
      "forbidden",
      "not_found",
      "idempotency_key_reused",
    ],
  },
  updateWaitlistState: {
    ...writing,
    topic: "Waitlist",
    summary: "Update Waitlist Status",
    description:
      "Cancels the entry, the only thing that can be done with it. Answers it without `data` around it.",
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
    topic: "Venues",
    summary: "List Venues",
    description: "The venues that you may use, with the ways to dine there.",
    path: "/venues",
    response: z.array(venueSchema),
    refusals: ["invalid_request"],
  },
  listTimeSlots: {
    ...reading,
    topic: "Venues",
    summary: "List Time Slots",
    description:
      "The starts of one day for one party size. They are true right now: list them again before you book.",
    path: "/venues/{venueId}/timeslots",
    params: venuePath,
    query: timeSlotQuerySchema,
    response: z.array(timeSlotSchema),
    refusals: ["invalid_request", "forbidden", "not_found"],
  },
  listAvailability: {
    ...reading,
    topic: "Venues",
    summary: "List Availability",
    description: "What each day has to offer, for one party size.",
    path: "/venues/{venueId}/availability",
    params: venuePath,
    query: availabilityQuerySchema,
    response: z.array(dayAvailabilitySchema),
    refusals: ["invalid_request", "forbidden", "not_found"],
  },
  listDayTimeSlots: {
    ...reading,
    topic: "Venues",
    summary: "List DayTimeSlots",
    description: "The starts of one day with the party sizes that may or may not be had then.",
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

/**
 * How a client of the service is asked for an operation. A refusal of the business is an answer; that the service could
 * not be asked, or that its answer made no sense, is thrown as a BookingError.
 */
export type Ask<Name extends OperationName> = (
  /** The same key in every attempt lets the service recognise a repeat of a POST. Fresh when left out. */
  request: OperationRequest<Name> & { readonly idempotencyKey?: string },
) => Promise<Result<OperationPayload<Name>, Refused<OperationRefusal<Name>>>>;
