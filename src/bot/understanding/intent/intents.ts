import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { isAbsent, saysAbsence, tellsWhoComes } from "./absence.ts";
import {
  agrees,
  agreesAnyhow,
  asksAboutCancelling,
  asksAnything,
  isUnsure,
  noOf,
  notYesOf,
  openingOf,
  ordersChange,
  refuses,
  refusesFirmly,
  speaksOfCancelling,
  wantsCancelled,
} from "./answers.ts";
import { mindsNone } from "./choices.ts";
import { keepsBooking, namesNewTable, namesOwnTable, requestsBesideStop, wishesInstead } from "./dropped.ts";
import { isElsewhere } from "./elsewhere.ts";
import type { Facts } from "./facts.ts";
import { isFirstWish, isFresh, wishesNewTable, withoutMinds } from "./first-wish.ts";
import { withoutLateness } from "./late.ts";
import { findLineWish } from "./line.ts";
import { asOwnAnswer } from "./passed-on.ts";
import { permits } from "./permissions.ts";
import { findPrivacyWish } from "./privacy.ts";
import { asksOfRules } from "./rule-questions.ts";
import { asksForFacts } from "./topics.ts";

/** A change without a value, a booking or a question before it is meant only by a short message. */
const shortMessage = 40;

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
  const ofData = findPrivacyWish(text, locale);
  if (ofData !== undefined) return ofData;
  const ofLine = findLineWish(text, locale);
  if (ofLine !== undefined) return ofLine;
  /** "How long do we have the table?" asks for no booking of theirs. */
  const standing = text.replace(rules.stay, " ");
  if (says(standing, rules.askBooked)) return "askBooked";
  if (says(text, rules.waitlist)) return "waitlist";
  if (isOpenQuestion(context) && mindsNone(text, locale))
    return facts.hasAnswer || facts.hasValues ? "inform" : "other";
  if (rules.help.test(text)) return "help";
  const isAsked = context.expecting !== null;
  const isOrder =
    wantsCancelled(text, locale, isAsked) &&
    !(isFresh(context) && wishesInstead(facts, locale, (clause) => isRequest(clause, locale)));
  if (!isOrder && asksOfRules(facts, locale, (clause) => isRequest(clause, locale))) return "question";
  const answer = findAnswer(facts, locale, context);
  if (answer !== "deny" && isOrder) return "cancel";
  if (facts.askedOfTold === "change") return "change";
  if (says(standing, rules.list) && !(context.expecting === "confirm" && answer === "affirm")) return "list";
  /** "Leave it out" is said of the number, where one was asked for. */
  const isOfTable = context.tablePicked && !context.changeShown && !declinesPhone(text, locale, context);
  if (answer !== "affirm" && isOfTable && rules.givesUp.test(text)) return "cancel";
  const asksOnly = isAsked && isOpen(text, locale);
  const isHeld = !isOrder && speaksOfCancelling(text, locale);
  const stops = rules.stop.test(text) && !asksOnly && !isHeld && !wishesNext(facts, locale, context);
  if (stops && answer !== "deny" && answer !== "change" && answer !== "affirm") return "cancel";
  if (answer !== undefined) return answer;
  const isWish = facts.hasValues || isRequest(text, locale);
  if (!isWish && asksAboutCancelling(text, locale)) return "question";
  if (isRequest(text, locale) && keepsBooking(facts, locale, (clause) => isRequest(clause, locale))) {
    return asksAnything(text, locale) ? "question" : facts.hasValues ? "inform" : "other";
  }
  return findWish(facts, locale, context);
}

/**
 * "Never mind the price, but we need a table for 4" and "forget what I said: Friday at 8, two of us" stop nothing: beside
 * what is dropped a table is wished for.
 */
function wishesNext(facts: Facts, locale: Locale, context: UnderstandingContext): boolean {
  if (isFirstWish(facts, locale, context) || (isFresh(context) && facts.hasParty)) return true;
  if (!facts.hasValues) return false;
  if (facts.isWholeWish || says(facts.text, rulesOf(locale).moves)) return true;
  if (says(facts.text, rulesOf(locale).but) && isRequest(facts.text, locale)) return true;
  return requestsBesideStop(facts.text, locale, (clause) => isRequest(clause, locale));
}

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

/** A question that "I don't mind" answers; where yes or no was asked, it may as well mean "never mind". */
function isOpenQuestion({ expecting }: UnderstandingContext): boolean {
  return expecting !== null && expecting !== "confirm" && expecting !== "phone";
}

function declinesPhone(text: string, locale: Locale, { expecting }: UnderstandingContext): boolean {
  return expecting === "phone" && rulesOf(locale).declines.test(text);
}

/** A yes or a no to what was asked, and what a value beside it makes of them. */
function findAnswer(said: Facts, locale: Locale, context: UnderstandingContext): Intent | undefined {
  const rules = rulesOf(locale);
  const asked = context.expecting === "confirm";
  const facts = asked ? asOwnAnswer(said, locale) : said;
  const { text, hasValues, changesParty } = facts;
  const isSure = !text.includes("?") && !isUnsure(text, locale);
  const isOpenToYes = asked || context.expecting === null;
  if (isOpenToYes && !hasValues && !changesParty && agreesAnyhow(facts.rest, locale)) return "affirm";
  if (asked && !hasValues && permits(text, locale)) return "affirm";
  if (asked && rules.onlyThanks.test(text)) return "thanks";
  if (context.changeShown && isSure && ordersChange(facts.rest, locale)) return "affirm";
  const begins = rules.denies.test(text) ? "no" : rules.affirms.test(text) ? "yes" : undefined;
  const answer =
    begins ??
    (!asked ? undefined : says(text, rules.deny) ? "no" : says(text, rules.affirm) ? "yes" : undefined);
  if (declinesPhone(text, locale, context)) return "deny";
  /** "Para ya" has a "ya" in it. */
  if (answer === "yes" && rules.givesUp.test(text)) return undefined;
  if (answer === "no" && isBareAnswer(facts, context)) return undefined;
  if (answer === "no") return denial(facts, locale, context);
  if (answer === undefined || (begins === undefined && says(text, rules.change))) return undefined;
  if ((hasValues || changesParty) && !(asked && facts.repeatsDraft))
    return affirmationWithValues(facts, locale, context);
  if (isYes(facts, locale, context)) return "affirm";
  /** "Perfect. Can you give me their number?" asks. */
  return asked && asksAnything(text, locale) && !says(text, rules.bookNoun) ? "question" : undefined;
}

/** A question or a doubt is never a yes, nor is a courtesy or a request that answers nothing. */
function isYes(facts: Facts, locale: Locale, context: UnderstandingContext): boolean {
  const { text, rest, tellsOfGuest, hasValues, hasAnswer } = facts;
  if (isOpen(text, locale) || tellsOfGuest || !agrees(rest, locale, hasValues || hasAnswer)) return false;
  const rules = rulesOf(locale);
  if (context.expecting === "confirm" || rules.affirmsOnly.test(text)) return true;
  const others = [rules.book, rules.closing];
  const saysMore = context.expecting === null ? [...others, rules.bookNoun, rules.thanks] : others;
  return !saysMore.some((words) => says(text, words));
}

/** What the message says is asked, or in doubt. */
function isOpen(text: string, locale: Locale): boolean {
  return asksAnything(text, locale) || isUnsure(text, locale);
}

function denial(facts: Facts, locale: Locale, context: UnderstandingContext): Intent | undefined {
  const rules = rulesOf(locale);
  const { text, rest, hasValues, changesParty, repeatsDraft } = facts;
  const asked = context.expecting === "confirm";
  if (isFirstWish(facts, locale, context)) return undefined;
  if ((hasValues && !(asked && repeatsDraft)) || changesParty) return "change";
  /** "Don't change anything" is all no. */
  if (says(text.replace(rules.deny, ""), rules.change)) return "change";
  const isFirm = refusesFirmly(rest, locale) || (!isUnsure(text, locale) && refuses(rest, locale));
  if (!isFirm || asksAnything(text, locale)) return undefined;
  const saysMore = says(text, rules.cancel) || rules.stop.test(text);
  return saysMore && !asked ? undefined : "deny";
}

/** "No more than 8", asked how many come, refuses nothing: it is all value. */
function isBareAnswer({ hasValues, rest }: Facts, { expecting }: UnderstandingContext): boolean {
  return expecting === "partySize" && hasValues && !/\p{L}/u.test(rest);
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

function findWish(said: Facts, locale: Locale, context: UnderstandingContext): Intent {
  const rules = rulesOf(locale);
  /** What the guest gives thanks for is no wish: "thanks for the menu". */
  const facts = { ...said, text: said.text.replace(rules.thanked, "$<thanks>") };
  const { text, hasValues, hasAnswer } = facts;
  if (isElsewhere(text, locale)) return "other";
  if (isChange(facts, locale, context)) return "change";
  /** "We can't come Friday, does Saturday work?" moves the visit. */
  if (isAbsent(text, locale) && !tellsWhoComes(facts, locale)) {
    if (hasValues && text.includes("?")) return "change";
    if (context.expecting === null || !isOpen(text, locale)) return "cancel";
  }
  if (facts.isWholeWish && facts.asksBeside) return context.expecting === null ? "book" : "inform";
  const mayAsk = !facts.hasSecondChoice || text.includes("?");
  if (rules.onlyGreets.test(text)) return "greet";
  if (mayAsk && says(text, rules.question)) return "question";
  const asks =
    (mayAsk && isQuestion(text, locale)) || (context.expecting === "confirm" && asksAnything(text, locale));
  const asksForFacts = asks && !hasValues && !says(text, rules.proposals);
  if (context.expecting === null && tellsOfBooking(facts.text, locale))
    return facts.hasWish ? "change" : asks ? "question" : "list";
  if (isRequest(facts.text, locale) && !asksForFacts) return "book";
  if (context.expecting === null && rules.onlyNoun.test(text)) return "book";
  const proposes = !facts.asksOfHouse && (says(text, rules.bookNoun) || says(text, rules.proposals));
  const suggests = proposes || facts.isWholeWish;
  if (asks && hasValues && suggests) {
    if (context.expecting === "confirm" && facts.differsFromDraft) return "change";
    return context.expecting === null ? "book" : "inform";
  }
  if (asks && isOpenQuestion(context) && statesAfterAsking(facts.rest, locale)) return "inform";
  if (asks) return isCourtesy(text, locale) ? "greet" : "question";
  if (hasValues && facts.differsFromDraft && context.expecting === "confirm") return "change";
  if (hasValues || hasAnswer) return "inform";
  if (says(text, rules.thanks) || says(text, rules.closing)) return "thanks";
  return says(text, rules.greets) ? "greet" : "other";
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
  const text = hasValues ? withoutMinds(facts.text, locale) : facts.text;
  const { change, moves, corrects, bookNoun } = rulesOf(locale);
  const isCorrection =
    hasValues && !isBareAnswer(facts, context) && corrects.test(text) && !saysAbsence(text, locale);
  const isFirst = isFirstWish(facts, locale, context);
  if (isFirst && facts.isWholeWish && namesNewTable(text, locale) && !namesOwnTable(text, locale))
    return changesParty || shiftsBooking;
  if (isFirst && facts.isWholeWish && wishesNewTable(text, locale)) return changesParty || shiftsBooking;
  if (changesParty || shiftsBooking || (isCorrection && !isFirst)) return true;
  /** "Who are you, actually?" is no other wish. */
  const onlyMoves = isFirst || (!hasValues && asksForFacts(text, locale));
  return (
    says(text, onlyMoves ? moves : change) &&
    (hasValues || expecting !== null || text.length < shortMessage || says(text, bookNoun))
  );
}

/** Whether a table is asked for: "book me a table". */
export function isRequest(text: string, locale: Locale): boolean {
  const { book, bookVerb, bookNoun } = rulesOf(locale);
  return says(text, book) || (says(text, bookVerb) && says(text, bookNoun));
}

/** "I have a table for Friday": who tells only of a booking of theirs wants no other. */
function tellsOfBooking(text: string, locale: Locale): boolean {
  const { told } = rulesOf(locale);
  return says(text, told) && !isRequest(text.replace(told, " "), locale);
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

const rulesOf = memoizeByLocale((locale) => {
  const { intents, topics, party } = locale;
  const end = "(?![\\p{L}\\p{N}])";
  const filler = alternatives(intents.fillers);
  const opening = openingOf(locale);
  const ending = `(?:[,.! ]{1,3}${filler}){0,3}[,.!? ]*$`;
  const no = noOf(locale);
  const praise = alternatives(intents.praise);
  const thanks = alternatives(intents.thanks);
  const declining = alternatives([...intents.declines, ...intents.withoutPhone]);
  const article = alternatives([...party.articles, "1"]);
  return {
    human: phrases(intents.human),
    assistant: phrases(topics.assistant),
    stay: phrases(topics.stay),
    humanAlone: new RegExp(`${opening}${alternatives(intents.humanAlone)}${ending}`, "u"),
    waitlist: phrases(intents.waitlist),
    list: phrases(intents.list),
    told: phrases(intents.told),
    askBooked: phrases([...intents.askBooked, ...intents.recap]),
    cancel: phrases(intents.cancel),
    stop: new RegExp(`${opening}${alternatives(intents.stop)}${end}`, "u"),
    /** "No, forget it": not what to change of a table, but to drop it. */
    givesUp: new RegExp(
      `${opening}(?:${no}[,.! ]{1,3}(?:${filler}[,.! ]{1,3}){0,2})?${alternatives(intents.stop)}${ending}`,
      "u",
    ),
    help: new RegExp(`${opening}${alternatives(intents.help)}${ending}`, "u"),
    change: phrases([...intents.change, ...intents.rather]),
    moves: phrases(intents.change),
    corrects: new RegExp(`${opening}${notYesOf(locale)}${alternatives(intents.correction)}${end}`, "u"),
    deny: phrases([no]),
    denies: new RegExp(`${opening}${no}${end}`, "u"),
    /** "No, don't have one": a no says the same once more. */
    declines: new RegExp(`${opening}(?:${no}[,.! ]{1,3})?${declining}${ending}`, "u"),
    affirm: phrases([...intents.yes, ...intents.affirm]),
    affirms: new RegExp(
      `${opening}(?:${alternatives(intents.yes)}${end}|${alternatives(intents.affirm)}(?:[,.!;]|${ending}))`,
      "u",
    ),
    affirmsOnly: new RegExp(`${opening}${alternatives(intents.yes)}[.! ]*$`, "u"),
    but: phrases(intents.but),
    closing: phrases(intents.closing),
    proposals: phrases(intents.proposals),
    question: phrases(intents.question),
    /** "Wait, who am I talking to": what a question begins with may stand after a yes, or what corrects. */
    asks: new RegExp(
      `${opening}(?:${alternatives([...intents.yes, ...intents.affirm, ...intents.correction])},? )?${alternatives(intents.questionStart)}${end}`,
      "u",
    ),
    book: phrases(intents.book),
    bookVerb: phrases(intents.bookVerbs),
    bookNoun: phrases(intents.bookNouns),
    /** "Table?": a word is enough, where nothing else was asked. */
    onlyNoun: new RegExp(`${opening}(?:${article} )?${alternatives(intents.bookNouns)}${ending}`, "u"),
    thanks: phrases(intents.thanks),
    thanked: new RegExp(
      `(?<![\\p{L}])(?<thanks>${alternatives(intents.thanks)}) ${alternatives(intents.thankedFor)}(?: [\\p{L}']{1,15}){1,3}`,
      "gu",
    ),
    onlyThanks: new RegExp(`^(?:${praise}[,.! ]{1,3}${thanks}|${thanks}[,.! ]{1,3}${praise})${ending}`, "u"),
    greets: phrases(intents.greet),
    /** "Hello, are you there?" asks nothing of the house. */
    onlyGreets: new RegExp(`^(?:${alternatives(intents.greet)}[,.!? ]{0,4}){1,3}$`, "u"),
    opening: new RegExp(opening, "u"),
  };
});
