import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Query, WantedTime } from "#src/bot/machine/core/draft.ts";
import type { OfferReason } from "#src/bot/machine/core/offer-reason.ts";
import type { ChoosingSlot } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { localDate, localTime, minutesOf } from "#src/bot/machine/core/values.ts";

/** Times offered at once: enough to choose from, few enough for a phone's screen. */
const mostOffers = 5;
/** A free time further from the wanted one than this is an alternative, not an offer. */
const nearMinutes = 120;
/** Other ways to dine that get a button; any other may be named. */
const mostOtherScenarios = 2;
/** Free times of the wanted day that join the alternatives, however far. */
const mostSameDay = 3;

/** What to offer of a day's slots. */
export interface Offers {
  readonly reason: OfferReason;
  /** In order of time; empty when nothing suits. */
  readonly offers: readonly Slot[];
  readonly otherScenarios: readonly string[];
  /** As in `ChoosingSlot`. */
  readonly isLast?: true;
  /** Free times of that day, though not near the wanted one. */
  readonly sameDay: readonly Slot[];
  readonly waitlistSlot?: Slot;
}

/**
 * Chooses what to offer of a day's slots: times of one scenario (the wanted one, else the one with the
 * nearest free time, the venue's order deciding between equals), nearest to the wanted time, and the
 * names of the other scenarios that could seat the party then.
 */
export function chooseOffers(query: Query, slots: readonly Slot[], context: Context): Offers {
  const timed = slots
    .filter((slot) => isAhead(slot, context) && !isAsBooked(slot, query))
    .filter(({ scenarioName }) => scenarioName !== query.notScenario)
    .map((slot) => toTimed(slot, query, context));
  const free = timed.filter(({ slot }) => slot.available);
  const suiting = free.filter(({ distance }) => distance <= nearMinutes);
  const scenario = query.scenarioName ?? firstChoice(suiting, query)?.slot.scenarioName;
  const near = suiting.filter(({ slot }) => slot.scenarioName === scenario);
  // A scenario that was asked for by name is offered at its own times, however far from the wanted one.
  const own = near.length > 0 ? near : free.filter(({ slot }) => slot.scenarioName === query.scenarioName);
  const offers = pick(own, query);
  const waitlistSlot = nearest(timed.filter(({ slot }) => isWaitlist(slot, query)))?.slot;
  return {
    reason: near.length === 0 && own.length > 0 ? "day" : reasonOf(query, own),
    offers: offers.map(({ slot }) => slot),
    otherScenarios: scenariosOf(suiting)
      .filter((name) => name !== scenario)
      .slice(0, mostOtherScenarios),
    sameDay: inOrder(byDistance(free).slice(0, mostSameDay)).map(({ slot }) => slot),
    ...(free.length === 1 && offers.length === 1 && { isLast: true }),
    ...(waitlistSlot && { waitlistSlot }),
  };
}

/** Those nearest to the wanted time first; between equals the venue's order decides. */
const scenariosOf = (slots: readonly TimedSlot[]): string[] => [
  ...new Set(byDistance(slots).map(({ slot }) => slot.scenarioName)),
];

interface TimedSlot {
  readonly slot: Slot;
  /** The scenario's place in the venue's order. */
  readonly rank: number;
  /** Since midnight at the venue. */
  readonly minutes: number;
  /** Minutes from what was wanted; 0 within a range, and everywhere while no time is wanted. */
  readonly distance: number;
}

function toTimed(slot: Slot, { time }: Query, context: Context): TimedSlot {
  const minutes = minutesOf(localTime(slot.startsAt, slot.venueId, context));
  const scenarios = venueById(context, slot.venueId)?.scenarioNames ?? [];
  const rank = scenarios.indexOf(slot.scenarioName);
  return { slot, rank, minutes, distance: distanceTo(time, minutes) };
}

function distanceTo(time: WantedTime | undefined, minutes: number): number {
  if (!time) return 0;
  if (time.type === "at") return Math.abs(minutes - minutesOf(time.time));
  return distanceToRange(minutes, time.from, time.to);
}

/** A range that ends before it begins goes past midnight; its end is the next day's, so only its start binds. */
function distanceToRange(minutes: number, from: string | undefined, to: string | undefined): number {
  const start = from === undefined ? 0 : minutesOf(from);
  const end = to === undefined || minutesOf(to) < start ? 24 * 60 : minutesOf(to);
  return Math.max(0, start - minutes, minutes - end);
}

/** Whether it begins in the future. */
export const isAhead = (slot: Slot, { now }: Context): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(slot.startsAt), now) > 0;

/** The table that is changed, as it is: no change. */
const isAsBooked = (slot: Slot, { changing, partySize }: Query): boolean =>
  changing?.partySize === partySize &&
  changing.startsAt === slot.startsAt &&
  changing.venueId === slot.venueId &&
  changing.scenarioName === slot.scenarioName;

const isWaitlist = (slot: Slot, { scenarioName }: Query): boolean =>
  slot.waitlistAvailable &&
  !slot.available &&
  (scenarioName === undefined || slot.scenarioName === scenarioName);

/** Between equals the venue's order of its scenarios decides, then the time. */
const byDistance = (slots: readonly TimedSlot[]): TimedSlot[] =>
  slots.toSorted((a, b) => a.distance - b.distance || a.rank - b.rank);

const inOrder = (slots: readonly TimedSlot[]): TimedSlot[] =>
  slots.toSorted((a, b) => a.slot.startsAt.localeCompare(b.slot.startsAt));

const nearest = (slots: readonly TimedSlot[]): TimedSlot | undefined => byDistance(slots)[0];

/** The one that decides in which of the ways to dine times are offered: the nearest, or the day's first or last where that is wanted. */
function firstChoice(slots: readonly TimedSlot[], { dayEnd }: Query): TimedSlot | undefined {
  if (dayEnd === undefined) return nearest(slots);
  return inOrder(ofDaytime(withinOf(slots), minutesIn)).at(dayEnd === "latest" ? -1 : 0) ?? nearest(slots);
}

/** Until then it is still the night of the day before. */
const dayBegins = 5 * 60;

/** A day's first hours are late ones; where there are no others, they are what there is. `minutesOf` counts from midnight. */
export function ofDaytime<Of>(times: readonly Of[], minutesOf: (time: Of) => number): readonly Of[] {
  const daytime = times.filter((time) => minutesOf(time) >= dayBegins);
  return daytime.length > 0 ? daytime : times;
}

const minutesIn = ({ minutes }: TimedSlot): number => minutes;

const withinOf = (slots: readonly TimedSlot[]): TimedSlot[] => slots.filter(({ distance }) => distance === 0);

/**
 * The nearest times; where all are equally near (a day, a range) the first or the last of them, where those are wanted, or
 * times spread evenly over them.
 */
function pick(slots: readonly TimedSlot[], { time, dayEnd }: Query): TimedSlot[] {
  if (time?.type === "at") return inOrder(byDistance(slots).slice(0, mostOffers));
  const within = withinOf(slots);
  if (dayEnd !== undefined && within.length > 0) {
    const ordered = inOrder(ofDaytime(within, minutesIn));
    return dayEnd === "latest" ? ordered.slice(-mostOffers) : ordered.slice(0, mostOffers);
  }
  return spread(inOrder(within.length > 0 ? within : byDistance(slots).slice(0, mostOffers)));
}

function spread(slots: readonly TimedSlot[]): TimedSlot[] {
  if (slots.length <= mostOffers) return [...slots];
  const step = (slots.length - 1) / (mostOffers - 1);
  return Array.from({ length: mostOffers }, (_, index) => slots[Math.round(index * step)]).filter(
    (slot) => slot !== undefined,
  );
}

function reasonOf({ time }: Query, own: readonly TimedSlot[]): OfferReason {
  if (!time) return "day";
  return own.some(({ distance }) => distance === 0) ? "around" : "near";
}

/** The offer at the very day, time and place that the guest asked for. */
export function wantedOffer(
  { query, offers }: Pick<ChoosingSlot, "query" | "offers">,
  context: Context,
): Slot | undefined {
  const { time, date, venueId } = query;
  if (time?.type !== "at") return undefined;
  return offers.find(
    (offer) =>
      offer.venueId === venueId &&
      localDate(offer.startsAt, venueId, context) === date &&
      localTime(offer.startsAt, venueId, context) === time.time,
  );
}

/** The other ways to dine that start at the same moment. */
export function scenariosBeside({ startsAt, scenarioName }: Slot, slots: readonly Slot[]): string[] {
  const beside = slots.filter((slot) => slot.available && slot.startsAt === startsAt);
  return [...new Set(beside.map((slot) => slot.scenarioName))].filter((name) => name !== scenarioName);
}
