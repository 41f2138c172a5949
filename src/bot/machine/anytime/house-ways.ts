import type { Context, VenueFacts } from "#src/bot/machine/core/context.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { draftOf, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { localDate, localTime, scenarioValue, timeValue, today } from "#src/bot/machine/core/values.ts";
import { unservedLines } from "#src/bot/machine/tables/serving.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** A way to dine outside or in a room apart, by what guests of all languages call it. */
const kinds: Partial<Record<Topic, RegExp>> = {
  outdoors: /terra[scz]|outdoor|outside|garden|garten|giardino|jard[ií]n|jardim|patio|esplanad|uteserv|tuin/i,
  events: /private|privat|privé|privad|séparé|separee|cellar|chambre|salon|saletta|cabinet/i,
};

/** The ways to dine, and how many each takes where that is known. */
export function waysAt(venue: VenueFacts): Message[] {
  if (venue.scenarioNames.length === 0) return [];
  const lines = venue.scenarioNames.map((name) => wayToDine(name, venue));
  return [message("waysOfVenue", { venue: venue.name }), ...lines];
}

/** One of them, and how many it takes where that is known. */
export function wayToDine(name: string, venue: VenueFacts): Message {
  const scenario = scenarioValue(name, venue);
  const { min: least, max: most } = venue.partySizes?.[name] ?? {};
  return least === undefined || most === undefined || least === most
    ? message("wayToDine", { scenario })
    : message("wayToDineFor", { scenario, least, most });
}

/**
 * "Do you have a terrace?", "can we sit outside?", "is this the terrace?", where that is a way to dine: on the day that is named or talked
 * about, and at the hour of the table that is picked; of such a one it is said which way it is.
 */
export function bookableAt(
  topic: Topic,
  venue: VenueFacts,
  { scenarioName, date }: Understood,
  state: State,
  context: Context,
): Message[] {
  const name = scenarioName ?? ofKind(topic, venue);
  if (name === undefined || !venue.scenarioNames.includes(name)) return [];
  const shown = date === undefined ? tableShown(state, venue) : undefined;
  const visit = scenarioName === undefined ? visitIn(state, venue, context) : undefined;
  const day = date ?? (shown ? localDate(shown.startsAt, venue.id, context) : visit?.date);
  const time = shown && localTime(shown.startsAt, venue.id, context);
  const unserved = unservedAt(name, venue, { date: day, time }, context);
  if (unserved.length > 0) return unserved;
  const bookable = message("scenarioBookable", { venue: venue.name, scenario: scenarioValue(name, venue) });
  if (shown?.scenarioName === undefined || shown.scenarioName === name) return [bookable];
  return [bookable, message("booksScenario", { scenario: scenarioValue(shown.scenarioName, venue) })];
}

/** The table that is picked here, or as which a booking is shown that would be changed. */
function tableShown(state: State, { id }: VenueFacts): Pick<Slot, "startsAt" | "scenarioName"> | undefined {
  if (state.phase === "confirmingChange") {
    const { slot, query, startsAt } = state;
    const { venueId, scenarioName } = slot ?? query.changing;
    return venueId === id ? { startsAt, scenarioName } : undefined;
  }
  const slot = selectionOf(state)?.slot;
  return slot?.venueId === id ? slot : undefined;
}

function ofKind(topic: Topic, venue: VenueFacts): string | undefined {
  const kind = kinds[topic];
  const found =
    kind && venue.scenarioNames.filter((name) => namesOf(name, venue).some((one) => kind.test(one)));
  return found?.length === 1 ? found[0] : undefined;
}

const namesOf = (name: string, { scenarioTranslations }: VenueFacts): readonly string[] => [
  name,
  ...Object.values(scenarioTranslations?.[name] ?? {}),
];

/** What is allowed in some part of the house alone, as it has written: "Dogs are welcome on the terrace." */
const allowedSomewhere: ReadonlySet<Topic> = new Set(["dogs", "smoking"]);

/** Beside what is allowed on the terrace: that there is none at the time of the visit, or none these weeks. */
export function closedPartsIn(
  answer: string,
  topic: Topic,
  venue: VenueFacts,
  understood: Understood,
  state: State,
  context: Context,
): Message[] {
  if (!allowedSomewhere.has(topic)) return [];
  const text = answer.toLowerCase();
  const named = venue.scenarioNames.find((name) =>
    namesOf(name, venue).some((one) => text.includes(one.toLowerCase())),
  );
  const visit = visitIn(state, venue, context);
  const { date = visit?.date, time = visit?.time } = understood;
  return named === undefined ? [] : unservedAt(named, venue, { date, time }, context);
}

/** The day and the hour of the table that is talked about here. */
function visitIn(state: State, venue: VenueFacts, context: Context) {
  const draft = draftOf(state);
  if (draft) return { date: draft.date, time: draft.time?.type === "at" ? draft.time.time : undefined };
  const table = selectionOf(state)?.slot ?? ("booking" in state ? state.booking : undefined);
  if (table?.venueId !== venue.id) return undefined;
  return {
    date: localDate(table.startsAt, venue.id, context),
    time: localTime(table.startsAt, venue.id, context),
  };
}

/** So many days show whether it is served at all in this season. */
const daysOfSeason = 14;

/** That this way to dine is not to be had then; of no day in particular, that it is out of season. */
function unservedAt(
  scenarioName: string,
  venue: VenueFacts,
  { date, time }: { readonly date: string | undefined; readonly time?: string | undefined },
  context: Context,
): Message[] {
  if (date !== undefined) {
    const unserved = unservedLines({ scenarioName, venueId: venue.id, date }, context);
    if (unserved) return unserved;
    const isThen = time === undefined || venue.isStart?.(scenarioName, date, time) !== false;
    if (isThen || time === undefined) return [];
    return [
      message("scenarioNotThen", { scenario: scenarioValue(scenarioName, venue), time: timeValue(time) }),
    ];
  }
  const first = Temporal.PlainDate.from(today(venue.id, context));
  const lines = Array.from({ length: daysOfSeason }, (_, days) => {
    const day = first.add({ days }).toString();
    return unservedLines({ scenarioName, venueId: venue.id, date: day }, context);
  });
  return lines.every((one) => one !== undefined) ? (lines[0] ?? []) : [];
}

/** How long a table is held for who comes late, where the house has a rule; it decides where none is known. */
export function heldForLate({ name, noShowAfter }: VenueFacts): Message {
  if (noShowAfter === undefined) return plain("heldAsHouse");
  const minutes = Temporal.Duration.from(noShowAfter).total("minutes");
  return message("heldForLate", { venue: name, length: { type: "length", minutes } });
}
