import { asksAnything } from "#src/bot/understanding/intent/answers/answers.ts";
import { clauseEnds, mayOnlyNote, ordersIt } from "#src/bot/understanding/intent/answers/manners.ts";
import { refusesAfterwards, requestsSomething } from "#src/bot/understanding/intent/questions/asking.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { readAgreement } from "./agreement.ts";
import { afterClause, agreesIn, holdsBack } from "./express-yes.ts";
import { isAfterShown } from "./heard-beside-yes.ts";
import { asksAfterYes, asksElseAfterYes, asksOfNothingKnown } from "./yes-beside-question.ts";
import { withYesToVisit } from "./yes-to-visit.ts";

/** A yes that stands beside something else: to a visit, to what is shown, or before a question that no mark divides from it. */
export function withYesApart(
  read: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood {
  if (!(context.tablePicked || context.changeShown)) return withYesToVisit(read, original, language, context);
  const understood = withoutLaterEnd(read, context);
  const agreement = readAgreement(understood, original, language, context);
  if (agreement !== undefined) return agreement;
  const told = context.changeShown ? asTold(understood, original, language) : understood;
  const requested = withYesBeforeRequest(told, original, language, context);
  if (requested) return requested;
  if (isWishAlone(told)) return withYesBesideWish(told, original, language, context);
  const { intent, topics } = understood;
  if (intent === "question" && topics !== undefined && asksAfterYes(original, language, context))
    return { ...understood, agrees: true };
  return asksOfNothingKnown(understood) && asksElseAfterYes(original, language, context)
    ? { ...understood, agrees: true, asksMore: true }
    : understood;
}

/** "Until half past nine then, fine. Yes change it": how long they stay changes nothing of what they say yes to. */
function withoutLaterEnd({ timeTo, ...understood }: Understood, { draft }: UnderstandingContext): Understood {
  const isYes = understood.intent === "affirm" && understood.timeFrom === undefined;
  return isYes && isAfterShown(timeTo, draft) ? understood : { ...understood, ...defined({ timeTo }) };
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
  const mayOrder = ordersIt(foldText(last), locale) && !mayOnlyNote(foldText(last), locale);
  const isOrder = ends.length > 0 && mayOrder && agreesIn(last, language, context);
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
  const isOrder = ordersIt(foldText(order), locale) && !mayOnlyNote(foldText(order), locale);
  return !isOpen && isOrder && agreesIn(order, language, context);
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
