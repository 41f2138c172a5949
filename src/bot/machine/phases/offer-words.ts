import { type Context, type VenueFacts, venueById } from "#src/bot/machine/core/context.ts";
import type { Query, WantedTime } from "#src/bot/machine/core/draft.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { unsaidOf } from "#src/bot/machine/core/reply.ts";
import type { ChoosingSlot } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import {
  dateValue,
  localDate,
  localTime,
  queryValues,
  scenarioValue,
  timeValue,
} from "#src/bot/machine/core/values.ts";
import { closedLines, closedThenLines, closedWithinLines } from "#src/bot/machine/tables/opening.ts";
import { missedLines } from "#src/bot/machine/tables/second-choices.ts";
import { unservedLines } from "#src/bot/machine/tables/serving.ts";
import { waitWords } from "#src/bot/machine/tables/wait-in-line.ts";

/** What stands above offered times: why it is not the wanted one, where it is not, and what they are. */
export function offerWords(state: ChoosingSlot, context: Context): Message[] {
  const words = reasonsAndOffers(state, context);
  return [...unsaidOf(waitWords(state, context), words), ...words];
}

function reasonsAndOffers(state: ChoosingSlot, context: Context): Message[] {
  const { lostTime, missed } = state;
  const lost = lostTime === undefined ? [] : [message("slotWasTaken", { time: timeValue(lostTime) })];
  if (missed)
    return [
      ...(lost.length > 0
        ? lost
        : missedLines(missed, state, hinderedLines({ ...state, query: missed }, context), context)),
      ...heading(state, context),
    ];
  if (lost.length > 0 && state.offers.length > 0) return [...lost, plain("nearestOffers")];
  const why = whyNot(state, context);
  if (why)
    return [...lost, ...why, ...(state.reason === "day" ? heading(state, context) : instead(state, context))];
  return [...lost, ...heading(state, context)];
}

/** What else there is to know before one is picked: that it is the only one left, and how long the table is theirs. */
export function offerAsides({ offers, isLast, query }: ChoosingSlot, context: Context): Message[] {
  const [first] = offers;
  if (!first) return [];
  const last = message("onlyTimeLeft", {
    time: timeValue(localTime(first.startsAt, first.venueId, context)),
    date: dateValue(localDate(first.startsAt, first.venueId, context)),
  });
  return [...(isLast ? [last] : []), ...lastingLine(offers, query, context)];
}

/** Said once, and only where it is as long for all of them; of which way to dine they are, to who named none. */
function lastingLine(offers: readonly Slot[], query: Query, context: Context): Message[] {
  const lengths = new Set(offers.map(minutesOfStay));
  const [minutes, ...others] = lengths;
  if (minutes === undefined || others.length > 0) return [];
  const length = { type: "length", minutes } as const;
  const scenario = scenarioOf(offers, query, context);
  return [scenario ? message("offersLastOf", { scenario, length }) : message("offersLast", { length })];
}

/** The one that all offers are of, where the house has several and the guest has named none. */
function scenarioOf(offers: readonly Slot[], query: Query, context: Context) {
  const venue = venueById(context, query.venueId);
  const isNamed = query.scenarioName !== undefined && !query.anyScenario;
  if (isNamed || !venue || venue.scenarioNames.length < 2) return undefined;
  const [name, ...others] = new Set(offers.map(({ scenarioName }) => scenarioName));
  const areThere = offers.every(({ venueId }) => venueId === query.venueId);
  return name && others.length === 0 && areThere ? scenarioValue(name, venue) : undefined;
}

function minutesOfStay({ startsAt, endsAt }: Slot): number | undefined {
  if (endsAt === undefined) return undefined;
  return Temporal.Instant.from(startsAt).until(endsAt).total("minutes");
}

/** Why the wanted time cannot be had, the plainest reason first; undefined where it can, or nobody knows. */
function whyNot(state: ChoosingSlot, context: Context): Message[] | undefined {
  const { query, reason, hindrance } = state;
  if (reason === "day") return wrongSize(state, context) ?? notThen(state, context);
  if (reason === "around") return undefined;
  const venue = venueById(context, query.venueId);
  const { time } = query;
  if (!venue) return undefined;
  return (
    (reason === "alternatives" ? closedLines(venue, query.date, state.language) : undefined) ??
    wrongSize(state, context) ??
    unservedLines(query, context) ??
    (time && notOpenThen(venue, query.date, time)) ??
    (hindrance?.type === "full" && reason !== "alternatives" ? undefined : hinderedLines(state, context))
  );
}

function notOpenThen(venue: VenueFacts, date: string, time: WantedTime): Message[] | undefined {
  return time.type === "at" ? closedThenLines(venue, date, time.time) : closedWithinLines(venue, date, time);
}

/** A way to dine that was named, or led here by its link, has none of the times near the wanted one. */
function notThen({ query }: ChoosingSlot, context: Context): Message[] | undefined {
  const { scenarioName, time, venueId } = query;
  if (scenarioName === undefined || time?.type !== "at") return undefined;
  const scenario = scenarioValue(scenarioName, venueById(context, venueId));
  return [message("scenarioNotThen", { scenario, time: timeValue(time.time) })];
}

/** The way to dine that was named is not for a party of this size. */
function wrongSize({ query }: ChoosingSlot, context: Context): Message[] | undefined {
  const { scenarioName, partySize, venueId } = query;
  const venue = venueById(context, venueId);
  const sizes = scenarioName === undefined ? undefined : venue?.partySizes?.[scenarioName];
  if (scenarioName === undefined || !sizes) return undefined;
  const scenario = scenarioValue(scenarioName, venue);
  if (partySize > sizes.max) return [message("scenarioTakesUpTo", { scenario, most: sizes.max })];
  return partySize < sizes.min ? [message("scenarioTakesFrom", { scenario, least: sizes.min })] : undefined;
}

function hinderedLines(
  { query, hindrance }: Pick<ChoosingSlot, "query" | "hindrance">,
  context: Context,
): Message[] | undefined {
  const values = queryValues(query, context);
  const time = query.time?.type === "at" ? timeValue(query.time.time) : undefined;
  switch (hindrance?.type) {
    case "early":
      return time && [message("tooEarly", { time, date: values.date, first: timeValue(hindrance.first) })];
    case "late":
      return time && [message("tooLate", { time, date: values.date, last: timeValue(hindrance.last) })];
    case "between": {
      const [before, after] = [timeValue(hindrance.before), timeValue(hindrance.after)];
      return time && [message("tablesBetween", { time, date: values.date, before, after })];
    }
    case "full":
      return [time ? message("fullAround", { ...values, time }) : message("fullOn", values)];
    default:
      return undefined;
  }
}

/** After the reason: that other times follow, or that there are none. */
function instead(state: ChoosingSlot, context: Context): Message[] {
  const { query, offers, otherScenarios } = state;
  if (offers.length > 0 || otherScenarios.length > 0) return [plain("nearestOffers")];
  return [message("noneAround", { partySize: query.partySize }), ...waitlistLines(state, context)];
}

function waitlistLines({ waitlistSlot }: ChoosingSlot, context: Context): Message[] {
  if (!waitlistSlot) return [];
  const time = localTime(waitlistSlot.startsAt, waitlistSlot.venueId, context);
  return [message("waitlistOpen", { time: timeValue(time) })];
}

function heading(state: ChoosingSlot, context: Context): Message[] {
  const { query, reason, offers, otherScenarios } = state;
  const values = queryValues(query, context);
  const wanted = query.time?.type === "at" ? timeValue(query.time.time) : undefined;
  if (offers.length === 0) {
    if (otherScenarios.length > 0) return [message("alternatives", values)];
    return [message("noAlternatives", values), ...waitlistLines(state, context)];
  }
  if (reason === "alternatives") return [message("alternatives", values)];
  if (reason === "day") return [message("slotsOfDay", values)];
  if (!wanted) return [message("slotsInRange", values)];
  return [message(reason === "around" ? "slotsAround" : "slotsNear", { ...values, time: wanted })];
}
