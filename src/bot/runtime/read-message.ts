import { mayStillRemember } from "#src/bot/machine/anytime/privacy.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { draftOf, isFree, isInLine, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { expectingOf, phaseOf } from "#src/bot/machine/phases/phases.ts";
import { dayTalkedOf } from "#src/bot/machine/tables/asked-about.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { defined } from "#src/lib/defined.ts";
import type { House } from "./ports/house.ts";

/** What a guest's words are read against: where the conversation stands, and what is known of its venue. */
export function readingContext(
  state: State,
  {
    house,
    now,
    language,
    ownVenueId,
  }: {
    readonly house: House;
    readonly now: Temporal.Instant;
    readonly language: string;
    readonly ownVenueId?: number | undefined;
  },
): UnderstandingContext {
  const venues = house.venues();
  const venue = venueOf(state, venues, ownVenueId);
  const timeZone = venue?.timeZone ?? "UTC";
  const talkedOf = dayTalkedOf(state, now);
  const draft = knownDraft(state, timeZone, talkedOf);
  const offers = openOffers(state, timeZone);
  const { shows } = phaseOf(state);
  return {
    now: now.toZonedDateTimeISO(timeZone),
    language,
    expecting: expectingOf(state),
    venues,
    ...defined({ venueId: venueIdOf(state, ownVenueId) }),
    tablePicked: selectionOf(state) !== undefined || shows === "tables",
    ...(state.secondWish !== undefined && { anotherFollows: true }),
    ...(shows === "change" && { changeShown: true }),
    ...(state.phase === "choosingBooking" && state.purpose === "cancel" && { cancelsListed: true }),
    ...(mayStillRemember(state) && { asksToRemember: true }),
    ...(state.askedOfHouse !== undefined && { askedOfHouse: true }),
    ...(isInLine(state) && { asksTimes: true }),
    ...defined({ country: venue?.country }),
    ...(venue?.openOn && { openings: venue.openOn }),
    ...(draft && { draft }),
    ...defined({ talkedOf: talkedOf ?? dayAskedOf(state), noted: notedIn(state) }),
    ...(offers && { offers }),
  };
}

/** The venue under discussion; before there is one, that of the page, or the first, since most houses have one time zone. */
export function venueOf(
  state: State,
  venues: readonly VenueFacts[],
  ownVenueId: number | undefined,
): VenueFacts | undefined {
  const id = venueIdOf(state, ownVenueId);
  return venues.find((venue) => venue.id === id) ?? venues[0];
}

function venueIdOf(state: State, ownVenueId: number | undefined): number | undefined {
  return draftOf(state)?.venueId ?? bookingOf(state)?.venueId ?? state.askedAbout?.venueId ?? ownVenueId;
}

/** The booking that a correction would mean, or that the guest was asked about last. */
function bookingOf(state: State): BookedTable | undefined {
  const prompted = isFree(state) ? state.prompts.at(-1)?.booking : undefined;
  return prompted ?? ("booking" in state ? state.booking : undefined);
}

function knownDraft(
  state: State,
  timeZone: string,
  talkedOf: string | undefined,
): UnderstandingContext["draft"] {
  const draft = draftOf(state);
  if (draft) {
    const { date, time, partySize, scenarioName, anyScenario, comment, changing } = draft;
    const isAsBooked = changing !== undefined && dateOf(changing, timeZone) === date;
    return {
      // "Are you open on Christmas Day?", "then the 27th": what was asked about since counts, not the visit that stands.
      ...(!(isAsBooked && talkedOf !== undefined) && defined({ date })),
      ...(time?.type === "at" && { time: time.time }),
      ...defined({ partySize, scenarioName: anyScenario ? undefined : scenarioName }),
      ...defined({ missedScenario: anyScenario ? scenarioName : missedScenarioOf(state) }),
      // What the house has of a booking already is not unsaid by us.
      ...(!changing && defined({ comment })),
    };
  }
  const booking =
    bookingOf(state) ?? (state.phase === "idle" ? (state.joined ?? state.cancelled) : undefined);
  if (!booking) return undefined;
  return {
    ...(talkedOf === undefined && { date: dateOf(booking, timeZone) }),
    time: wallTime(booking.startsAt, timeZone),
    partySize: booking.partySize,
  };
}

/** The way to dine that the guest named, where times of another are offered. */
function missedScenarioOf(state: State): string | undefined {
  return state.phase === "choosingSlot" ? state.missed?.scenarioName : undefined;
}

/** What the house is told of the table that is talked about, or else what it is told of the guest at every visit. */
function notedIn(state: State): string | undefined {
  const { needs } = state.guest;
  const table = draftOf(state) ?? selectionOf(state)?.query ?? bookingOf(state);
  return table === undefined ? needs : (table.comment ?? needs ?? "");
}

const dateOf = ({ startsAt }: Pick<BookedTable, "startsAt">, timeZone: string): string =>
  Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The first of the days among which the guest is asked to choose: "rather the end of the week" is said of them. */
function dayAskedOf(state: State): string | undefined {
  return state.phase === "choosingReading" && state.readings.type === "dates"
    ? state.readings.dates[0]
    : undefined;
}

/** What is offered, in the order shown: a bare "2" picks the second. */
function openOffers(state: State, timeZone: string): UnderstandingContext["offers"] {
  const listed = phaseOf(state).lists?.(state);
  return listed?.map((entry) =>
    entry.startsAt === undefined ? entry : { time: wallTime(entry.startsAt, timeZone) },
  );
}

function wallTime(startsAt: string, timeZone: string): string {
  return Temporal.Instant.from(startsAt)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });
}
