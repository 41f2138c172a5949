import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, neighboursOf, venueById } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import type { Option } from "#src/bot/machine/core/question.ts";
import { also, enter, wait } from "#src/bot/machine/core/reply.ts";
import type { ChoosingSlot, Searching, SearchingAlternatives, State } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { localDate } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { hindranceOf } from "#src/bot/machine/tables/hindrance.ts";
import { search } from "#src/bot/machine/tables/look-for-table.ts";
import { nearestOffers } from "#src/bot/machine/tables/nearest-offers.ts";
import { chooseOffers, scenariosBeside, wantedOffer } from "#src/bot/machine/tables/offers.ts";
import { otherWay } from "#src/bot/machine/tables/other-way.ts";
import { pickSlot } from "#src/bot/machine/tables/pick-slot.ts";
import { isFree, nextChoice } from "#src/bot/machine/tables/second-choices.ts";
import { unservedLines } from "#src/bot/machine/tables/serving.ts";
import { ofWaitShown, standInLine } from "#src/bot/machine/tables/wait-in-line.ts";
import { defined } from "#src/lib/defined.ts";
import type { PhaseOf } from "./phase-of.ts";
import { waitingForTable } from "./waiting.ts";

/** Free times are being looked up. */
export const searching: PhaseOf<"searching"> = {
  ...waitingForTable,
  results: {
    slotsFound: (state, { slots }, context) => withGroupTold(offerSlots(state, slots, context), context),
    serviceFailed: failSearch,
  },
};

/** Nothing suits: other days and venues are being looked up. */
export const searchingAlternatives: PhaseOf<"searchingAlternatives"> = {
  ...waitingForTable,
  results: {
    alternativesFound: (state, { slots }, context) =>
      withGroupTold(offerAlternatives(state, slots, context), context),
    serviceFailed: failSearch,
  },
};

/** A group that the table is for reads which times its organiser may choose from, on the day and in the house wished for. */
function withGroupTold(step: Step<State>, context: Context): Step<State> {
  const { state } = step;
  if (state.phase !== "choosingSlot" || state.query.round === undefined) return step;
  const { venueId, partySize, date, round } = state.query;
  const [first, ...others] = state.offers
    .filter((slot) => slot.venueId === venueId && localDate(slot.startsAt, venueId, context) === date)
    .map(({ startsAt }) => startsAt);
  if (first === undefined) return step;
  const region = venueById(context, venueId)?.country;
  const offered = { venueId, partySize, startsAt: [first, ...others] } as const;
  return also(step, {
    type: "shareTimes",
    ...{ round, offered, language: state.language },
    ...defined({ region }),
  });
}

/** The service could not be reached: any sign of patience tries again. */
export const searchFailed: PhaseOf<"searchFailed"> = {
  ask: () => ({ lines: [plain("serviceDown")], options: retryOptions }),
  expects: "confirm",
  said: (state, understood, context) => {
    const { intent } = understood;
    if (statesTable(understood)) return advance(state, state.query, understood, context);
    return intent === "affirm" || intent === "book" ? search(state, state.query, context) : undefined;
  },
  answered: { retry: (state, _, context) => search(state, state.query, context) },
};

const retryOptions: readonly Option[] = [
  { choice: { type: "retry" }, label: plain("choiceRetry") },
  { choice: { type: "human" }, label: plain("choiceHuman") },
];

function failSearch(state: Searching | SearchingAlternatives): Step<State> {
  return enter({ ...carryOver(state), phase: "searchFailed", query: state.query });
}

/** The times of the wanted day; where what was wanted is not free, the guest's second choice comes first. */
function offerSlots(state: Searching, slots: readonly Slot[], context: Context): Step<State> {
  const { query, missed, lostTime } = state;
  const other = missed === undefined && lostTime === undefined && otherWay(query, slots, context);
  if (other) return offerFrom({ ...state, query: other, missed: query }, slots, context);
  const next = nextChoice(query, slots, context);
  const isMissed = missed !== undefined && !isFree(query, slots, context);
  if (next?.isFree)
    return offerFrom({ ...state, query: next.query, missed: missed ?? query }, slots, context);
  if (next) return searchInstead(state, next.query, missed ?? query, context);
  if (!isMissed) return offerFrom(state, slots, context);
  const { otherwise: _, ...first } = missed;
  return search(state, first, context, lostTime);
}

/** Another day is looked up in place of the first. */
function searchInstead(state: Searching, query: Query, missed: Query, context: Context): Step<State> {
  const { state: next, effects } = search(state, query, context, state.lostTime);
  return { state: next.phase === "searching" ? { ...next, missed } : next, effects };
}

function offerFrom(state: Searching, slots: readonly Slot[], context: Context): Step<State> {
  const { missed, lostTime } = state;
  const { waits, ...query } = state.query;
  const { reason, offers, otherScenarios, sameDay, waitlistSlot, isLast } = chooseOffers(
    query,
    ofWaitShown(slots, state.query),
    context,
  );
  const isOtherDay = missed !== undefined && missed.date !== query.date;
  const hindrance = isOtherDay ? undefined : hindranceOf(missed ?? query, slots, context);
  const extras = { ...(waitlistSlot && { waitlistSlot }), ...defined({ lostTime, waits }) };
  const shown = {
    ...carryOver(state),
    phase: "choosingSlot",
    query,
    reason,
    offers,
    otherScenarios: [...new Set([...namedFirst(state), ...otherScenarios])],
  } as const;
  const inLine = standInLine({ ...shown, ...extras }, slots, context);
  if (inLine) return inLine;
  const isUnserved = offers.length === 0 && unservedLines(query, context) !== undefined;
  if (isUnserved || (offers.length === 0 && otherScenarios.length === 0)) {
    // Of a way to dine that was named, its other days come before other tables of that one.
    const beside = isUnserved ? { sameDay: [], otherScenarios } : { sameDay };
    const further = { ...state, query, ...extras, phase: "searchingAlternatives", ...beside } as const;
    return lookFurther({ ...further, ...defined({ hindrance }) }, context);
  }
  const wantedIsFree = reason === "around";
  const { waitlistSlot: _, ...lost } = extras;
  const choosing: ChoosingSlot = {
    ...shown,
    ...(wantedIsFree ? lost : extras),
    ...(!(wantedIsFree && missed === undefined) && defined({ hindrance })),
    ...defined({ missed, isLast }),
  };
  // A free time that was asked for is taken at once, without a list; after a refusal the guest picks, and a second
  // choice is offered first.
  const wanted = wantedOffer(choosing, context);
  if (wanted && missed)
    return enter({ ...choosing, offers: [wanted, ...offers.filter((offer) => offer !== wanted)] });
  if (!wanted || lostTime !== undefined) return enter(choosing);
  return pickSlot(choosing, query, wanted, context, scenariosBeside(wanted, slots));
}

/** A way to dine that was named and is not served then is one tap away, at its own times. */
function namedFirst({ missed, query }: Searching): readonly string[] {
  const named = missed?.scenarioName;
  return named === undefined || named === query.scenarioName ? [] : [named];
}

function lookFurther(state: SearchingAlternatives, context: Context): Step<State> {
  const { venueId, partySize, date, scenarioName, time } = state.query;
  const requestId = context.turnId;
  return wait(
    { ...state, requestId },
    {
      type: "findAlternatives",
      requestId,
      venueId,
      partySize,
      date,
      ...defined({ scenarioName }),
      ...(time && wantedPoint(time)),
      // A booking leaves its venue only when the guest says so.
      otherVenueIds: state.query.changing ? [] : neighboursOf(venueId, context).map(({ id }) => id),
    },
  );
}

/** One time of day that stands for what was wanted, to sort alternatives by. */
function wantedPoint(time: NonNullable<SearchingAlternatives["query"]["time"]>): { time?: string } {
  if (time.type === "at") return { time: time.time };
  const point = time.from ?? time.to;
  return defined({ time: point });
}

function offerAlternatives(
  state: SearchingAlternatives,
  found: readonly Slot[],
  context: Context,
): Step<State> {
  const { query, sameDay, otherScenarios = [], waitlistSlot, lostTime, hindrance, waits } = state;
  const offers = nearestOffers(query, sameDay, found, context);
  const choosing: ChoosingSlot = {
    ...carryOver(state),
    phase: "choosingSlot",
    query,
    reason: "alternatives",
    offers,
    otherScenarios,
    ...defined({ waitlistSlot, lostTime, hindrance, waits }),
  };
  return enter(choosing);
}
