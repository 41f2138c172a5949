import { wishNoted } from "#src/bot/machine/anytime/human.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type {
  AskingName,
  AskingNote,
  AskingPhone,
  AskingSecond,
  Confirming,
  State,
} from "#src/bot/machine/core/state.ts";
import { dateValue, tableValues } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { withWishes } from "#src/bot/machine/tables/comments.ts";
import { fillDraft, movesSlot } from "#src/bot/machine/tables/fill-draft.ts";
import { collectDetails } from "#src/bot/machine/tables/place-table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { isSameData } from "#src/lib/same-data.ts";

type Picked = AskingName | AskingPhone | AskingNote | AskingSecond | Confirming;

/** The table may still be changed while its guest is asked for; a wish alone keeps the slot. */
export function changeTable(
  state: Picked,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const moved = moveTable(state, understood, context);
  if (moved) return moved;
  if (understood.comment === undefined && understood.wishesLeft === undefined) return undefined;
  return collectDetails(
    state,
    withWishes(state.selection, understood),
    context,
    wishNoted(state, understood, context),
  );
}

/** The same, where more than a wish is said. */
export function moveTable(state: Picked, understood: Understood, context: Context): Step<State> | undefined {
  const { query } = state.selection;
  const after = tableAfter(state, understood);
  if (after) return after;
  if (movesTable(query, understood)) return advance(state, query, understood, context);
  // "Half past eight would be fine, too": the one that is picked is wanted first.
  return understood.otherwise && !movesSlot(understood) ? enter(state, [plain("kept")]) : undefined;
}

/** Whether another table than the one that is picked is wanted. */
export function movesTable(query: Query, understood: Understood): boolean {
  return movesSlot(understood) && differs(query, understood);
}

/** "Another table for 4 on Saturday" takes nothing from the one that is picked: it comes right after it. */
function tableAfter(state: Picked, understood: Understood): Step<State> | undefined {
  const told = state.phase === "askingSecond" ? undefined : withTableAfter(state, understood);
  const { partySize, date } = understood;
  if (told === undefined || partySize === undefined || date === undefined) return undefined;
  return enter(told, [message("oneAtATime", { partySize, date: dateValue(date) })]);
}

/** The state with one more table to come after the one that is picked, all of which is said. */
export function withTableAfter<One extends State>(
  state: One,
  { another, partySize, date, time }: Understood,
): One | undefined {
  if (!another || state.secondWish !== undefined || partySize === undefined || date === undefined)
    return undefined;
  return { ...state, secondWish: { partySize, date, ...defined({ time }) } };
}

/** The table as it is picked, before the question that is open: "so it's for four?" Who has one need not wait for it. */
export function restate(
  state: AskingName | AskingPhone,
  { intent }: Understood,
  context: Context,
): Step<State> {
  const { kind, slot, query } = state.selection;
  const isFree = kind === "table" && intent === "waitlist";
  return enter(state, [
    ...(isFree ? [plain("noNeedToWait")] : []),
    message("summary", tableValues(slot, query.partySize, context)),
  ]);
}

/** "Hang on, is that the 28th?", of the day that is picked. */
export function dateAsked({ intent, date }: Understood): Message[] {
  return intent === "question" && date !== undefined ? [message("dateIs", { date: dateValue(date) })] : [];
}

/**
 * Guests repeat themselves: "yes, Friday at 7" changes nothing when that is what was picked, nor does the "dinner" of
 * "a birthday dinner" in the evening.
 */
function differs(query: Query, understood: Understood): boolean {
  const { comment: _comment, ...table } = isPartOf(query, understood) ? withoutPart(understood) : understood;
  const { dayEnd, otherwise } = understood;
  /** Which end of the day was wanted, and what in its place, led to this table: neither is another by its time. */
  const wanted = (said: Understood) => ({ ...fillDraft(query, said), dayEnd, otherwise });
  return !isSameData(wanted(table), wanted({ intent: "other" }));
}

function isPartOf({ time }: Query, { part, timeFrom, timeTo }: Understood): boolean {
  if (part === undefined || timeFrom === undefined || timeTo === undefined || time?.type !== "at")
    return false;
  return timeFrom <= time.time && time.time <= timeTo;
}

function withoutPart({ part: _part, timeFrom: _from, timeTo: _to, ...rest }: Understood): Understood {
  return rest;
}

export const statesName = ({ firstName, lastName }: Understood): boolean =>
  firstName !== undefined || lastName !== undefined;
