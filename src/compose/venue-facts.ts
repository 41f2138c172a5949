import type { BookingClient } from "#src/booking/client/booking-client.ts";
import { readTurnTimes, turnMinutes } from "#src/booking/service/capacity/turn-time.ts";
import type { BookingService } from "#src/booking/service/create-booking-service.ts";
import type { Answers } from "#src/booking/service/venue/answers.ts";
import {
  type DeskClosure,
  isStart,
  openIntervals,
  startBounds,
} from "#src/booking/service/venue/opening-hours.ts";
import { parsePartySizes } from "#src/booking/service/venue/party-sizes.ts";
import type { Plan, Scenario } from "#src/booking/service/venue/plan.ts";
import { hasPlan, type Venue } from "#src/booking/service/venue/venue.ts";
import type { Answer, Stay, VenueFacts } from "#src/bot/machine/core/context.ts";
import type { House } from "#src/bot/runtime/ports/house.ts";
import { holidayOn } from "#src/bot/understanding/dates/holidays.ts";
import { countryOfZone } from "#src/lib/country-of-zone.ts";
import { defined } from "#src/lib/defined.ts";
import { languageOfTag } from "#src/lib/language-of-tag.ts";
import type { Log } from "#src/lib/log.ts";
import { memoizeLast } from "#src/lib/memoize-last.ts";
import { withParts } from "./parts-of-answers.ts";

/** What the bot knows of its venues: the file's profiles, and the scenarios of the service. */
export interface VenueBook extends House {
  /** Asks the service for its venues; keeps the former answer when it gives none. */
  refresh(): Promise<void>;
}

/** With the embedded service, the file says everything but what the staff have closed. */
export function createEmbeddedVenueBook(
  venues: () => readonly Venue[],
  closures?: BookingService["closures"],
): VenueBook {
  // One list for each state of the file: whoever works something out of it does so once.
  const factsOf = memoizeLast((file: readonly Venue[]) =>
    file.filter(hasPlan).map((venue) => toFacts(venue, toBookable(venue.plan), () => closures?.of(venue.id))),
  );
  return {
    venues: () => factsOf(venues()),
    refresh: async () => await closures?.refresh(),
  };
}

/**
 * With a remote one, the service says which venues there are and what can be booked there. One that the
 * file does not know is left out with a warning: nobody could say what "at 7" means there.
 */
export function createRemoteVenueBook(
  venues: () => readonly Venue[],
  client: Pick<BookingClient, "listVenues">,
  log: Log,
): VenueBook {
  let bookable: ReadonlyMap<number, Bookable> = new Map();
  const factsOf = memoizeLast((file: readonly Venue[], listed: ReadonlyMap<number, Bookable>) =>
    file.flatMap((venue) => {
      const known = listed.get(venue.id);
      return known ? [toFacts(venue, known)] : [];
    }),
  );
  return {
    keptElsewhere: true,
    venues: () => factsOf(venues(), bookable),
    refresh: async () => {
      const listed = await client.listVenues({});
      if (!listed.ok) throw new Error("could not list the venues: the service refused");
      const known = new Set(venues().map(({ id }) => id));
      for (const { id } of listed.value) {
        if (known.has(id) || bookable.has(id)) continue;
        log.warn({ venueId: id }, "the service lists a venue that VENUES_FILE does not; it is left out");
      }
      bookable = new Map(listed.value.map((venue) => [venue.id, venue]));
    },
  };
}

/** What can be booked at a venue. */
type Bookable = Required<Pick<VenueFacts, "scenarioNames" | "scenarios">>;

function toBookable({ scenarios }: Plan): Bookable {
  return { scenarioNames: scenarios.map(({ name }) => name), scenarios };
}

/** The names of its ways to dine in other languages, beside its scenarios or, without a plan, in its profile. */
function translationsOf(venue: Venue): NonNullable<VenueFacts["scenarioTranslations"]> {
  const named = hasPlan(venue)
    ? venue.plan.scenarios.flatMap(({ name, names }) => (names ? [[name, names] as const] : []))
    : Object.entries(venue.scenarioNames ?? {});
  return Object.fromEntries(named.map(([name, names]) => [name, byLanguage(names)]));
}

function toFacts(
  venue: Venue,
  { scenarioNames, scenarios }: Bookable,
  closures?: () => readonly DeskClosure[] | undefined,
): VenueFacts {
  const { id, name, timeZone, languages, answers, address, location, phone, email, website } = venue;
  const { cancellationDeadline, noShowAfter, currency } = venue;
  const country = venue.country ?? countryOfZone(timeZone);
  return {
    id,
    name,
    timeZone,
    scenarioNames,
    scenarioTranslations: translationsOf(venue),
    scenarios: scenarios.map((scenario) => ({ id: scenario.id, name: scenario.name })),
    ...(languages && { languages: languages.map(languageOfTag) }),
    ...defined({ country, address, location, phone, email, website, photos: venue.photos }),
    ...(answers && { answers: toAnswers(answers) }),
    ...(venue.privacy !== undefined && { privacy: withoutRegions(venue.privacy) }),
    ...(venue.afterVisit && { afterVisit: toAfterVisit(venue.afterVisit) }),
    ...(venue.messages && {
      messages: venue.messages.map(({ key, text }) => ({ key, text: withoutRegions(text) })),
    }),
    ...((hasPlan(venue) || venue.hours) && {
      openOn: (date: string) => openIntervals(venue, Temporal.PlainDate.from(date), closures?.()),
    }),
    ...(hasPlan(venue) && {
      startsOn: (date: string, partySize: number | undefined) =>
        startBounds(venue, Temporal.PlainDate.from(date), closures?.() ?? [], partySize, (scenario) =>
          stayOf(scenario, partySize),
        ),
      isStart: (scenarioName: string, date: string, time: string) =>
        isStart(venue, scenarioName, Temporal.PlainDate.from(date), time, closures?.() ?? []),
    }),
    ...(country !== undefined && {
      holidayOn: (date: string, language: string) => holidayOn(date, country, language),
    }),
    ...defined({ cancellationDeadline, noShowAfter, currency, offersAtOnce: venue.waitlist?.offersAtOnce }),
    ...(hasPlan(venue) && factsOfPlan(venue.plan.scenarios)),
  };
}

function factsOfPlan(scenarios: readonly Scenario[]): Partial<VenueFacts> {
  return {
    ...limitsOf(scenarios),
    descriptions: descriptionsOf(scenarios),
    horizons: Object.fromEntries(scenarios.map(({ name, horizon }) => [name, horizon])),
    noShowFees: feesOf(scenarios),
    deposits: depositsOf(scenarios),
    stays: staysOf(scenarios),
    partySizes: Object.fromEntries(scenarios.map(({ name, partySize }) => [name, partySize])),
  };
}

/** In the house's own language, and in those that it is written in besides. */
function descriptionsOf(scenarios: readonly Scenario[]): NonNullable<VenueFacts["descriptions"]> {
  return Object.fromEntries(
    scenarios
      .filter(({ description }) => description !== "")
      .map(({ name, description, descriptions }) => [
        name,
        descriptions ? { ...byLanguage(descriptions), "": description } : description,
      ]),
  );
}

function feesOf(scenarios: readonly Scenario[]): NonNullable<VenueFacts["noShowFees"]> {
  return Object.fromEntries(
    scenarios.flatMap(({ name, noShowFee }) => (noShowFee ? [[name, noShowFee]] : [])),
  );
}

function depositsOf(scenarios: readonly Scenario[]): NonNullable<VenueFacts["deposits"]> {
  return Object.fromEntries(scenarios.flatMap(({ name, deposit }) => (deposit ? [[name, deposit]] : [])));
}

function staysOf(scenarios: readonly Scenario[]): readonly Stay[] {
  return scenarios.flatMap(({ name, turnTime }) =>
    Object.entries(turnTime).flatMap(([key, duration]): Stay[] => {
      const sizes = parsePartySizes(key);
      if (!sizes) return [];
      const minutes = Temporal.Duration.from(duration).total("minutes");
      const most = Number.isFinite(sizes.max) ? sizes.max : undefined;
      return [{ scenarioName: name, least: sizes.min, minutes, ...defined({ most }) }];
    }),
  );
}

/** How long a party stays, or where its size is not known, the one that leaves first. */
function stayOf({ turnTime }: Scenario, partySize: number | undefined): number | undefined {
  const times = readTurnTimes(turnTime);
  const known = partySize === undefined ? undefined : turnMinutes(times, partySize);
  return known ?? Math.min(...times.map(({ minutes }) => minutes));
}

/** How many, and how far ahead, the most generous of the scenarios takes. */
function limitsOf(scenarios: readonly Scenario[]): Pick<VenueFacts, "largestParty" | "horizon"> {
  const anyDay = Temporal.PlainDate.from("2026-01-01");
  const [furthest] = scenarios
    .map(({ horizon }) => horizon)
    .toSorted((a, b) => Temporal.PlainDate.compare(anyDay.add(b), anyDay.add(a)));
  return {
    largestParty: Math.max(...scenarios.map(({ partySize }) => partySize.max)),
    ...defined({ horizon: furthest }),
  };
}

/** Replies know no regions, so neither do the languages of the answers. */
function toAnswers(answers: Answers): NonNullable<VenueFacts["answers"]> {
  const entries = Object.entries(answers).map(([topic, answer]) => [topic, withoutRegions(answer)]);
  return withParts(Object.fromEntries(entries));
}

function toAfterVisit({
  text,
  ...rest
}: NonNullable<Venue["afterVisit"]>): NonNullable<VenueFacts["afterVisit"]> {
  return { ...rest, ...(text !== undefined && { text: withoutRegions(text) }) };
}

const withoutRegions = (answer: Answer): Answer => (typeof answer === "string" ? answer : byLanguage(answer));

function byLanguage(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([tag, text]) => [languageOfTag(tag), text]));
}
