import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Draft, Query } from "#src/bot/machine/core/draft.ts";
import type { Effect, Placement, Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { also, enter, wait } from "#src/bot/machine/core/reply.ts";
import type { Selection, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable, Slot } from "#src/bot/machine/core/table.ts";
import { draftOf, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { localDate, localTime, tableValues, today } from "#src/bot/machine/core/values.ts";
import { refusedMoment, refusedParty } from "./limits.ts";

/**
 * Goes on with a draft: asks for the first thing that is missing, or looks for tables when nothing is.
 * The order of questions: venue, party size, date, then free times are offered, wanted time or not.
 */
export function proceed(
  state: State,
  wish: Draft,
  context: Context,
  before: readonly Message[] = [],
): Step<State> {
  const draft = withOwnScenario(wish, context);
  const venueId = draft.venueId ?? (context.venues.length === 1 ? context.venues[0]?.id : undefined);
  if (venueId === undefined || !venueById(context, venueId)) {
    return enter({ ...carryOver(state), phase: "choosingVenue", draft }, before);
  }
  const { partySize, date, dateTo } = draft;
  if (partySize === undefined) {
    return enter({ ...carryOver(state), phase: "askingPartySize", draft: { ...draft, venueId } }, before);
  }
  const refused = refusedParty({ ...draft, partySize }, venueId, context);
  if (refused) {
    const { partySize: _, ...rest } = draft;
    const next: State = { ...carryOver(state), phase: "askingPartySize", draft: { ...rest, venueId } };
    return enter(next, [...before, ...refused]);
  }
  if (date === undefined) {
    return enter({ ...carryOver(state), phase: "askingDate", draft: { ...draft, venueId } }, before);
  }
  if (dateTo !== undefined && dateTo > date)
    return askWhichDay(state, { ...draft, venueId, date, dateTo }, context);
  return lookFor(state, { ...draft, venueId, partySize, date }, context, before);
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

/** "This weekend" is more than one day: which one is asked, never guessed. */
function askWhichDay(
  state: State,
  draft: Draft & { date: string; dateTo: string },
  context: Context,
): Step<State> {
  const { dateTo, ...rest } = draft;
  const first = Temporal.PlainDate.from(draft.date);
  const days = Math.min(first.until(dateTo).days + 1, mostDays);
  const dates = Array.from({ length: days }, (_, offset) => first.add({ days: offset }).toString()).filter(
    (date) => date >= today(draft.venueId, context),
  );
  const readings = { type: "dates", dates } as const;
  return enter({ ...carryOver(state), phase: "choosingReading", draft: rest, readings });
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
  if (changing && staysInPlace && time?.type === "at")
    return confirmMove(state, { ...query, changing }, time.time, context);
  return search(state, query, context);
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
  return enter({ ...carryOver(state), phase: "confirmingChange", query, startsAt });
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
      ...(lostTime !== undefined && { lostTime }),
    },
    { type: "findSlots", requestId, venueId, partySize, date },
  );
}

/** The query as the picked slot answers it: from here on the guest's corrections are relative to this slot. */
function narrowed(query: Query, slot: Slot, context: Context): Query {
  const { venueId, scenarioName, startsAt } = slot;
  const time = { type: "at", time: localTime(startsAt, venueId, context) } as const;
  return { ...query, venueId, scenarioName, date: localDate(startsAt, venueId, context), time };
}

/**
 * The guest picked a slot: ask whether to move their booking there, or hold it while the rest is asked. A booking
 * cannot move to another venue, where it is another resource: a new one is placed there, and then takes its place.
 */
export function pickSlot(state: State, query: Query, slot: Slot, context: Context): Step<State> {
  const { changing } = query;
  if (changing?.venueId === slot.venueId) {
    const moved = { ...narrowed(query, slot, context), changing };
    return enter({
      ...carryOver(state),
      phase: "confirmingChange",
      query: moved,
      startsAt: slot.startsAt,
      slot,
    });
  }
  const { reference, idempotencyKey } = context.fresh;
  const selection: Selection = {
    kind: "table",
    query: narrowed(query, slot, context),
    slot,
    reference,
    idempotencyKey,
  };
  const requestId = context.turnId;
  const { partySize } = query;
  return wait(
    { ...carryOver(state), phase: "holding", requestId, selection },
    { type: "placeHold", requestId, slot, partySize, reference, idempotencyKey },
  );
}

/** The guest wants to wait for a slot: their name is needed for it too. */
export function pickWaitlist(state: State, query: Query, slot: Slot, context: Context): Step<State> {
  const { reference, idempotencyKey } = context.fresh;
  const wish = narrowed(query, slot, context);
  return collectDetails(state, { kind: "waitlist", query: wish, slot, reference, idempotencyKey }, context);
}

/** Asks for what is missing of the guest's details; then shows the summary, or joins the waitlist. */
export function collectDetails(
  state: State,
  selection: Selection,
  context: Context,
  before: readonly Message[] = [],
): Step<State> {
  const kept = carryOver(state);
  if (fullName(state.guest) === "") return enter({ ...kept, phase: "askingName", selection }, before);
  if (state.guest.phone === undefined && !selection.query.withoutPhone) {
    return enter({ ...kept, phase: "askingPhone", selection }, before);
  }
  if (selection.kind === "waitlist") return joinWaitlist(state, selection, context);
  return enter({ ...kept, phase: "confirming", selection }, before);
}

function joinWaitlist(state: State, selection: Selection, context: Context): Step<State> {
  const requestId = context.turnId;
  return wait(
    { ...carryOver(state), phase: "joiningWaitlist", requestId, selection },
    { type: "joinWaitlist", requestId, placement: toPlacement(state, selection) },
  );
}

/** Places the booking. The state holds reference and key before the request leaves. */
export function place(state: State, selection: Selection, context: Context): Step<State> {
  const requestId = context.turnId;
  return wait(
    { ...carryOver(state), phase: "placing", requestId, selection },
    { type: "placeBooking", requestId, placement: toPlacement(state, selection) },
  );
}

function toPlacement({ guest }: State, selection: Selection): Placement {
  const { query, slot, reference, idempotencyKey, hold, waitlistEntryId } = selection;
  return {
    venueId: slot.venueId,
    slot,
    partySize: query.partySize,
    reference,
    idempotencyKey,
    guest,
    ...(query.comment !== undefined && { comment: query.comment }),
    ...(hold && { holdId: hold.bookingId }),
    ...(waitlistEntryId !== undefined && { waitlistEntryId }),
  };
}

/** The hold of a selection that is given up, to be released; nothing where there is none. */
export function releaseOf(selection: Selection | undefined): Effect[] {
  if (!selection?.hold) return [];
  const { slot, hold } = selection;
  return [{ type: "releaseHold", hold: { venueId: slot.venueId, id: hold.bookingId } }];
}

/** Tells the guest of a held table that is given up for something else than another time of it. */
export function givenBack(state: State): Message[] {
  return releaseOf(selectionOf(state)).length > 0 ? [plain("holdReleased")] : [];
}

/** Gives up what is under way and stands idle, with some words. */
export function drop(state: State, words: readonly Message[]): Step<State> {
  return also(enter({ ...carryOver(state), phase: "idle" }, words), ...releaseOf(selectionOf(state)));
}

/** Gives up the table that is talked about; the booking that it would have changed stands as it was. */
export function giveUp(state: State): Step<State> {
  return drop(state, [plain(draftOf(state)?.changing ? "kept" : "droppedDraft")]);
}

/** Leaves the booking as it is. */
export function keep(state: State): Step<State> {
  return drop(state, [plain("kept")]);
}

/** What the guest is told of a slot they just picked. */
export function slotWords(selection: Selection, context: Context): Message[] {
  const { slot, query, hold } = selection;
  const values = tableValues(slot, query.partySize, context);
  return hold ? [message("slotHeld", { ...values, minutes: hold.minutes })] : [message("slotChosen", values)];
}

/** The slot went to someone else: the search again, saying so. */
export function searchAgain(state: State, query: Query, slot: Slot, context: Context): Step<State> {
  return search(state, query, context, localTime(slot.startsAt, slot.venueId, context));
}
