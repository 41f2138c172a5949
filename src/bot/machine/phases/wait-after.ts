import type { Context } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { SecondWish } from "#src/bot/machine/core/event.ts";
import { oneAtATime } from "#src/bot/machine/core/one-at-a-time.ts";
import type { Selection } from "#src/bot/machine/core/selection.ts";
import type { AskingName, AskingPhone, Confirming, State } from "#src/bot/machine/core/state.ts";
import { withWishes } from "#src/bot/machine/tables/comments.ts";
import { fillDraft } from "#src/bot/machine/tables/fill-draft.ts";
import { collectDetails } from "#src/bot/machine/tables/place-table.ts";
import { timeOfWait } from "#src/bot/machine/tables/wait-in-line.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { movesTable } from "./change-picked.ts";

/**
 * "And tell me if something frees on Saturday": the table that is picked for another day, hour or venue stays theirs to book,
 * and the waitlist comes right after it.
 */
export function waitAfter(
  state: AskingName | AskingPhone | Confirming,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { selection, secondWish } = state;
  const { kind, query } = selection;
  if (understood.intent !== "waitlist" || kind !== "table" || query.changing) return undefined;
  if (secondWish && !secondWish.waits) return undefined;
  // "And you'll write to me if it frees?" is of the waitlist that comes next.
  const next = movesTable(query, understood) ? waitWished(query, understood) : secondWish;
  if (!next) return undefined;
  const told: State = { ...state, secondWish: next };
  const wished = withWishes(selection, understood);
  const reached = understood.withoutPhone ? unreachable(wished) : wished;
  return collectDetails(told, reached, context, [oneAtATime(next, undefined, context)]);
}

/** What they would wait for: as the table that is picked, but for what they say. */
function waitWished(query: Query, { comment: _, ...understood }: Understood): SecondWish {
  const { venueId, partySize, date, time, scenarioName, anyScenario, withoutPhone } = query;
  const picked = { venueId, partySize, date, ...(time && { time }), ...(withoutPhone && { withoutPhone }) };
  const named = scenarioName === undefined || anyScenario ? picked : { ...picked, scenarioName };
  const waits = { ...fillDraft(named, understood), ...timeOfWait(understood) };
  return { partySize: waits.partySize ?? partySize, date: waits.date ?? date, waits };
}

/** No number is asked for. */
export function unreachable(selection: Selection): Selection {
  return { ...selection, query: { ...selection.query, withoutPhone: true } };
}
