import { carryOver, initialState } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { announcement, enter, reply, wait } from "#src/bot/machine/core/reply.ts";
import type { ConfirmingForget, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable, WaitingTable } from "#src/bot/machine/core/table.ts";
import { startOptions } from "./options.ts";

export function askToForget(
  state: State,
  bookings: readonly BookedTable[],
  waiting: readonly WaitingTable[],
): Step<State> {
  return enter({ ...carryOver(state), phase: "confirmingForget", ahead: bookings, waiting });
}

/** Erases the guest, who has seen what goes and said yes to it. */
export function forget(state: ConfirmingForget, bookings: "cancel" | "keep", context: Context): Step<State> {
  const requestId = context.turnId;
  const goodbye = { ...announcement(state, context, [plain("forgotten")]), answers: true };
  const keeps = bookings === "keep";
  return wait(
    { ...carryOver(state), phase: "forgetting", requestId },
    {
      type: "eraseGuest",
      requestId,
      cancel: keeps ? [] : state.ahead.map(withoutGuest),
      keep: keeps ? state.ahead.map(({ venueId, id, startsAt }) => ({ venueId, id, startsAt })) : [],
      goodbye,
    },
  );
}

function withoutGuest({ name: _name, comment: _comment, ...booking }: BookedTable): BookedTable {
  return booking;
}

/** All is gone but the bookings that are kept, and what the house asked about them. */
export function beginAnew({ language, languageFrom, prompts }: State, context: Context): Step<State> {
  const anew: State = { ...initialState(language), languageFrom, prompts };
  return reply(anew, context, [plain("forgottenButBookings")], { options: startOptions });
}
