import type { LookAround } from "#src/bot/machine/core/common-state.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { selectionOf } from "#src/bot/machine/core/under-way.ts";
import { dateValue, localDate, localTime, minutesOf, timeValue } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { monthOf } from "./calendar.ts";
import { draftOfBooking } from "./change-booking.ts";
import { chooseDay, search } from "./look-for-table.ts";
import { nearestOffers } from "./nearest-offers.ts";
import { isAhead, ofDaytime } from "./offers.ts";

/** Times told at once, in one sentence. */
const mostTimes = 10;

/**
 * "What other times are there?", "which other evenings are free at 8?", of a table that is picked, shown or offered: looked up
 * and told beside the question that is open. What is held stays held, and what is shown stays as it is.
 */
export function lookAround(state: State, understood: Understood, context: Context): Step<State> | undefined {
  const { looksAround } = understood;
  const query = looksAround && queryOf(state, context);
  if (!query) return undefined;
  if (state.phase === "choosingSlot") {
    const { date = query.date } = understood;
    if (looksAround === "days") return chooseDay(state, query, monthOf(date), context);
    if (date !== query.date) return search(state, withoutTime({ ...query, date }), context);
  }
  return looksAround === "days"
    ? lookAtDays(state, query, understood, context)
    : lookAtTimes(state, query, understood, context);
}

function withoutTime({ time: _, ...query }: Query): Query {
  return query;
}

function lookAtTimes(state: State, query: Query, said: Understood, context: Context): Step<State> {
  const { venueId, partySize, time } = query;
  const { date = query.date } = said;
  const scenarioName = scenarioShown(state) ?? query.scenarioName;
  const wish = { venueId, partySize, date, ...defined({ scenarioName, time }) };
  const requestId = context.turnId;
  return wait(
    { ...state, looking: { requestId, wish, shown: shownIn(state) } },
    { type: "findSlots", requestId, venueId, partySize, date },
  );
}

function lookAtDays(state: State, query: Query, said: Understood, context: Context): Step<State> {
  const { venueId, partySize, date, anyScenario } = query;
  const time = said.time === undefined ? query.time : ({ type: "at", time: said.time } as const);
  const scenarioName = anyScenario ? undefined : query.scenarioName;
  const wish = { venueId, partySize, date, ...defined({ scenarioName, time }) };
  const requestId = context.turnId;
  return wait(
    { ...state, looking: { requestId, wish, shown: [] } },
    {
      ...{ type: "findAlternatives", requestId, venueId, partySize, date, otherVenueIds: [] },
      ...defined({ scenarioName, time: time?.type === "at" ? time.time : undefined }),
    },
  );
}

/** The way to dine of the times that are offered, where it is the same for all of them. */
function scenarioShown(state: State): string | undefined {
  if (state.phase !== "choosingSlot") return undefined;
  const [name, ...others] = new Set(state.offers.map(({ scenarioName }) => scenarioName));
  return others.length === 0 ? name : undefined;
}

/** What was found, and the open question again; undefined where nobody looks around for it. */
export function onLookAround(state: State, event: ResultEvent, context: Context): Step<State> | undefined {
  const { looking, ...rest } = state;
  if (looking?.requestId !== event.requestId) return undefined;
  const lines = foundLines(looking, event, context);
  return lines && enter(rest as State, lines);
}

function foundLines(looking: LookAround, event: ResultEvent, context: Context): Message[] | undefined {
  switch (event.type) {
    case "slotsFound":
      return timesFound(looking, event.slots, context);
    case "alternativesFound":
      return daysFound(looking, event.slots, context);
    case "serviceFailed":
      return [plain("serviceDown")];
    default:
      return undefined;
  }
}

/** The table that is talked about, once it is known when and for how many. */
function queryOf(state: State, context: Context): Query | undefined {
  switch (state.phase) {
    case "askingName":
    case "askingPhone":
    case "askingNote":
    case "askingSecond":
    case "confirming":
      return state.selection.query;
    case "choosingSlot":
    case "confirmingChange":
      return state.query;
    case "askingChange":
    case "placed":
      return draftOfBooking(state.booking, context);
    default:
      return undefined;
  }
}

/** Starts that the guest has before them already: UTC, ISO 8601. */
function shownIn(state: State): readonly string[] {
  if (state.phase === "choosingSlot") return state.offers.map(({ startsAt }) => startsAt);
  if (state.phase === "confirmingChange") return [state.startsAt];
  if ("booking" in state) return [state.booking.startsAt];
  const picked = selectionOf(state);
  return picked ? [picked.slot.startsAt] : [];
}

/** A table that is held may itself stand in the way of those beside it: that nothing is free is never said for certain. */
function timesFound({ wish, shown }: LookAround, slots: readonly Slot[], context: Context): Message[] {
  const { venueId, date, scenarioName, time } = wish;
  const isShown = ({ startsAt }: Slot) => shown.some((one) => Temporal.Instant.compare(one, startsAt) === 0);
  const free = slots.filter((slot) => slot.available && isAhead(slot, context) && !isShown(slot));
  const ofSame = free.filter((slot) => slot.scenarioName === scenarioName);
  const those = (ofSame.length > 0 ? ofSame : free).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const all = [...new Set(those.map(({ startsAt }) => localTime(startsAt, venueId, context)))];
  const times = ofDaytime(all, minutesOf);
  if (times.length === 0) return [message("nothingBeside", { date: dateValue(date) })];
  const told = someOf(times, pointOf(time));
  return [
    message(all.length > told.length ? "freeSomeBeside" : "freeBeside", {
      date: dateValue(date),
      times: { type: "times", times: told },
    }),
  ];
}

/** Of many times those on the half hour, and of these the nearest to what was wanted, in order. */
function someOf(times: readonly string[], point: string | undefined): readonly string[] {
  if (times.length <= mostTimes) return times;
  const halves = times.filter((time) => minutesOf(time) % 30 === 0);
  const round = halves.length > mostTimes / 2 ? halves : times;
  if (point === undefined) return round.slice(-mostTimes);
  return round
    .toSorted((a, b) => apart(a, point) - apart(b, point))
    .slice(0, mostTimes)
    .toSorted();
}

const pointOf = (time: Query["time"]): string | undefined =>
  time?.type === "at" ? time.time : (time?.from ?? time?.to);

const apart = (time: string, other: string): number => Math.abs(minutesOf(time) - minutesOf(other));

function daysFound({ wish }: LookAround, slots: readonly Slot[], context: Context): Message[] {
  const { time, partySize } = wish;
  const point = pointOf(time);
  const starts = nearestOffers(wish, [], slots, context).map(({ startsAt, venueId }) => ({
    date: localDate(startsAt, venueId, context),
    time: localTime(startsAt, venueId, context),
  }));
  const days = [...Map.groupBy(starts, ({ date }) => date).values()].flatMap((ofDay) => {
    const byTime = ofDay.toSorted((a, b) => (point ? apart(a.time, point) - apart(b.time, point) : 0));
    return byTime.slice(0, 1);
  });
  if (days.length === 0) return [message("noDaysBeside", { partySize })];
  return [
    plain("daysBeside"),
    ...days.map((day) => message("dayBeside", { date: dateValue(day.date), time: timeValue(day.time) })),
  ];
}
