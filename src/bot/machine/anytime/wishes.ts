import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { hasStaff } from "#src/bot/machine/core/contact-lines.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { houseName } from "#src/bot/machine/core/house.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { announce, remark, reply } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { draftOf, hasDraft, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { scenarioValue, venueName } from "#src/bot/machine/core/values.ts";
import { askToCancel } from "#src/bot/machine/tables/cancel-booking.ts";
import { draftOfBooking } from "#src/bot/machine/tables/change-booking.ts";
import { findBookings } from "#src/bot/machine/tables/find-bookings.ts";
import {
  afterRelease,
  dropped,
  givenBack,
  giveUp,
  keepUnlessCancelled,
  releaseOf,
} from "#src/bot/machine/tables/give-up.ts";
import { proceed } from "#src/bot/machine/tables/look-for-table.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";
import type { Meant } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { isSameData } from "#src/lib/same-data.ts";

/** Greets, and names the house: its one venue, or all of them. What was under way is given up. */
export function welcome(state: State, context: Context): Step<State> {
  const idle: State = { ...carryOver(state), phase: "idle" };
  const lines = [...givenBack(state), message("welcome", { house: houseName(context) })];
  const step = reply(idle, context, lines, { options: startOptions });
  return afterRelease(selectionOf(state), step);
}

/** What can be written here; a person only where there is one to hear it. */
export function helpLines(context: Context): Message[] {
  return [plain("help"), ...(hasStaff(context) ? [plain("helpPerson")] : [])];
}

/** A new booking from nothing; a slot picked for another is given back. */
export function beginBooking(state: State, context: Context): Step<State> {
  return begin(state, {}, [], context);
}

/** A new booking at the venue, and the scenario, that a link leads to. */
export function beginBookingAt(
  state: State,
  place: { readonly venueId: number; readonly scenarioName?: string },
  context: Context,
): Step<State> {
  const { venueId, scenarioName } = place;
  const lines: Message[] = [message("welcomeAt", { venue: venueName(venueId, context) })];
  if (scenarioName !== undefined) {
    const scenario = scenarioValue(scenarioName, venueById(context, venueId));
    lines.push(message("booksScenario", { scenario }));
  }
  return begin(state, place, lines, context);
}

function begin(state: State, draft: Draft, lines: readonly Message[], context: Context): Step<State> {
  const step = proceed(state, draft, context, [...givenBack(state), ...lines]);
  return afterRelease(selectionOf(state), step);
}

/**
 * "Cancel" drops the booking that is being talked about; with none under way it means one that stands, and so does a day
 * that is not talked about. Another table in the same words ("forget it, a table for 3 on Friday") is talked about next.
 */
export function cancelWhatIsMeant(
  state: State,
  context: Context,
  named: Draft = {},
  meant?: Meant,
): Step<State> {
  const draft = draftOf(state);
  if (hasDraft(state) && draft && isAnother(named, draft)) {
    const { venueId = draft.venueId } = named;
    const step = proceed(state, { ...named, ...defined({ venueId }) }, context, [dropped(draft)]);
    return afterRelease(selectionOf(state), step);
  }
  if (draft?.changing && meant === "callsOff" && isOfBooking(named, draft.changing, context))
    return afterRelease(selectionOf(state), askToCancel(state, draft.changing));
  if (draft?.changing) return keepUnlessCancelled(state, draft.changing, context);
  const isOtherDay = named.date !== undefined && named.date !== draft?.date;
  if (hasDraft(state) && isOtherDay) return dropAndCancel(state, context, named);
  if (hasDraft(state)) return giveUp(state, context);
  return findBookings(state, "cancel", context, named);
}

/**
 * "Cancel my bookings" while a table is under way: that one, or those that stand too? Nothing is done until the guest has
 * said which, and the open question stays.
 */
export function askWhichToCancel(state: State, context: Context): Step<State> {
  return announce(
    state,
    context,
    [plain("whichCancelled")],
    [
      { choice: { type: "drop" }, label: plain("choiceOnlyThisTable") },
      { choice: { type: "dropAndCancel" }, label: plain("choiceBookingsToo") },
    ],
  );
}

/** The table that is talked about is given up, which the guest reads; of the bookings each is asked about. */
export function dropAndCancel(state: State, context: Context, named: Draft = {}): Step<State> {
  if (!hasDraft(state)) return findBookings(state, "cancel", context, named);
  const { secondWish: _, thenOther: __, ...kept } = carryOver(state);
  const draft = draftOf(state);
  /** The day that is named is of a booking, and the table that was begun has none yet: nobody thinks that it is booked. */
  const isOnlyBegun = named.date !== undefined && draft?.date === undefined;
  const word = plain(draft?.besides ? "droppedOne" : "droppedDraft");
  const told = isOnlyBegun ? [] : remark(state, context, [word]).effects;
  const step = findBookings({ ...kept, phase: "idle" }, "cancel", context, named);
  return { state: step.state, effects: [...told, ...releaseOf(selectionOf(state)), ...step.effects] };
}

/** Whether no table is named but the one that is booked: "cancel the one on Friday". */
function isOfBooking(named: Draft, booking: BookedTable, context: Context): boolean {
  return named.all === undefined && !isNew(named, draftOfBooking(booking, context));
}

/** A party and a day or a time, and not those that are given up. */
function isAnother(named: Draft, draft: Draft): boolean {
  const { partySize, date, time } = named;
  return partySize !== undefined && (date ?? time) !== undefined && isNew(named, draft);
}

/** Whether something is said of the table that is not so already. */
function isNew(named: Draft, known: Draft): boolean {
  return (["partySize", "date", "time"] as const).some(
    (part) => named[part] !== undefined && !isSameData(named[part], known[part]),
  );
}
