import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueById, venueMeant } from "#src/bot/machine/core/context.ts";
import type { Draft, Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable, Slot } from "#src/bot/machine/core/table.ts";
import { localDate, localTime, tableValues, timeNow, today } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";
import { asItsTimeSays } from "./booked-scenario.ts";
import { monthOf, openMonth } from "./calendar.ts";
import { isForStaff, refusedMoment, refusedParty } from "./limits.ts";
import { request } from "./request.ts";

/**
 * Goes on with a draft: asks for the first thing that is missing, or looks for tables when nothing is.
 * The order of questions: venue, party size, date; then the wanted time is held where it is free, else times are offered.
 */
export function proceed(
  state: State,
  wish: Draft,
  context: Context,
  before: readonly Message[] = [],
): Step<State> {
  const draft = withOwnScenario(wish, context);
  const venueId = draft.venueId ?? venueMeant(context);
  if (venueId === undefined || !venueById(context, venueId)) {
    return enter({ ...carryOver(state), phase: "choosingVenue", draft }, before);
  }
  const { partySize, date, dateTo } = draft;
  if (partySize === undefined) {
    return enter({ ...carryOver(state), phase: "askingPartySize", draft: { ...draft, venueId } }, before);
  }
  const refused = refusedParty({ ...draft, partySize }, venueId, context);
  if (refused && isForStaff(partySize, venueId, context)) {
    const isNew = !(state.phase === "requesting" && state.draft.partySize === partySize);
    return request(
      state,
      { ...draft, venueId, partySize },
      isNew ? [...before, ...refused] : before,
      context,
    );
  }
  if (refused) {
    const { partySize: _, ...rest } = draft;
    const tooLarge = partySize >= 1 && { tooLarge: partySize };
    const asking = { ...carryOver(state), phase: "askingPartySize", draft: { ...rest, venueId } } as const;
    return enter({ ...asking, ...tooLarge }, [...before, ...refused]);
  }
  if (date === undefined) {
    if (state.phase === "choosingDay")
      return openMonth(state, { ...draft, venueId, partySize }, state.month, context, state);
    return enter({ ...carryOver(state), phase: "askingDate", draft: { ...draft, venueId } }, before);
  }
  if (dateTo !== undefined && dateTo > date)
    return askWhichDay(state, { ...draft, venueId, partySize, date, dateTo }, context);
  return lookFor(state, { ...draft, venueId, partySize, date }, context, before);
}

/** The day is chosen anew, from a month's calendar once it is known where and for how many. */
export function chooseDay(state: State, draft: Draft, month: string, context: Context): Step<State> {
  const { date: _date, dateTo: _dateTo, ...wish } = draft;
  const step = proceed(state, wish, context);
  if (step.state.phase !== "askingDate") return step;
  const known = step.state.draft;
  const { venueId, partySize } = known;
  if (venueId === undefined || partySize === undefined) return step;
  return openMonth(state, { ...known, venueId, partySize }, month, context);
}

/**
 * "Lunch" may be a scenario of one venue and just a meal at another: there, the time says it. A booking that stays at
 * its venue stays in its scenario until another is named.
 */
function withOwnScenario(draft: Draft, context: Context): Draft {
  const { scenarioName, ...rest } = draft;
  const venue = venueById(context, draft.venueId);
  if (scenarioName !== undefined && (!venue || venue.scenarioNames.includes(scenarioName))) return draft;
  const booked = draft.changing?.venueId === draft.venueId ? draft.changing?.scenarioName : undefined;
  return booked ? { ...rest, scenarioName: booked } : rest;
}

/** The most days of a range that get a button. */
const mostDays = 8;
/** Of a longer range, so many days are looked at. */
const mostDaysRead = 62;

/** "This weekend" is more than one day: which one is asked, never guessed. More days than get buttons are a month's. */
function askWhichDay(state: State, draft: Query & { dateTo: string }, context: Context): Step<State> {
  const { dateTo, date: _, ...rest } = draft;
  const now = today(draft.venueId, context);
  const first = Temporal.PlainDate.from(draft.date < now ? now : draft.date);
  /** All of them are over, or none can be booked yet. */
  const { time: _time, ...day } = draft;
  const nearest = dateTo < now ? dateTo : first.toString();
  const refused = refusedMoment({ ...day, date: nearest }, context);
  if (refused) return enter({ ...carryOver(state), phase: "askingDate", draft: rest }, [refused]);
  const days = Math.min(first.until(dateTo).days + 1, mostDaysRead);
  const all = Array.from({ length: Math.max(0, days) }, (_, offset) =>
    first.add({ days: offset }).toString(),
  );
  const { openOn } = venueById(context, draft.venueId) ?? {};
  const isOpen = (date: string) => openOn === undefined || openOn(date).length > 0;
  const open = all.filter((date) => isOpen(date) && !isOver({ ...draft, date }, context));
  const [from] = open;
  if (from !== undefined && open.length > mostDays)
    return openMonth(state, rest, monthOf(from), context, { range: { from, to: dateTo } });
  const dates = (open.length > 0 ? open : all).slice(0, mostDays);
  const readings = { type: "dates", dates } as const;
  return enter({ ...carryOver(state), phase: "choosingReading", draft: rest, readings });
}

/** No table begins today any more. */
function isOver({ venueId, date, partySize }: Query, context: Context): boolean {
  if (date !== today(venueId, context)) return false;
  const starts = venueById(context, venueId)?.startsOn?.(date, partySize) ?? [];
  const now = timeNow(venueId, context);
  return starts.length > 0 && starts.every(({ from, to }) => from <= to && to < now);
}

/** A day or time at which nothing can be booked is asked for again. */
function lookFor(state: State, query: Query, context: Context, before: readonly Message[]): Step<State> {
  const refused = refusedMoment(query, context);
  if (refused) {
    const { date: _, ...draft } = query;
    return enter({ ...carryOver(state), phase: "askingDate", draft }, [...before, refused]);
  }
  const { changing, time } = query;
  const staysInPlace = changing?.venueId === query.venueId && isScenarioOf(changing, query);
  if (changing && staysInPlace && time?.type === "at" && mayBegin({ ...query, changing }, time.time, context))
    return confirmMove(state, { ...query, changing }, time.time, context);
  return search(state, asItsTimeSays(query, context), context);
}

/**
 * Whether the guest is asked about a time before the service is: 20:20 is none where tables begin on the quarter, nor is
 * 21:45 where the day's last begins at 21:30. What comes with a yes to "are you still coming?" is, and so is the time that
 * is booked, whatever the hours are by now.
 */
function mayBegin(
  query: Query & { readonly changing: BookedTable },
  time: string,
  context: Context,
): boolean {
  const { changing, venueId, date, coming, partySize, scenarioName = changing.scenarioName } = query;
  const { isStart, startsOn, partySizes } = venueById(context, venueId) ?? {};
  const sizes = partySizes?.[scenarioName];
  const isOutgrown = sizes !== undefined && (partySize < sizes.min || partySize > sizes.max);
  if (isOutgrown && partySize !== changing.partySize && coming === undefined) return false;
  const isBooked =
    date === localDate(changing.startsAt, venueId, context) &&
    time === localTime(changing.startsAt, venueId, context);
  if (isBooked || coming !== undefined) return true;
  const starts = startsOn?.(date, partySize).find((one) => one.scenarioName === scenarioName);
  const isTooLate = starts !== undefined && starts.from <= starts.to && time > starts.to;
  return !isTooLate && (!isStart || isStart(scenarioName, date, time));
}

const isScenarioOf = (booking: BookedTable, { scenarioName }: Query): boolean =>
  scenarioName === undefined || scenarioName === booking.scenarioName;

/** A change with a definite time needs no list of offers: the service itself says whether it is possible. */
function confirmMove(
  state: State,
  query: Query & { readonly changing: BookedTable },
  time: string,
  context: Context,
): Step<State> {
  const timeZone = venueById(context, query.venueId)?.timeZone ?? "UTC";
  const startsAt = Temporal.PlainDate.from(query.date)
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    .toInstant()
    .toString();
  const { changing } = query;
  if (isAsBooked(query, startsAt)) {
    const stands = message("sameEvening", tableValues(changing, changing.partySize, context));
    return enter({ ...carryOver(state), phase: "placed", booking: changing }, [stands]);
  }
  return enter({ ...carryOver(state), phase: "confirmingChange", query, startsAt });
}

/** Nothing would be changed. What comes with a yes to "are you still coming?" is part of that answer. */
function isAsBooked(query: Query & { readonly changing: BookedTable }, startsAt: string): boolean {
  const { changing, partySize, holder, coming, comment = changing.comment } = query;
  const { scenarioName } = changing;
  if (coming || holder || (comment ?? "") !== (changing.comment ?? "")) return false;
  return isSameVisit(changing, { startsAt, partySize, scenarioName });
}

/** Looks up the free times of the wanted day. */
export function search(state: State, query: Query, context: Context, lostTime?: string): Step<State> {
  const requestId = context.turnId;
  const { venueId, partySize, date } = query;
  return wait(
    {
      ...carryOver(state),
      phase: "searching",
      query,
      requestId,
      ...defined({ lostTime }),
    },
    { type: "findSlots", requestId, venueId, partySize, date },
  );
}

/** The slot went to someone else: the search again, saying so. */
export function searchAgain(state: State, query: Query, slot: Slot, context: Context): Step<State> {
  return search(state, query, context, localTime(slot.startsAt, slot.venueId, context));
}
