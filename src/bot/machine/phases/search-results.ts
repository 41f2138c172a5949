import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import type { ChoosingSlot, Searching, SearchingAlternatives, State } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { pickSlot } from "#src/bot/machine/tables/flow.ts";
import { chooseOffers, wantedOffer } from "#src/bot/machine/tables/offers.ts";

type SearchResult = Extract<ResultEvent, { type: "slotsFound" | "alternativesFound" }>;

/** Free times came back: offer them, or look further where none suits. */
export function onSearchResult(state: State, event: SearchResult, context: Context): Step<State> {
  if (event.type === "slotsFound" && state.phase === "searching" && state.requestId === event.requestId) {
    return offerSlots(state, event.slots, context);
  }
  const isAwaited = state.phase === "searchingAlternatives" && state.requestId === event.requestId;
  if (event.type === "alternativesFound" && isAwaited) return offerAlternatives(state, event.slots, context);
  return { state, effects: [] };
}

function offerSlots(state: Searching, slots: readonly Slot[], context: Context): Step<State> {
  const { query, lostTime } = state;
  const { reason, offers, otherScenarios, sameDay, waitlistSlot } = chooseOffers(query, slots, context);
  const extras = { ...(waitlistSlot && { waitlistSlot }), ...(lostTime !== undefined && { lostTime }) };
  if (offers.length === 0 && otherScenarios.length === 0) {
    return lookFurther({ ...state, ...extras, phase: "searchingAlternatives", sameDay }, context);
  }
  const wantedIsFree = reason === "around";
  const { waitlistSlot: _, ...lost } = extras;
  const choosing: ChoosingSlot = {
    ...carryOver(state),
    phase: "choosingSlot",
    query,
    reason,
    offers,
    otherScenarios,
    ...(wantedIsFree ? lost : extras),
  };
  // What a change wishes for is asked about at once; after a refusal the guest picks.
  const wanted = query.changing && lostTime === undefined ? wantedOffer(choosing, context) : undefined;
  return wanted ? pickSlot(choosing, query, wanted, context) : enter(choosing, context);
}

function lookFurther(state: SearchingAlternatives, context: Context): Step<State> {
  const { venueId, partySize, date, scenarioName, time } = state.query;
  const requestId = context.turnId;
  const otherVenueIds = context.venues.map(({ id }) => id).filter((id) => id !== venueId);
  return wait(
    { ...state, requestId },
    {
      type: "findAlternatives",
      requestId,
      venueId,
      partySize,
      date,
      ...(scenarioName !== undefined && { scenarioName }),
      ...(time && wantedPoint(time)),
      // A booking leaves its venue only when the guest says so.
      otherVenueIds: state.query.changing ? [] : otherVenueIds,
    },
  );
}

/** One time of day that stands for what was wanted, to sort alternatives by. */
function wantedPoint(time: NonNullable<SearchingAlternatives["query"]["time"]>): { time?: string } {
  if (time.type === "at") return { time: time.time };
  const point = time.from ?? time.to;
  return point === undefined ? {} : { time: point };
}

function offerAlternatives(
  state: SearchingAlternatives,
  found: readonly Slot[],
  context: Context,
): Step<State> {
  const { query, sameDay, waitlistSlot, lostTime } = state;
  const offers = [...sameDay, ...found.filter(({ available }) => available)];
  const choosing: ChoosingSlot = {
    ...carryOver(state),
    phase: "choosingSlot",
    query,
    reason: "alternatives",
    offers,
    otherScenarios: [],
    ...(waitlistSlot && { waitlistSlot }),
    ...(lostTime !== undefined && { lostTime }),
  };
  return enter(choosing, context);
}
