import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { isFree } from "#src/bot/machine/core/under-way.ts";
import { withoutNumber } from "#src/bot/machine/tables/without-number.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** A name or a number, or that none is given, told before it is asked for: kept, and the question that is open follows. */
export function noteDetails(state: State, understood: Understood, context: Context): Step<State> | undefined {
  const { firstName, lastName, phone, email } = understood;
  const isNamed = firstName !== undefined || lastName !== undefined;
  const unreachable = understood.withoutPhone ? withoutNumber(state) : undefined;
  if (!isNamed && phone === undefined && email === undefined && !unreachable) return undefined;
  const line = isNamed ? message("notedName", { name: fullName(state.guest) }) : plain("noted");
  return enter(unreachable ?? state, isFree(state) ? forNextTime(state, isNamed, context) : [line]);
}

/** A table that stands keeps the name and the number that it was booked with. */
function forNextTime(state: State, isNamed: boolean, context: Context): Message[] {
  const booking = state.phase === "placed" && state.booking.state !== "CANCELLED" ? state.booking : undefined;
  if (!booking) return [plain("notedNext")];
  const { name, venueId } = booking;
  const stays = isNamed && name !== undefined ? [message("staysUnder", { name })] : [];
  return [plain("notedNext"), ...stays, ...contactLines(venueId, context)];
}
