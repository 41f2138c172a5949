import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { SecondWish } from "#src/bot/machine/core/event.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, hasDraft } from "#src/bot/machine/core/under-way.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

interface OneTable {
  readonly state: State;
  /** What the message says beside that. */
  readonly understood: Understood;
  readonly lines: readonly Message[];
}

/**
 * Who was to have two tables wants one: in so many words ("one table will do"), or since another number comes than the two were for
 * ("we're nine now"). The first goes on, and they hear that it is the only one. Undefined where two are wanted still.
 */
export function onlyOneTable(state: State, understood: Understood, context: Context): OneTable | undefined {
  const { secondWish: second, ...rest } = state;
  const isPair = second !== undefined && second.date === undefined && !second.waits;
  if (!isPair || !(understood.oneTable || isNewTotal(state, second, understood, context))) return undefined;
  const partySize = understood.partySize ?? draftOf(state)?.partySize ?? second.partySize;
  const heard = understood.oneTable ? besidesThat(understood) : understood;
  return { state: rest as State, understood: heard, lines: [message("onlyOneTable", { partySize })] };
}

/** A number said of nobody's table, once the first is known: fewer than come to both, and one table takes them. */
function isNewTotal(
  state: State,
  second: SecondWish,
  { intent, partySize, tables, another }: Understood,
  context: Context,
): boolean {
  const isTold = intent === "inform" || intent === "change" || intent === "book";
  const { partySize: first, venueId } = draftOf(state) ?? {};
  if (!isTold || tables !== undefined || another || partySize === undefined || first === undefined)
    return false;
  const most = venueById(context, venueId)?.largestParty ?? first;
  return hasDraft(state) && partySize < first + second.partySize && partySize <= most;
}

/** "No, we don't need the second one" drops no table but that. */
function besidesThat({ oneTable: _, besides: __, ofOther: ___, ...understood }: Understood): Understood {
  return { ...understood, intent: "inform" };
}

/** The second of two tables is looked for once the first is booked, and is not wanted any more. */
export const givesUpSecond = (state: State, { oneTable }: Understood): boolean =>
  oneTable === true && state.phase !== "askingSecond" && draftOf(state)?.besides === true;
