import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import { also, reply } from "#src/bot/machine/core/reply.ts";
import type { JoiningWaitlist, State } from "#src/bot/machine/core/state.ts";
import { waitValues } from "#src/bot/machine/core/values.ts";
import { tellLimit } from "#src/bot/machine/tables/limit-reached.ts";
import { startOptions, widenOptions } from "#src/bot/machine/tables/options.ts";
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
    waitlistRefused: onWaitlistRefused,
    serviceFailed: (state, _, context) => failPlacement(state, context),
  },
};

function onWaitlistJoined(
  state: JoiningWaitlist,
  { entryId, place }: ResultOf<"waitlistJoined">,
  context: Context,
): Step<State> {
  const { slot, query, takes } = state.selection;
  const { partySize } = query;
  const { venueId, scenarioName, startsAt } = slot;
  const joined = {
    entryId,
    venueId,
    scenarioName,
    startsAt,
    partySize,
    place: place ?? 1,
    ...defined({ takes }),
  };
  const idle: State = { ...carryOver(state), phase: "idle", joined };
  const guestName = fullName(state.guest);
  const notice = { kind: "waitlisted", venueId, startsAt, partySize, guestName } as const;
  const lines = [
    message("waitlistJoined", waitValues(slot, { partySize, takes }, context)),
    ...(place === undefined ? [] : [message("waitlistPlace", { place })]),
    ...(takes ? [] : [plain("widenHint")]),
    ...standsLines(query, context),
  ];
  const options = takes ? startOptions : widenOptions(entryId);
  return also(reply(idle, context, lines, { options }), { type: "notifyStaff", notice });
}

function onWaitlistRefused(
  state: JoiningWaitlist,
  { tables }: ResultOf<"waitlistRefused">,
  context: Context,
): Step<State> {
  const { slot, query } = state.selection;
  if (tables) {
    const wish = { venueId: slot.venueId, startsAt: slot.startsAt, partySize: query.partySize };
    return tellLimit(state, wish, tables, context, "waitlistLimitReached");
  }
  const lines = [plain("waitlistRefused"), ...contactLines(slot.venueId, context)];
  return reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
}
