import { cannotAnswer } from "#src/bot/machine/anytime/human.ts";
import { answerRemember, isAskedToRemember } from "#src/bot/machine/anytime/privacy.ts";
import { tellBooked } from "#src/bot/machine/anytime/tell-booked.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { waysToTell } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import type { OpenPrompt } from "#src/bot/machine/core/open-prompt.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { Idle, Placed, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { lastPrompt } from "#src/bot/machine/core/under-way.ts";
import { localDate, localTime } from "#src/bot/machine/core/values.ts";
import { isAddedTo } from "#src/bot/machine/tables/added-to.ts";
import { advance, draftWith } from "#src/bot/machine/tables/advance.ts";
import { chooseAnotherDay, offeredAnotherDay } from "#src/bot/machine/tables/another-day.ts";
import { isRemembered } from "#src/bot/machine/tables/asked-about.ts";
import { draftOfBooking, repeatsBooking, startChange } from "#src/bot/machine/tables/change-booking.ts";
import {
  fillDraft,
  isWishAlone,
  movesSlot,
  shiftOf,
  shiftsOnly,
  statesTable,
  wishesOnly,
} from "#src/bot/machine/tables/fill-draft.ts";
import { findBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { asNewWish } from "#src/bot/machine/tables/gone-booking.ts";
import { holderIn } from "#src/bot/machine/tables/holder.ts";
import { startOptions, widenOptions } from "#src/bot/machine/tables/options.ts";
import { ofDayNamed, ofOther } from "#src/bot/machine/tables/other-booking.ts";
import { waitLike, waitOn } from "#src/bot/machine/tables/wait-on.ts";
import { saysNoOther, timesThatWouldDo, widen } from "#src/bot/machine/tables/wait-range.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { PhaseOf } from "./phase-of.ts";

/** Nothing is under way. */
const free = {
  ask: () => ({ lines: [plain("anythingElse")], options: startOptions }),
  expects: ({ prompts, tableOffers }: Idle | Placed) =>
    prompts.length + tableOffers.length > 0 ? "confirm" : null,
} as const;

export const idle: PhaseOf<"idle"> = {
  ...free,
  said: (state, understood, context) => {
    const { joined } = state;
    const takes = joined && timesThatWouldDo(understood, joined, context);
    if (takes) return widen(state, joined.entryId, takes, context);
    if (joined && asksWhich(state, understood))
      return reply(state, context, [plain("widenWhich")], { options: widenOptions(joined.entryId) });
    if (joined && saysNoOther(understood, joined, context)) return findBookings(state, "line", context);
    if (joined && isWaitOfItsOwn(understood)) return waitOn(state, joined, understood, context);
    if (seeksStill(state, context) && tellsOfElsewhere(understood))
      return tellWays(state, understood, context);
    const instead = insteadOfCancelled(state, understood, context);
    if (instead) return advance(state, instead, understood, context);
    return wishForBooked(state, understood, context) ?? sayWhileFree(state, understood, context);
  },
  answered: { anyTime: (state, { entryId }, context) => widen(state, entryId, {}, context) },
};

/** "Yes", and no more, to whether other times would do, where nothing else waits for a yes. */
function asksWhich({ joined, prompts, tableOffers }: Idle, { intent }: Understood): boolean {
  return intent === "affirm" && joined?.takes === undefined && prompts.length + tableOffers.length === 0;
}

/** "And tomorrow, same time?", after a table was cancelled, is for as many at the same restaurant. */
function insteadOfCancelled(
  { cancelled, guest }: Idle,
  { intent, date, partySize, venueId, scenarioName }: Understood,
  context: Context,
): Draft | undefined {
  const isWish = intent === "book" || intent === "inform" || intent === "change" || intent === "question";
  const namesOther = [partySize, venueId, scenarioName].some((value) => value !== undefined);
  if (!cancelled || !isWish || date === undefined || namesOther) return undefined;
  const wish = asNewWish(draftOfBooking(cancelled, context));
  return guest.phone === undefined ? { ...wish, withoutPhone: true } : wish;
}

const seeksStill = ({ seeksElsewhere }: Idle, { now }: Context): boolean =>
  seeksElsewhere !== undefined && isRemembered(seeksElsewhere, now);

/** "It was at Harbor & Vine", "it was for Saturday at eight, under Bianchi": of the table that is looked for, and not of a new one. */
function tellsOfElsewhere({ intent, partySize, venueId, date, time, ...said }: Understood): boolean {
  const tells = [venueId, date, time, said.firstName, said.lastName].some((value) => value !== undefined);
  return tells && partySize === undefined && (intent === "inform" || intent === "other");
}

/** Who at the restaurant knows of a table that was not booked here; it is the one that is talked about from now on. */
function tellWays(state: Idle, { venueId }: Understood, context: Context): Step<State> {
  const lines = waysToTell(venueId, context);
  const step = reply(state, context, lines, { options: startOptions });
  const askedAbout = { ...defined({ venueId }), at: context.now.toString() };
  return { ...step, state: { ...step.state, askedAbout } };
}

/** A booking was just placed, which corrections then mean. */
export const placed: PhaseOf<"placed"> = {
  ...free,
  expects: (state) =>
    isAskedToRemember(state) || offeredAnotherDay(state) ? "confirm" : free.expects(state),
  said: (state, understood, context) => {
    const { intent } = understood;
    const answers = intent === "affirm" || intent === "deny";
    if (answers && isAskedToRemember(state)) {
      const told = answerRemember(state, state.booking.venueId, intent === "affirm", context);
      return understood.comment === undefined ? told : wishAfter(told, state, understood, context);
    }
    const { booking } = state;
    if (understood.ofOther && intent === "change" && booking.state !== "CANCELLED")
      return findBookings(state, "change", context, ofOther(booking, {}, understood));
    if (understood.adds) return addToPlaced(state, understood, context);
    const asksBack = intent === "question" && booking.state !== "CANCELLED" && movesSlot(understood);
    if (asksBack && repeatsBooking(booking, understood, context)) return tellBooked(state, context);
    const isOneMore = understood.another || isForSomebody(booking, understood);
    const isMore = (isOneMore && intent !== "question") || isOfItsOwn(state, understood, context);
    if (isMore) return beginAnother(state, understood, context);
    const anotherDay = offeredAnotherDay(state);
    if (anotherDay) return takeAnotherDay(state, anotherDay, understood, context);
    const isOfBooking =
      (intent !== "book" && intent !== "question") ||
      understood.alreadyBooked ||
      wishesOnly(understood) ||
      shiftsOnly(understood) ||
      asksOneThing(understood) ||
      asksElsewhere(understood);
    if (isWaitOfItsOwn(understood)) {
      const wait = { ...waitLike(booking, understood, context), ...stillWithoutPhone(state) };
      return advance(state, wait, understood, context);
    }
    if (!statesTable(understood) || !isOfBooking) return sayWhileFree(state, understood, context);
    const after = draftAfter(state, understood, context);
    const orElse = draftWith(state, after, understood, context);
    const ofOtherDay = isWholeWish(understood) ? undefined : ofDayNamed(booking, understood, orElse, context);
    if (ofOtherDay) return findBookings(state, "change", context, ofOtherDay);
    return advance(state, after, understood, context);
  },
};

/** "Put us on the waiting list for Saturday at 8": who waits for a table gives none up for it. */
const isWaitOfItsOwn = ({ intent }: Understood): boolean => intent === "waitlist";

/**
 * "Would eight be possible, too?", "can my friend join, so three?": another hour or party of the table just booked; who names
 * a day, or both, may mean one more, as does who asks for "a table for three".
 */
function asksOneThing({
  intent,
  time,
  partySize,
  date,
  venueId,
  scenarioName,
  ...more
}: Understood): boolean {
  const others = [date, venueId, scenarioName, more.comment, more.timeFrom, more.timeTo];
  if (others.some((value) => value !== undefined)) return false;
  const isOfHour =
    time !== undefined && partySize === undefined && (intent === "question" || intent === "book");
  const countsThem = intent === "question" || more.countsAnew === true;
  const isOfParty = partySize !== undefined && time === undefined && countsThem;
  return isOfHour || isOfParty;
}

/** "No, thanks. One thing, my husband is coeliac": what is to be remembered is answered, and the table has a wish. */
function wishAfter(told: Step<State>, placed: Placed, understood: Understood, context: Context): Step<State> {
  const wish: Understood = { ...understood, intent: "inform" };
  const next = advance(told.state, draftAfter(placed, wish, context), wish, context);
  return { state: next.state, effects: [...told.effects, ...next.effects] };
}

/** "Another day?" – "yes", "Saturday": of the cancelled table nothing is asked twice. */
function takeAnotherDay(
  state: Placed,
  offer: NonNullable<ReturnType<typeof offeredAnotherDay>>,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent } = understood;
  if (intent === "deny") return keepNone(state);
  if (statesTable(understood) && intent !== "question") {
    return advance(state, draftAfter(state, understood, context), understood, context);
  }
  if (intent === "affirm" || intent === "book" || intent === "change") {
    return chooseAnotherDay(state, offer, context);
  }
  return sayWhileFree(state, understood, context);
}

/** A wish alone, "a high chair, please", is for the table that the guest has; who has none begins one with it. */
function wishForBooked(state: Idle, understood: Understood, context: Context): Step<State> | undefined {
  const isAsked = state.prompts.length + state.tableOffers.length > 0;
  if (isAsked || !isWishAlone(understood)) return undefined;
  const wish = fillDraft({}, understood);
  // "I'd like a table by the window" may be one more.
  const isOpen = understood.intent === "book" && ({ maybeAnother: true } as const);
  // "Can I bring a cake?" wishes for something only beside a table that they have.
  const onlyAsks = understood.intent === "question" && ({ onlyAsks: true } as const);
  return findBookings(state, "change", context, { ...wish, ...isOpen, ...onlyAsks });
}

/** No other day either. */
function keepNone(state: Placed): Step<State> {
  return enter({ ...carryOver(state), phase: "idle" });
}

function sayWhileFree(
  state: Idle | Placed,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent } = understood;
  const states = statesTable(understood);
  if (intent === "change") return changePromptedOrFind(state, understood, context);
  // While a yes or no is open, a wish alone ("my son doesn't eat fish") begins no table of its own.
  if (state.prompts.length + state.tableOffers.length > 0 && wishesOnly(understood)) return undefined;
  const prompt = ofPrompt(state, understood);
  if (prompt) {
    const draft: Draft = { ...draftOfBooking(prompt.booking, context), maybeAnother: true };
    return advance(state, draft, understood, context);
  }
  if (states) return advance(state, venueTalkedOf(state), understood, context);
  if (intent === "book" || intent === "waitlist") return advance(state, {}, understood, context);
  if (intent === "question") return cannotAnswer(state, context);
  if (intent === "affirm" || intent === "deny") return enter(state);
  return undefined;
}

/** The prompt that was just asked, where what is said is of that visit: "we'll be five", and no day of its own. */
function ofPrompt(state: State, understood: Understood): OpenPrompt | undefined {
  const { intent, date, venueId } = understood;
  const isOfVisit =
    intent === "inform" && movesSlot(understood) && date === undefined && venueId === undefined;
  return isOfVisit ? lastPrompt(state) : undefined;
}

/** A table that is wished for after a booking is one at its venue, until another is named. */
function venueTalkedOf(state: Idle | Placed): Draft {
  return state.phase === "placed" ? { venueId: state.booking.venueId, ...stillWithoutPhone(state) } : {};
}

/** Who gave no number for the table just booked is not asked for one again. */
function stillWithoutPhone({ guest }: Placed): Pick<Draft, "withoutPhone"> {
  return guest.phone === undefined ? { withoutPhone: true } : {};
}

/** One more table at the same venue, on the same day and at the same time where no others are named. */
function beginAnother({ booking, ...state }: Placed, understood: Understood, context: Context): Step<State> {
  const { venueId, startsAt } = booking;
  const { date, time, timeFrom, timeTo, part } = understood;
  const at = { type: "at", time: localTime(startsAt, venueId, context) } as const;
  const from: Placed = { ...state, booking };
  const day = localDate(startsAt, venueId, context);
  const isThatEvening = part !== undefined && (date === undefined || date === day);
  const isThen =
    time === undefined && (isThatEvening || [date, timeFrom, timeTo].every((value) => value === undefined));
  const draft: Draft = {
    venueId,
    date: day,
    besides: true,
    ...(isThen && { time: at }),
    ...stillWithoutPhone(from),
  };
  return advance(from, draft, understood, context);
}

/** What a correction corrects: the booking just placed, or, where that was cancelled since, the wish that it came from. */
function draftAfter(placed: Placed, understood: Understood, context: Context): Draft {
  const { booking } = placed;
  const booked = draftOfBooking(booking, context);
  if (booking.state === "CANCELLED") return asNewWish(booked);
  // While it is asked whether to remember the guest, what differs from their booking reads as its change.
  const mayBeNew = isAskedToRemember(placed) && isWholeWish(understood);
  if (understood.intent === "change" && !mayBeNew) return booked;
  const isOpen = movesSlot(understood) && ({ maybeAnother: true } as const);
  return { ...booked, ...isOpen, ...stillWithoutPhone(placed) };
}

/** "Table for 2 on Friday at 7, Lea Roy, +33 7 …", of whom the booking is not: all of another one is said. */
function isForSomebody({ name }: BookedTable, understood: Understood): boolean {
  const told = fullName(understood);
  return understood.intent !== "change" && told !== "" && told !== name && isWholeWish(understood);
}

/** "Could we have that at Furu?": the table just booked at another restaurant, or one more there. */
function asksElsewhere({ intent, venueId, ...more }: Understood): boolean {
  const { partySize, date, time, timeFrom, timeTo, comment, topics } = more;
  const others = [partySize, date, time, timeFrom, timeTo, comment, topics];
  return intent === "question" && venueId !== undefined && others.every((value) => value === undefined);
}

/**
 * "And Thursday at six, for two, please": all of a table on another day, in words that change nothing, is one more. So is what is
 * asked of another restaurant.
 */
function isOfItsOwn(placed: Placed, understood: Understood, context: Context): boolean {
  const { booking } = placed;
  const { intent, date, venueId, moves, ofBooking, instead } = understood;
  const isOtherDay = date !== localDate(booking.startsAt, booking.venueId, context);
  const changes = moves || ofBooking || instead || booking.state === "CANCELLED";
  const asks = intent === "question" && venueId !== undefined && venueId !== booking.venueId;
  /** "No. Friday at 8 for two": the no is to what was asked. */
  const refuses = intent === "change" && isAskedToRemember(placed);
  const wishes = intent === "inform" || intent === "book" || refuses || asks;
  return wishes && !changes && isOtherDay && isWholeWish(understood);
}

/** "7pm Friday, 2 people": all of a table is said. */
function isWholeWish({ partySize, date, time, timeFrom }: Understood): boolean {
  return partySize !== undefined && date !== undefined && (time ?? timeFrom) !== undefined;
}

/** "Add a bottle of fizz to it": to the booking just made, or to that of the day that is named. */
function addToPlaced(state: Placed, understood: Understood, context: Context): Step<State> {
  const { booking } = state;
  const isMeant = booking.state !== "CANCELLED" && isAddedTo(booking, understood, context);
  const draft = additionIn(understood);
  return isMeant
    ? startChange(state, booking, draft, context)
    : findBookings(state, "change", context, draft);
}

/** What is to be added to a booking, with what was said of which it is. */
function additionIn(understood: Understood): Draft {
  return { ...fillDraft({}, understood), adds: true, ofBooking: true };
}

/** "Yes, but we'll be 5" to a prompt changes the booking that was asked about. */
function changePromptedOrFind(state: State, understood: Understood, context: Context): Step<State> {
  const prompt = state.prompts.at(-1);
  if (understood.adds) {
    const addition = additionIn(understood);
    return prompt && isAddedTo(prompt.booking, understood, context)
      ? startChange(state, prompt.booking, addition, context)
      : findBookings(state, "change", context, addition);
  }
  if (prompt && statesTable(understood)) {
    return advance(state, draftOfBooking(prompt.booking, context), understood, context);
  }
  const draft = {
    ...fillDraft({}, understood),
    ...defined({ shift: shiftOf(understood), holder: holderIn(understood, context) }),
    ...(understood.holder && ({ asksHolder: true } as const)),
    ...(understood.ofBooking && ({ ofBooking: true } as const)),
    ...(understood.moves && ({ moves: true } as const)),
    ...(understood.countsAnew && ({ maybeAnother: true } as const)),
    ...(understood.recounts && ({ asksPartySize: true } as const)),
  };
  const isOfPlaced =
    (understood.holder || understood.recounts) &&
    state.phase === "placed" &&
    state.booking.state !== "CANCELLED";
  if (isOfPlaced) return startChange(state, state.booking, draft, context);
  return findBookings(state, "change", context, draft);
}
