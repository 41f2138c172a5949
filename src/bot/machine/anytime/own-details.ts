import { whoHelps } from "#src/bot/machine/core/contact-lines.ts";
import { type Context, staffReach } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { isFree, venueDiscussed } from "#src/bot/machine/core/under-way.ts";
import { startChange } from "#src/bot/machine/tables/change-booking.ts";
import { holderIn } from "#src/bot/machine/tables/holder.ts";
import { withoutNumber } from "#src/bot/machine/tables/without-number.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** A name or a number, or that none is given, told before it is asked for: kept, and the question that is open follows. */
export function noteDetails(state: State, understood: Understood, context: Context): Step<State> | undefined {
  const { firstName, lastName, phone, email } = understood;
  const isNamed = firstName !== undefined || lastName !== undefined;
  const unreachable = understood.withoutPhone ? withoutNumber(state) : undefined;
  if (!isNamed && phone === undefined && email === undefined && !unreachable) return undefined;
  const beyond = tellsOfRefused(state, context);
  if (beyond.length > 0) return enter(unreachable ?? state, beyond);
  const line = isNamed ? message("notedName", { name: fullName(state.guest) }) : plain("noted");
  if (!isFree(state)) return enter(unreachable ?? state, [line]);
  return ofPlaced(state, understood, context) ?? enter(unreachable ?? state, [plain("notedNext")]);
}

/** Of a party that is too large, where nobody reads along, nothing that is told reaches the house: that is said. */
function tellsOfRefused(state: State, context: Context): readonly Message[] {
  const { because = [], phase } = state;
  const venueId = venueDiscussed(state);
  const isRefused = phase === "askingPartySize" && because.some(({ key }) => key === "partyTooLarge");
  if (!isRefused || venueId === undefined || staffReach(venueId, context) !== "nowhere") return [];
  return [plain("notPassedOn"), ...whoHelps(venueId, context)];
}

/** What is told right after a booking may be meant for it, which is asked. */
function ofPlaced(state: State, understood: Understood, context: Context): Step<State> | undefined {
  if (state.phase !== "placed" || state.booking.state === "CANCELLED") return undefined;
  const holder = holderIn(understood, context);
  return holder && startChange(state, state.booking, { holder }, context);
}
