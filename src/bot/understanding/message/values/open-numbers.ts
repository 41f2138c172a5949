import type { Found } from "#src/bot/understanding/message/resolve.ts";
import type { FoundParty } from "#src/bot/understanding/party/found-party.ts";
import { resolveTime } from "#src/bot/understanding/times/resolve-time.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** From this number on, tables are rarely so large and dinners often so late. */
const firstLikelyHour = 7;
/** From this hour of the evening on a dinner rarely begins. */
const firstLateHour = 10;

/**
 * One number has one meaning: a party's picks no offer, and where the words fit a party as well as a time
 * ("make it 8", "actually 8", "not 7, 8") it is one of them.
 */
export function withOneMeaning(found: Found, context: UnderstandingContext): Found {
  const shown = partyShown(found, context);
  if (shown !== undefined) return { ...found, times: [], party: shown };
  const { party, choice, ...others } = found;
  if (party === undefined) return choice === undefined ? found : withChoice(choice, found, context);
  if (party.isHour && found.times.length === 0) return { ...others, times: [toTime(party)] };
  if (party.isOpen !== true) return { ...others, party };
  if (isBesideTime(party, found, context)) return { ...others, times: [toTime(party)] };
  if (isOfToldTime(party, found)) return { ...others, times: [...found.times, toTime(party)] };
  const isTime = found.times.length === 0 && meansTime(party, found, context);
  return isTime ? { ...others, times: [toTime(party)] } : { ...others, party };
}

/** "Ja, ändra till tre", where the change that is shown is for three, says that once more, and no hour. */
function partyShown({ party, times }: Found, { changeShown, draft }: UnderstandingContext) {
  const [only, ...more] = times;
  if (changeShown !== true || party !== undefined || only === undefined || more.length > 0) return undefined;
  const { hour, minute, half, fixed, padded, part, sure } = only.time;
  const isBare = half === undefined && part === undefined && !fixed && !padded && !sure && minute === 0;
  const isOfParty = isBare && hour === draft?.partySize;
  return isOfParty && draft?.time !== undefined && !isFullHour(draft.time, hour)
    ? { span: only.span, size: hour }
    : undefined;
}

/** "I booked for tomorrow at 7 but need to change it to 8": of a time that is told, and no party, the number is another. */
function isOfToldTime({ span, isSecond }: FoundParty, { times, changes }: Found): boolean {
  const [told, ...more] = times;
  return (
    changes && isSecond !== true && told !== undefined && more.length === 0 && told.span.end <= span.start
  );
}

/**
 * "Is 7 the earliest? Could we do 6 instead", where a time is asked for or times are offered: of two numbers that are hours apart the second
 * is an hour as well, unless the party that is known is nearer to it.
 */
function isBesideTime(
  { span, size, isSecond }: FoundParty,
  { times, dates }: Found,
  { expecting, draft }: UnderstandingContext,
): boolean {
  const [told, ...more] = times;
  if (expecting !== "slot" && expecting !== "time") return false;
  if (told === undefined || more.length > 0 || dates.length > 0 || isSecond === true) return false;
  if (told.to !== undefined || draft?.partySize === undefined || told.span.end > span.start) return false;
  const apart = Math.min(...[0, 12, 24].map((hours) => Math.abs(told.time.hour + hours - size)));
  return apart > 0 && apart <= mostHoursApart && apart < Math.abs(size - draft.partySize);
}

const mostHoursApart = 2;

/** The place of an offer, where there are so many; else the hour among times, and how many they are among restaurants. */
function withChoice(choice: number, found: Found, context: UnderstandingContext): Found {
  const { choice: _, ...others } = found;
  if (namesHour(choice, found, context))
    return { ...others, times: [{ span: nowhere, time: bareHour(nowhere, choice) }] };
  const { expecting, venues = [], draft } = context;
  const countsGuests = expecting === "venue" && choice > venues.length && draft?.partySize === undefined;
  return countsGuests ? { ...others, party: { span: nowhere, size: choice } } : found;
}

/**
 * What a host would take it for. In this order: what the number replaces; the time of an open offer, and while
 * offers are open no other but one from 7 on; what it is nearer to ("ten then" to a party of nine at 19:00); the one that is known, and the one that would change (in
 * "make it 5" to a party of 5, the time); no hour at which the house is closed; the time where that is far nearer. What then remains possible
 * both ways is a party up to 6 and a time from 7: "make it 9" moves a table for five to nine o'clock.
 */
function meansTime({ size, replaced }: FoundParty, found: Found, context: UnderstandingContext): boolean {
  const { draft, offers = [], expecting } = context;
  const known = [draft?.time, ...offers.map(({ time }) => time)];
  if (expecting === "partySize") return false;
  if (size > 12) return isHourOfEvening(size, draft?.partySize, known);
  const isKnownHour = (hour: number) =>
    known.some((time) => time !== undefined && hourOf(time) === hour % 12);
  if (replaced !== undefined && replaced === draft?.partySize) return false;
  if (replaced !== undefined && isKnownHour(replaced)) return true;
  /** "So it's 10, not 12?" of a table for ten. */
  if (replaced !== undefined && size === draft?.partySize) return false;
  if (offers.some(({ time }) => time !== undefined && isFullHour(time, size))) return true;
  if (isNearerToParty(size, draft?.partySize, known)) return false;
  /** "Make it 11" of a table for ten, while no 11 is offered. */
  if (offers.length > 0 && draft?.partySize !== undefined && size - draft.partySize === 1) return false;
  /** "Let's say 10", of who said 9 or 10, while no 10 is offered: few come as late as that. */
  if (offers.length > 0 && size === draft?.partySize && size >= firstLateHour) return false;
  if (offers.length > 0)
    return expecting === "slot" && size >= firstLikelyHour && mayBeOpen(size, found, context);
  if (draft?.time === undefined) return false;
  if (draft.partySize === undefined) return true;
  /** "How long is the kitchen open?", "ok, 8 then": the hour it is. */
  if (context.askedOfHouse === true && isFullHour(draft.time, size)) return true;
  /** "Yes, change it to three", where that is the change that is shown. */
  if (context.changeShown === true && size === draft.partySize && !isFullHour(draft.time, size)) return false;
  if (isFullHour(draft.time, size) || !mayBeOpen(size, found, context)) return false;
  /** "Can we do 1?" of a table at noon: who comes alone after all says so. */
  if (size === 1 && draft.partySize > 1 && hoursBetween(draft.time, size) <= 1) return true;
  if (isFarNearerToTime(size, draft.partySize, draft.time)) return true;
  return size === draft.partySize || size >= firstLikelyHour;
}

/** How many more people than were said nobody means by a bare number. */
const farFromParty = 8;

/** "20 then", by the hours that are counted to 24: within an hour of those that are known, and of another size than the party. */
function isHourOfEvening(size: number, party = 0, times: readonly (string | undefined)[]): boolean {
  const isNear = times.some(
    (time) =>
      time !== undefined && Math.abs(Number(time.slice(0, 2)) + Number(time.slice(3)) / 60 - size) <= 1,
  );
  return size < 24 && isNear && size - party >= farFromParty;
}

/** Whether the party that is known would change by less than the hours that are known. */
function isNearerToParty(
  size: number,
  party: number | undefined,
  times: readonly (string | undefined)[],
): boolean {
  if (party === undefined || party === size) return false;
  const hours = times.flatMap((time) => (time === undefined ? [] : hoursBetween(time, size)));
  return hours.length > 0 && Math.abs(size - party) < Math.min(...hours);
}

/** "Could it be 1 instead?" of half past twelve for five people. */
function isFarNearerToTime(size: number, party: number, time: string): boolean {
  return hoursBetween(time, size) < 1 && Math.abs(size - party) >= 4;
}

/** On the face of a clock. */
function hoursBetween(time: string, hour: number): number {
  const apart = Math.abs(hourOf(time) + Number(time.slice(3)) / 60 - (hour % 12));
  return Math.min(apart, 12 - apart);
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2)) % 12;
}

function isFullHour(time: string, hour: number): boolean {
  return time.endsWith(":00") && hourOf(time) === hour % 12;
}

/** Where the hours are not known, any may be one. */
function mayBeOpen(hour: number, { dates }: Found, context: UnderstandingContext): boolean {
  const date = dates[0]?.date.toString() ?? context.draft?.date;
  const openings = date === undefined ? undefined : context.openings?.(date);
  if (openings === undefined || openings.length === 0) return true;
  const { time } = resolveTime(bareHour({ start: 0, end: 0 }, hour), undefined, date, context);
  return openings.some(({ from, to }) =>
    from <= to ? from <= time && time <= to : time >= from || time <= to,
  );
}

/** "8" beside five times that do not hold it is no offer's place, but eight o'clock. */
function namesHour(
  choice: number,
  { times, dates }: Found,
  { expecting, offers = [] }: UnderstandingContext,
): boolean {
  /** "The 23rd" is a day. */
  if (dates.length > 0) return false;
  const areTimes = offers.length > 0 && offers.every(({ time }) => time !== undefined);
  return expecting === "slot" && areTimes && times.length === 0 && choice > offers.length && choice <= 24;
}

const nowhere = { start: 0, end: 0 };

export function toTime({ span, size }: Pick<FoundParty, "span" | "size">) {
  return { span, time: bareHour(span, size) };
}

function bareHour(span: FoundParty["span"], hour: number) {
  return { span, hour, minute: 0, fixed: false, padded: false, sure: false };
}
