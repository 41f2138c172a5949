import type { Locale } from "#src/bot/languages/locale.ts";
import { isConditional, isSpentBesideCourtesies } from "#src/bot/understanding/intent/answers/answers.ts";
import { onlyNods } from "#src/bot/understanding/intent/answers/manners.ts";
import { asksForAlternative, asksTheWay } from "#src/bot/understanding/intent/questions/asking.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { type Act, readAlone } from "./acts.ts";
import { holdsBack } from "./express-yes.ts";

/**
 * "Perfect. Do we pay now?": whoever approves of what is shown, in a sentence of its own, and then asks only what comes with a visit,
 * comes. "Ok" nods, and whether "is it outside?" decides it is not known (decision 0085).
 */
export function withApproval(
  acts: readonly Act[],
  language: DetectedLanguage,
  context: UnderstandingContext,
): readonly Act[] {
  const [first, ...rest] = acts;
  const asked = rest.filter((act) => !isThanks(act, language.locale));
  const isApart = asked.every(({ kind, sentence }) => kind === "question" && sentence !== first?.sentence);
  if (first?.kind !== "told" || asked.length === 0 || !isApart) return acts;
  const isYes =
    (agreesToCome(first.text, language, context) && asked.every((act) => isOfWay(act, language.locale))) ||
    (approves(first.text, language, context) && asked.every((act) => goesAlong(act, language, context)));
  return isYes ? [{ ...first, kind: "yes" }, ...asked] : acts;
}

/** "Thanks!" behind it says no more. */
function isThanks({ kind, text }: Act, locale: Locale): boolean {
  const folded = foldText(text);
  return (
    kind === "told" && says(folded, patternsOf(locale).thanks) && isSpentBesideCourtesies(folded, locale)
  );
}

const isOfWay = ({ text }: Act, locale: Locale): boolean => asksTheWay(foldText(text), locale);

/** A yes that is no nod. */
function agreesToCome(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { intent, language: _, ...more } = readInLanguage(words, language, context).understood;
  const isAll = intent === "affirm" && Object.keys(more).length === 0;
  return isAll && !onlyNods(foldText(words), language.locale);
}

/**
 * "That's perfect", "great, thanks"; where a change is shown "great" will do. After an answer of the house it may be that answer which
 * is perfect.
 */
function approves(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  if (context.askedOfHouse === true) return false;
  const { locale } = language;
  const { approving, approvingChange } = patternsOf(locale);
  const approval = context.changeShown === true ? approvingChange : approving;
  const folded = foldText(words);
  const isWhole = isSpentBesideCourtesies(folded.replace(approval, " "), locale);
  return says(folded, approval) && isWhole && !holdsBack(folded, locale);
}

/** Whether a question is only of what comes with a visit, whichever table it is, and hangs on nothing. */
function goesAlong(act: Act, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { locale } = language;
  if (isOfWay(act, locale)) return true;
  const {
    intent: _,
    language: __,
    comment: ___,
    topics = [],
    ...more
  } = readAlone(act.text, language, context);
  const isOf = (known: readonly Topic[]) =>
    topics.length > 0 && topics.every((topic) => known.includes(topic));
  if (Object.keys(more).length > 0) return false;
  /** "What if we cancel?": where it costs nothing, nothing hangs on it; where it may, the answer is read first. */
  if (isOf(ofLater)) return true;
  return (
    !hangs(act, locale) && isOf(context.changeShown === true ? [...withVisit, ...withGuests] : withVisit)
  );
}

function hangs({ text }: Act, locale: Locale): boolean {
  const folded = foldText(text);
  return isConditional(folded, locale) || holdsBack(folded, locale) || asksForAlternative(folded, locale);
}

/** What it would cost, and how it is done, to come otherwise or not at all. */
const ofLater: readonly Topic[] = ["fees", "adjusting"];

/** What a guest asks who comes. */
const withVisit: readonly Topic[] = [
  "bill",
  "cake",
  "changing",
  "charging",
  "children",
  "confirmation",
  "contact",
  "corkage",
  "dress",
  "invoice",
  "menu",
  "parking",
  "payment",
  "photos",
  "playArea",
  "prams",
  "reminder",
  "tips",
  "toilets",
  "transport",
  "vouchers",
  "wifi",
];

/** What may decide whether somebody books, and hardly whether they move a table that they have. */
const withGuests: readonly Topic[] = ["access", "diets", "dogs", "smoking", "takeaway"];

const patternsOf = memoizeByLocale(({ answers, intents }) => ({
  approving: phrases(answers.approves ?? []),
  approvingChange: phrases([...(answers.approves ?? []), ...intents.praise]),
  thanks: phrases(intents.thanks),
}));
