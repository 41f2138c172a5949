import { expectTypeOf, test } from "vitest";
import type { BookingClient } from "#src/booking/client/booking-client.ts";
import type { Booking, WaitlistEntry } from "#src/booking/contract/booking.ts";
import type { TimeSlot } from "#src/booking/contract/time-slot.ts";

type Answer<Name extends keyof BookingClient> = Awaited<ReturnType<BookingClient[Name]>>;
type Value<Name extends keyof BookingClient> = Extract<Answer<Name>, { ok: true }>["value"];
type Refusal<Name extends keyof BookingClient> = Extract<Answer<Name>, { ok: false }>["refusal"];

test("payloads are the contract's", () => {
  expectTypeOf<Value<"createBooking">>().toEqualTypeOf<Booking>();
  expectTypeOf<Value<"listTimeSlots">>().toEqualTypeOf<TimeSlot[]>();
  expectTypeOf<Value<"updateWaitlistState">>().toEqualTypeOf<WaitlistEntry>();
});

test("refusals are those of the operation, so that a switch over them can be exhaustive", () => {
  expectTypeOf<Refusal<"getBooking">>().toEqualTypeOf<"not_found" | "invalid_request" | "forbidden">();
  expectTypeOf<Refusal<"deleteBooking">>().toExtend<Refusal<"deleteBooking"> | "not_temporary">();
});

test("arguments are checked field by field", () => {
  type Asked = Parameters<BookingClient["listTimeSlots"]>[0];
  expectTypeOf<{
    params: { venueId: number };
    query: { date: string; guestCount: number };
  }>().toExtend<Asked>();
  expectTypeOf<{ params: { venueId: number }; query: { date: string } }>().not.toExtend<Asked>();
  expectTypeOf<{
    params: { venueId: string };
    query: { date: string; guestCount: number };
  }>().not.toExtend<Asked>();
  expectTypeOf<{ params: { venueId: number; bookingId: string }; body: { state: "SEATED" } }>().not.toExtend<
    Parameters<BookingClient["updateBookingState"]>[0]
  >();
});
