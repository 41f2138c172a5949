import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { waysToTell } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { claim } from "#src/bot/machine/tables/claim-bookings.ts";
import { findBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import { holderIn } from "#src/bot/machine/tables/holder.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import type { PhaseOf, ResultOf, StateOf } from "./phase-of.ts";
import { writing } from "./waiting.ts";

/** The number or the name that bookings of another chat are under is asked for. */
export const provingGuest: PhaseOf<"provingGuest"> = {
  ask: ({ reference }) => ({
    lines: [message("askProof", { reference })],
    options: [{ choice: { type: "keep" }, label: plain("choiceKeep") }],
    contactRequest: true,
  }),
  expects: "name",
  said: (state, understood, context) => {
    const proof = holderIn(understood, context);
    if (proof) return claim(state, state.reference, proof, context);
    return understood.intent === "deny" ? keep(state) : undefined;
  },
  contactShared: (state, context) => {
    const { phone } = state.guest;
    return phone === undefined ? enter(state) : claim(state, state.reference, { phone }, context);
  },
};

/** They are looked up, and become this chat's. */
export const claimingBookings: PhaseOf<"claimingBookings"> = {
  ...writing,
  results: {
    ...writing.results,
    bookingsClaimed: onClaimed,
    serviceFailed: (state) =>
      enter({ ...carryOver(state), phase: "provingGuest", reference: state.reference }, [
        plain("serviceDown"),
      ]),
  },
};

function onClaimed(
  state: StateOf<"claimingBookings">,
  { outcome }: ResultOf<"bookingsClaimed">,
  context: Context,
): Step<State> {
  const { reference } = state;
  const keptAway = message("claimKeptAway", { reference });
  if (outcome === "theirs" || outcome === "someTheirs") {
    const but = outcome === "theirs" ? [] : [keptAway, ...waysToTell(undefined, context)];
    const lines = [plain("claimed"), ...but];
    const told = reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: [] });
    const listed = findBookings(told.state, "list", context);
    return { state: listed.state, effects: [...told.effects, ...listed.effects] };
  }
  // A slip in the number is written anew; how often that may be is the service's to say.
  if (outcome === "other") {
    const lines = [message("claimOther", { reference }), ...waysToTell(undefined, context)];
    return enter({ ...carryOver(state), phase: "provingGuest", reference }, lines);
  }
  const line = outcome === "keptAway" ? keptAway : plain("claimTooOften");
  return reply({ ...carryOver(state), phase: "idle" }, context, [line, ...waysToTell(undefined, context)], {
    options: startOptions,
  });
}
