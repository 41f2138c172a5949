import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, isFree, lastPrompt, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { fillDraft, shiftOf } from "#src/bot/machine/tables/fill-draft.ts";
import { findBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { afterRelease } from "#src/bot/machine/tables/give-up.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** What is said of a table that the guest has, and not of the one that is talked about. */
export function hearOfTheirs(
  state: State,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  return hearAlreadyBooked(state, understood, context) ?? hearOwnBooking(state, understood, context);
}

/**
 * "But I already have a table": who says so wants no new one. What they have is looked up, and the table that is talked about
 * is given up for it; a booking that this chat does not know, the house does.
 */
function hearAlreadyBooked(state: State, understood: Understood, context: Context): Step<State> | undefined {
  const { alreadyBooked, besides, intent } = understood;
  const isOfOther = draftOf(state)?.changing !== undefined || state.phase === "placed";
  if (!alreadyBooked || besides || isOfOther || lastPrompt(state)) return undefined;
  if (isFree(state) && intent === "question") return undefined;
  const shift = shiftOf(understood);
  const changes = intent === "change" || shift !== undefined || intent === "inform";
  const draft = { ...fillDraft({}, understood), ofBooking: true as const, ...defined({ shift }) };
  const step = findBookings(state, changes ? "change" : "list", context, draft);
  return afterRelease(selectionOf(state), step);
}

/** Where a table is only begun to be talked about, and nothing is offered yet. */
const beginnings: readonly State["phase"][] = [
  "choosingVenue",
  "askingPartySize",
  "askingDate",
  "choosingDay",
  "choosingReading",
];

/**
 * "No, I'd like to move the one on Tuesday", "I mean the table I have just booked", where another was begun instead: who has a
 * booking means that. One who only says which has told of the begun table what is to become of it.
 */
function hearOwnBooking(state: State, understood: Understood, context: Context): Step<State> | undefined {
  const begun = draftOf(state);
  const { intent, ofBooking, moves } = understood;
  if (!begun || begun.changing || !beginnings.includes(state.phase)) return undefined;
  if (intent !== "change" || !ofBooking) return undefined;
  const shift = shiftOf(understood);
  const { partySize, time, comment } = begun;
  const draft = {
    ...(!moves && defined({ partySize, time, comment })),
    ...fillDraft({}, understood),
    ofBooking: true as const,
    ...defined({ shift }),
  };
  return findBookings(state, "change", context, draft, fillDraft(begun, understood));
}
