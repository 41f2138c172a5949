import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { GuestEvent, OutsideEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import { announce, announcement, enter, remark, unasked } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { isFree, isWriting, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { askToCancel } from "#src/bot/machine/tables/cancel-booking.ts";
import { startChange } from "#src/bot/machine/tables/change-booking.ts";
import { fillDraft, shiftOf } from "#src/bot/machine/tables/fill-draft.ts";
import { afterRelease, givenBack } from "#src/bot/machine/tables/give-up.ts";
import { proceed } from "#src/bot/machine/tables/look-for-table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { hearLanguage } from "./languages.ts";
import { isAskedToRemember } from "./privacy.ts";
import { talkOf } from "./with-staff.ts";

type CameFromGroup = Extract<GuestEvent, { type: "guestCameFromGroup" }>;

/**
 * The guest goes on in private with what they said in a group: a table for it, or a change of the one that they have.
 * Yes, no and picks in it answer nothing here. What was under way is given up, as for any new table.
 */
export function comeFromGroup(former: State, event: CameFromGroup, context: Context): Step<State> {
  if (isWriting(former)) return enter(former);
  const { understood } = event;
  const state = understood ? hearLanguage(former, understood, context) : former;
  const words = givenBack(state);
  const told = words.length > 0 ? remark(state, context, words).effects : [];
  const step = meet(state, event, context);
  return { state: step.state, effects: [...told, ...step.effects] };
}

function meet(state: State, { round, understood, booking }: CameFromGroup, context: Context): Step<State> {
  if (!booking || understood?.intent === "book") {
    // What advances gives back what was picked before.
    return understood
      ? advance(state, { round }, understood, context)
      : givingBack(state, proceed(state, { round }, context));
  }
  return givingBack(state, changeOwn(state, booking, understood, context));
}

function changeOwn(
  state: State,
  booking: BookedTable,
  understood: Understood | undefined,
  context: Context,
): Step<State> {
  if (!understood) return startChange(state, booking, {}, context);
  if (understood.intent === "cancel") return askToCancel(state, booking);
  const draft = { ...fillDraft({}, understood), ...defined({ shift: shiftOf(understood) }) };
  return startChange(state, booking, draft, context);
}

function givingBack(state: State, step: Step<State>): Step<State> {
  return afterRelease(selectionOf(state), step);
}

/**
 * The organiser is asked whether the booking follows what the group has said: at once where nothing else is talked
 * about or open, which a "yes" might be meant for; otherwise by a button beside it.
 */
export function askToResize(
  state: State,
  { booking, partySize }: Extract<OutsideEvent, { type: "groupCounted" }>,
  context: Context,
): Step<State> {
  const line = message("groupCounted", { count: partySize, partySize: booking.partySize });
  if (isNothingOpen(state)) {
    return leadingTo(line, unasked(startChange(state, booking, { partySize }, context)), context);
  }
  const choice = { type: "resize", booking, partySize } as const;
  return announce(state, context, [line], [{ choice, label: message("choiceResize", { partySize }) }]);
}

/** Nothing that a "yes" on its way could be meant for. */
function isNothingOpen(state: State): boolean {
  const { prompts, tableOffers } = state;
  if (!isFree(state) || talkOf(state) || isAskedToRemember(state)) return false;
  return prompts.length + tableOffers.length === 0;
}

/** One message with what it asks, or one of its own where that is yet to be looked up. */
function leadingTo(line: Message, { state, effects }: Step<State>, context: Context): Step<State> {
  if (!effects.some(({ type }) => type === "ask")) {
    return { state, effects: [announcement(state, context, [line]), ...effects] };
  }
  return {
    state,
    effects: effects.map((effect) =>
      effect.type === "ask" ? { ...effect, before: [line, ...effect.before] } : effect,
    ),
  };
}

/** The booking as the group has it is shown, and whether to change it so is asked. */
export function resize(state: State, booking: BookedTable, partySize: number, context: Context): Step<State> {
  if (isWriting(state)) return enter(state);
  return givingBack(state, startChange(state, booking, { partySize }, context));
}
