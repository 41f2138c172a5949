import type { Draft, WantedTime } from "#src/bot/machine/core/draft.ts";
import { minutesOf } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { wishesAfter } from "./comments.ts";

/** The draft with everything the guest just stated; what they did not mention stays. */
export function fillDraft(draft: Draft, understood: Understood): Draft {
  const { partySize, venueId, scenarioName, date, dateTo, dayEnd, otherwise, besides } = understood;
  const { unwished, wishedAlone, needsKept, outlived } = understood;
  const time = wantedTime(understood, draft.time) ?? shiftedTime(draft.time, understood);
  const { comment: former, ...known } = keptParts(draft, understood);
  const wishes = wishesAfter(former, understood) ?? "";
  /** That none is left is a change of a booking that had some. */
  const comment = wishes !== "" || (draft.changing && former !== undefined) ? wishes : undefined;
  return {
    ...known,
    ...defined({ partySize, venueId, scenarioName, date, dateTo, dayEnd, otherwise, besides }),
    ...(time && { time }),
    ...defined({ comment, withoutPhone: understood.withoutPhone }),
    ...(former === undefined && defined({ unwished, wishedAlone, needsKept, outlived })),
  };
}

/**
 * A new day ends an old range of days; a time and "as late as possible" end each other; another day or time than the one that was
 * known ends the second choices, and the first does not: "16:00, failing that 17:15", "which day?", "Friday". A scenario belongs to
 * its venue, so another venue forgets it.
 */
function keptParts(draft: Draft, understood: Understood): Draft {
  const { date, time, timeFrom, timeTo, timeShift, venueId, leavesScenario } = understood;
  const { dateTo, dayEnd, otherwise, scenarioName, notScenario, time: known, ...rest } = draft;
  const isWantedNow = understood.scenarioName === notScenario;
  const isNewTime = [time, timeFrom, timeTo, timeShift].some((value) => value !== undefined);
  const isNew = (date !== undefined && draft.date !== undefined) || (isNewTime && known !== undefined);
  const sameVenue = venueId === undefined || draft.venueId === undefined || venueId === draft.venueId;
  return {
    ...rest,
    ...(dateTo !== undefined && date === undefined && { dateTo }),
    ...(known && !(known.type === "at" && understood.dayEnd) && { time: known }),
    ...(dayEnd && !isNewTime && { dayEnd }),
    ...(otherwise && !isNew && { otherwise }),
    ...(scenarioName !== undefined && sameVenue && !leavesScenario && { scenarioName }),
    ...(notScenario !== undefined && sameVenue && !isWantedNow && { notScenario }),
  };
}

/** The time or range that a message states, if any. A part of the day says no more than a time within it that is known. */
function wantedTime(understood: Understood, known: WantedTime | undefined): WantedTime | undefined {
  const { date, time, timeFrom, timeTo, part } = understood;
  if (time !== undefined) return { type: "at", time };
  if (timeFrom === undefined && timeTo === undefined) return undefined;
  const stated = { type: "between", ...defined({ from: timeFrom, to: timeTo }) } as const;
  if (part === undefined || known === undefined) {
    return date === undefined ? withOtherBound(known, stated) : stated;
  }
  return withinPart(known, stated) ?? stated;
}

/** "Not later than 8", then "not before 6" of the same day: both hold, where both can. */
function withOtherBound(known: WantedTime | undefined, stated: Between): Between {
  if (known?.type !== "between" || (stated.from === undefined) === (stated.to === undefined)) return stated;
  const isOpen = stated.from === undefined ? known.to === undefined : known.from === undefined;
  const both = { ...known, ...stated };
  return isOpen && (both.from ?? "") < (both.to ?? "") ? both : stated;
}

/** The known time as the part of the day has it: itself, or its other half of the day ("at 7", "in the morning"). */
function withinPart(known: WantedTime, { from, to }: Part): WantedTime | undefined {
  const isWithin = (time: string | undefined) =>
    time !== undefined && (from ?? "") <= time && time <= (to ?? "24:00");
  if (known.type === "between") return isWithin(known.from) && isWithin(known.to) ? known : undefined;
  const half = Temporal.PlainTime.from(known.time).add({ hours: 12 }).toString({ smallestUnit: "minute" });
  const time = [known.time, half].find(isWithin);
  return time === undefined ? undefined : { type: "at", time };
}

type Between = Extract<WantedTime, { type: "between" }>;
type Part = Pick<Between, "from" | "to">;

/** "An hour later" moves a known time; "later" alone asks for anything after it. Stays within the day. */
function shiftedTime(
  known: WantedTime | undefined,
  { timeShift, shiftMinutes }: Pick<Understood, "timeShift" | "shiftMinutes">,
): WantedTime | undefined {
  if (timeShift === undefined || known?.type !== "at") return undefined;
  const sign = timeShift === "later" ? 1 : -1;
  const minutes = minutesOf(known.time) + sign * (shiftMinutes ?? 1);
  if (minutes < 0 || minutes >= 24 * 60) return undefined;
  const time = new Temporal.PlainTime().add({ minutes }).toString({ smallestUnit: "minute" });
  if (shiftMinutes !== undefined) return { type: "at", time };
  return timeShift === "later" ? { type: "between", from: time } : { type: "between", to: time };
}

/** What a message tells of a booking relative to what it is, if anything. */
export function shiftOf({ partyChange, timeShift, shiftMinutes }: Understood): Draft["shift"] {
  if (partyChange === undefined && timeShift === undefined) return undefined;
  return defined({ partyChange, timeShift, shiftMinutes });
}

/** A draft of a booking, changed relative to what it is; a party of nobody stays as it was. */
export function shiftDraft({ partySize, time, ...draft }: Draft, shift: NonNullable<Draft["shift"]>): Draft {
  const size = (partySize ?? 0) + (shift.partyChange ?? 0);
  return {
    ...draft,
    ...defined({ partySize: size >= 1 ? size : partySize, time: shiftedTime(time, shift) ?? time }),
  };
}

/** True when the message states anything about the table itself, beyond its intent. */
export function statesTable(understood: Understood): boolean {
  const { partySize, date, time, timeFrom, timeTo, timeShift, dayEnd } = understood;
  const { venueId, scenarioName, comment, wishedAlone, leavesScenario } = understood;
  return [
    ...[partySize, date, time, timeFrom, timeTo, timeShift, dayEnd],
    ...[venueId, scenarioName, comment, wishedAlone, leavesScenario],
  ].some((value) => value !== undefined);
}

/** Whether something is asked of the house, and nothing is said of when or for how many. */
export function wishesOnly({ comment, wishedAlone: _, ...understood }: Understood): boolean {
  return comment !== undefined && !statesTable(understood);
}

/** The same in words that want nothing else. */
export function isWishAlone(understood: Understood): boolean {
  return wishesOnly(understood) && wishing.includes(understood.intent);
}

/** "I'd like to come an hour later": a table is wished for at another time than one that there is. */
export function shiftsOnly({
  timeShift,
  comment: _comment,
  wishedAlone: _alone,
  ...understood
}: Understood): boolean {
  return timeShift !== undefined && !statesTable(understood);
}

const wishing: readonly Understood["intent"][] = ["book", "inform", "question", "other"];

/** True when a yes says no more of the table than what it agrees to: a day, time and party beside it are those shown. */
export function onlyAgrees({ date: _date, time: _time, partySize: _size, ...more }: Understood): boolean {
  return more.intent === "affirm" && !statesTable(more);
}

/** True when the message answers what is asked besides the table: it picks an offer, or tells of the guest. */
export function statesAnswer({ choice, firstName, lastName, phone, email }: Understood): boolean {
  return [choice, firstName, lastName, phone, email].some((value) => value !== undefined);
}

/** True when what the message states makes a slot that was picked before the wrong one. */
export function movesSlot(understood: Understood): boolean {
  const { comment: _comment, wishedAlone: _alone, ...rest } = understood;
  return statesTable(rest);
}
