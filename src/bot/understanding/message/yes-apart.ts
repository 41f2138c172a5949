import type { Locale } from "#src/bot/languages/locale.ts";
import {
  asksAnything,
  beginsAsking,
  isUnsure,
  saysBut,
  saysOnly,
} from "#src/bot/understanding/intent/answers.ts";
import {
  asksForAlternative,
  refusesAfterwards,
  requestsSomething,
} from "#src/bot/understanding/intent/asking.ts";
import { findArrival } from "#src/bot/understanding/intent/late.ts";
import {
  agreesExpressly,
  clauseEnds,
  ordersIt,
  takesBackAtOnce,
} from "#src/bot/understanding/intent/manners.ts";
import { permits } from "#src/bot/understanding/intent/permissions.ts";
import { callsOffExpressly } from "#src/bot/understanding/intent/stops.ts";
import { withoutSoftening } from "#src/bot/understanding/intent/wishes.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { findComingApart } from "#src/bot/understanding/party/comes-apart.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { cover } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { readInLanguage } from "./read-in-language.ts";

/**
 * An express yes in a sentence of its own. Before a question it is a yes all the same ("Yes, please. How long may we
 * stay?"); after musing it is what it came to ("We'll see on the night. Go ahead and book it").
 */
export function withYesApart(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  if (!(context.tablePicked || context.changeShown))
    return withYesToVisit(understood, original, language, context);
  const told = context.changeShown ? asTold(understood, original, language) : understood;
  const requested = withYesBeforeRequest(told, original, language, context);
  if (requested) return requested;
  if (isWishAlone(told)) return withYesBesideWish(told, original, language, context);
  if (isWishAsked(told)) return withYesBeforeAskedWish(told, original, language, context);
  if (repeatsShown(understood, context) && agreesIn(firstClause(original, language), language, context))
    return holdsBack(foldText(original), language.locale) ? understood : { ...understood, intent: "affirm" };
  if (understood.meant === "stops") return orderAfterStop(original, language, context) ?? understood;
  const sentences = original.split(/(?<=[.!?;]) /u);
  const { intent, topics } = understood;
  if (intent === "question" && topics !== undefined && asksAfterYes(original, language, context))
    return { ...understood, agrees: true };
  if (asksOfNothingKnown(understood) && asksElseAfterYes(original, language, context))
    return { ...understood, agrees: true, asksMore: true };
  if (sentences.length < 2) return understood;
  if (intent === "question" && topics !== undefined) {
    const begins = sentences.map((_, index) => sentences.slice(0, index + 1).join(" "));
    const isAgreed =
      begins.some((words) => agreesIn(words, language, context)) ||
      ordersAfterNothing(sentences, language, context);
    return isAgreed ? { ...understood, agrees: true } : understood;
  }
  const last = sentences.at(-1) ?? "";
  const before = original.slice(0, original.length - last.length).trim();
  const isOrder = ordersIt(foldText(last), language.locale) && agreesIn(last, language, context);
  const isMusing = intent === "other" || understood.undecided === true;
  return isMusing && isOrder && saysNothing(before, language, context)
    ? readInLanguage(last, language, context).understood
    : understood;
}

/**
 * A wish told while a change is shown is that of a table that is picked, in words that ask nothing; whether a yes stands beside it
 * is looked for anew.
 */
function asTold(
  { agrees: _, ...understood }: Understood,
  original: string,
  { locale }: DetectedLanguage,
): Understood {
  const { intent, comment } = understood;
  const isTold = (intent === "other" || intent === "thanks") && comment !== undefined;
  const isAsked = understood.undecided === true || asksAnything(foldText(original), locale);
  return isTold && !isAsked ? { ...understood, intent: "inform" } : understood;
}

/** "Yes, and please leave it at 19:00", of what is shown so. */
function repeatsShown(
  { intent, partySize, date, time, agrees: _, language: __, ...more }: Understood,
  { draft }: UnderstandingContext,
): boolean {
  const isSame = (value: unknown, known: unknown) => value === undefined || value === known;
  return (
    intent === "inform" &&
    Object.keys(more).length === 0 &&
    [isSame(partySize, draft?.partySize), isSame(date, draft?.date), isSame(time, draft?.time)].every(Boolean)
  );
}

function firstClause(original: string, { locale }: DetectedLanguage): string {
  return original.slice(0, clauseEnds(original, locale)[0] ?? 0);
}

/** "Yes please and is there parking", "yes is there parking", without a mark between the two. */
function asksAfterYes(original: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { locale } = language;
  const yes = firstClause(original, language) || undividedYes(original, locale);
  const asked = afterClause(original, yes);
  return (
    (beginsAsking(foldText(asked), locale) || asked.endsWith("?") || asksAlone(asked, language, context)) &&
    !refusesAfterwards(asked, locale) &&
    !holdsBack(foldText(original), locale) &&
    agreesIn(yes, language, context)
  );
}

/** "Il numero qual è": what asks may stand at the end. */
function asksAlone(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const alone = { ...context, expecting: null };
  return words !== "" && readInLanguage(words, language, alone).understood.intent === "question";
}

/** So many words a yes may have before a question that nothing divides from it. */
const mostYesWords = 4;

/** What stands before the words that begin a question: "oui vas-y", where nothing else divides the two. */
function undividedYes(original: string, locale: Locale): string {
  const words = original.split(" ");
  const begins = words
    .slice(1, mostYesWords + 1)
    .findIndex((_, index) => beginsAsking(foldText(words.slice(index + 1).join(" ")), locale));
  return begins < 0 ? "" : words.slice(0, begins + 1).join(" ");
}

/** A question that no topic was found in, and beside it nothing. */
function asksOfNothingKnown({
  intent,
  language: _,
  agrees: __,
  asksMore: ___,
  ...more
}: Understood): boolean {
  return intent === "question" && Object.keys(more).length === 0;
}

/**
 * "Yes, perfect. Can you text the others?", "yes, and are you quick?": what nobody here can answer holds no yes back, unless
 * something else than what is shown is asked for.
 */
function asksElseAfterYes(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): boolean {
  const { locale } = language;
  const ends = clauseEnds(original, locale).toReversed();
  const yes = ends.map((end) => original.slice(0, end)).find((words) => agreesIn(words, language, context));
  if (yes === undefined || yes.includes("?")) return false;
  const asked = foldText(afterClause(original, yes));
  const isHeld = refusesAfterwards(asked, locale) || holdsBack(foldText(original), locale);
  return !isHeld && !asksForAlternative(asked, locale);
}

/** "Yes, we'll be there, is there a dress code?", asked whether they come: nothing is agreed to but that. */
function withYesToVisit(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const { intent, topics, agrees, undecided, meant } = understood;
  const { locale } = language;
  if (intent === "deny" && meant === undefined)
    return calledOffAfterNo(original, language, context) ?? understood;
  if (undecided) return cancelledFirst(original, language, context) ?? understood;
  if (intent !== "question" || topics === undefined || agrees) return understood;
  if (holdsBack(foldText(original), locale)) return understood;
  const comes = (words: string) => {
    const read = readInLanguage(words, language, context).understood;
    const { intent: said, meant, language: _, ...more } = read;
    const isExpress = meant === "stands" || agreesExpressly(foldText(words), locale);
    return said === "affirm" && isExpress && Object.keys(more).length === 0;
  };
  const isAgreed = clauseEnds(original, locale).some((end) => comes(original.slice(0, end)));
  return isAgreed ? { ...understood, agrees: true } : understood;
}

/** "No, I need to cancel it": the no is to what was understood, and the order stands. "No, cancel it" may be either. */
function calledOffAfterNo(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const [no = "", rest = ""] = original.split(/(?<=^\p{L}{2,6}[,.!]{0,3}) /u);
  if (!callsOffExpressly(foldText(rest), language.locale)) return undefined;
  if (readInLanguage(no, language, context).understood.intent !== "deny") return undefined;
  const { understood } = readInLanguage(rest, language, context);
  const { intent, language: _, agrees: __, ...more } = understood;
  return intent === "cancel" && Object.keys(more).length === 0 ? understood : undefined;
}

/** "Yes, please cancel it. I'll be back when she's better": what comes of it later takes nothing back. */
function cancelledFirst(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const [first = "", ...others] = original.split(/(?<=[.!;]) /u);
  const rest = foldText(others.join(" "));
  const takesBack = asksAnything(rest, language.locale) || takesBackAtOnce(rest, language.locale);
  if (others.length === 0 || takesBack) return undefined;
  const { understood } = readInLanguage(first, language, context);
  const { intent, language: _, agrees: __, ...more } = understood;
  return intent === "cancel" && Object.keys(more).length === 0 ? understood : undefined;
}

/** "Never mind that. Yes, book it. How long may we stay?": before the order nothing is said, or only that it is dropped. */
function ordersAfterNothing(
  sentences: readonly string[],
  language: DetectedLanguage,
  context: UnderstandingContext,
): boolean {
  const order = sentences.findIndex(
    (one) => ordersIt(foldText(one), language.locale) && agreesIn(one, language, context),
  );
  if (order < 1 || holdsBack(foldText(sentences.slice(order).join(" ")), language.locale)) return false;
  const before = sentences.slice(0, order).join(" ");
  const { intent, meant } = readInLanguage(before, language, context).understood;
  return (intent === "cancel" && meant === "stops") || saysNothing(before, language, context);
}

/** "Never mind, book it": what was asked before is dropped, and the table is not. */
function orderAfterStop(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const last = original.split(/(?<=[.,;!]) /u).at(-1) ?? "";
  const isOrder = last !== original && ordersIt(foldText(last), language.locale);
  return isOrder && agreesIn(last, language, context)
    ? readInLanguage(last, language, context).understood
    : undefined;
}

function isWishAlone({ intent, comment, language: _, meant: __, ...more }: Understood): boolean {
  const mayAgree = intent === "inform" || intent === "affirm";
  return mayAgree && comment !== undefined && Object.keys(more).length === 0;
}

/** "Yes, book it. Two of us are vegetarian", "… Please do book it.": the yes begins or ends what is wished for besides. */
function withYesBesideWish(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const { locale } = language;
  const folded = foldText(original);
  if (holdsBack(folded, locale) || asksAnything(folded, locale)) return understood;
  const ends = clauseEnds(original, locale);
  const last = original.slice((ends.at(-1) ?? 0) + 1).trim();
  const begins = ends.some((end) => agreesIn(original.slice(0, end), language, context));
  const isOrder = ends.length > 0 && ordersIt(foldText(last), locale) && agreesIn(last, language, context);
  return begins || isOrder ? { ...understood, agrees: true } : understood;
}

/** "Yes please, and can you do a high chair?": the yes is said, and the house sees to what is asked of it. */
function withYesBeforeRequest(
  told: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const { locale } = language;
  const yes = firstClause(original, language);
  const rest = afterClause(original, yes);
  if (!isRequestAlone(told) || !requestsSomething(foldText(rest), locale)) return undefined;
  if (holdsBack(foldText(rest), locale) || refusesAfterwards(rest, locale)) return undefined;
  if (!agreesIn(yes, language, context)) return undefined;
  const comment = readInLanguage(rest, language, context).understood.comment ?? told.comment;
  return comment === undefined ? undefined : { ...told, intent: "affirm", agrees: true, comment };
}

/** Whether nothing is stated but a wish, and what is asked by it. */
function isRequestAlone({
  intent: _,
  comment: __,
  topics: ___,
  agrees: ____,
  language: _____,
  languageGuessed: ______,
  ...more
}: Understood): boolean {
  return Object.keys(more).length === 0;
}

const afterClause = (original: string, clause: string): string =>
  original.slice(clause.length).replace(/^[.!;, ]{1,3}/u, "");

/** "Can we sit by the window?": the manner is a question's, and all that is in it is a wish. */
function isWishAsked({
  intent,
  comment,
  language: _,
  languageGuessed: __,
  undecided: ___,
  ...more
}: Understood): boolean {
  const isOpen = intent === "other" || intent === "question";
  return isOpen && comment !== undefined && Object.keys(more).length === 0;
}

/** "Yes, please. Could we sit by the window?" is for the house to see to, and nothing hangs on it. */
function withYesBeforeAskedWish(
  understood: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  const [yes = "", ...asked] = original.split(/(?<=[.!;]) /u);
  const isHeld = asked.length === 0 || holdsBack(foldText(original), language.locale);
  if (isHeld || !agreesIn(yes, language, context)) return understood;
  const { undecided: _, ...more } = understood;
  return { ...more, intent: "affirm", agrees: true };
}

/** Whether anything is in doubt, or hangs on a condition; "if possible" is none, nor is who comes a bit later, be it all of them. */
function holdsBack(text: string, locale: Locale): boolean {
  const folded = cover(text, [...findComingApart(text, locale), ...findArrival(text, locale)]);
  return (
    isUnsure(withoutSoftening(folded, locale), locale) || saysBut(folded, locale) || saysOnly(folded, locale)
  );
}

function agreesIn(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { understood } = readInLanguage(words, language, context);
  const { intent, language: _, ...more } = understood;
  const isAll = intent === "affirm" && Object.keys(more).length === 0;
  const folded = foldText(words);
  return isAll && (agreesExpressly(folded, language.locale) || permits(folded, language.locale));
}

/** Words that ask, refuse and state nothing. */
function saysNothing(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { intent, language: _, undecided: __, ...more } = readInLanguage(words, language, context).understood;
  const isEmpty = Object.keys(more).length === 0;
  return isEmpty && intent === "other" && !asksAnything(foldText(words), language.locale);
}
