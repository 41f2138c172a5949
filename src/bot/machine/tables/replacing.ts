import { contactLines, staffKnow } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";
import { also, remark } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { withCalendarFile } from "./attachments.ts";
import { settleDeposit } from "./deposit.ts";
import { forgetBooking } from "./gone-booking.ts";

/**
 * A booking that goes to another venue is placed there first, and the former one cancelled only once the new one
 * stands: the guest may have both for a moment, and never none.
 */
export function replace(former: BookedTable, context: Context): { line: Message; effect: Effect } {
  return {
    line: message("replacing", tableValues(former, former.partySize, context)),
    effect: { type: "cancelReplaced", requestId: context.turnId, former },
  };
}

type ReplacementResult = Extract<ResultEvent, { type: "replacedCancelled" | "replacedStands" }>;

/** The former booking is cancelled, or a person has to see to it; either is told, whatever is talked about by then. */
export function onReplacementResult(
  state: State,
  { type, former }: ReplacementResult,
  context: Context,
): Step<State> {
  const values = tableValues(former, former.partySize, context);
  if (type === "replacedStands") {
    const lines = [
      message("replacedStands", values),
      ...staffKnow(former.venueId, context),
      ...contactLines(former.venueId, context),
    ];
    return needsHuman(remark(state, context, lines), former.venueId, "refused", context);
  }
  const forgotten = forgetBooking(state, former, context);
  const told = remark(forgotten.state, context, [message("replaced", values)]);
  const effects = [...told.effects, ...forgotten.effects];
  return also(
    withCalendarFile({ state: forgotten.state, effects }, former, "cancelled", context),
    { type: "trackBooking", booking: former },
    { type: "notifyStaff", notice: { kind: "cancelled", booking: former } },
    settleDeposit(former, "guest", context),
  );
}
