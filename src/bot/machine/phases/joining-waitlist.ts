import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import { also, reply } from "#src/bot/machine/core/reply.ts";
import type { JoiningWaitlist, State } from "#src/bot/machine/core/state.ts";
import { localTime, queryValues, timeValue } from "#src/bot/machine/core/values.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import { defined } from "#src/lib/defined.ts";
import type { PhaseOf, ResultOf } from "./phase-of.ts";
import { failPlacement, standsLines } from "./placement-failed.ts";
import { writing } from "./waiting.ts";

/** The waitlist entry is being made. */
export const joiningWaitlist: PhaseOf<"joiningWaitlist"> = {
  ...writing,
  results: {
    ...writing.results,
    waitlistJoined: onWaitlistJoined,
    waitlistRefused: (state, _, context) => onWaitlistRefused(state, context),
    serviceFailed: (state, _, context) => failPlacement(state, context),
  },
};

function onWaitlistJoined(
  state: JoiningWaitlist,
  { entryId }: ResultOf<"waitlistJoined">,
  context: Context,
): Step<State> {
  const { slot, query } = state.selection;
  const { partySize, comment } = query;
  const entry = { entryId, slot, partySize, ...defined({ comment }) };
  const values = {
    ...queryValues(query, context),
    time: timeValue(localTime(slot.startsAt, slot.venueId, context)),
  };
  const idle: State = { ...carryOver(state), phase: "idle" };
  const { venueId, startsAt } = slot;
  const guestName = fullName(state.guest);
  const notice = { kind: "waitlisted", venueId, startsAt, partySize, guestName } as const;
  const lines = [message("waitlistJoined", values), ...standsLines(query, context)];
  return also(
    reply(idle, context, lines, { options: startOptions }),
    { type: "trackWaitlistEntry", entry },
    { type: "notifyStaff", notice },
  );
}

function onWaitlistRefused(state: JoiningWaitlist, context: Context): Step<State> {
  const { slot } = state.selection;
  const lines = [plain("waitlistRefused"), ...contactLines(slot.venueId, context)];
  return reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
}
