import { describe, expect, test } from "vitest";
import { type BookingState, bookingStateSchema, bookingStates } from "#src/booking/contract/booking-state.ts";
import {
  decideDelete,
  decideStateChange,
  decideTableChoice,
  isSeated,
  mayUpdate,
} from "#src/booking/service/states/decide-state-change.ts";

const everyState = bookingStateSchema.options;
const blocked: BookingState[] = ["WAITING", "SEATED", "BILL_PRINTED"];
const final: BookingState[] = ["CLOSED", "NO_SHOW", "CANCELLED"];
const internal: BookingState[] = ["REGISTERED", ...blocked, "CLOSED", "NO_SHOW"];

const answer = (from: BookingState, to: BookingState, rest = {}) => {
  const decision = decideStateChange({ from, to, by: "api", temporary: false, ...rest });
  return decision.ok ? decision.value : decision.refusal;
};

describe("a state change through the API", () => {
  test.for<[BookingState, BookingState]>([
    ["REGISTERED", "UNCONFIRMED"],
    ["REGISTERED", "CONFIRMED"],
    ["REGISTERED", "CANCELLED"],
    ["UNCONFIRMED", "CONFIRMED"],
    ["UNCONFIRMED", "CANCELLED"],
    ["CONFIRMED", "CANCELLED"],
  ])("moves %s up to %s", ([from, to]) => {
    expect(answer(from, to)).toBe(to);
  });

  test.for<[BookingState, BookingState]>([
    ["UNCONFIRMED", "UNCONFIRMED"],
    ["CONFIRMED", "CONFIRMED"],
    ["CONFIRMED", "UNCONFIRMED"],
  ])("does not move %s to %s, which is no higher", ([from, to]) => {
    expect(answer(from, to)).toBe("state_not_allowed");
  });

  test.for(everyState.flatMap((from) => internal.map((to) => [from, to] as const)))(
    "from %s cannot set the internal state %s",
    ([from, to]) => {
      expect(answer(from, to)).toBe("invalid_request");
    },
  );

  test.for(
    [...blocked, ...final].flatMap((from) =>
      (["CONFIRMED", "CANCELLED"] as const).map((to) => [from, to] as const),
    ),
  )("finds a booking in %s read-only, also for %s", ([from, to]) => {
    expect(answer(from, to)).toBe("booking_read_only");
  });
});

describe("a state change by the staff", () => {
  test.for<[BookingState, BookingState]>([
    ["REGISTERED", "SEATED"],
    ["CONFIRMED", "WAITING"],
    ["WAITING", "SEATED"],
    ["SEATED", "BILL_PRINTED"],
    ["BILL_PRINTED", "CLOSED"],
    ["REGISTERED", "NO_SHOW"],
    ["SEATED", "CANCELLED"],
  ])("moves %s up to %s", ([from, to]) => {
    expect(answer(from, to, { by: "staff" })).toBe(to);
  });

  test.for(everyState.flatMap((from) => everyState.map((to) => [from, to] as const)))(
    "from %s to %s succeeds exactly when the level rises and the state is not final",
    ([from, to]) => {
      const rises = bookingStates[to].level > bookingStates[from].level;
      const refusal = final.includes(from) ? "booking_read_only" : "state_not_allowed";
      expect(answer(from, to, { by: "staff" })).toBe(rises && !final.includes(from) ? to : refusal);
    },
  );
});

describe("a temporary booking", () => {
  test.for(["api", "staff"] as const)("can be cancelled by %s", (by) => {
    expect(answer("REGISTERED", "CANCELLED", { by, temporary: true })).toBe("CANCELLED");
  });

  test.for(["UNCONFIRMED", "CONFIRMED"] as const)("does not take %s", (to) => {
    expect(answer("REGISTERED", to, { temporary: true })).toBe("state_not_allowed");
  });

  test("is the only kind that can be deleted", () => {
    expect(decideDelete("REGISTERED", { temporary: true })).toEqual({ ok: true, value: undefined });
    expect(decideDelete("CONFIRMED", { temporary: false })).toEqual({ ok: false, refusal: "not_temporary" });
    expect(decideDelete("SEATED", { temporary: false })).toEqual({ ok: false, refusal: "not_temporary" });
  });

  test.for(final)("in the final state %s cannot be deleted either", (state) => {
    expect(decideDelete(state, { temporary: true })).toEqual({ ok: false, refusal: "booking_read_only" });
  });
});

test.for(everyState.map((state) => [state, !blocked.includes(state) && !final.includes(state)] as const))(
  "whether a booking in %s may be updated: %s",
  ([state, expected]) => {
    expect(mayUpdate(state)).toBe(expected);
  },
);

describe("the staff choose the tables", () => {
  test.for(everyState)("of a booking that is %s as long as it is not over", (state) => {
    const decision = decideTableChoice(state, { temporary: false });
    expect(decision).toEqual(
      final.includes(state) ? { ok: false, refusal: "booking_read_only" } : { ok: true, value: undefined },
    );
  });

  test("of none that is temporary", () => {
    const decision = decideTableChoice("REGISTERED", { temporary: true });
    expect(decision).toEqual({ ok: false, refusal: "state_not_allowed" });
  });

  test("also of a party that sits already: when it is seated, or has its bill", () => {
    expect(everyState.filter(isSeated)).toEqual(["SEATED", "BILL_PRINTED"]);
  });
});
