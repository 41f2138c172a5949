import { describe, expect, test } from "vitest";
import { type Operation, type OperationName, operations } from "#src/booking/contract/operations.ts";
import { problems } from "#src/booking/contract/refusals.ts";

/** The interface specification, "Endpoints": method, path, success, and whether `{ data }` wraps it. */
const specified: readonly [OperationName, Operation["method"], string, number, "wrapped" | "bare"][] = [
  ["listBookings", "GET", "/bookings", 200, "wrapped"],
  ["createBooking", "POST", "/venues/{venueId}/bookings", 201, "wrapped"],
  ["getBooking", "GET", "/venues/{venueId}/bookings/{bookingId}", 200, "wrapped"],
  ["updateBooking", "PUT", "/venues/{venueId}/bookings/{bookingId}", 200, "wrapped"],
  ["deleteBooking", "DELETE", "/venues/{venueId}/bookings/{bookingId}", 200, "bare"],
  ["updateBookingState", "PATCH", "/venues/{venueId}/bookings/{bookingId}", 200, "wrapped"],
  ["updateBookingTimeSlot", "PATCH", "/venues/{venueId}/bookings/{bookingId}/timeslot", 200, "bare"],
  ["createWaitlistEntry", "POST", "/venues/{venueId}/waitlists", 201, "bare"],
  ["updateWaitlistState", "PATCH", "/venues/{venueId}/waitlists/{waitlistId}", 200, "bare"],
  ["listVenues", "GET", "/venues", 200, "wrapped"],
  ["listTimeSlots", "GET", "/venues/{venueId}/timeslots", 200, "wrapped"],
  ["listAvailability", "GET", "/venues/{venueId}/availability", 200, "wrapped"],
  ["listDayTimeSlots", "GET", "/venues/{venueId}/daytimeslots", 200, "wrapped"],
];

const entries: readonly [string, Operation][] = Object.entries(operations);

describe("the table of operations", () => {
  test("holds exactly the thirteen operations of the specification", () => {
    expect(Object.keys(operations).sort()).toEqual(specified.map(([name]) => name).sort());
    expect(specified).toHaveLength(13);
  });

  test.for(specified)("%s is %s %s, answered with %i and %s", ([name, method, path, success, wrapping]) => {
    expect(operations[name]).toMatchObject({ method, path, success, wrapped: wrapping === "wrapped" });
  });

  test("no two operations share a method and path", () => {
    const routes = entries.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  test.for(entries)("%s reads exactly the parameters its path names", ([, operation]) => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const values = Object.fromEntries(names.map((name) => [name, "7"]));
    const read = operation.params?.safeParse(values) ?? { success: true, data: {} };
    expect(read.success).toBe(true);
    expect(Object.keys(read.data ?? {}).sort()).toEqual(names.sort());
  });

  test.for(entries)("%s may be repeated without harm only when it reads", ([, operation]) => {
    expect(operation.safe).toBe(operation.method === "GET");
    expect(operation.body !== undefined).toBe(["POST", "PUT", "PATCH"].includes(operation.method));
  });

  test.for(entries)("%s lists refusals that are answered with a 4xx", ([, operation]) => {
    for (const refusal of operation.refusals) {
      expect(problems[refusal].status).toBeGreaterThanOrEqual(400);
      expect(problems[refusal].status).toBeLessThan(500);
    }
  });
});
