import { wishNoted } from "#src/bot/machine/anytime/human.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { listedVenues } from "#src/bot/machine/core/house.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import type { Option, Question } from "#src/bot/machine/core/question.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type {
  AskingDate,
  AskingPartySize,
  ChoosingReading,
  ChoosingVenue,
  State,
} from "#src/bot/machine/core/state.ts";
import { dateValue, timeValue, today, venueName } from "#src/bot/machine/core/values.ts";
import { advance, isTooLarge } from "#src/bot/machine/tables/advance.ts";
import { monthOf, rangeOf, takeFirstFree } from "#src/bot/machine/tables/calendar.ts";
import { repeatsBooking } from "#src/bot/machine/tables/change-booking.ts";
import { fillDraft, movesSlot, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { giveUp } from "#src/bot/machine/tables/give-up.ts";
import { proceed } from "#src/bot/machine/tables/look-for-table.ts";
import { notedSoFar } from "#src/bot/machine/tables/noted-so-far.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { PhaseOf } from "./phase-of.ts";

/** One thing about the table is asked for. */
const asked = { said: sayWhileAsked } as const;

/** Which restaurant? */
export const choosingVenue: PhaseOf<"choosingVenue"> = {
  ...asked,
  ask: (_, context) => askVenue(context),
  expects: "venue",
  numbersButtons: true,
};

/** How many? */
export const askingPartySize: PhaseOf<"askingPartySize"> = {
  ask: askPartySize,
  expects: "partySize",
  said: (state, understood, context) =>
    state.tooLarge && leavesParty(state, understood, context)
      ? giveUp(state, context)
      : sayWhileAsked(state, asRefused(state, understood), context),
};

/** "Harbor & Vine then": the party that is too large for one restaurant is asked for at another. */
function asRefused({ tooLarge, draft }: AskingPartySize, understood: Understood): Understood {
  const { venueId, partySize } = understood;
  const isElsewhere = venueId !== undefined && venueId !== draft.venueId && draft.changing === undefined;
  const isSame = isElsewhere && partySize === undefined && typeof tooLarge === "number";
  return isSame ? { ...understood, partySize: tooLarge } : understood;
}

/** No smaller table is wanted: "no", or of a booking that was to be changed, "leave it at 7 then" and "yes, we're coming". */
function leavesParty({ draft }: AskingPartySize, understood: Understood, context: Context): boolean {
  const { intent, partySize } = understood;
  if (intent === "deny" || draft.changing === undefined || partySize !== undefined) return intent === "deny";
  const repeats = statesTable(understood) && repeatsBooking(draft.changing, understood, context);
  return intent === "affirm" || repeats;
}

/** Which day? */
export const askingDate: PhaseOf<"askingDate"> = {
  ...asked,
  ask: (state, context) => withCalendar(askDate(state, context), state, context),
  expects: "date",
  numbersButtons: true,
};

/** Which of two days or times was meant? */
export const choosingReading: PhaseOf<"choosingReading"> = {
  ask: askReading,
  expects: ({ readings }) => (readings.type === "dates" ? "date" : "time"),
  lists: ({ readings }) =>
    readings.type === "times"
      ? readings.times.map((time) => ({ time }))
      : readings.dates.map((date) => ({ date })),
  numbersButtons: true,
  said: (state, understood, context) =>
    keepReading(state, understood, context) ?? sayWhileAsked(state, understood, context),
};

/** Party sizes that get a button; larger ones are typed. */
const partySizes = [1, 2, 3, 4, 5, 6, 7, 8];
/** Days that get a button: today, tomorrow and the next five. */
const daysOffered = 7;

function askVenue(context: Context): Question {
  const venues = listedVenues(context);
  return {
    lines: [
      venues.length > 0 ? plain("askVenue") : message("askVenueByName", { count: context.venues.length }),
    ],
    options: venues.map((venue) => ({
      choice: { type: "venue", venueId: venue.id },
      label: message("choiceVenue", { venue: venue.name }),
    })),
  };
}

function askPartySize({ draft, tooLarge }: AskingPartySize, context: Context): Question {
  if (tooLarge) {
    return {
      lines: [plain("askSmallerParty")],
      options: [{ choice: { type: "drop" }, label: plain("choiceDrop") }],
    };
  }
  const most = venueById(context, draft.venueId)?.largestParty ?? Number.POSITIVE_INFINITY;
  return {
    lines: [plain("askPartySize")],
    options: partySizes
      .filter((partySize) => partySize <= most)
      .map((partySize) => ({
        choice: { type: "partySize", partySize },
        label: message("choicePartySize", { partySize }),
      })),
  };
}

export function askDate({ draft }: Pick<AskingDate, "draft">, context: Context): Question {
  const first = Temporal.PlainDate.from(today(draft.venueId, context));
  const { openOn } = venueById(context, draft.venueId) ?? {};
  const days = Array.from({ length: daysOffered }, (_, offset) => ({
    date: first.add({ days: offset }).toString(),
    offset,
  }));
  const open = days.filter(({ date }) => openOn === undefined || openOn(date).length > 0);
  const options = (open.length > 0 ? open : days).map(
    ({ date, offset }): Option => ({ choice: { type: "date", date }, label: dayLabel(date, offset) }),
  );
  return { lines: [message("askDate", { partySize: draft.partySize ?? 0 })], options };
}

/** Days further ahead are a tap away. */
function withCalendar({ lines, options }: Question, { draft }: AskingDate, context: Context): Question {
  const month = monthOf(today(draft.venueId, context));
  const calendar: Option = { choice: { type: "month", month }, label: plain("choiceCalendar") };
  return { lines, options: [...options, calendar] };
}

function dayLabel(date: string, days: number) {
  if (days === 0) return plain("choiceToday");
  if (days === 1) return plain("choiceTomorrow");
  return message("choiceDay", { date: dateValue(date) });
}

function askReading({ readings }: ChoosingReading): Question {
  if (readings.type === "dates") {
    return {
      lines: [plain("whichDate")],
      options: readings.dates.map((date) => ({
        choice: { type: "date", date },
        label: message("choiceDay", { date: dateValue(date) }),
      })),
    };
  }
  return {
    lines: [plain("whichTime")],
    options: readings.times.map((time) => ({
      choice: { type: "time", time },
      label: message("choiceTime", { time: timeValue(time) }),
    })),
  };
}

type Asking = ChoosingVenue | AskingPartySize | AskingDate | ChoosingReading;

/** One thing was asked; the guest may answer it, or anything else about the table at the same time. */
function sayWhileAsked(state: Asking, understood: Understood, context: Context): Step<State> | undefined {
  if (understood.firstFree) return takeFirst(state, understood, context);
  if (movesSlot(understood)) return goOn(state, understood, context);
  if (statesTable(understood)) {
    const noted = { ...state, draft: fillDraft(state.draft, understood) };
    return enter(noted, wishNoted(state, understood, context));
  }
  const { intent } = understood;
  // "Are you open on Friday?" – "Yes, until ten. Which day?" – "That one, yes."
  if (intent === "affirm" && state.askedAbout) return advance(state, state.draft, understood, context);
  if (intent === "change") return enter(state, [plain("whatToChange")]);
  if (intent === "book" || intent === "greet" || intent === "affirm") return enter(state);
  // Whoever says no to how many or which day wants no table.
  return intent === "deny" ? giveUp(state, context) : undefined;
}

/** "The first that's free": of the days that have a button where they are a range, else of two the first. */
function takeFirst(state: Asking, understood: Understood, context: Context): Step<State> | undefined {
  const draft = fillDraft(state.draft, understood);
  const dates =
    state.phase === "choosingReading" && state.readings.type === "dates" ? state.readings.dates : [];
  const [from, to = from] = [dates[0], dates.at(-1)];
  if (dates.length === 2 && from !== undefined) return proceed(state, { ...draft, date: from }, context);
  const shown = from !== undefined && to !== undefined ? { from, to } : undefined;
  return takeFirstFree(state, draft, rangeOf(understood) ?? shown, context);
}

/** The next question; where it is the same one, with what is known by now, so that nobody wonders whether they were heard. */
function goOn(state: Asking, understood: Understood, context: Context): Step<State> {
  const step = advance(state, state.draft, understood, context);
  const { state: next } = step;
  if (next.phase !== state.phase || !("draft" in next)) return step;
  const { partySize, date } = next.draft;
  const isDate = next.phase === "askingDate";
  if (isDate && onlySaysParty(understood)) return step;
  const isRefused =
    (partySize === undefined && understood.partySize !== undefined) ||
    (date === undefined && understood.date !== undefined);
  if (isRefused) return step;
  const line = notedSoFar(settledIn(next), isDate);
  const { venueId } = next.draft;
  if (venueId === undefined || venueId === state.draft.venueId) return enter(next, [line]);
  /** "Furu, I mean": which restaurant it is now about. */
  const moved = message("notedName", { name: venueName(venueId, context) });
  return enter(next, line.key === "noted" ? [moved] : [moved, line]);
}

/** What is known while one of two days or times is yet to be chosen: neither of them. */
function settledIn(state: Asking): Draft {
  const { draft } = state;
  if (state.phase !== "choosingReading") return draft;
  const { date, time, ...rest } = draft;
  return state.readings.type === "dates"
    ? { ...rest, ...defined({ time }) }
    : { ...rest, ...defined({ date }) };
}

/** How many come stands in the question for the day. */
function onlySaysParty({ partySize, ...others }: Understood): boolean {
  return partySize !== undefined && !movesSlot(others);
}

/** Which day or time was meant stays open while the guest speaks of something else about the table, or wants neither. */
function keepReading(
  state: ChoosingReading,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  // Neither of them.
  if (understood.intent === "deny" && !statesTable(understood)) return enter(state, [plain("whatToChange")]);
  if (!statesTable(understood)) return undefined;
  const { date, time, timeFrom, timeTo } = understood;
  const settling = state.readings.type === "dates" ? [date] : [date, time, timeFrom, timeTo];
  if (settling.some((value) => value !== undefined)) return undefined;
  const draft = fillDraft(state.draft, understood);
  if (isTooLarge(draft, context)) return undefined;
  return enter(
    { ...state, draft },
    movesSlot(understood) ? [notedSoFar(settledIn({ ...state, draft }), false)] : [plain("noted")],
  );
}
