import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { remark } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable, WaitingTable } from "#src/bot/machine/core/table.ts";
import { localTime } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { advance } from "./advance.ts";
import { statesTable } from "./fill-draft.ts";
import { findBookings } from "./find-bookings.ts";
import { timeOfWait } from "./wait-in-line.ts";

/** It is one like that which was just booked, or is waited for already, but for what is said of it. */
export function waitLike(
  { venueId, startsAt, partySize }: Pick<BookedTable, "venueId" | "startsAt" | "partySize">,
  understood: Understood,
  context: Context,
): Draft {
  const like = {
    venueId,
    partySize,
    time: { type: "at", time: localTime(startsAt, venueId, context) },
  } as const;
  return { ...like, ...timeOfWait(understood) };
}

/** Who has just joined and asks for the waitlist again is told that they will hear, or joins that of another table. */
export function waitOn(
  state: State,
  joined: WaitingTable,
  understood: Understood,
  context: Context,
): Step<State> {
  if (statesTable(understood))
    return advance(state, waitLike(joined, understood, context), understood, context);
  const told = remark(state, context, [plain("willWrite")]);
  const step = findBookings(told.state, "line", context);
  return { state: step.state, effects: [...told.effects, ...step.effects] };
}
