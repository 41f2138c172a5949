import type { Locale } from "#src/bot/languages/locale.ts";
import { findDates } from "#src/bot/understanding/dates/dates.ts";
import { findCalledName } from "#src/bot/understanding/guest/called-names.ts";
import { findCapitalNames } from "#src/bot/understanding/guest/capital-names.ts";
import { findContact } from "#src/bot/understanding/guest/contact.ts";
import type { FoundName } from "#src/bot/understanding/guest/found-name.ts";
import { findMarriedCouple } from "#src/bot/understanding/guest/married-couples.ts";
import { findName } from "#src/bot/understanding/guest/people.ts";
import type { ListOfValues } from "#src/bot/understanding/guest/presented-names.ts";
import { tellsOfSeveral } from "#src/bot/understanding/guest/told-of-several.ts";
import { findReachedBy } from "#src/bot/understanding/guest/when-to-call.ts";
import { findWrittenName } from "#src/bot/understanding/guest/written-names.ts";
import { asksAnything, findWithoutPhone } from "#src/bot/understanding/intent/answers/answers.ts";
import { findLineWish } from "#src/bot/understanding/intent/booking/line.ts";
import { findOther } from "#src/bot/understanding/intent/booking/more-tables.ts";
import { findAskedInstead, findAskedOfTold } from "#src/bot/understanding/intent/booking/told-booking.ts";
import { declinesPhone } from "#src/bot/understanding/intent/intent-rules.ts";
import { findWrittenInNote } from "#src/bot/understanding/intent/notes/adding.ts";
import { findCallTimes, findInvoices } from "#src/bot/understanding/intent/notes/notes.ts";
import { findOrderedAhead } from "#src/bot/understanding/intent/notes/ordered-ahead.ts";
import { type FoundWish, findWishes, namesWish } from "#src/bot/understanding/intent/notes/wishes.ts";
import { findChoice, isPickAlone } from "#src/bot/understanding/intent/places/choices.ts";
import { findFirstFree } from "#src/bot/understanding/intent/places/first-free.ts";
import { findVenue } from "#src/bot/understanding/intent/places/venues.ts";
import { findSideTopics } from "#src/bot/understanding/intent/questions/topics.ts";
import { findAsides } from "#src/bot/understanding/party/asides.ts";
import { findBecomingCount } from "#src/bot/understanding/party/becoming-counts.ts";
import { findComingApart } from "#src/bot/understanding/party/comes-apart.ts";
import { findCountInTheEnd } from "#src/bot/understanding/party/count-in-the-end.ts";
import { findCountedIn } from "#src/bot/understanding/party/counted-in.ts";
import { findPartyAnswer } from "#src/bot/understanding/party/party-answer.ts";
import { findNthPerson, findPartyChange, findWhoItIs } from "#src/bot/understanding/party/party-change.ts";
import {
  findSeveralTables,
  findSplitParty,
  findSpreadParty,
} from "#src/bot/understanding/party/several-tables.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { suitsNotThatDay } from "#src/bot/understanding/text/not-possible.ts";
import { findNumberedNames } from "#src/bot/understanding/text/numbered-names.ts";
import { createOpenText, type OpenText } from "#src/bot/understanding/text/open-text.ts";
import { findOtherNumbers } from "#src/bot/understanding/text/other-numbers.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Reading } from "#src/bot/understanding/text/reading.ts";
import { isLedAsSecond, leadOfSecond } from "#src/bot/understanding/text/second-choices.ts";
import { cover, overlap, type Span, spanOf, uncover } from "#src/bot/understanding/text/spans.ts";
import { findAroundDay } from "#src/bot/understanding/times/around-day.ts";
import { findConcludedTime } from "#src/bot/understanding/times/concluded-times.ts";
import { findDayEnd, findPreferredEnd } from "#src/bot/understanding/times/ends-of-day.ts";
import { findFromNow, findTimeShift } from "#src/bot/understanding/times/relative-times.ts";
import { findTimes } from "#src/bot/understanding/times/times.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { DayEnd, Expecting } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { Found } from "./resolve.ts";
import { findPartyOfMessage, partyOrChange } from "./values/party-of-message.ts";
import { sortDates, withoutPassing } from "./values/passing-dates.ts";
import { takeCounted } from "./values/take-counted.ts";

/** All that the rules find in a message, from the surest to the barest. */
export function findAll(reading: Reading, locale: Locale, context: UnderstandingContext): Found {
  const { folded } = reading;
  const open = createOpenText(folded);
  const { contact, calls, reached, invoices } = takeContact(open, reading, locale, context);
  const venue = open.takeSpans(findVenue(open.text, locale, context));
  const choice = findChoice(open.text, locale, context);
  if (choice !== undefined && isPickAlone(open.text, locale, context))
    open.take([{ start: 0, end: folded.length }]);
  const others = open.take([...findOtherNumbers(open.text, locale), ...findNumberedNames(reading, locale)]);
  open.hide(matchesIn(open.text, patternsOf(locale).greetings).map(spanOf));
  const expecting = askedIn(folded, locale, context);
  const { written, couple } = takeNamesAsWritten(open, reading, locale, expecting, venue.spans);
  const concluded = takeConcluded(open, locale, context);
  const { several, answer } = takeWholeCount(open, folded, locale, context);
  const { nth, split, asides, told } = takeTold(open, locale, context);
  const { preferred, ...relative } = takeRelativeTimes(open, folded, locale, context);
  /** Days and numbers in the names of people and places are none: "Jean Vendredi", "aux Trois Frères". */
  const called = findCapitalNames(reading, open.text, locale, context);
  const days = findDates(reading, cover(open.text, called), locale, context);
  open.take(days.map(({ span }) => span));
  const found = findTimes(cover(open.text, called), folded, locale, context);
  const { dates, passing, told: toldDays } = sortDates(days, spansOf(found.times), folded, locale, context);
  const { second, part, partSpan, others: otherTimes } = found;
  const times = concluded ? [concluded] : withoutPassing(found.times, passing);
  open.take([...spansOf(found.times), ...second.map(({ span }) => span), ...(partSpan ? [partSpan] : [])]);
  open.take(second.flatMap(({ span }) => leadOfSecond(folded, span, locale)));
  const supposed = context.expecting === "partySize" ? [] : supposedIn(open.text, locale);
  const changed = nth ?? open.takeOne(findPartyChange(cover(open.text, supposed), locale, context));
  const isOfDay = changed && suitsNotThatDay(changed.span, days, folded, locale, context.draft?.date);
  const change = isOfDay ? undefined : changed;
  open.take(findWhoItIs(change, open.text, locale, context));
  const hidden = [...otherTimes, ...called, ...supposed];
  const untaken = cover(open.text, hidden);
  const isTimeless = times.length + second.length + (part ? 1 : 0) === 0;
  const around = isTimeless && dates.length === 1 ? findAroundDay(untaken, locale) : undefined;
  const insteadFrom = findAskedInstead(folded, locale);
  const askedFrom = insteadFrom ?? findAskedOfTold(folded, locale);
  const beside = { ...found, asides, dates, times, passing, hasPhone: contact.phone !== undefined };
  const partyIn = (left: string) => findPartyOfMessage(reading, left, beside, locale, context);
  const counting = { partyIn, split, folded, untaken, askedFrom, hidden, isTimeless, dates, around };
  const { party, left } = takeCounted(open, answer ?? around?.party, counting, locale, context);
  const list = listOf(dates, [...times, ...left], party ?? context.draft?.partySize, contact.phone);
  const name = open.takeOne(
    written ?? couple ?? findNameBeside(change, reading, open.text, locale, { ...context, expecting }, list),
  );
  const beyond = uncover(open.text, [...calls, ...invoices, ...others, ...told, ...toldDays], folded);
  const besideName = cover(beyond, leadOf(name, folded));
  return {
    dates,
    times: [...times, ...left],
    secondTimes: second,
    ...correctionsIn(folded, askedFrom, locale),
    ...defined({ dayEnd: partSpan || context.expecting === "slot" ? preferred : undefined }),
    ...relative,
    ...defined({ askedFrom, insteadFrom, part, partSpan, tables: several?.count }),
    ...partyOrChange(party, change, couple, folded, context),
    ...withoutSpans({ ...venue, ...contact }),
    ...defined({ name, choice: choice ?? (name && choiceBeside(open.text, locale, context)) }),
    wishes: [...findWishesBeside(besideName, passing, reading, locale, context), ...reached],
    sideTopics: findSideTopics(open.text, locale),
    rest: open.untaken,
  };
}

/** How the guest is to be reached, and when; whom an invoice is for. */
function takeContact(open: OpenText, reading: Reading, locale: Locale, context: UnderstandingContext) {
  const contact = open.takeSpans(findContact(reading, open.text, locale, context));
  const calls = open.take(findCallTimes(open.text, locale, context, contact.phone !== undefined));
  const reached = contact.phone === undefined ? [] : findReachedBy(reading, open.text, locale, context);
  open.take(reached.map(({ span }) => span));
  const invoices = open.take(findInvoices(open.text, locale));
  if (context.expecting === "name") open.take(findWithoutPhone(open.text, locale));
  return { contact, calls, reached, invoices };
}

/** The hour that follows from others, which no rule is to read then. */
function takeConcluded(open: OpenText, locale: Locale, context: UnderstandingContext) {
  const concluded = findConcludedTime(open.text, locale, context);
  if (concluded === undefined) return undefined;
  open.take([concluded.time.span]);
  open.hide(concluded.told);
  return concluded.time;
}

/** How many come, where the words alone say so, before any number in them is read as something else. */
function takeWholeCount(open: OpenText, folded: string, locale: Locale, context: UnderstandingContext) {
  const several = open.takeOne(findSeveralTables(folded, locale));
  const counted =
    findSpreadParty(folded, locale) ??
    findBecomingCount(open.text, locale, context) ??
    findPartyAnswer(open.text, locale, context) ??
    findCountInTheEnd(open.text, locale, context);
  return { several, answer: several ?? open.takeOne(counted) };
}

/** "Could you put Alex": the words before a name that is given so ask for nothing else. */
function leadOf(name: FoundName | undefined, folded: string): readonly Span[] {
  const { lead, span } = name ?? {};
  if (lead === undefined || span === undefined) return [];
  const start = span.start - lead.length - 1;
  return folded.startsWith(`${lead} `, start) ? [{ start, end: span.start }] : [];
}

/** What is told of some of those who come, and how they sit: no day and no time is in it. */
function takeTold(open: OpenText, locale: Locale, context: UnderstandingContext) {
  open.take(findOther(open.text, locale, context));
  const ahead = open.take(findOrderedAhead(open.text, locale, context).map(({ span }) => span));
  const noted = open.take(findWrittenInNote(open.text, locale));
  const split = open.takeOne(findSplitParty(open.text, locale));
  const nth = open.takeOne(findNthPerson(open.text, locale, context));
  const apart = open.take(findComingApart(open.text, locale, context.draft?.time !== undefined));
  const among = open.take(findCountedIn(open.text, locale));
  const asides = open.take(findAsides(open.text, locale, context));
  const spans = [split, nth].flatMap((one) => one?.span ?? []);
  const more = nth?.by === undefined ? undefined : nth;
  return { split, nth: more, asides, told: [...spans, ...apart, ...among, ...asides, ...ahead, ...noted] };
}

const spansOf = (found: readonly { readonly span: Span }[]) => found.map(({ span }) => span);

/** "If my brother can't come, how do I tell you?" asks, and tells of nobody. */
function supposedIn(open: string, locale: Locale): readonly Span[] {
  return asksAnything(open, locale) ? matchesIn(open, patternsOf(locale).adjusting).map(spanOf) : [];
}

/** Names that are told by how they are written, before anything in them is read as something else; a restaurant's is nobody's. */
function takeNamesAsWritten(
  open: OpenText,
  reading: Reading,
  locale: Locale,
  expecting: Expecting,
  venue: readonly Span[],
) {
  const called = expecting === "name" ? findCalledName(reading, locale) : undefined;
  const name = called ?? findWrittenName(reading, open.text, locale, expecting);
  const isVenue = name !== undefined && venue.some((span) => overlap(span, name.span));
  const written = isVenue ? undefined : open.takeOne(name);
  const couple = expecting === "name" ? undefined : findMarriedCouple(reading, open.text, locale);
  return { written, couple: open.takeOne(couple) };
}

/** Times that stand to others: from now, an hour later, the day's last. "Otherwise half an hour later" moves nothing. */
function takeRelativeTimes(
  open: OpenText,
  folded: string,
  locale: Locale,
  context: UnderstandingContext,
): Pick<Found, "firstFree" | "fromNow" | "dayEnd" | "shift" | "secondShift"> & { preferred?: DayEnd } {
  const preferred = open.takeOne(findPreferredEnd(open.text, locale))?.end;
  const firstFree = open.takeOne(findFirstFree(open.text, locale, context)) && true;
  const soon = open.takeOne(findFromNow(open.text, locale, context));
  const isOfDay = soon?.minutes === 0 && isOfAnotherDay(context);
  const fromNow = isOfDay ? undefined : soon;
  const dayEnd = open.takeOne(findDayEnd(open.text, locale))?.end ?? (isOfDay ? "earliest" : undefined);
  const shift = open.takeOne(findTimeShift(open.text, locale, context.expecting !== null));
  if (shift) open.take(leadOfSecond(folded, shift.span, locale));
  const isSecond = shift !== undefined && isLedAsSecond(folded, shift.span, locale);
  return defined({
    preferred,
    firstFree,
    fromNow,
    dayEnd,
    ...(isSecond ? { secondShift: shift } : { shift }),
  });
}

/** "As soon as possible", asked for the time of another day than today, is that day's first. */
function isOfAnotherDay({ draft, expecting, now }: UnderstandingContext): boolean {
  return expecting === "time" && draft?.date !== undefined && draft.date !== now.toPlainDate().toString();
}

/** The wishes in what is left beside the values; that no number will be given is none, nor is when they arrive in town. */
function findWishesBeside(
  open: string,
  passing: readonly Span[],
  reading: Reading,
  locale: Locale,
  context: UnderstandingContext,
): readonly FoundWish[] {
  if (declinesPhone(reading.folded, locale, context)) return [];
  const idle = passing.filter(({ start, end }) => !namesWish(open.slice(start, end), locale));
  /** "Queremos cenar fuera el viernes" wants no table outdoors. */
  const isChosen = context.tablePicked === true || context.expecting === "slot";
  const mayBeOfPlace = isChosen || reading.original.includes("?");
  const out = mayBeOfPlace ? [] : matchesIn(reading.folded, patternsOf(locale).eatsOut).map(spanOf);
  return findWishes(
    reading,
    cover(open, [...idle, ...out, ...findWithoutPhone(open, locale)]),
    locale,
    context,
  );
}

/** A message that begins with who comes ("the kids stay at home after all") has no name in what is left of it. */
function findNameBeside(change: Spanned | undefined, ...message: Parameters<typeof findName>) {
  const [reading, , locale] = message;
  const name = change?.span.start === 0 ? undefined : findName(...message);
  return name !== undefined && tellsOfSeveral(reading.folded, name.span, locale) ? undefined : name;
}

/** What the message lists of a booking. */
function listOf(
  dates: readonly Spanned[],
  times: readonly Spanned[],
  party: unknown,
  phone: string | undefined,
): ListOfValues | undefined {
  if (dates.length > 0 && times.length > 0 && party !== undefined) return "all";
  if (dates.length + times.length > 0 && party !== undefined) return "some";
  return phone === undefined ? undefined : "some";
}

interface Spanned {
  readonly span: Span;
}

function withoutSpans<Found extends { readonly spans: readonly Span[] }>({ spans: _, ...found }: Found) {
  return found;
}

/** "The second one, Tom Lee": an offer is picked beside the name. */
function choiceBeside(open: string, locale: Locale, context: UnderstandingContext): number | undefined {
  const beside = open.replace(/^¦{1,1000}[,;:. -]{0,3}|[,;:. -]{0,3}¦{1,1000}[.! ]{0,3}$/gu, "");
  return context.expecting === "slot" ? findChoice(beside, locale, context) : undefined;
}

/** What was asked, unless the words are no answer: where a name is asked for, "the waitlist" and "take me off it" are none. */
function askedIn(folded: string, locale: Locale, { expecting }: UnderstandingContext): Expecting {
  if (expecting !== "name") return expecting;
  const isOfLine = (words: string) =>
    findLineWish(words, locale) !== undefined || says(words, patternsOf(locale).waitlist);
  const [first = ""] = folded.split(/[,.;!]/, 1);
  /** "Anna Berg, the waitlist please" begins with a name. */
  return isOfLine(folded) && (first === folded || isOfLine(first)) ? null : expecting;
}

/** Where a message corrects itself, whether it changes or moves what is known, and keeps its time. */
function correctionsIn(
  folded: string,
  askedFrom: number | undefined,
  locale: Locale,
): Pick<Found, "corrections" | "changes" | "moves" | "sameTime"> {
  const { corrections, changes, moves, same } = patternsOf(locale);
  return {
    corrections: matchesIn(folded, corrections).map(({ index }) => index),
    changes: askedFrom !== undefined || says(folded, changes),
    moves: says(folded, moves),
    ...(says(folded, same) && { sameTime: matchesIn(folded, same).map(spanOf) }),
  };
}

const patternsOf = memoizeByLocale(({ intents, times, topics, asides }) => ({
  eatsOut: phrases(asides.eatsOut ?? []),
  adjusting: phrases(topics.adjusting),
  same: phrases(times.same ?? []),
  waitlist: phrases(intents.waitlist),
  moves: phrases([...intents.change, ...intents.rather]),
  changes: phrases(intents.change),
  corrections: phrases([...intents.rather, ...intents.correction]),
  greetings: new RegExp(
    `(?<![\\p{L}])${alternatives([...intents.greet, ...intents.closing, ...intents.human])}(?![\\p{L}])`,
    "gu",
  ),
}));
