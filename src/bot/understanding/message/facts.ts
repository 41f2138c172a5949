import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { without } from "#src/bot/understanding/intent/notes/wishes.ts";
import { asksOfHouse } from "#src/bot/understanding/intent/questions/topics.ts";
import { countsPartyAnew } from "#src/bot/understanding/party/party-change.ts";
import { cover } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { defined } from "#src/lib/defined.ts";
import type { FoundMessage } from "./found-message.ts";
import type { Found, Values } from "./resolve.ts";
import type { Told } from "./told.ts";

const valueKeys = [
  "partySize",
  "date",
  "firstFree",
  "time",
  "timeFrom",
  "timeTo",
  "part",
  "timeShift",
  "dayEnd",
] as const;
const answerKeys = ["choice", "firstName", "lastName", "phone", "email", "venueId", "scenarioName"] as const;
const guestKeys = ["firstName", "lastName", "phone", "email"] as const;
const draftKeys = ["partySize", "date", "time"] as const;

/** What is known of a message before its intent is decided. */
export function factsOf(message: FoundMessage, { beside }: Told, stated: Values): Facts {
  const { reading, found, locale, context } = message;
  const { draft } = context;
  const text = without(reading, beside);
  const besideSpans = [...beside.map(({ span }) => span), ...(found.sameTime ?? [])];
  const hasValues = valueKeys.some((key) => stated[key] !== undefined);
  const isSamePart = stated.part !== undefined && isWithinRange(draft?.time, stated);
  const repeats = (key: (typeof valueKeys)[number]) => {
    if (isSamePart && (key === "part" || key === "timeFrom" || key === "timeTo")) return true;
    const known = draftKeys.find((one) => one === key);
    return stated[key] === undefined || (known !== undefined && stated[known] === draft?.[known]);
  };
  return {
    text,
    rest: found.rest === undefined ? text : cover(found.rest, besideSpans),
    hasValues,
    differsFromDraft: draftKeys.some(
      (key) => stated[key] !== undefined && draft?.[key] !== undefined && stated[key] !== draft[key],
    ),
    changesParty: found.partyChange !== undefined,
    shiftsBooking: shiftsBooking(stated, context, countsPartyAnew(text, locale)),
    isWholeWish:
      stated.partySize !== undefined && (stated.date ?? stated.time ?? stated.timeFrom) !== undefined,
    hasParty: stated.partySize !== undefined,
    keepsTime: found.sameTime !== undefined,
    hasDay: stated.date !== undefined,
    hasMoment: stated.date !== undefined && stated.time !== undefined,
    ...defined({ askedOfTold: askedOfTold(found) }),
    movesInstead: movesInstead(found),
    isBound: (stated.timeFrom === undefined) !== (stated.timeTo === undefined) && stated.part === undefined,
    asksBeside: (found.sideTopics ?? []).length > 0,
    asksOfHouse: asksOfHouse(text, locale),
    repeatsDraft: hasValues && valueKeys.every(repeats),
    tellsOfGuest: found.name?.signs !== true && guestKeys.some((key) => stated[key] !== undefined),
    hasAnswer: answerKeys.some((key) => stated[key] !== undefined),
    hasSecondChoice: stated.otherwise !== undefined,
    hasWish: (found.wishes ?? []).length > 0,
  };
}

/** "The evening is fine", of a table in the evening. */
function isWithinRange(time: string | undefined, { timeFrom = "", timeTo = "24:00" }: Values): boolean {
  return time !== undefined && timeFrom <= time && time <= timeTo;
}

/** What is asked of a booking that is told before it, if one is. */
function askedOfTold(found: Found): Facts["askedOfTold"] {
  const { askedFrom, dates, times, party, partyChange, shift, wishes = [] } = found;
  if (askedFrom === undefined) return undefined;
  const asked = [...dates, ...times, ...wishes, party, partyChange, shift];
  return asked.some((one) => one !== undefined && one.span.end > askedFrom) ? "change" : "else";
}

/** Whether a day or a time stands in what is asked in place of a booking that is dropped. */
function movesInstead({ insteadFrom, dates, times, shift }: Found): boolean {
  if (insteadFrom === undefined) return false;
  return [...dates, ...times, shift].some((one) => one !== undefined && one.span.end > insteadFrom);
}

/**
 * Where nothing is asked and nothing offered, "an hour later" is said of a booking; of the one just made for its own party, or for
 * one that is counted anew ("we're 4 in the end"), and "a bit later" is said of that one too.
 */
function shiftsBooking(
  { timeShift, shiftMinutes, partySize }: Values,
  { draft, offers = [], expecting }: UnderstandingContext,
  isCountedAnew: boolean,
): boolean {
  if (timeShift === undefined || expecting !== null || offers.length > 0) return false;
  return draft?.time === undefined ? shiftMinutes !== undefined : partySize === undefined || isCountedAnew;
}
