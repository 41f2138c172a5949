import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Draft, Query } from "#src/bot/machine/core/draft.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { ChoosingSlot } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { dateValue, scenarioValue } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { mayHoldTime } from "./booked-scenario.ts";
import { chooseOffers } from "./offers.ts";

/**
 * The wish without the way to dine that was named, where that is none of the wanted time, and there is another then: dinner on
 * a terrace that is open in the afternoon. A booking stays in its own.
 */
export function otherWay(query: Query, slots: readonly Slot[], context: Context): Query | undefined {
  const { scenarioName, anyScenario, ...rest } = query;
  if (scenarioName === undefined || anyScenario || query.changing || !query.time) return undefined;
  if (!startsOf(query, context) || mayHoldTime(query, context)) return undefined;
  const { offers, reason } = chooseOffers(rest, slots, context);
  return offers.length > 0 && reason !== "day" ? rest : undefined;
}

/** That the way to dine which was named is to be had at its own times only; none where it is as the offers are. */
export function onlyThenLines(missed: Query, query: Query, context: Context): Message[] {
  const { scenarioName, venueId, date } = missed;
  if (scenarioName === undefined || scenarioName === query.scenarioName) return [];
  const starts = startsOf(missed, context);
  if (!starts) return [];
  const scenario = scenarioValue(scenarioName, venueById(context, venueId));
  const hours = { type: "hours", intervals: [starts] } as const;
  return [message("scenarioOnlyThen", { scenario, date: dateValue(date), hours })];
}

/** The wish of who takes another way to dine, the one that they named or one that is not served at their time, at whichever of its times. */
export function atItsOwnTimes(
  state: ChoosingSlot,
  scenarioName: string,
  context: Context,
): Query | undefined {
  const { time: _, ...query } = state.query;
  const isNamed = state.missed?.scenarioName === scenarioName;
  const isServed = mayHoldTime({ ...state.query, scenarioName }, context);
  return isNamed || !isServed ? { ...query, scenarioName } : undefined;
}

/** "Inside, then", of who named the terrace at four: where nothing else is served at its time, that goes with it. */
export function besideLeft(known: Draft, { leavesScenario, time }: Understood, context: Context): Draft {
  const { scenarioName: left, time: former, ...draft } = known;
  const { venueId, partySize, date } = draft;
  if (!leavesScenario || time !== undefined || left === undefined || former === undefined) return known;
  if (venueId === undefined || partySize === undefined || date === undefined) return known;
  const others = venueById(context, venueId)?.scenarioNames.filter((name) => name !== left) ?? [];
  const query = { ...draft, venueId, partySize, date, time: former };
  return others.some((scenarioName) => mayHoldTime({ ...query, scenarioName }, context))
    ? known
    : { ...draft, scenarioName: left };
}

/** The first start and the last of that day. */
function startsOf({ scenarioName, venueId, date, partySize }: Query, context: Context) {
  const starts = venueById(context, venueId)
    ?.startsOn?.(date, partySize)
    .find((one) => one.scenarioName === scenarioName);
  return starts && { from: starts.from, to: starts.to };
}
