import { expect, test } from "vitest";
import { bookingStateSchema, bookingStates, isSettable } from "#src/booking/contract/booking-state.ts";

test.for([
  ["REGISTERED", 0, "open", false],
  ["UNCONFIRMED", 1, "open", true],
  ["CONFIRMED", 2, "open", true],
  ["WAITING", 3, "blocked", false],
  ["SEATED", 4, "blocked", false],
  ["BILL_PRINTED", 5, "blocked", false],
  ["CLOSED", 6, "final", false],
  ["NO_SHOW", 6, "final", false],
  ["CANCELLED", 6, "final", true],
] as const)(
  "%s has level %i, is %s, and can be set through the API: %s",
  ([state, level, access, settable]) => {
    expect(bookingStates[state]).toEqual({ level, access });
    expect(isSettable(state)).toBe(settable);
  },
);

test("there are nine states", () => {
  expect(bookingStateSchema.options).toHaveLength(9);
});
