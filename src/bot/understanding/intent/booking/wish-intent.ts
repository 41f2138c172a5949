import type { Locale } from "#src/bot/languages/locale.ts";
import { asksAnything } from "#src/bot/understanding/intent/answers/answers.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import {
  isBareAnswer,
  isOpen,
  isOpenQuestion,
  isRequest,
  rulesOf,
} from "#src/bot/understanding/intent/intent-rules.ts";
import { asksForOtherTimes } from "#src/bot/understanding/intent/places/choices.ts";
import { asksForFacts, withoutChanging } from "#src/bot/understanding/intent/questions/topics.ts";
import { changesParty, concludesParty, countsPartyAnew } from "#src/bot/understanding/party/party-change.ts";
import { someoneComes, someoneStaysAway } from "#src/bot/understanding/party/who-comes.ts";
import { says } from "#src/bot/understanding/text/phrases.ts";
import { replacesKnownHour } from "#src/bot/understanding/times/by-known-time.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { isAbsent, isToldAbsent, saysAbsence, tellsWhoComes } from "./absence.ts";
import { namesNewTable, namesOwnTable } from "./dropped.ts";
import { isElsewhere } from "./elsewhere.ts";
import { isFirstWish, wishesNewTable, withoutMinds } from "./first-wish.ts";
import { tellsOfBooking } from "./told-booking.ts";

/** A change without a value, a booking or a question before it is meant only by a short message. */
const shortMessage = 40;

export function findWish(said: Facts, locale: Locale, context: UnderstandingContext): Intent {
  const rules = rulesOf(locale);
  /** What the guest gives thanks for is no wish: "thanks for the menu". */
  const facts = { ...said, text: said.text.replace(rules.thanked, "$<thanks>") };
  const { text, hasValues, hasAnswer } = facts;
  if (isElsewhere(text, locale)) return "other";
  if (isChange(facts, locale, context)) return "change";
  /** "We can't come Friday, does Saturday work?" moves the visit. */
  if (isAbsent(text, locale) && !tellsWhoComes(facts, locale)) {
    if (hasValues && text.includes("?")) return "change";
    if (context.expecting === null || !isOpen(text, locale) || isToldAbsent(facts, locale, context))
      return "cancel";
  }
  // Who tells that has a table.
  if (context.expecting === null && tellsOfFewer(facts, locale, context)) return "change";
  if (facts.isWholeWish && facts.asksBeside) return context.expecting === null ? "book" : "inform";
  if (tellsNewCount(facts, locale, context)) return "change";
  const mayAsk = !facts.hasSecondChoice || text.includes("?");
  if (rules.onlyGreets.test(text)) return "greet";
  if (mayAsk && says(text.replace(rules.unknown, " "), rules.question)) return "question";
  const asks =
    (mayAsk && isQuestion(text, locale)) || (context.expecting === "confirm" && asksAnything(text, locale));
  const asksForFacts = asks && !hasValues && !says(text, rules.proposals);
  if (tellsOfBooking(facts.text, locale, context))
    return facts.hasWish ? "change" : !asks ? "list" : facts.asksOfHouse ? "question" : "askBooked";
  if (isRequest(facts.text, locale) && !asksForFacts) return "book";
  if (context.expecting === null && rules.onlyNoun.test(text)) return "book";
  const proposes = !facts.asksOfHouse && (says(text, rules.bookNoun) || says(text, rules.proposals));
  const suggests = proposes || facts.isWholeWish;
  if (asks && hasValues && suggests) {
    if (context.expecting === "confirm" && facts.differsFromDraft) return "change";
    return context.expecting === null ? "book" : "inform";
  }
  if (asks && isOpenQuestion(context) && statesAfterAsking(facts.rest, locale)) return "inform";
  if (asks) return !facts.asksOfHouse && isCourtesy(text, locale) ? "greet" : "question";
  if (hasValues && facts.differsFromDraft && context.expecting === "confirm") return "change";
  if (hasValues || hasAnswer) return "inform";
  if (says(text, rules.thanks) || says(text, rules.closing)) return "thanks";
  return says(text, rules.greets) ? "greet" : "other";
}

/** "My dad can't come, so it's just the three of us." Of a table that is not known, "2 of 10 can't" is a wish. */
function tellsOfFewer(
  { text, hasParty, isBound }: Facts,
  locale: Locale,
  { draft }: UnderstandingContext,
): boolean {
  if (!hasParty || isBound) return false;
  if (changesParty(text, locale)) return draft?.partySize !== undefined;
  return isAbsent(text, locale) || someoneStaysAway(text, locale);
}

/**
 * "Dan zijn we met drie", "we waren met vier maar nu zijn we met zes": words in the order of a question that ask nothing, of a
 * table that is shown for another number.
 */
function tellsNewCount(
  { text, hasParty, differsFromDraft, asksOfHouse }: Facts,
  locale: Locale,
  { expecting }: UnderstandingContext,
): boolean {
  const isTold = hasParty && differsFromDraft && !text.includes("?") && !asksOfHouse;
  return expecting === "confirm" && isTold && concludesParty(text, locale);
}

/** "What do you mean, which time? Evening, obviously": what is asked holds nothing of the table, and what follows does. */
function statesAfterAsking(rest: string, locale: Locale): boolean {
  const clauses = rest.split(/(?<=\?)|[.;!,:]/).filter((clause) => clause.trim() !== "");
  const last = clauses.findLastIndex(
    (clause) => asksAnything(clause, locale) || isQuestion(clause.trim(), locale),
  );
  const isOfTable = (clause: string) => clause.includes("¦");
  return last >= 0 && !clauses.slice(0, last + 1).some(isOfTable) && clauses.slice(last + 1).some(isOfTable);
}

function isChange(facts: Facts, locale: Locale, context: UnderstandingContext): boolean {
  const { hasValues, changesParty, shiftsBooking } = facts;
  const { expecting } = context;
  /** "We changed our minds" changes no booking. */
  const spoken = hasValues || isAbsent(facts.text, locale) ? withoutMinds(facts.text, locale) : facts.text;
  /** "Is there somewhere to change the baby?" */
  const text = facts.asksOfHouse ? withoutChanging(spoken, locale) : spoken;
  const { change, moves, corrects, bookNoun } = rulesOf(locale);
  /** "Change of plan, we're not coming" answers whether they come. */
  if (!hasValues && !changesParty && isToldAbsent(facts, locale, context)) return false;
  const isCorrection =
    hasValues && !isBareAnswer(facts, context) && corrects.test(text) && !saysAbsence(text, locale);
  /** "What else do you have that evening?", of the day and the part of it that are known. */
  const isOfKnown = !hasValues || facts.repeatsDraft;
  if (isOfKnown && asksForOtherTimes(text, locale, context)) return true;
  const isFirst = isFirstWish(facts, locale, context);
  if (isFirst && facts.isWholeWish && namesNewTable(text, locale) && !namesOwnTable(text, locale))
    return changesParty || shiftsBooking;
  if (isFirst && facts.isWholeWish && wishesNewTable(text, locale)) return changesParty || shiftsBooking;
  if (changesParty || shiftsBooking || (isCorrection && !isFirst)) return true;
  if (context.draft?.date !== undefined && asksForTimeAsWell(facts, locale, context)) return true;
  if (movesBooked(facts, locale, context)) return true;
  /** "Who are you, actually?" is no other wish. */
  const onlyMoves = isFirst || (!hasValues && asksForFacts(text, locale));
  return (
    says(text, onlyMoves ? moves : change) &&
    (hasValues || expecting !== null || text.length < shortMessage || says(text, bookNoun))
  );
}

/**
 * "Could it be Saturday, at the same time?", "Friday I have to work, is Saturday free?", while nothing is asked: of the booking
 * that was talked about.
 */
function movesBooked(
  { text, keepsTime, hasParty, differsFromDraft }: Facts,
  locale: Locale,
  context: UnderstandingContext,
): boolean {
  const { expecting, draft } = context;
  if (hasParty || expecting !== null || draft?.time === undefined) return false;
  if (differsFromDraft && replacesKnownHour(text, locale, context)) return true;
  const isAsked = text.includes("?") && says(text, rulesOf(locale).notPossible);
  return keepsTime || (differsFromDraft && isAsked);
}

/** Whether another time or day is asked for, and no more: "would half past eight work as well?" */
export function asksForTimeAsWell(
  facts: Facts,
  locale: Locale,
  { expecting }: UnderstandingContext,
): boolean {
  const { text, hasValues, hasParty, hasMoment, asksOfHouse } = facts;
  const isOfTime = hasValues && !hasParty && !hasMoment && !asksOfHouse;
  return expecting === null && isOfTime && text.includes("?") && says(text, rulesOf(locale).also);
}

/**
 * Whether nothing is said but how many come by now, or would, or who comes too, and perhaps at what hour: "would it be possible to
 * make it four?", "we're 4 in the end, and can we come half an hour later?"
 */
export function onlyCountsAnew(
  { text, hasParty, hasDay, asksOfHouse }: Facts,
  locale: Locale,
  { expecting }: UnderstandingContext,
): boolean {
  if (expecting !== null || !hasParty || hasDay || asksOfHouse) return false;
  const isAnew = countsPartyAnew(text, locale) || someoneComes(text, locale);
  return isAnew && !namesNewTable(text, locale);
}

function isQuestion(text: string, locale: Locale): boolean {
  return text.includes("?") || rulesOf(locale).asks.test(text);
}

/** "how are you", but not "hi, is there parking?". */
function isCourtesy(text: string, locale: Locale): boolean {
  const { opening, greets } = rulesOf(locale);
  const rest = text.replace(opening, "");
  return says(rest, greets) || (says(text, greets) && !isQuestion(rest, locale));
}
