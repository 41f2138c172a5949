import { goOnAsLastTime } from "#src/bot/machine/tables/recall.ts";
import type { PhaseOf } from "./phase-of.ts";
import { waiting } from "./waiting.ts";

/** A table as the guest had it the last time: it is being looked up. */
export const recalling: PhaseOf<"recalling"> = {
  ...waiting,
  results: {
    bookingRecalled: (state, { booking }, context) => goOnAsLastTime(state, booking, context),
    serviceFailed: (state, _, context) => goOnAsLastTime(state, undefined, context),
  },
};
