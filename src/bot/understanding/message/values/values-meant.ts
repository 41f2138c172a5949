import { asksOfEveryWeekday, findEveryWeekday } from "#src/bot/understanding/dates/every-weekday.ts";
import { asksForOtherTimes } from "#src/bot/understanding/intent/places/choices.ts";
import { isOfRules } from "#src/bot/understanding/intent/questions/rule-questions.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import type { Values } from "#src/bot/understanding/message/resolve.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import { knownDay } from "#src/bot/understanding/understanding-context.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** What a message means, by which its values count. */
interface Meant {
  readonly intent: Intent;
  readonly topics: readonly Topic[];
  readonly isByTheWay: boolean;
  /** It was of a visit that is over. */
  readonly isForgotten: boolean;
  readonly late: Understood["late"];
  readonly message: FoundMessage;
}

/** The values without those that are none of a table: of who is late, of what is only asked or told. */
export function valuesMeant(values: Values, { intent, topics, ...meant }: Meant): Values {
  const { late, isForgotten, isByTheWay, message } = meant;
  if (late) {
    const isNoMoment = message.found.fromNow !== undefined || isAllMinutes(late, message);
    return withoutMoment(withoutMinutes(values, late), isNoMoment);
  }
  if (intent === "question" && isOfRules(topics) && !isWholeWish(values) && !statesFirst(message))
    return withoutSupposed(values, topics);
  if (intent === "question" && topics.includes("lateness")) return withoutAsked(values, topics);
  if (isForgotten) return defined({ venueId: values.venueId });
  if (isByTheWay) return withoutAsked(values, topics);
  if (intent === "waitlist") return withoutHour(values, message);
  if (intent === "change" && asksForOthers(message)) return withoutPart(values);
  return intent === "question" ? withoutAsker(values, topics) : values;
}

/** "Put me on the waitlist for 8" is of eight o'clock, where that is talked about, and of the party that is known. */
function withoutHour(values: Values, { context, reading, found }: FoundMessage): Values {
  const { partySize, ...others } = values;
  const { time, partySize: known } = context.draft ?? {};
  if (!found.party || known === undefined || time === undefined) return values;
  const { start, end } = found.party.span;
  const isBare = /\d$/.test(reading.folded.slice(start, end));
  const { hour, minute } = Temporal.PlainTime.from(time);
  return isBare && minute === 0 && partySize === hour % 12 ? others : values;
}

/** "What else do you have that evening?", of a table that is picked. */
function asksForOthers({ reading, locale, context }: FoundMessage): boolean {
  return (context.offers ?? []).length === 0 && asksForOtherTimes(reading.folded, locale, context);
}

function withoutPart({ part, timeFrom, timeTo, ...values }: Values): Values {
  return part === undefined ? { ...values, ...defined({ timeFrom, timeTo }) } : values;
}

/** "We'll be 20 late" counts no people. */
function withoutMinutes(
  { partySize, ...values }: Values,
  { minutes }: NonNullable<Understood["late"]>,
): Values {
  return { ...values, ...defined({ partySize: partySize === minutes ? undefined : partySize }) };
}

/** "Running about 10 behind" has one number, and it is no hour. */
function isAllMinutes({ minutes }: NonNullable<Understood["late"]>, { reading }: FoundMessage): boolean {
  const numbers = reading.folded.match(/\d{1,4}/g) ?? [];
  return numbers.length === 1 && Number(numbers[0]) === minutes;
}

/** "In 15 minutes" is when they come, and no day or time of a table; "at 8:20" may be told all the same. */
function withoutMoment(values: Values, isFromNow: boolean): Values {
  const { timeShift: _, shiftMinutes: __, time, date, ...others } = values;
  return { ...others, ...defined({ date, time: isFromNow ? undefined : time }) };
}

/** Of what is asked by the way the venue counts, and the day where the answer goes by it; who the guest is was told beside it. */
function withoutAsked(values: Values, topics: readonly Topic[]): Values {
  const { date, dateTo, venueId } = values;
  const guest = guestIn(values);
  if (topics.length === 0) return guest;
  return { ...guest, ...defined({ venueId }), ...(isOfDay(topics) && defined({ date, dateTo })) };
}

/** Who the guest is, told beside a question. */
const guestIn = ({ firstName, lastName, phone, email }: Values): Values =>
  defined({ firstName, lastName, phone, email });

/** Whether the answer goes by the day. */
function isOfDay(topics: readonly Topic[]): boolean {
  return topics.some((topic) => topic === "hours" || topic === "day" || topic === "starts");
}

/**
 * The weekday that is spoken of in general, where the answer goes by the day, "what time do you close on Sundays?", or where nothing
 * else is asked, which is of what was asked before: "and on Sundays?"; or the day that is talked about, "that night", or one in few letters
 * at the end, "fino a che ora state aperti ven".
 */
export function dayAskedOf(
  { reading: { folded }, found, locale, context }: FoundMessage,
  topics: readonly Topic[],
  date: string | undefined,
): Pick<Understood, "date"> {
  const today = context.now.toPlainDate();
  if (topics.length === 0 && asksOfEveryWeekday(folded, locale))
    return defined({ date: findEveryWeekday(folded, locale, today)?.toString() });
  if (!isOfDay(topics)) return {};
  const { thatDay, weekdayAtEnd, weekdayOf } = patternsOf(locale);
  const known = says(folded, thatDay) ? knownDay(context) : undefined;
  /** "Ce soir-là" is no "ce soir". */
  if (date !== undefined) return known === undefined ? {} : { date: known.toString() };
  const every = known ?? findEveryWeekday(folded, locale, today);
  const named =
    found.dates.length > 0 ? undefined : weekdayOf.get(weekdayAtEnd.exec(folded)?.groups?.["day"] ?? "");
  const day =
    every ?? (named === undefined ? undefined : today.add({ days: (named - today.dayOfWeek + 7) % 7 }));
  return defined({ date: day?.toString() });
}

/** "So" and "zo" are mostly no Sunday, and "ter" is no Tuesday. */
const isOtherWord = (name: string): boolean => ["so", "zo", "ter", "mi", "do", "di"].includes(name);

const patternsOf = memoizeByLocale(({ dates: { thatDay = [], weekdays } }) => {
  const weekdayOf = new Map(
    weekdays.flatMap((names, index) =>
      names.filter((name) => !isOtherWord(name)).map((name) => [name, index + 1] as const),
    ),
  );
  return {
    thatDay: phrases(thatDay),
    weekdayOf,
    /** "Bis wann habt ihr fr auf": a word may stand behind it. */
    weekdayAtEnd: new RegExp(
      `(?<=\\p{L} )(?<day>${alternatives([...weekdayOf.keys()])})\\.?(?: \\p{L}{2,6})?[?!. ]{0,4}$`,
      "u",
    ),
  };
});

/** The numbers of a question about fees, or how long a table is kept, are supposed; but how long depends on the party. */
function withoutSupposed(values: Values, topics: readonly Topic[]): Values {
  const { partySize, date, venueId, scenarioName } = values;
  return {
    ...guestIn(values),
    ...defined({ date, venueId, scenarioName }),
    ...(topics.includes("stay") && defined({ partySize })),
  };
}

/** "7:30 then. What's the tasting menu?" says when before it asks. */
function statesFirst({ found }: FoundMessage): boolean {
  if (found.scenarioAsked === undefined) return false;
  const sentences = (found.rest ?? "").match(/[^.;!?]{1,400}[.;!?]?/gu) ?? [];
  return sentences.some((one) => one.includes("¦") && /[.;!]$/.test(one));
}

/** "A table for 12 on the 12th, and is there a deposit?" supposes nothing. */
const isWholeWish = ({ partySize, date, time }: Values): boolean =>
  partySize !== undefined && (date ?? time) !== undefined;

/** "Yes, if the terrace is heated" asks about it, and wants no other table than the one shown. */
export function withoutScenario({ scenarioName: _, ...values }: Values): Values {
  return values;
}

const mostAsked = 2;

/** "Are you a person?" counts nobody, though a person is one, and whoever asks beside them another. */
function withoutAsker(values: Values, topics: readonly Topic[]): Values {
  const { partySize, ...others } = values;
  const isOfAssistant = topics.length > 0 && topics.every((topic) => topic === "assistant");
  return isOfAssistant && partySize !== undefined && partySize <= mostAsked ? others : values;
}
