import { answerOutdated, type BookingRefusal, tracking, whyNot } from "#src/bot/machine/anytime/outdated.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { contactLines } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";
import { also, enter, remark, reply, stay } from "#src/bot/machine/core/reply.ts";
import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { PendingAnswer, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { localTime, tableValues } from "#src/bot/machine/core/values.ts";
import { onPlacementResult } from "#src/bot/machine/phases/placement-results.ts";
import { onSearchResult } from "#src/bot/machine/phases/search-results.ts";
import { changedTable, startOptions } from "#src/bot/machine/questions/booking.ts";
import { showBookings, showListing } from "#src/bot/machine/tables/bookings.ts";
import { search } from "#src/bot/machine/tables/flow.ts";
import { forgetBooking, withoutPrompt } from "#src/bot/machine/tables/gone-booking.ts";
import { type Agreed, heldOtherwise } from "#src/bot/machine/tables/held-otherwise.ts";
import { feeOf } from "#src/bot/machine/tables/no-show-fee.ts";
import { onReplacementResult } from "#src/bot/machine/tables/replacing.ts";
import { assertNever } from "#src/lib/assert-never.ts";

type ResultOf<Type extends ResultEvent["type"]> = Extract<ResultEvent, { type: Type }>;

/**
 * What came back from an effect. Facts (a booking placed, changed, cancelled; a hold granted) are
 * always taken in, whatever the guest talks about by then; answers to outdated questions are dropped.
 */
export function onResult(state: State, event: ResultEvent, context: Context): Step<State> {
  switch (event.type) {
    case "slotsFound":
    case "alternativesFound":
      return onSearchResult(state, event, context);
    case "holdPlaced":
    case "holdRefused":
    case "bookingPlaced":
    case "bookingRefused":
    case "bookingOutcomeOpen":
    case "waitlistJoined":
    case "waitlistRefused":
      return onPlacementResult(state, event, context);
    case "bookingsFound":
      return onBookingsFound(state, event, context);
    case "bookingChanged":
      return onBookingChanged(state, event, context);
    case "changeRefused":
      return onChangeRefused(state, event, context);
    case "bookingStateSet":
      return onStateSet(state, event, context);
    case "stateRefused":
      return onStateRefused(state, event, context);
    case "replacedCancelled":
    case "replacedStands":
      return onReplacementResult(state, event, context);
    case "serviceFailed":
      return onServiceFailed(state, event, context);
    default:
      return assertNever(event);
  }
}

/** True when the state still waits for this very result. */
function awaits(state: State, requestId: string): boolean {
  return "requestId" in state && state.requestId === requestId;
}

function onBookingsFound(state: State, event: ResultOf<"bookingsFound">, context: Context): Step<State> {
  if (state.listing === event.requestId) return showListing(state, event.bookings, context);
  if (state.phase !== "findingBookings" || !awaits(state, event.requestId)) return stay(state);
  const { purpose, draft } = state;
  return showBookings(state, { purpose, bookings: event.bookings, draft }, context);
}

function onBookingChanged(state: State, event: ResultOf<"bookingChanged">, context: Context): Step<State> {
  const { booking } = event;
  const settled = withoutPrompt(state, booking);
  const isAwaited = state.phase === "changing" && awaits(state, event.requestId);
  const otherwise = isAwaited ? heldOtherwise(agreedIn(state, context), booking, context) : [];
  const changed = message("changed", tableValues(booking, booking.partySize, context));
  const lines: Message[] = otherwise.length > 0 ? otherwise : [changed];
  const step = isAwaited
    ? reply({ ...carryOver(settled), phase: "placed", booking }, context, lines, { options: startOptions })
    : remark(settled, context, lines);
  return also(
    step,
    { type: "trackBooking", booking },
    { type: "notifyStaff", notice: { kind: "changed", booking } },
  );
}

/** What the guest said yes to. */
function agreedIn(state: Extract<State, { phase: "changing" }>, context: Context): Agreed {
  const { changing, comment } = state.query;
  const table = changedTable(state);
  const fee = feeOf(table, context, changing.noShowFee)?.total;
  return { ...table, name: changing.name, comment, fee };
}

function onChangeRefused(state: State, event: ResultOf<"changeRefused">, context: Context): Step<State> {
  if (state.phase !== "changing" || !awaits(state, event.requestId)) return stay(state);
  const { query, startsAt } = state;
  const { reason, booking } = event;
  if (reason === "changed" && booking) return askAnew(state, "askingChange", booking, context);
  if (booking && !isSameVisit(booking, query.changing)) return onPartlyChanged(state, booking, context);
  if (reason === "slotTaken") {
    return search(state, query, context, localTime(startsAt, query.venueId, context));
  }
  return standIdle(state, event, query.changing, context);
}

/** What stands is told, tracked and passed on as it is: it is neither what was nor what was asked for. */
function onPartlyChanged(state: State, booking: BookedTable, context: Context): Step<State> {
  const placed: State = { ...carryOver(withoutPrompt(state, booking)), phase: "placed", booking };
  const lines = [message("changedPartly", tableValues(booking, booking.partySize, context))];
  return also(
    reply(placed, context, lines, { options: startOptions }),
    { type: "trackBooking", booking },
    { type: "notifyStaff", notice: { kind: "changed", booking } },
  );
}

/** An answer to a prompt was written, or a cancellation, or the house's own change. */
function onStateSet(state: State, event: ResultOf<"bookingStateSet">, context: Context): Step<State> {
  const { booking, requestId } = event;
  const answer = state.answers.find((open) => open.requestId === requestId);
  const settled = withoutPrompt(
    { ...state, answers: state.answers.filter((open) => open !== answer) },
    booking,
  );
  const step = stateSetWords(settled, booking, { requestId, answered: answer !== undefined }, context);
  const tracked = also(step, { type: "trackBooking", booking });
  if (booking.state !== "CANCELLED") return tracked;
  return also(tracked, { type: "notifyStaff", notice: { kind: "cancelled", booking } });
}

function stateSetWords(
  state: State,
  booking: BookedTable,
  { requestId, answered }: { requestId: string; answered: boolean },
  context: Context,
): Step<State> {
  const values = tableValues(booking, booking.partySize, context);
  if (answered) {
    const key = booking.state === "CANCELLED" ? "confirmationNo" : "confirmationYes";
    const words = remark(state, context, [message(key, values)]);
    if (booking.state !== "CANCELLED") return words;
    const forgotten = forgetBooking(state, booking, context);
    return { state: forgotten.state, effects: [...words.effects, ...forgotten.effects] };
  }
  if (awaits(state, requestId)) {
    const idle: State = { ...carryOver(state), phase: "idle" };
    return reply(idle, context, [message("cancelled", values)], { options: startOptions });
  }
  return stay(state);
}

function onStateRefused(state: State, event: ResultOf<"stateRefused">, context: Context): Step<State> {
  const { requestId, reason, booking } = event;
  const answer = state.answers.find((open) => open.requestId === requestId);
  if (answer) {
    const settled: State = { ...state, answers: state.answers.filter((open) => open !== answer) };
    return answerOutdated(settled, answer.prompt.booking, event, context);
  }
  if (state.phase !== "cancelling" || !awaits(state, requestId)) return stay(state);
  if (reason === "changed" && booking) return askAnew(state, "confirmingCancel", booking, context);
  return standIdle(state, event, state.booking, context);
}

/** The booking is another than the one the guest spoke of: the question again, about what it is now. */
function askAnew(
  state: State,
  phase: "askingChange" | "confirmingCancel",
  booking: BookedTable,
  context: Context,
): Step<State> {
  const step = enter({ ...carryOver(state), phase, booking }, context, [plain("promptOutdated")]);
  return also(step, { type: "trackBooking", booking });
}

/** The service will not change this booking: say why, what it is now, and who can. */
function standIdle(state: State, refusal: BookingRefusal, known: BookedTable, context: Context): Step<State> {
  const lines = [...whyNot(refusal, known, context), ...contactLines(known.venueId, context)];
  const step = reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
  return also(step, ...tracking(refusal));
}

/** The service could not be asked: back to the last question, saying so; nothing the guest told us is lost. */
function onServiceFailed(
  state: State,
  { requestId }: ResultOf<"serviceFailed">,
  context: Context,
): Step<State> {
  const answer = state.answers.find((open) => open.requestId === requestId);
  if (answer) return reopenPrompt(state, answer, context);
  if (state.listing === requestId) return failListing(state, context);
  if (!awaits(state, requestId)) return stay(state);
  const kept = carryOver(state);
  const down = [plain("serviceDown")];
  switch (state.phase) {
    case "searching":
    case "searchingAlternatives":
      return enter({ ...kept, phase: "searchFailed", query: state.query }, context);
    case "holding":
      return enter({ ...kept, phase: "searchFailed", query: state.selection.query }, context);
    case "cancelling":
      return enter({ ...kept, phase: "confirmingCancel", booking: state.booking }, context, down);
    case "changing":
      return enter({ ...state, phase: "confirmingChange" }, context, down);
    case "placing":
    case "joiningWaitlist":
      return failPlacement(state, context);
    default:
      return reply({ ...kept, phase: "idle" }, context, down, { options: startOptions });
  }
}

/** The bookings could not be looked up; whatever else is under way stands as it was. */
function failListing({ listing: _, ...state }: State, context: Context): Step<State> {
  return enter(state as State, context, [plain("serviceDown")]);
}

/** What came of it could not be found out, however long it was tried: only a person can sort it out. */
function failPlacement(
  state: Extract<State, { phase: "placing" | "joiningWaitlist" }>,
  context: Context,
): Step<State> {
  const { venueId } = state.selection.slot;
  const lines = [plain("outcomeNeverKnown"), ...contactLines(venueId, context)];
  const step = reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
  return also(step, needsHuman(state, venueId, "refused"));
}

/** The answer did not reach the service: the prompt is open again, its buttons as before. */
function reopenPrompt(state: State, answer: PendingAnswer, context: Context): Step<State> {
  const answers = state.answers.filter((open) => open !== answer);
  const prompts = [...state.prompts, answer.prompt];
  return remark({ ...state, answers, prompts }, context, [plain("serviceDown")]);
}
