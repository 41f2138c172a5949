import type { Locale } from "#src/bot/languages/locale.ts";
import { neutral } from "#src/bot/languages/neutral.ts";
import { findDates } from "./dates/dates.ts";
import { findContact } from "./guest/contact.ts";
import { findName } from "./guest/people.ts";
import { findWrittenName } from "./guest/written-names.ts";
import { agrees, isUnsure, leavesOpen, postpones } from "./intent/answers.ts";
import { findChoice } from "./intent/choices.ts";
import { type Facts, findIntent, isElsewhere } from "./intent/intents.ts";
import { isPlainBooking } from "./intent/plain-booking.ts";
import { asksOfHouse, findSideTopics, findTopics, isTopicAlone } from "./intent/topics.ts";
import { findVenue } from "./intent/venues.ts";
import { findWishes, isAnswer, toComment, without } from "./intent/wishes.ts";
import { intentInAnyLanguage, startsOverInAnyLanguage } from "./language/any-language.ts";
import { type DetectedLanguage, detectLanguage } from "./language/language.ts";
import { findLanguageRequest, type LanguageRequest } from "./language/language-request.ts";
import { likelierLanguages } from "./language/likelier-languages.ts";
import { readForeign } from "./message/foreign.ts";
import { isFuller, type LanguageReading, mayBeFuller } from "./message/fuller-reading.ts";
import { withOneMeaning } from "./message/open-numbers.ts";
import { type Found, resolve, type Values } from "./message/resolve.ts";
import { areChildren, findAsides } from "./party/asides.ts";
import { findPartyAnswer } from "./party/party-answer.ts";
import { findPartyChange } from "./party/party-change.ts";
import { type FoundParty, findParty } from "./party/party-size.ts";
import { memoizeByLocale } from "./text/memoize-by-locale.ts";
import { normalise } from "./text/normalise.ts";
import { findOtherNumbers } from "./text/other-numbers.ts";
import { alternatives, phrases, says } from "./text/phrases.ts";
import { createReading, foldText, type Reading } from "./text/reading.ts";
import { cover, type Span, spanOf, uncover } from "./text/spans.ts";
import { findFromNow, findTimeShift } from "./times/relative-times.ts";
import { findTimes } from "./times/times.ts";
import type { UnderstandingContext } from "./understanding-context.ts";
import type { Intent, Understood } from "./understood.ts";

/**
 * What one message states, read against the present, the question just asked and what is known of the
 * wish. Never throws; text beyond the first 1,000 characters is not read. A language without a locale of
 * its own gives what chrono-node finds in it.
 *
 * A message that only asks for another language is `other` with that `language` and `languageWish`.
 *
 * A yes with a new value ("yes but we'll be 5") and a no with one ("no, 5 of us") are both a `change`
 * that carries the new values only.
 */
export function understand(text: string, context: UnderstandingContext): Understood {
  const original = normalise(text);
  if (original === "") return { intent: "other" };
  const asksFor = findLanguageRequest(original, context);
  if (asksFor?.isAll) {
    return { intent: "other", language: asksFor.language, languageWish: asksFor.language };
  }
  const detected = detectLanguage(original, context);
  const own = readIn(original, detected, context);
  const { understood } = readFuller(original, own, detected, context) ?? own;
  return asksFor ? { ...understood, ...languageAskedFor(asksFor) } : understood;
}

/** Beside the language that a message asks for, that of its words does not matter. */
function languageAskedFor({ language }: LanguageRequest): Pick<Understood, "language" | "languageWish"> {
  return { language, languageWish: language };
}

/**
 * The reading of a language that knows more of the words than the conversation's own, and makes more of them. Where
 * several know equally many and read them differently, nothing is known; nor where the words are clearly in the
 * conversation's language, or that is one without a locale.
 */
function readFuller(
  original: string,
  own: LanguageReading,
  { locale, confident }: DetectedLanguage,
  context: UnderstandingContext,
): LanguageReading | undefined {
  if (locale === neutral || confident !== undefined || !mayBeFuller(own)) return undefined;
  const { locales, isClear, knowSentence } = likelierLanguages(original, locale);
  const isOne = isClear && locales.length === 1;
  const [first, ...others] = locales
    .map((other) => readIn(original, { locale: other, ...(isOne && { confident: other.code }) }, context))
    .filter((other) => isFuller(other, own, knowSentence));
  return others.every((other) => isSameReading(other, first)) ? first : undefined;
}

function isSameReading(a: LanguageReading, b: LanguageReading | undefined): boolean {
  return JSON.stringify(a.understood) === JSON.stringify(b?.understood);
}

function readIn(
  original: string,
  { locale, foreign, confident }: DetectedLanguage,
  context: UnderstandingContext,
): LanguageReading {
  const reading = createReading(original, locale);
  const found =
    foreign === undefined ? findAll(reading, locale, context) : readForeign(reading, foreign, context);
  const wishes = found.wishes ?? [];
  /** Where a table is picked, what is wished for is no answer to its questions, and none of a restaurant's. */
  const isWish = context.tablePicked === true && wishes.length > 0;
  const elsewhere = !isWish && isElsewhere(reading.folded, locale);
  const isPutOff = awaitsConsent(context) && postpones(reading.folded, locale);
  const values = elsewhere || isPutOff ? {} : resolve(withOneMeaning(found, context), context);
  const named = found.name && context.expecting === "name" ? [found.name] : [];
  /** A condition is none of the wishes that are put aside: "fine, but only if it's by the window" is no yes. */
  const wished = wishes.filter(({ span }) => !isUnsure(reading.folded.slice(span.start, span.end), locale));
  const beside = isWish ? [...wished, ...named] : named;
  const facts = factsOf({ text: without(reading, beside), beside }, values, found, locale, context);
  const answer = intentBeside(findIntent(facts, locale, context), facts, locale, context);
  const isTold = isWish || (context.tablePicked === true && found.name !== undefined);
  const meant = isTold && !isAnswer(answer, facts.text, locale) ? "inform" : answer;
  const isBare = meant === "other" && !elsewhere && !facts.hasValues && !facts.hasAnswer;
  const folded = foldText(original);
  const said = isBare ? intentInAnyLanguage(folded, locale, context) : meant;
  const isTopic = isBare && said === "other" && isTopicAlone(reading.folded, locale);
  const meaning = isTopic ? "question" : said;
  const isLeftOpen = leavesAnswerOpen(meaning, facts, locale, context);
  const intent = isLeftOpen ? "other" : meaning;
  const topics = intent === "question" ? findTopics(reading.folded, locale) : (found.sideTopics ?? []);
  const startsOver =
    says(reading.folded, patternsOf(locale).startOver) || (isBare && startsOverInAnyLanguage(folded));
  const comment = elsewhere ? undefined : toComment(wishes, intent === "question");
  const understood: Understood = {
    intent,
    ...values,
    ...(comment !== undefined && { comment }),
    ...(!elsewhere && topics.length > 0 && { topics }),
    ...(confident !== undefined && { language: confident }),
    ...(startsOver && { startOver: true }),
    ...(isLeftOpen && { undecided: true }),
  };
  return { understood, ...(found.name && { name: found.name }) };
}

/** At the summary of a table, words that ask for one and say more are no yes to it. */
function intentBeside(
  intent: Intent,
  { text, hasValues }: Facts,
  locale: Locale,
  { tablePicked, expecting }: UnderstandingContext,
): Intent {
  const isMore = tablePicked && expecting === "confirm" && !hasValues && !isPlainBooking(text, locale);
  return intent === "book" && isMore ? "other" : intent;
}

/** What a message that leaves the open question open may look like: a wish or a question, of the words it is put off in. */
const vague: readonly Intent[] = ["other", "question", "book", "inform", "change", "greet", "thanks"];

function leavesAnswerOpen(
  meant: Intent,
  { text, rest, hasValues, hasAnswer }: Facts,
  locale: Locale,
  context: UnderstandingContext,
): boolean {
  if (!awaitsConsent(context) || hasValues || hasAnswer || !vague.includes(meant)) return false;
  if (postpones(text, locale)) return true;
  const isAnswer = meant === "other" || agrees(rest, locale);
  return isAnswer && leavesOpen(text, rest, locale);
}

/** A yes would be acted upon: a table booked, changed or held. */
function awaitsConsent({ expecting }: UnderstandingContext): boolean {
  return expecting === "confirm" || expecting === "slot";
}

const valueKeys = ["partySize", "date", "time", "timeFrom", "timeTo", "part", "timeShift"] as const;
const answerKeys = ["choice", "firstName", "lastName", "phone", "email", "venueId", "scenarioName"] as const;
const guestKeys = ["firstName", "lastName", "phone", "email"] as const;
const draftKeys = ["partySize", "date", "time"] as const;

function factsOf(
  { text, beside }: { readonly text: string; readonly beside: readonly { readonly span: Span }[] },
  stated: Values,
  found: Found,
  locale: Locale,
  context: UnderstandingContext,
): Facts {
  const { draft, offers = [], expecting } = context;
  const hasValues = valueKeys.some((key) => stated[key] !== undefined);
  const repeats = (key: (typeof valueKeys)[number]) => {
    const known = draftKeys.find((one) => one === key);
    return stated[key] === undefined || (known !== undefined && stated[known] === draft?.[known]);
  };
  return {
    text,
    rest:
      found.rest === undefined
        ? text
        : cover(
            found.rest,
            beside.map(({ span }) => span),
          ),
    hasValues,
    differsFromDraft: draftKeys.some(
      (key) => stated[key] !== undefined && draft?.[key] !== undefined && stated[key] !== draft[key],
    ),
    changesParty: found.partyChange !== undefined,
    shiftsBooking:
      stated.shiftMinutes !== undefined &&
      expecting === null &&
      draft?.time === undefined &&
      offers.length === 0,
    isWholeWish:
      stated.partySize !== undefined && (stated.date ?? stated.time ?? stated.timeFrom) !== undefined,
    asksBeside: (found.sideTopics ?? []).length > 0,
    asksOfHouse: asksOfHouse(text, locale),
    repeatsDraft: hasValues && valueKeys.every(repeats),
    tellsOfGuest: guestKeys.some((key) => stated[key] !== undefined),
    hasAnswer: answerKeys.some((key) => stated[key] !== undefined),
  };
}

/** From the surest to the barest; what one rule read is covered before the next looks. */
function findAll(reading: Reading, locale: Locale, context: UnderstandingContext): Found {
  let open = reading.folded;
  const read: Span[] = [];
  const take = (spans: readonly Span[]) => {
    read.push(...spans);
    open = cover(open, spans);
  };
  const contact = findContact(open, locale, context);
  take(contact.spans);
  const venue = findVenue(open, context);
  take(venue.spans);
  const choice = findChoice(open, locale, context);
  if (choice !== undefined && !/\d/.test(open)) take([{ start: 0, end: open.length }]);
  const others = findOtherNumbers(open, locale);
  take(others);
  open = cover(open, [...open.matchAll(patternsOf(locale).greetings)].map(spanOf));
  const written = findWrittenName(reading, open, locale, context.expecting);
  take(written ? [written.span] : []);
  const answer = findPartyAnswer(open, locale, context);
  take(answer ? [answer.span] : []);
  const asides = findAsides(open, locale, context);
  const beside = [...others, ...asides];
  take(asides);
  const fromNow = findFromNow(open, locale);
  take(fromNow ? [fromNow.span] : []);
  const shift = findTimeShift(open, locale, context.expecting !== null);
  take(shift ? [shift.span] : []);
  const dates = findDates(reading, open, locale, context);
  take(dates.map(({ span }) => span));
  const times = findTimes(open, reading.folded, locale, context);
  take([...times.times.map(({ span }) => span), ...(times.partSpan ? [times.partSpan] : [])]);
  const partyChange = findPartyChange(open, locale);
  take(partyChange ? [partyChange.span] : []);
  const party = answer ?? findPartyBeside(asides, reading, cover(open, times.others), locale, context);
  take(party ? [party.span] : []);
  const name = written ?? findName(reading, open, locale, context.expecting);
  take(name ? [name.span] : []);
  return {
    dates,
    times: times.times,
    prefersLast: says(reading.folded, patternsOf(locale).prefersLast),
    moves: says(reading.folded, patternsOf(locale).moves),
    ...(times.part && { part: times.part }),
    ...(fromNow && { fromNow }),
    ...(shift && { shift }),
    ...(party ? { party } : partyChange && { partyChange }),
    ...(choice !== undefined && { choice }),
    ...(name && { name }),
    ...(contact.phone && { phone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(venue.venueId !== undefined && { venueId: venue.venueId }),
    ...(venue.scenarioName && { scenarioName: venue.scenarioName }),
    wishes: findWishes(reading, uncover(open, beside, reading.folded), locale, context),
    sideTopics: findSideTopics(open, locale),
    rest: cover(reading.folded, read),
  };
}

/** The party; what is told of some of it states its size only where nothing else ever did. */
function findPartyBeside(
  asides: readonly Span[],
  reading: Reading,
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundParty | undefined {
  const party = findParty(reading, open, locale, context);
  const isKnown = context.tablePicked === true || context.draft?.partySize !== undefined;
  if (isKnown) return party && areChildren(party, open, locale) ? undefined : party;
  if (party !== undefined || asides.length === 0) return party;
  return findParty(reading, uncover(open, asides, reading.folded), locale, context);
}

const patternsOf = memoizeByLocale(({ intents }) => ({
  startOver: phrases(intents.startOver),
  moves: phrases(intents.change),
  prefersLast: phrases([...intents.change, ...intents.correction]),
  greetings: new RegExp(
    `(?<![\\p{L}])${alternatives([...intents.greet, ...intents.closing, ...intents.human])}(?![\\p{L}])`,
    "gu",
  ),
}));
