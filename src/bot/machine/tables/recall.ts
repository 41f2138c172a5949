import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import { remark, wait } from "#src/bot/machine/core/reply.ts";
import type { Recalling, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { draftOf } from "#src/bot/machine/core/under-way.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { draftOfBooking } from "./change-booking.ts";
import { fillDraft } from "./fill-draft.ts";
import { proceed } from "./look-for-table.ts";
import { cancelledIn } from "./take-back.ts";

/** Where a table is only begun to be talked about: elsewhere "as last time" would be a change of what is picked. */
const beginnings: readonly State["phase"][] = [
  "idle",
  "placed",
  "choosingVenue",
  "askingPartySize",
  "askingDate",
  "choosingDay",
];

/** "Same as last time": what that was is looked up, unless it was cancelled just now; undefined where it is not what the guest means. */
export function recall(state: State, understood: Understood, context: Context): Step<State> | undefined {
  if (!understood.usual || !beginnings.includes(state.phase)) return undefined;
  const requestId = context.turnId;
  const draft = fillDraft(draftOf(state) ?? {}, understood);
  const recalling: Recalling = { ...carryOver(state), phase: "recalling", draft, requestId };
  const cancelled = cancelledIn(state);
  if (cancelled) return goOnAsLastTime(recalling, cancelled, context);
  return wait(recalling, { type: "recallBooking", requestId, language: state.language });
}

/** Goes on from the last time, and with what was said besides. It is booked by nothing but the yes to its summary. */
export function goOnAsLastTime(
  state: Recalling,
  booking: BookedTable | undefined,
  context: Context,
): Step<State> {
  const isKnown = booking !== undefined && venueById(context, booking.venueId) !== undefined;
  const line = isKnown
    ? message("lastTime", tableValues(booking, booking.partySize, context))
    : plain("noLastTime");
  const draft = isKnown ? { ...asBefore(booking, state.draft, context), ...state.draft } : state.draft;
  const step = proceed(state, draft, context);
  return { state: step.state, effects: [...remark(state, context, [line]).effects, ...step.effects] };
}

/** Party, time, way to dine and wish of a booking; its way to dine is that of its venue. */
function asBefore(booking: BookedTable, { venueId }: Draft, context: Context): Draft {
  const { changing: _changing, date: _date, scenarioName, ...former } = draftOfBooking(booking, context);
  const staysThere = venueId === undefined || venueId === booking.venueId;
  return { ...former, ...(staysThere && scenarioName !== undefined && { scenarioName }) };
}
