import type { Locale } from "#src/bot/languages/locale.ts";
import { declinesKeeping } from "#src/bot/understanding/guest/remembering.ts";
import {
  asksAnything,
  hangsOnSomething,
  isConditional,
  isUnsure,
  saysBut,
  saysOnly,
} from "#src/bot/understanding/intent/answers/answers.ts";
import { holdsOn, takesBackAtOnce } from "#src/bot/understanding/intent/answers/manners.ts";
import { asksNothing } from "#src/bot/understanding/intent/answers/rhetoric.ts";
import { isElsewhere } from "#src/bot/understanding/intent/booking/elsewhere.ts";
import { findArrival } from "#src/bot/understanding/intent/notes/late.ts";
import { findNeeds } from "#src/bot/understanding/intent/notes/needs.ts";
import { namesWish, withoutSoftening } from "#src/bot/understanding/intent/notes/wishes.ts";
import {
  asksForAlternative,
  asksTheWay,
  refusesAfterwards,
  requestsSomething,
} from "#src/bot/understanding/intent/questions/asking.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import { findComingApart } from "#src/bot/understanding/party/comes-apart.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { cover } from "#src/bot/understanding/text/spans.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { type Act, readAlone } from "./acts.ts";
import { saysNothing } from "./express-yes.ts";

/** What is told or asked beside a yes or a no, and takes nothing from it. */
export interface Heard {
  readonly comment?: string;
  readonly topics?: readonly Topic[];
  readonly asksMore?: boolean;
  /** Values of what is shown, said again. */
  readonly repeated?: Pick<Understood, "date" | "time" | "partySize">;
}

/** How it was agreed, which decides what may stand beside that. */
export interface Agreed {
  /** It was told to be done, in words that are more than a yes. */
  readonly isOrdered: boolean;
  /** What is shown is said again in it: "yes, two". */
  readonly isRepeated: boolean;
  /** With thanks, behind which nothing hangs on anything: "yes thanks, you're a star". */
  readonly isThanked: boolean;
  /** Something was said before it. */
  readonly isLater: boolean;
  /** It is told to be done behind it. */
  readonly isBeforeOrder: boolean;
  /** No yes stands in its sentence, of which it might be a condition. */
  readonly isApart: boolean;
}

/** What one act says beside a yes or a no; undefined where it leaves that open, or is of another table than the one that is shown. */
export function hearBesideYes(
  act: Act,
  agreed: Agreed,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Heard | undefined {
  if (act.kind === "question") return hearQuestion(act.text, agreed, language, context);
  return act.kind === "told" ? hearTold(act.text, agreed, language, context) : {};
}

function hearTold(
  text: string,
  { isOrdered, isRepeated, isThanked, isLater, isApart, isBeforeOrder }: Agreed,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Heard | undefined {
  const { locale } = language;
  if (declinesKeeping(text, locale)) return {};
  const written = foldText(text);
  /** Who comes a bit later leaves nothing open. */
  const folded = cover(written, [...findComingApart(written, locale), ...findArrival(written, locale)]);
  if (isOrdered && awaitsOnly(folded, locale)) return {};
  if (isBeforeOrder && !isConditional(written, locale) && saysNothing(text, language, context)) return {};
  const wordCount = folded.split(" ").length;
  const isShort = wordCount < fewestOfTalk;
  /** "Book it, the smaller table please" */
  if (wordCount < fewestOfTale && asksForAlternative(folded, locale)) return undefined;
  if (
    saysBut(folded, locale) ||
    saysOnly(folded, locale) ||
    hangsOnSomething(withoutSoftening(folded, locale), locale)
  )
    return undefined;
  if (isLater && (takesBackAtOnce(folded, locale) || holdsOn(folded, locale))) return undefined;
  const { understood } = readInLanguage(text, language, context);
  const { comment, undecided, feeling } = understood;
  const repeated = repeatedIn(understood, context);
  const isOfPerson = feeling === "complaint" || feeling === "lost";
  if (repeated === undefined || isOfPerson || undecided === true) return undefined;
  if (comment !== undefined) return { comment };
  if (folded !== written) return undefined;
  if (Object.keys(repeated).length === 0 && isShort && isAddressed(folded, locale))
    return isOrdered || isRepeated ? {} : undefined;
  const isOpen = !isOrdered && asksAnything(folded, locale);
  if (isOpen) return undefined;
  if (Object.keys(repeated).length > 0) return { repeated };
  if (isOrdered && understood.timeTo !== undefined) return {};
  if (!saysLittle.has(understood.intent)) return undefined;
  const isTalk =
    isOrdered ||
    isThanked ||
    isGladOrExplains(folded, locale) ||
    (isApart && !isShort && !isElsewhere(folded, locale));
  const isDenied = !isOrdered && says(folded, patternsOf(locale).negations);
  return isTalk && !isDenied ? {} : undefined;
}

/** "Go for it, we'll see": the rest may come as it does. */
const awaitsOnly = (folded: string, locale: Locale): boolean => awaitingOf(locale).test(folded);

/** Talk has so many words; fewer may be a value or a condition that was not understood. */
const fewestOfTalk = 3;

/** A table may be spoken of in so many words without another one being wished for: "been looking for a table all week". */
const fewestOfTale = 6;

/** "my dear": a word or two that say nothing. */
function isAddressed(folded: string, locale: Locale): boolean {
  const { negations } = patternsOf(locale);
  const isOpen = isUnsure(folded, locale) || saysBut(folded, locale) || says(folded, negations);
  return !/[\d?]/.test(folded) && !namesWish(folded, locale) && !isOpen;
}

/** Why they come, or that they are glad of it. */
function isGladOrExplains(folded: string, locale: Locale): boolean {
  const { idle, opens } = patternsOf(locale);
  return says(folded, idle) || opens.test(folded);
}

const saysLittle: ReadonlySet<Understood["intent"]> = new Set([
  ...(["other", "thanks", "greet", "affirm", "inform", "book"] as const),
]);

/** What is shown and said again; undefined where something else is said than that, a wish or a question. */
export function repeatedIn(
  {
    intent: _,
    language: _language,
    languageGuessed: _guessed,
    joy: _joy,
    feeling: _feeling,
    agrees: _agrees,
    undecided: _undecided,
    meant: _meant,
    comment: _comment,
    date,
    time,
    partySize,
    timeTo,
    ...more
  }: Understood,
  { draft }: UnderstandingContext,
): Heard["repeated"] | undefined {
  if (timeTo !== undefined && !isAfterShown(timeTo, draft)) return undefined;
  const isSame = (value: unknown, known: unknown) => value === undefined || value === known;
  const isShown =
    isSame(date, draft?.date) && isSame(time, draft?.time) && isSame(partySize, draft?.partySize);
  return isShown && Object.keys(more).length === 0 ? defined({ date, time, partySize }) : undefined;
}

/** "Until half past nine then, fine": how long they stay, or might come, leaves the hour that is shown as it is. */
export const isAfterShown = (timeTo: string | undefined, draft: UnderstandingContext["draft"]): boolean =>
  timeTo !== undefined && draft?.time !== undefined && timeTo > draft.time;

/** A question beside a yes: what it asks, or what it asks to be noted. */
function hearQuestion(
  text: string,
  { isOrdered, isApart }: Agreed,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Heard | undefined {
  const { locale } = language;
  if (asksNothing(text, locale)) return {};
  const folded = foldText(text);
  if (refusesAfterwards(text, locale) || saysOnly(folded, locale)) return undefined;
  if (asksTheWay(folded, locale)) return askedBy(readAlone(text, language, context));
  if (isConditional(folded, locale)) return isApart ? askedBy(readAlone(text, language, context)) : undefined;
  const isRequest = requestsSomething(folded, locale);
  if (asksForAlternative(folded, locale) && !(isRequest && isApart)) return undefined;
  const requested = isRequest ? hearRequest(text, language, context) : undefined;
  if (requested !== undefined) return requested;
  const asked = readAlone(text, language, context);
  const { topics, asksMore: _, ...alone } = asked;
  if (topics?.includes("lateness")) return undefined;
  const isOfHouse = topics !== undefined && alone.intent === "question";
  if (isRequest && !isOfHouse) return undefined;
  if (!(isOrdered && isOfHouse) && repeatedIn(alone, context) === undefined) return undefined;
  if (!isOfHouse && !(isApart && !text.includes(",")) && isUnsure(withoutSoftening(folded, locale), locale))
    return undefined;
  if (topics === undefined && alone.comment !== undefined)
    return { comment: readInLanguage(text, language, context).understood.comment ?? alone.comment };
  if (!asks.has(alone.intent)) return isApart && alone.intent === "waitlist" ? { asksMore: true } : undefined;
  return askedBy(asked);
}

const askedBy = ({ topics, asksMore }: Understood): Heard => ({
  ...defined({ topics }),
  ...((topics === undefined || asksMore) && { asksMore: true }),
});

const asks: ReadonlySet<Understood["intent"]> = new Set(["question", "other", "inform", "book"] as const);

/** "Can you do a high chair?" is for the house to see to; "could we get a bigger table?" is of another table. */
function hearRequest(
  text: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Heard | undefined {
  const { comment, topics: _, ...said } = readInLanguage(text, language, context).understood;
  if (comment === undefined || repeatedIn(said, context) === undefined) return undefined;
  const folded = foldText(comment);
  const isNamed = namesWish(folded, language.locale) || findNeeds(folded) !== undefined;
  const apart = { ...context, tablePicked: false };
  const { date, time, timeFrom, partySize } = readAlone(text, language, apart);
  const isOfTable = [date, time, timeFrom, partySize].some((value) => value !== undefined);
  return isNamed && !isOfTable ? { comment } : undefined;
}

const patternsOf = memoizeByLocale(({ negations, intents, reasons }) => ({
  negations: phrases([...negations, ...intents.deny]),
  idle: phrases(reasons?.idle ?? []),
  opens: new RegExp(`^${alternatives(reasons?.opens ?? [])}(?![\\p{L}])`, "u"),
}));

const awaitingOf = memoizeByLocale(
  ({ answers }) => new RegExp(`^[ ,]{0,2}${alternatives(answers.awaits ?? [])}[.!… ]{0,4}$`, "u"),
);
