import { type BookingRefusal, tracking, whyNot } from "#src/bot/machine/anytime/outdated.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { also, enter, reply } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";

/** The booking is another than the one the guest spoke of: the question again, about what it is now. */
export function askAnew(
  state: State,
  phase: "askingChange" | "confirmingCancel",
  booking: BookedTable,
): Step<State> {
  const step = enter({ ...carryOver(state), phase, booking }, [plain("promptOutdated")]);
  return also(step, { type: "trackBooking", booking });
}

/** The service will not change this booking: say why, what it is now, and who can. */
export function standIdle(
  state: State,
  refusal: BookingRefusal,
  known: BookedTable,
  context: Context,
): Step<State> {
  const lines = [...whyNot(refusal, known, context), ...contactLines(known.venueId, context)];
  const step = reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
  return also(step, ...tracking(refusal));
}
