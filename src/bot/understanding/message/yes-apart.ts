import { asksAnything } from "#src/bot/understanding/intent/answers.ts";
import { refusesAfterwards, requestsSomething } from "#src/bot/understanding/intent/asking.ts";
import { clauseEnds, holdsOn, ordersIt } from "#src/bot/understanding/intent/manners.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { afterClause, agreesIn, firstClause, holdsBack, saysNothing } from "./express-yes.ts";
import { readInLanguage } from "./read-in-language.ts";
import {
  asksAfterYes,
  asksElseAfterYes,
  asksOfNothingKnown,
  ordersAfterNothing,
  ordersAfterQuestion,
} from "./yes-beside-question.ts";
import { withYesToVisit } from "./yes-to-visit.ts";

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
  if (onlyThanks(understood) && thanksAfterYes(original, language, context))
    return { ...understood, intent: "affirm" };
  const sentences = original.split(/(?<=[.!?;]) /u);
  const { intent, topics } = understood;
  if (intent === "question" && topics !== undefined && asksAfterYes(original, language, context))
    return { ...understood, agrees: true };
  if (asksOfNothingKnown(understood) && asksElseAfterYes(original, language, context))
    return { ...understood, agrees: true, asksMore: true };
  if (sentences.length < 2) return understood;
  if (intent === "question" && ordersAfterQuestion(sentences, language, context))
    return { ...understood, agrees: true, ...(topics === undefined && { asksMore: true }) };
  if (intent === "question" && topics !== undefined) {
    const begins = sentences.map((_, index) => sentences.slice(0, index + 1).join(" "));
    const isAgreed =
      (begins.some((words) => agreesIn(words, language, context)) &&
        !sentences.slice(1).some((one) => holdsOn(foldText(one), language.locale))) ||
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

const onlyThanks = ({ intent, language: _, ...more }: Understood): boolean =>
  intent === "thanks" && Object.keys(more).length === 0;

/** "Yep thanks, you're better than the last one I talked to": a yes, and nothing but kind words after it. */
function thanksAfterYes(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): boolean {
  const yes = firstClause(original, language);
  const folded = foldText(original);
  const isOpen = asksAnything(folded, language.locale) || holdsBack(folded, language.locale);
  return !isOpen && agreesIn(yes, language, context);
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
  if (ordersInTheEnd(original, language, context)) return { ...understood, agrees: true };
  if (holdsBack(folded, locale) || asksAnything(folded, locale)) return understood;
  const ends = clauseEnds(original, locale);
  const last = original.slice((ends.at(-1) ?? 0) + 1).trim();
  const begins = ends.some((end) => agreesIn(original.slice(0, end), language, context));
  const isOrder = ends.length > 0 && ordersIt(foldText(last), locale) && agreesIn(last, language, context);
  return begins || isOrder ? { ...understood, agrees: true } : understood;
}

/** "It's a surprise, so don't call her! But yes, book it": whatever was told before it, the order is the last that is said. */
function ordersInTheEnd(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): boolean {
  const { locale } = language;
  const last = original.split(/(?<=[.!;]) /u).at(-1) ?? "";
  const before = foldText(original.slice(0, original.length - last.length).trim());
  const isOpen = before === "" || holdsBack(before, locale) || asksAnything(before, locale);
  const order = last.replace(joinedToLast(locale), "");
  return !isOpen && ordersIt(foldText(order), locale) && agreesIn(order, language, context);
}

const joinedToLast = memoizeByLocale(
  ({ party, intents }) => new RegExp(`^${alternatives([...party.and, ...intents.but])},? `, "iu"),
);

/** "Yes please, and can you do a high chair?": the yes is said, and the house sees to what is asked of it. */
function withYesBeforeRequest(
  told: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  const { locale } = language;
  if (!isRequestAlone(told)) return undefined;
  const yes = wholeYes(original, language, context);
  const rest = afterClause(original, yes);
  if (yes === "" || !requestsSomething(foldText(rest), locale)) return undefined;
  if (holdsBack(foldText(rest), locale) || refusesAfterwards(rest, locale)) return undefined;
  const comment = readInLanguage(rest, language, context).understood.comment ?? told.comment;
  return comment === undefined ? undefined : { ...told, intent: "affirm", agrees: true, comment };
}

/** The clauses that a message begins with, all of which agree: "yes, that's fine like that". */
function wholeYes(original: string, language: DetectedLanguage, context: UnderstandingContext): string {
  const begins = clauseEnds(original, language.locale).map((end) => original.slice(0, end));
  return begins.findLast((words) => agreesIn(words, language, context)) ?? "";
}

/** Whether nothing is stated but a wish, and what is asked by it. */
function isRequestAlone({
  intent: _,
  meant: _______,
  comment: __,
  topics: ___,
  agrees: ____,
  language: _____,
  languageGuessed: ______,
  ...more
}: Understood): boolean {
  return Object.keys(more).length === 0;
}

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
