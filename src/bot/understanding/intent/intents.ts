import type { Locale } from "#src/bot/languages/locale.ts";
import { refusesNumber } from "#src/bot/understanding/guest/numbers-refused.ts";
import { findPrivacyWish } from "#src/bot/understanding/guest/privacy.ts";
import { says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import {
  agrees,
  asksAboutCancelling,
  asksAnything,
  speaksOfCancelling,
  wantsCancelled,
} from "./answers/answers.ts";
import { onlySighs } from "./answers/feelings.ts";
import { findAnswer } from "./answers/yes-or-no.ts";
import { saysOnlyAbsence, saysOnlyLetDown, tellsWhoComes } from "./booking/absence.ts";
import { keepsBooking, requestsBesideStop, statesBesideStop, wishesInstead } from "./booking/dropped.ts";
import { isFirstWish, isFresh } from "./booking/first-wish.ts";
import { findLineWish } from "./booking/line.ts";
import { wantsNoTable } from "./booking/no-more-table.ts";
import { onlyAsksToCancel } from "./booking/stops.ts";
import { findWish } from "./booking/wish-intent.ts";
import type { Facts } from "./facts.ts";
import { declinesPhone, isOpen, isOpenQuestion, isRequest, rulesOf } from "./intent-rules.ts";
import { asksIfKept, asksIfLate } from "./notes/late.ts";
import { mindsNone } from "./places/choices.ts";
import { asksOfRules } from "./questions/rule-questions.ts";

/**
 * What the guest wants. What is true anywhere in a conversation comes first (a person, cancelling, the
 * list), then yes and no, then wishes, questions and courtesies. A yes with another value is a change:
 * it must not confirm what the guest has just corrected.
 */
export function findIntent(facts: Facts, locale: Locale, context: UnderstandingContext): Intent {
  const { text } = facts;
  const rules = rulesOf(locale);
  /** "Am I talking to a person?" asks for none. */
  if (says(text.replace(rules.assistant, " "), rules.human) || rules.humanAlone.test(text)) return "human";
  if (onlySighs(text, locale)) return "other";
  /** "You haven't answered my question about parking." */
  if (!facts.hasValues && says(text, rules.askedBefore)) return "question";
  const ofData = findPrivacyWish(text, locale);
  if (ofData !== undefined) return ofData;
  if (!facts.hasParty && asksIfKept(text, locale)) return "question";
  const ofLine = findLineWish(text, locale);
  if (ofLine !== undefined) return ofLine;
  /** "How long do we have the table?" asks for no booking of theirs. */
  const standing = text.replace(rules.stay, " ");
  /** "Yes please, and send me the whole booking", which who has booked is told. */
  const isAgreed = context.expecting === "confirm" && !text.includes("?") && agrees(text, locale);
  if (!isAgreed && says(standing, rules.askBooked)) return "askBooked";
  if (says(text, rules.waitlist)) return "waitlist";
  if (isOpenQuestion(context) && mindsNone(text, locale))
    return facts.hasAnswer || facts.hasValues ? "inform" : "other";
  if (rules.help.test(text)) return "help";
  if (wantsNoTable(facts, locale, context, (words) => isRequest(words, locale))) return "cancel";
  if (refusesNumber(facts, locale, context)) return "deny";
  const isAsked = context.expecting !== null;
  if (facts.movesInstead) return "change";
  const isOrder =
    wantsCancelled(text, locale, isAsked) &&
    !(isFresh(context) && wishesInstead(facts, locale, (clause) => isRequest(clause, locale)));
  if (isLetOff(text, locale, context)) return "cancel";
  const isOfBooking = (!isAsked || context.asksToRemember === true) && !context.tablePicked;
  const isAway = saysOnlyAbsence(text, locale) || (!facts.hasValues && saysOnlyLetDown(text, locale));
  if (isOfBooking && isAway && !tellsWhoComes(facts, locale)) return "cancel";
  if (!facts.hasParty && asksIfLate(text, locale, context)) return "question";
  /** "And if we're 4?", where that is what was asked, answers it. */
  const isParty = context.expecting === "partySize" && facts.hasParty;
  if (!isOrder && asksOfRules(facts, locale, (clause) => isRequest(clause, locale)))
    return isParty ? "inform" : "question";
  const answer = findAnswer(facts, locale, context);
  if (answer !== "deny" && isOrder) return "cancel";
  if (facts.askedOfTold === "change") return "change";
  if (says(standing, rules.list) && !(context.expecting === "confirm" && answer === "affirm")) return "list";
  /** "Leave it out" is said of the number, where one was asked for. */
  const isOfTable = context.tablePicked && !context.changeShown && !declinesPhone(text, locale, context);
  if (answer !== "affirm" && isOfTable && rules.givesUp.test(text)) return "cancel";
  const asksOnly = isAsked && isOpen(text, locale);
  const isHeld = !isOrder && speaksOfCancelling(text, locale);
  const saysStop = (context.tablePicked ? rules.stop : rules.grantedStop).test(text);
  const stops = saysStop && !asksOnly && !isHeld && !wishesNext(facts, locale, context);
  if (stops && answer !== "deny" && answer !== "change" && answer !== "affirm") return "cancel";
  if (answer !== undefined) return answer;
  const isWish = facts.hasValues || isRequest(text, locale);
  if (!isWish && asksAboutCancelling(text, locale)) return "question";
  if (isRequest(text, locale) && keepsBooking(facts, locale, (clause) => isRequest(clause, locale))) {
    return asksAnything(text, locale) ? "question" : facts.hasValues ? "inform" : "other";
  }
  return findWish(facts, locale, context);
}

/** "Can we cancel?" of a table that stands. */
function isLetOff(
  text: string,
  locale: Locale,
  { expecting, tablePicked, changeShown }: UnderstandingContext,
) {
  const isOfBooking = !tablePicked && !changeShown && (expecting === null || expecting === "confirm");
  return isOfBooking && onlyAsksToCancel(text, locale);
}

/**
 * "Never mind the price, but we need a table for 4" and "forget what I said: Friday at 8, two of us" stop nothing: beside
 * what is dropped a table is wished for.
 */
function wishesNext(facts: Facts, locale: Locale, context: UnderstandingContext): boolean {
  if (isFirstWish(facts, locale, context) || (isFresh(context) && facts.hasParty)) return true;
  if (!facts.hasValues) return false;
  if (context.tablePicked && facts.differsFromDraft && statesBesideStop(facts.rest, locale)) return true;
  if (facts.isWholeWish || says(facts.text, rulesOf(locale).moves)) return true;
  if (says(facts.text, rulesOf(locale).but) && isRequest(facts.text, locale)) return true;
  return requestsBesideStop(facts.text, locale, (clause) => isRequest(clause, locale));
}
