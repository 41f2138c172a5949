import { comesWith, withAnswer } from "#src/bot/machine/anytime/changed-and-coming.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Notice, Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import { also, enter, remark, reply } from "#src/bot/machine/core/reply.ts";
import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { ConfirmingChange, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { localDate, localTime, tableValues } from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import {
  agreed,
  agreesApart,
  agreesBesideWish,
  openConfirm,
  type Shown,
  termsShown,
} from "#src/bot/machine/tables/agreeing.ts";
import { withCalendarFile } from "#src/bot/machine/tables/attachments.ts";
import { bringUpOther } from "#src/bot/machine/tables/bring-up-other.ts";
import { changeBooking } from "#src/bot/machine/tables/change-booking.ts";
import { wishesAfter, wishesChanged, wishesTakenOff } from "#src/bot/machine/tables/comments.ts";
import { onlyAgrees, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { findBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import { withoutPrompt } from "#src/bot/machine/tables/gone-booking.ts";
import { type Agreed, heldOtherwise } from "#src/bot/machine/tables/held-otherwise.ts";
import { holderIn, holderLines, withHolder } from "#src/bot/machine/tables/holder.ts";
import { noTables, tellLimit } from "#src/bot/machine/tables/limit-reached.ts";
import { proceed, search } from "#src/bot/machine/tables/look-for-table.ts";
import { feeLines, feeOf } from "#src/bot/machine/tables/no-show-fee.ts";
import { oneMore, wishAlone } from "#src/bot/machine/tables/one-more.ts";
import { another, startOptions } from "#src/bot/machine/tables/options.ts";
import { changedIn, ofNamed, ofOther } from "#src/bot/machine/tables/other-booking.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { askAnew, standIdle } from "./booking-refused.ts";
import type { PhaseOf, ResultOf, StateOf } from "./phase-of.ts";
import { writing } from "./waiting.ts";

/** The booking as it will be is shown: is it to be changed so? */
export const confirmingChange: PhaseOf<"confirmingChange"> = {
  ask: askChange,
  expects: "confirm",
  decides: true,
  shows: "change",
  said: (state, understood, context) => {
    if (understood.ofOther) return goToOther(state, understood, context);
    const named = ofNamed(state.query.changing, changedIn(state, context), understood, state.query);
    if (named) return findBookings(state, "change", context, named);
    if (saysOnlyThatItStands(understood)) return enter(state);
    const told = holderIn(understood, context);
    const holder = told && withHolder(state.query.holder, told);
    if (holder && !statesTable(understood)) return enter({ ...state, query: { ...state.query, holder } });
    if (agreesBesideWish(understood, termsToRead(state, context)))
      return agree({ ...state, query: withWish(state.query, understood) }, openConfirm(state), context);
    if (onlyAgrees(understood) || agreesToChange(state, understood, context))
      return agree(state, openConfirm(state), context);
    const mayBeMore = understood.partySize !== undefined || state.query.maybeAnother;
    if (understood.another && statesTable(understood) && mayBeMore) return beside(state, understood, context);
    if ((understood.another || understood.besides) && !statesTable(understood))
      return instead(state, context);
    if (takesBackAll(state, understood)) return keep(state);
    if (statesTable(understood)) {
      return advance(state, { ...state.query, ...defined({ holder }) }, understood, context);
    }
    if (understood.intent === "change") return enter(state, [plain("whatToChange")]);
    return understood.intent === "deny" ? keep(state) : undefined;
  },
  answered: {
    confirm: (state, shown, context) => agree(state, shown, context),
    another: (state, _, context) => instead(state, context),
  },
};

/** "We'll be there": to the table as it was, or as it is shown? */
function saysOnlyThatItStands({ intent, meant }: Understood): boolean {
  return intent === "affirm" && meant === "stands";
}

/**
 * "No, the other one": this change is dropped, and shown of that one. "Yes, and then the other one for 6" may be a yes, and "yes, but
 * the other one for 6" is none: this change is asked about once more.
 */
function goToOther(state: ConfirmingChange, understood: Understood, context: Context): Step<State> {
  const { changing } = state.query;
  const { agrees, partySize, time } = understood;
  if (agrees && (partySize ?? time) !== undefined) return enter(state);
  return findBookings(state, "change", context, ofOther(changing, changedIn(state, context), understood));
}

/** "Yes, please. How long may we stay?" */
export function agreesToChange(state: ConfirmingChange, understood: Understood, context: Context): boolean {
  return agreesApart(understood, termsToRead(state, context));
}

const termsToRead = (state: ConfirmingChange, context: Context): Message[] =>
  keepsVisit(state) ? [] : termsOf(state, context);

/** "Yes, please. And my boss is allergic to nuts": the change is done with that. */
function withWish(query: ConfirmingChange["query"], understood: Understood): ConfirmingChange["query"] {
  return { ...query, ...defined({ comment: wishesAfter(query.comment, understood) }) };
}

/** "No, forget the dog", of the only thing that would be added. */
function takesBackAll(state: ConfirmingChange, understood: Understood): boolean {
  const { comment, changing } = state.query;
  const { unwished, wishesLeft, wishedAlone } = understood;
  const isTakenBack = (unwished ?? wishesLeft ?? wishedAlone) !== undefined;
  if (!isTakenBack || !isWishAlone(state)) return false;
  const { added, removed } = wishesChanged(changing.comment, wishesAfter(comment, understood));
  return added.length + removed.length === 0;
}

/** "No, a second table": what was taken for the change of a booking is the wish for one more. */
function instead(state: ConfirmingChange, context: Context): Step<State> {
  return proceed(state, isWishAlone(state) ? wishAlone(state.query) : oneMore(state.query), context);
}

/** "Another table for 4 on Saturday": the booking stays as it is, and that is one more; "a new table. For seven", of the one that is shown. */
function beside(state: ConfirmingChange, understood: Understood, context: Context): Step<State> {
  const { venueId, maybeAnother, changing } = state.query;
  if (maybeAnother) {
    const { date, ...said } = understood;
    /** "One more, Tuesday stays as it is" names the booking. */
    const isOfBooking = date === localDate(changing.startsAt, changing.venueId, context);
    return advance(state, oneMore(state.query), isOfBooking ? said : understood, context);
  }
  const told = remark(state, context, [plain("kept")]).effects;
  const idle: State = { ...carryOver(state), phase: "idle" };
  const next = advance(idle, { venueId, besides: true }, understood, context);
  return { state: next.state, effects: [...told, ...next.effects] };
}

/** The change is being written. */
export const changing: PhaseOf<"changing"> = {
  ...writing,
  results: {
    ...writing.results,
    bookingChanged: onBookingChanged,
    changeRefused: onChangeRefused,
    serviceFailed: (state) => enter({ ...state, phase: "confirmingChange" }, [plain("serviceDown")]),
  },
};

/** The table that a change leads to. */
function changedTable({ query, startsAt, slot }: Pick<ConfirmingChange, "query" | "startsAt" | "slot">) {
  const { changing, partySize } = query;
  const scenarioName = slot?.scenarioName ?? changing.scenarioName;
  return { venueId: changing.venueId, scenarioName, startsAt, partySize };
}

/** What the table may cost once it is changed; a wish alone leaves that as it was agreed. */
function termsOf(state: ConfirmingChange, context: Context): Message[] {
  const table = changedTable(state);
  return feeLines(feeOf(table, context, state.query.changing.noShowFee), table, context);
}

/** Sends the change that the guest said yes to; what they have not read of its terms is shown first. */
function agree(open: ConfirmingChange, shown: Shown, context: Context): Step<State> {
  const { answers: _, ...query } = open.query;
  const state = { ...open, query: { ...query, ...(shown.coming && { answers: true as const }) } };
  if (keepsVisit(state)) return changeBooking(state, context);
  const terms = agreed(termsOf(state, context), shown.terms, context);
  if (terms === "changed") return enter(state, [plain("termsChanged")]);
  return changeBooking(state, context, terms.agreement ?? null);
}

/** The booking as it will be once its change is done: what the guest is asked to agree to. */
function askChange(state: ConfirmingChange, context: Context): Question {
  const { query } = state;
  const { changing, maybeAnother, partySize, comment, holder } = query;
  const table = changedTable(state);
  if (keepsVisit(state)) return askBesideVisit(state, context);
  const lines: Message[] = [message("askChange", tableValues(table, partySize, context))];
  const name = nameAfter(query);
  if (name !== undefined) lines.push(message("summaryName", { name }));
  lines.push(...holderLines(holder).filter(({ key }) => key !== "summaryName"));
  if (comment) lines.push(message("summaryComment", { comment }));
  // A whole new wish may be meant for another table, and a day may be named as that of one: which one it would change is said.
  const isMoved = !isSameDay(state, context);
  if (maybeAnother || isMoved)
    lines.push(message("changesTable", tableValues(changing, changing.partySize, context)));
  const terms = termsOf(state, context);
  const coming = comesWith(state, context);
  return {
    lines: [...lines, ...(coming ? [plain("alsoComing")] : []), ...terms],
    options: [
      {
        choice: { type: "confirm", ...termsShown(state, terms, context), ...(coming && { coming }) },
        label: plain(terms.length === 0 ? "choiceYes" : "choiceAgreeChange"),
      },
      ...(maybeAnother ? [another] : []),
      { choice: { type: "keep" }, label: plain("choiceKeep") },
    ],
  };
}

function isSameDay({ query: { changing }, startsAt }: ConfirmingChange, context: Context): boolean {
  const { venueId } = changing;
  return localDate(startsAt, venueId, context) === localDate(changing.startsAt, venueId, context);
}

/** The table stays as it is, and only what is wished for it, or whom it is under, is new. */
function keepsVisit({ query, startsAt, slot }: ConfirmingChange): boolean {
  const { changing, partySize, holder } = query;
  const table = changedTable({ query, startsAt, ...(slot && { slot }) });
  return (
    (isNewWish(query) || holder !== undefined) && isSameVisit({ ...changing, ...table, partySize }, changing)
  );
}

const isNewWish = ({ changing, comment }: ConfirmingChange["query"]): boolean =>
  comment !== undefined && comment !== (changing.comment ?? "");

const isWishAlone = (state: ConfirmingChange): boolean =>
  keepsVisit(state) && state.query.holder === undefined;

/** The name that the booking is under once it is changed. */
function nameAfter({ changing, holder = {} }: ConfirmingChange["query"]): string | undefined {
  const name = fullName(holder);
  return name === "" ? changing.name : name;
}

/** What is no wish any more. */
function takenOff({ changing, comment }: ConfirmingChange["query"]): Message[] {
  if (comment === undefined) return [];
  const off = wishesTakenOff(changing.comment, comment);
  return off.length === 0 ? [] : [message("wishOff", { comment: off.join("; ") })];
}

function askBesideVisit({ query }: ConfirmingChange, context: Context): Question {
  const { changing, maybeAnother, comment = "", holder } = query;
  const table = tableValues(changing, changing.partySize, context);
  const isLess = takenOff(query).length > 0;
  const isMore = wishesChanged(changing.comment, comment).added.length > 0;
  const asks = isLess && !isMore ? "askWishOff" : "askWish";
  return {
    lines: [
      ...takenOff(query),
      ...(isNewWish(query) && comment !== "" ? [message("summaryComment", { comment })] : []),
      ...holderLines(holder),
      message(holder === undefined ? asks : "askHolder", table),
    ],
    options: [
      { choice: { type: "confirm" }, label: plain("choiceYes") },
      ...(maybeAnother && holder === undefined && !isLess ? [another] : []),
      { choice: { type: "keep" }, label: plain("choiceKeep") },
    ],
  };
}

function onBookingChanged(
  state: StateOf<"changing">,
  { booking }: ResultOf<"bookingChanged">,
  context: Context,
): Step<State> {
  const otherwise = heldOtherwise(agreedIn(state, context), booking, context);
  const changed = [
    message("changed", tableValues(booking, booking.partySize, context)),
    ...holderLines(state.query.holder),
    ...wishTold(state, booking),
  ];
  const isRenamed = booking.name !== state.query.changing.name && ({ isRenamed: true } as const);
  const lines = otherwise.length > 0 ? otherwise : changed;
  const stands = standPlaced(state, booking, lines, context, isRenamed || {});
  return otherwise.length > 0 ? stands : withAnswer(state, stands, booking, context);
}

/** A wish that came with the change is told with it. */
function wishTold({ query }: StateOf<"changing">, { comment }: BookedTable): Message[] {
  const isNew = wishesChanged(query.changing.comment, comment).added.length > 0;
  return [
    ...takenOff(query),
    ...(isNew && comment !== undefined ? [message("placedComment", { comment })] : []),
  ];
}

/** A change is always told and tracked, even where the chat has moved on. */
export function bookingChangedBeside(
  state: State,
  { booking }: ResultOf<"bookingChanged">,
  context: Context,
): Step<State> {
  const lines = [message("changed", tableValues(booking, booking.partySize, context))];
  return changeTold(remark(withoutPrompt(state, booking), context, lines), booking, context);
}

/** What the guest said yes to. */
function agreedIn(state: StateOf<"changing">, context: Context): Agreed {
  const { changing, comment } = state.query;
  const table = changedTable(state);
  const fee = feeOf(table, context, changing.noShowFee)?.total;
  return { ...table, name: nameAfter(state.query), comment, fee };
}

function onChangeRefused(
  state: StateOf<"changing">,
  refusal: ResultOf<"changeRefused">,
  context: Context,
): Step<State> {
  const { query, startsAt, slot } = state;
  const { reason, booking, tables = noTables } = refusal;
  if (reason === "changed" && booking) return askAnew(state, "askingChange", booking);
  if (booking && !isSameVisit(booking, query.changing)) {
    // What stands is told, tracked and passed on as it is: it is neither what was nor what was asked for.
    const lines = [message("changedPartly", tableValues(booking, booking.partySize, context))];
    return standPlaced(state, booking, lines, context);
  }
  if (reason === "slotTaken") {
    // Nobody was quicker where it was never offered: 19:50 may be no time at all, and for five it may have been full.
    const lostTime = slot && localTime(startsAt, query.venueId, context);
    const further = search(state, query, context, lostTime);
    return query.coming ? tellStands(further, query.changing, context) : further;
  }
  if (reason === "limitReached") {
    const { venueId, partySize } = query;
    const told = tellLimit(state, { venueId, startsAt, partySize }, tables, context);
    return query.coming ? tellStands(told, query.changing, context) : told;
  }
  return standIdle(state, refusal, query.changing, context);
}

/** What was said with the yes does not fit; the yes stands, and the nearest follows. */
function tellStands({ state, effects }: Step<State>, booking: BookedTable, context: Context): Step<State> {
  const line = message("staysConfirmed", tableValues(booking, booking.partySize, context));
  return { state, effects: [...remark(state, context, [line]).effects, ...effects] };
}

function standPlaced(
  state: State,
  booking: BookedTable,
  lines: readonly Message[],
  context: Context,
  told: Told = {},
): Step<State> {
  const { thenOther, ...kept } = carryOver(withoutPrompt(state, booking));
  const placed: State = { ...kept, phase: "placed", booking };
  const step =
    (thenOther && bringUpOther(placed, thenOther, lines, context)) ??
    reply(placed, context, lines, { options: startOptions });
  return changeTold(step, booking, context, told);
}

/** What the staff hear of a change, beside what the booking is now. */
type Told = Pick<Extract<Notice, { kind: "changed" }>, "isRenamed">;

function changeTold(step: Step<State>, booking: BookedTable, context: Context, told: Told = {}): Step<State> {
  return also(
    withCalendarFile(step, booking, "changed", context),
    { type: "trackBooking", booking },
    { type: "notifyStaff", notice: { kind: "changed", booking, ...told } },
  );
}
