import { wishNoted } from "#src/bot/machine/anytime/human.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Waits, WantedTime } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Option, Question } from "#src/bot/machine/core/question.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { ChoosingSlot, State } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import {
  dateValue,
  localDate,
  localTime,
  rangeValues,
  scenarioValue,
  timeValue,
  venueName,
} from "#src/bot/machine/core/values.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { fillDraft, movesSlot, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import { search } from "#src/bot/machine/tables/look-for-table.ts";
import { wantedOffer } from "#src/bot/machine/tables/offers.ts";
import { scenarioOption } from "#src/bot/machine/tables/options.ts";
import { pickSlot, pickWaitlist } from "#src/bot/machine/tables/pick-slot.ts";
import { timeOfWait } from "#src/bot/machine/tables/wait-in-line.ts";
import { rangeAskedFor } from "#src/bot/machine/tables/wait-range.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { offerAsides, offerWords } from "./offer-words.ts";
import type { PhaseOf } from "./phase-of.ts";

/** Times are offered: the guest names one of them, or wishes for something else. */
export const choosingSlot: PhaseOf<"choosingSlot"> = {
  ask: askSlot,
  expects: "slot",
  shows: "tables",
  lists: ({ offers }) => offers.map(({ startsAt }) => ({ startsAt })),
  said: sayWhileChoosingSlot,
  answered: {
    slot: (state, { slot }, context) => pickSlot(state, state.query, slot, context),
    waitlist: (state, { slot }, context) => waitFor(state, slot, context),
  },
};

/** The offered times, and whatever else is one tap away: other scenarios, the waitlist, another day, the booking as it is, a person. */
function askSlot(state: ChoosingSlot, context: Context): Question {
  const { offers, otherScenarios, waitlistSlot } = state;
  const options: Option[] = offers.map((slot) => ({
    choice: { type: "slot", slot },
    label: slotLabel(slot, state, context),
  }));
  if (waitlistSlot) {
    options.push({
      choice: { type: "waitlist", slot: waitlistSlot },
      label: waitlistLabel(state, waitlistSlot, context),
    });
  }
  options.push(
    ...otherScenarios.map((name) => scenarioOption(name, venueById(context, state.query.venueId))),
  );
  options.push({ choice: { type: "otherDay" }, label: plain("choiceOtherDay") });
  if (state.query.changing) options.push({ choice: { type: "keep" }, label: plain("choiceKeep") });
  if (offers.length === 0) options.push({ choice: { type: "human" }, label: plain("choiceHuman") });
  return { lines: [...offerWords(state, context), ...offerAsides(state, context)], options };
}

function waitlistLabel(state: ChoosingSlot, slot: Slot, context: Context): Message {
  const range = rangeAskedFor(state, slot, context);
  if (range) return message("choiceWaitlistRange", rangeValues(range));
  return message("choiceWaitlist", { time: timeValue(localTime(slot.startsAt, slot.venueId, context)) });
}

function waitFor(state: ChoosingSlot, slot: Slot, context: Context): Step<State> {
  return pickWaitlist(state, slot, rangeAskedFor(state, slot, context), context);
}

/** Whether who wants to wait says no more of the table than what the button does; else that is looked for first. */
function isOfWait(state: ChoosingSlot, slot: Slot, said: Understood, context: Context): boolean {
  const { time, timeFrom, timeTo, date, partySize, venueId, scenarioName, timeShift, anyTime } = said;
  const { startsAt } = slot;
  const range = rangeAskedFor(state, slot, context);
  const isSame = (value: unknown, shown: unknown) => value === undefined || value === shown;
  return (
    isSame(time, localTime(startsAt, slot.venueId, context)) &&
    isSame(timeFrom, range?.from) &&
    isSame(timeTo, range?.to) &&
    isSame(date, localDate(startsAt, slot.venueId, context)) &&
    isSame(partySize, state.query.partySize) &&
    isSame(venueId, slot.venueId) &&
    isSame(scenarioName, slot.scenarioName) &&
    timeShift === undefined &&
    !anyTime
  );
}

/** A button names only what differs from what was asked: the time, and the day, venue or scenario where it is another. */
function slotLabel(slot: Slot, { query, offers }: ChoosingSlot, context: Context): Message {
  const time = timeValue(localTime(slot.startsAt, slot.venueId, context));
  const date = localDate(slot.startsAt, slot.venueId, context);
  if (slot.venueId !== query.venueId) {
    return message("choiceVenueTime", { venue: venueName(slot.venueId, context), time });
  }
  const scenario = namesScenario(slot, offers)
    ? scenarioValue(slot.scenarioName, venueById(context, slot.venueId))
    : undefined;
  if (date !== query.date) {
    const day = { date: dateValue(date), time };
    return scenario === undefined
      ? message("choiceDateTime", day)
      : message("choiceDateTimeScenario", { ...day, scenario });
  }
  return scenario === undefined
    ? message("choiceTime", { time })
    : message("choiceTimeScenario", { time, scenario });
}

/** Where the times of a venue are of several ways to dine, each says which. */
function namesScenario({ venueId, scenarioName }: Slot, offers: readonly Slot[]): boolean {
  const there = offers.filter((offer) => offer.venueId === venueId);
  return scenarioName !== "" && there.some((offer) => offer.scenarioName !== scenarioName);
}

function sayWhileChoosingSlot(
  state: ChoosingSlot,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { query } = state;
  const wished = withWishesSaid(query, understood);
  if (understood.intent === "waitlist") return waitInstead({ ...state, query: wished }, understood, context);
  const slot = namedOffer(state, understood, context);
  if (slot) return pickSlot(state, wished, slot, context);
  if (onlyPrefersEnd(understood))
    return search(state, endOfOffered({ ...state, query: wished }, understood.dayEnd), context);
  const shifted = shiftFromOffers(state, understood, context);
  if (shifted) return search(state, { ...query, time: shifted }, context);
  if (movesSlot(understood)) return advance(state, query, understood, context);
  if (statesTable(understood)) return noteWish(state, understood, context);
  switch (understood.intent) {
    case "affirm":
      return accept(state, context);
    case "book":
      return bookWanted(state, context);
    case "deny":
      return query.changing ? keep(state) : enter(state, [plain("whatToChange")]);
    case "change":
      return enter(state, [plain("whatToChange")]);
    case "greet":
    case "question":
      return enter(state);
    default:
      return undefined;
  }
}

/**
 * "Put us on the waitlist, anything between 6 and 9": what the button offers is joined at once. Anything else is looked up
 * first, of the way to dine whose waitlist was shown.
 */
function waitInstead(state: ChoosingSlot, understood: Understood, context: Context): Step<State> {
  const { query, waitlistSlot, waits } = state;
  const isAsked = understood.meant === "asked";
  const isShown = waitlistSlot && isOfWait(state, waitlistSlot, understood, context);
  if (isShown && isAsked) return enter({ ...state, waits: { asks: true } });
  if (isShown) return waitFor(state, waitlistSlot, context);
  const scenarioName = query.scenarioName === undefined ? waitlistSlot?.scenarioName : undefined;
  const asked: Waits = {
    ...defined({ scenarioName }),
    ...(isAsked && { asks: true }),
    ...(waits && !waits.asks && { insists: true }),
  };
  return advance(state, { ...query, ...timeOfWait(understood), waits: asked }, understood, context);
}

/** "12:45 please, the little one needs a high chair" */
function withWishesSaid(query: ChoosingSlot["query"], understood: Understood): ChoosingSlot["query"] {
  const { comment, withoutPhone } = fillDraft(query, understood);
  return { ...query, ...defined({ comment, withoutPhone }) };
}

/** "By the window" changes nothing about what is free. */
function noteWish(state: ChoosingSlot, understood: Understood, context: Context): Step<State> {
  const query = withWishesSaid(state.query, understood);
  return enter({ ...state, query }, wishNoted(state, understood, context));
}

/** The offer a message points at: by its place in the list, or by a time that just one of the offers has. */
function namedOffer(state: ChoosingSlot, understood: Understood, context: Context): Slot | undefined {
  const { choice, time, date, partySize, venueId } = understood;
  const { offers, query } = state;
  if (partySize !== undefined && partySize !== query.partySize) return undefined;
  if (choice !== undefined && time === undefined) return offers.at(choice > 0 ? choice - 1 : choice);
  const matches = offers.filter(
    (offer) =>
      (time === undefined || localTime(offer.startsAt, offer.venueId, context) === time) &&
      (date === undefined || localDate(offer.startsAt, offer.venueId, context) === date) &&
      (venueId === undefined || offer.venueId === venueId),
  );
  const namesOne = time !== undefined || date !== undefined || venueId !== undefined;
  return namesOne && matches.length === 1 ? matches[0] : undefined;
}

/** "Later" means after the last offered time, "earlier" before the first; unless the guest said by how much. */
function shiftFromOffers(
  state: ChoosingSlot,
  understood: Understood,
  context: Context,
): WantedTime | undefined {
  const { timeShift, shiftMinutes } = understood;
  const sameDay = state.offers.filter(
    ({ startsAt, venueId }) => localDate(startsAt, venueId, context) === state.query.date,
  );
  const edge = timeShift === "later" ? sameDay.at(-1) : sameDay[0];
  if (timeShift === undefined || shiftMinutes !== undefined || !edge) return undefined;
  const time = Temporal.PlainTime.from(localTime(edge.startsAt, edge.venueId, context));
  const moved = time.add({ minutes: timeShift === "later" ? 1 : -1 }).toString({ smallestUnit: "minute" });
  return timeShift === "later" ? { type: "between", from: moved } : { type: "between", to: moved };
}

/** "Not too late, please", and no more of the table. */
function onlyPrefersEnd({ dayEnd, ...others }: Understood): boolean {
  return dayEnd !== undefined && !movesSlot(others);
}

/**
 * The first or last times of the way to dine that is offered, in place of the one time that was wanted: those of the whole day
 * may be of another.
 */
function endOfOffered({ query, offers }: ChoosingSlot, dayEnd: Understood["dayEnd"]): ChoosingSlot["query"] {
  const { time, ...rest } = query;
  const [name, ...others] = new Set(offers.map(({ scenarioName }) => scenarioName));
  const isNamed = query.scenarioName !== undefined || name === undefined || others.length > 0;
  return {
    ...rest,
    ...(time?.type === "between" && { time }),
    ...(!isNamed && { scenarioName: name, anyScenario: true }),
    ...defined({ dayEnd }),
  };
}

/** "Yes" takes the place in line that alone is offered, or that was asked about; else the only offer, be it a time or another scenario, or the one that was asked for. */
function accept(state: ChoosingSlot, context: Context): Step<State> {
  const { query, offers, otherScenarios, waitlistSlot, waits } = state;
  const isOfWait = waits?.asks || (offers.length === 0 && otherScenarios.length === 0);
  if (waitlistSlot && isOfWait) return waitFor(state, waitlistSlot, context);
  const [scenarioName, ...others] = offers.length === 0 ? otherScenarios : [];
  if (scenarioName !== undefined && others.length === 0)
    return search(state, { ...query, scenarioName }, context);
  const slot = offers.length === 1 ? offers[0] : wantedOffer(state, context);
  return slot ? pickSlot(state, query, slot, context) : enter(state, [plain("chooseOffered")]);
}

/** "Book it" takes what was asked for, and nothing that was offered instead of it. */
function bookWanted(state: ChoosingSlot, context: Context): Step<State> {
  const slot = wantedOffer(state, context);
  return slot ? pickSlot(state, state.query, slot, context) : enter(state);
}
