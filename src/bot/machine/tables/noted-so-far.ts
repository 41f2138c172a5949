import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { MomentValue } from "#src/bot/machine/core/shown-values.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * What was understood of a table so far, for who is asked the same question once more: nothing that they said meanwhile
 * is lost. The question says for itself how many come where it names them.
 */
export function notedSoFar({ date, dateTo, time, partySize }: Draft, namesParty: boolean): Message {
  const times = time?.type === "at" ? [time.time] : [time?.from, time?.to].filter((one) => one !== undefined);
  const isBound = time?.type === "between" && times.length === 1;
  const bound = time?.type === "between" && time.from !== undefined ? ("from" as const) : ("to" as const);
  const moment: MomentValue = {
    type: "moment",
    ...defined({ date, dateTo, bound: isBound ? bound : undefined }),
    times,
  };
  const isTimed = moment.date !== undefined || moment.times.length > 0;
  if (partySize === undefined || namesParty)
    return isTimed ? message("notedMoment", { moment }) : plain("noted");
  return isTimed ? message("notedTable", { moment, partySize }) : message("notedParty", { partySize });
}

/** The table that is talked about and not booked yet, as far as it is known, before what is still asked of it. */
export function underWayLines(state: State, context: Context): Message[] {
  // The summary says it all.
  if (state.phase === "confirming") return [];
  const selection = selectionOf(state);
  if (selection) return [message("summary", tableValues(selection.slot, selection.query.partySize, context))];
  const line = notedSoFar(draftOf(state) ?? {}, state.phase === "askingDate");
  return line.key === "noted" ? [] : [line];
}
