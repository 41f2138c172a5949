import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { StaffRequest, Step } from "#src/bot/machine/core/effect.ts";
import { type Message, plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { Requesting, State } from "#src/bot/machine/core/state.ts";
import { defined } from "#src/lib/defined.ts";
import { refusedMoment } from "./limits.ts";

/**
 * What cannot be booked may be asked for: goes on with the request, after some lines that say why it is one. A day that
 * no table can be asked for is asked again.
 */
export function request(
  state: State,
  draft: Requesting["draft"],
  reasons: readonly Message[],
  context: Context,
): Step<State> {
  const { date, dateTo: _, ...rest } = draft;
  const refused = date === undefined ? undefined : refusedMoment({ ...rest, date }, context);
  const wish = refused || date === undefined ? rest : { ...rest, date };
  const offered = reasons.length > 0 ? [plain("requestOffered")] : [];
  const before = [...reasons, ...offered, ...(refused ? [refused] : [])];
  return enter({ ...carryOver(state), phase: "requesting", draft: wish }, before);
}

/** What the staff are told; undefined while the day is not known. */
export function toRequest({ draft, guest }: Requesting): StaffRequest | undefined {
  const { venueId, partySize, date, time, comment, changing } = draft;
  return date === undefined
    ? undefined
    : { venueId, partySize, date, guest, ...defined({ time, comment, changing }) };
}
