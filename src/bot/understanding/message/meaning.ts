import type { Locale } from "#src/bot/languages/locale.ts";
import {
  asksAnything,
  beginsAsking,
  isUnsure,
  openingOf,
} from "#src/bot/understanding/intent/answers/answers.ts";
import { leavesAnswerOpen } from "#src/bot/understanding/intent/answers/open-answers.ts";
import { isPlainBooking } from "#src/bot/understanding/intent/booking/plain-booking.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { findIntent } from "#src/bot/understanding/intent/intents.ts";
import { withoutNotes } from "#src/bot/understanding/intent/notes/notes.ts";
import { isAnswer, without } from "#src/bot/understanding/intent/notes/wishes.ts";
import { asksForOtherTimes } from "#src/bot/understanding/intent/places/choices.ts";
import { asksSomething } from "#src/bot/understanding/intent/questions/asking.ts";
import { findTopics, isTopicAlone } from "#src/bot/understanding/intent/questions/topics.ts";
import {
  intentInAnyLanguage,
  startsOverInAnyLanguage,
} from "#src/bot/understanding/language/any-language.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import type { FoundMessage } from "./found-message.ts";
import type { Told } from "./told.ts";

export interface Meaning {
  readonly intent: Intent;
  readonly isLeftOpen: boolean;
  readonly startsOver: boolean;
  readonly topics: readonly Topic[];
}

/** What the guest wants with a message, by what is left of it beside what it tells. */
export function meaningOf(message: FoundMessage, told: Told, facts: Facts): Meaning {
  const { original, reading, found, locale, context } = message;
  const meant = ownMeaning(message, told, facts);
  const isBare = meant === "other" && !told.isElsewhere && !facts.hasValues && !facts.hasAnswer;
  /** "Na ja" is a doubt in German, though "na" is a no to a Spaniard. */
  const said = isBare && !isUnsure(facts.text, locale) ? bareMeaning(message) : meant;
  const asked = said === "question" ? findTopics(withoutDictated(message), locale, context.noted) : [];
  /** What the house can answer is no doubt, in whatever words. */
  const isLeftOpen =
    asked.length === 0 && !waversInWish(message) && leavesAnswerOpen(said, facts, locale, context);
  const intent = isLeftOpen ? "other" : said;
  /** "Che altri orari avete?" asks for no opening hours. */
  const asksOtherTimes = asksForOtherTimes(reading.folded, locale, context);
  const topics =
    intent === "question"
      ? asked
      : [...new Set([...(found.sideTopics ?? []), ...askedInWish(message, told, intent)])];
  return {
    intent,
    isLeftOpen,
    startsOver:
      says(reading.folded, patternsOf(locale).startOver) ||
      (isBare && startsOverInAnyLanguage(foldText(original))),
    topics: told.isElsewhere ? [] : topics.filter((topic) => topic !== "hours" || !asksOtherTimes),
  };
}

/**
 * "Can we bring the dog", said at a picked table without its question mark, is a wish, and asks about it; "can you note
 * that we have a dog" asks nothing.
 */
function askedInWish(
  { reading, locale }: FoundMessage,
  { isOfVisit }: Told,
  intent: Intent,
): readonly Topic[] {
  const asked = withoutNotes(reading.folded, locale);
  const isAsked = isOfVisit && intent === "inform" && beginsAsking(asked, locale);
  return isAsked ? findTopics(asked, locale) : [];
}

/** "Is it booked? Please note that grandpa has a rollator" asks nothing about rollators; what may be noted already is asked for. */
function withoutDictated({ reading: { folded }, locale }: FoundMessage): string {
  const rest = withoutNotes(folded, locale);
  return rest.includes("?") ? rest : folded;
}

/** "I'll ask her to marry me", where nothing is asked, puts no answer off. */
function waversInWish({ reading, found: { wishes = [] }, locale, context }: FoundMessage): boolean {
  return context.expecting === null && wishes.length > 0 && !isUnsure(without(reading, wishes), locale);
}

/** The intent by the rules of the message's own language. */
function ownMeaning({ locale, context }: FoundMessage, { isOfVisit }: Told, facts: Facts): Intent {
  const { text, hasValues } = facts;
  const found = findIntent(facts, locale, context);
  const atSummary = context.tablePicked === true && context.expecting === "confirm" && !hasValues;
  const request = atSummary ? requestAtSummary(text, locale) : "book";
  const intent = found === "book" ? request : found;
  return isOfVisit && !isAnswer(intent, text, locale) ? "inform" : intent;
}

/** "Reserve it" at the summary of a table is a yes, "a table with candlelight" a wish, and "book a table" either. */
function requestAtSummary(text: string, locale: Locale): Intent {
  const isPlain = isPlainBooking(text, locale);
  if (asksAnything(text, locale)) return "question";
  if (!isPlain) return "other";
  const isSure =
    !isUnsure(text, locale) &&
    (isOneWord(text.replace(patternsOf(locale).opening, "")) || !says(text, patternsOf(locale).table));
  return isSure ? "affirm" : "book";
}

/** "Reserva" asks to have it booked, though it is a noun besides. */
const isOneWord = (text: string): boolean => !/\p{L}[ ,.!]{1,3}\p{L}/u.test(text);

/** Words that mean nothing in their own language may do so in another, or name what the guest asks about. */
function bareMeaning({ original, reading, found, locale, context }: FoundMessage): Intent {
  const intent = intentInAnyLanguage(foldText(original), locale, context);
  /** "With a high chair", of a change that is shown, is noted with it, and "we need high chairs" anywhere: neither asks for them. */
  const isTold = context.changeShown === true || tellsOfOwn(reading.folded, locale);
  const isNoted = isTold && (found.wishes ?? []).length > 0 && !original.includes("?");
  const asks = (!isNoted && isTopicAlone(reading.folded, locale)) || (found.sideTopics ?? []).length > 0;
  return intent === "other" && asks ? "question" : intent;
}

/** "Vi trenger barnestol", "we have dogs", but not "har dere barnestol". */
function tellsOfOwn(text: string, locale: Locale): boolean {
  return patternsOf(locale).telling.test(text) && !asksSomething(text, locale);
}

/** What the whole of a message comes to, whatever its words want. */
export function intentMeant(
  intent: Intent,
  meant: {
    wantsPerson: boolean;
    isLate: unknown;
    usual: boolean;
    holder: boolean;
    ofOther: boolean;
    ofDay: boolean;
  },
): Intent {
  if (meant.wantsPerson) return "human";
  if (meant.isLate) return "inform";
  if (meant.usual) return "book";
  /** "No, the other one" refuses nothing, least of all a visit that is asked about. */
  const isOfOther = meant.ofOther && ["deny", "affirm", "other", "inform"].includes(intent);
  /** "Can Saturday's table be for five?" */
  const isOfDay = meant.ofDay && ["book", "inform", "question"].includes(intent);
  return meant.holder || isOfOther || isOfDay ? "change" : intent;
}

/** "The high chair is no longer needed" calls off no table, and changes nothing else. */
export function endsByUnwished({ unwished }: Told, intent: Intent): boolean {
  return unwished !== undefined && ["cancel", "change", "deny", "thanks"].includes(intent);
}

const patternsOf = memoizeByLocale((locale) => ({
  opening: new RegExp(openingOf(locale), "u"),
  telling: new RegExp(
    `${openingOf(locale)}${alternatives(locale.wishFrames?.telling ?? [])}(?![\\p{L}])`,
    "u",
  ),
  startOver: phrases(locale.intents.startOver),
  table: phrases([...locale.intents.bookNouns, ...locale.negations]),
}));
