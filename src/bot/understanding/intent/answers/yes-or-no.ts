import type { Locale } from "#src/bot/languages/locale.ts";
import { isAbsent, isToldAbsent } from "#src/bot/understanding/intent/booking/absence.ts";
import { isFirstWish } from "#src/bot/understanding/intent/booking/first-wish.ts";
import { onlyStands, standsAfterAll } from "#src/bot/understanding/intent/booking/stops.ts";
import { tellsOfBooking } from "#src/bot/understanding/intent/booking/told-booking.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import {
  declinesPhone,
  isBareAnswer,
  isOpen,
  isRequest,
  rulesOf,
} from "#src/bot/understanding/intent/intent-rules.ts";
import { withoutLateness } from "#src/bot/understanding/intent/notes/late.ts";
import { says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import {
  agrees,
  agreesAnyhow,
  asksAboutCancelling,
  asksAnything,
  isUnsure,
  leavesAsItIs,
  ordersChange,
  refuses,
  refusesFirmly,
  saysTheyCome,
  wantsCancelled,
} from "./answers.ts";
import { confirmsShown, ordersNothing } from "./confirming.ts";
import { agreesExpressly } from "./manners.ts";
import { asOwnAnswer } from "./passed-on.ts";
import { permits } from "./permissions.ts";

/** Whether a yes begins the message, in no doubt and without a question, whatever follows: "yes, but five of us". */
export function beginsWithYes({ text, rest }: Pick<Facts, "text" | "rest">, locale: Locale): boolean {
  const { affirms, denies } = rulesOf(locale);
  /** "A bit late" and "somewhat later" are no doubts: the one in words of lateness, the other read as a value. */
  const isSure = [text, rest].some((words) => !isOpen(withoutLateness(words, locale), locale));
  return affirms.test(text) && !denies.test(text) && isSure;
}

/** Whether a yes to the table that is shown hangs on something: "yes if the terrace is heated". */
export function agreesOnCondition(
  text: string,
  locale: Locale,
  { expecting, tablePicked }: UnderstandingContext,
): boolean {
  if (expecting !== "confirm" || tablePicked !== true) return false;
  return rulesOf(locale).affirms.test(text) && isUnsure(text, locale);
}

/** A yes or a no to what was asked, and what a value beside it makes of them. */
export function findAnswer(said: Facts, locale: Locale, context: UnderstandingContext): Intent | undefined {
  const rules = rulesOf(locale);
  const asked = context.expecting === "confirm";
  const facts = asked ? asOwnAnswer(said, locale) : said;
  const { text, hasValues, changesParty } = facts;
  const isSure = !text.includes("?") && !isUnsure(text, locale);
  const isOpenToYes = asked || context.expecting === null;
  if (isOpenToYes && !hasValues && !changesParty && agreesAnyhow(facts.rest, locale)) return "affirm";
  if (asked && !hasValues && permits(text, locale)) return "affirm";
  if (asked && rules.onlyThanks.test(text)) return "thanks";
  if (confirmsShown(facts, locale, context)) return "affirm";
  if (context.changeShown && isSure && !facts.differsFromDraft && ordersChange(facts.rest, locale))
    return "affirm";
  const isNo = rules.denies.test(text);
  const saysNoOther = !changesParty && (!hasValues || facts.repeatsDraft);
  if (saysNoOther && tellsThatItStands(text, isNo, locale, context)) return "affirm";
  if (!hasValues && !changesParty && comesAfterAll(facts, locale, context)) return "affirm";
  const begins = isNo ? "no" : rules.affirms.test(text) ? "yes" : undefined;
  const answer =
    begins ??
    (!asked ? undefined : says(text, rules.deny) ? "no" : says(text, rules.affirm) ? "yes" : undefined);
  if (declinesPhone(text, locale, context)) return "deny";
  /** "Para ya" has a "ya" in it. */
  if (answer === "yes" && rules.givesUp.test(text)) return undefined;
  if (answer === "no" && isBareAnswer(facts, context)) return undefined;
  /** "What? We booked for 8, right?" */
  if (begins === undefined && hasValues && tellsOfBooking(text, locale, context)) return undefined;
  if (answer === "no") return denial(facts, locale, context);
  if (answer === undefined || (begins === undefined && says(text, rules.change))) return undefined;
  if ((hasValues || changesParty) && !(asked && facts.repeatsDraft))
    return affirmationWithValues(facts, locale, context);
  if (isYes(facts, locale, context)) return "affirm";
  /** "Perfect. Can you give me their number?" asks. */
  return asked && asksAnything(text, locale) && !says(text, rules.bookNoun) ? "question" : undefined;
}

/**
 * "Wait, we're coming", "all 4 of us", "no wait, we do come", where nothing is being booked: an answer, and no doubt. What it
 * answers is for who asked.
 */
function tellsThatItStands(
  text: string,
  isNo: boolean,
  locale: Locale,
  { expecting, tablePicked, changeShown }: UnderstandingContext,
): boolean {
  if (expecting !== "confirm" || tablePicked === true || text.includes("?")) return false;
  if (isNo) return changeShown !== true && standsAfterAll(text, locale);
  /** "It stays as it is" turns a change down. */
  return onlyStands(text, locale) && !(changeShown === true && leavesAsItIs(text, locale));
}

/**
 * "OK, the babysitter can, we're coming", "running a tad behind but yes": the last clause answers whether they come, and what
 * comes before it denies nothing and leaves nothing open but how late they are.
 */
function comesAfterAll({ text }: Facts, locale: Locale, context: UnderstandingContext): boolean {
  if (context.expecting !== "confirm" || context.tablePicked || context.changeShown) return false;
  if (text.includes("?") || isUnsure(withoutLateness(text, locale), locale)) return false;
  const { deny, cancel, butApart } = rulesOf(locale);
  const clauses = text.split(butApart).filter((clause) => clause.trim() !== "");
  const last = clauses.at(-1)?.trim() ?? "";
  const isDenied = [deny, cancel].some((words) => says(text, words)) || isAbsent(text, locale);
  if (clauses.length < 2 || isDenied) return false;
  const isYes = saysTheyCome(last, locale) && agrees(last, locale);
  /** A bare yes after a comma may be to something else: "we are ill, ok". */
  const isBut = !/[,;.!]/.test(text) || says(text, rulesOf(locale).but);
  return isYes || onlyStands(last, locale) || (isBut && rulesOf(locale).affirmsOnly.test(last));
}

/** A question or a doubt is never a yes, nor is a courtesy or a request that answers nothing. */
function isYes(facts: Facts, locale: Locale, context: UnderstandingContext): boolean {
  const { text, rest, tellsOfGuest, hasValues, hasAnswer } = facts;
  if (
    isOpen(text, locale) ||
    tellsOfGuest ||
    !agrees(rest, locale, hasValues || hasAnswer || rest.includes("¦"))
  )
    return false;
  const rules = rulesOf(locale);
  const isShown = context.tablePicked === true || context.changeShown === true;
  if (isShown && ordersNothing(text, locale)) return false;
  if (context.expecting === "confirm" || rules.affirmsOnly.test(text)) return true;
  const others = [rules.book, rules.closing];
  const saysMore = context.expecting === null ? [...others, rules.bookNoun, rules.thanks] : others;
  return !saysMore.some((words) => says(text, words));
}

function denial(facts: Facts, locale: Locale, context: UnderstandingContext): Intent | undefined {
  const rules = rulesOf(locale);
  const { text, rest, hasValues, changesParty, repeatsDraft } = facts;
  const asked = context.expecting === "confirm";
  if (isFirstWish(facts, locale, context)) return undefined;
  if ((hasValues && !(asked && repeatsDraft)) || changesParty) {
    /** "No thanks. If we cancel on Thursday, do we pay?" */
    return asksAboutCancelling(text, locale) ? "question" : "change";
  }
  /** "Don't change anything" is all no. */
  if (says(text.replace(rules.deny, ""), rules.change))
    return isToldAbsent(facts, locale, context) ? "deny" : "change";
  /** "Nah, that's it, book it." */
  const isSaid = !facts.hasAnswer && leavesAsItIs(text, locale) && agreesExpressly(text, locale);
  if (asked && isSaid && !isOpen(text, locale)) return "affirm";
  const isFirm = refusesFirmly(rest, locale) || (!isUnsure(text, locale) && refuses(rest, locale));
  if (!isFirm || asksAnything(text, locale)) return undefined;
  const saysMore = says(text, rules.cancel) || rules.stop.test(text);
  return saysMore && !asked ? undefined : "deny";
}

function affirmationWithValues(
  facts: Facts,
  locale: Locale,
  context: UnderstandingContext,
): Intent | undefined {
  const rules = rulesOf(locale);
  const { text, differsFromDraft, changesParty } = facts;
  if (wantsCancelled(text, locale, false)) return "cancel";
  if (isFirstWish(facts, locale, context)) return undefined;
  if (differsFromDraft || changesParty || says(text, rules.but) || says(text, rules.change)) return "change";
  return isRequest(facts.text, locale) ? "book" : "inform";
}
