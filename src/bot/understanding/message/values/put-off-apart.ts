import type { Locale } from "#src/bot/languages/locale.ts";
import { isUnsure, postpones } from "#src/bot/understanding/intent/answers/answers.ts";
import { ordersIt } from "#src/bot/understanding/intent/answers/manners.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { findKeptCount } from "#src/bot/understanding/party/kept-count.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { createReading, foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * "Can we make it 9 instead? And maybe we'll be four, I'll tell you tomorrow": what is sure is wanted now, and what is only
 * perhaps, of which they will tell, is left alone. A yes beside it is none: it may hang on what they do not know yet.
 */
export function readPutOffApart(
  { original, language: { locale }, context }: Said,
  readPart: ReadPart,
): Understood | undefined {
  const { expecting, tablePicked, changeShown } = context;
  if (expecting !== null && !tablePicked && !changeShown) return undefined;
  const clauses = original.split(clauseEndsOf(locale));
  if (clauses.length < 2 || !postpones(foldText(original), locale)) return undefined;
  const ofVisit: UnderstandingContext = {
    ...context,
    draft: { date: context.now.toPlainDate().toString(), ...context.draft },
  };
  /** "I'll let you know tomorrow" alone may be of all that is said before it. */
  const isPutOff = (words: string) =>
    readPart(words, ofVisit).undecided === true &&
    words
      .split(/(?<=[.,!?;]) /u)
      .some((clause) => !postpones(foldText(clause), locale) && tellsOfVisit(readPart(clause, ofVisit)));
  const decided = decidedBeside(original, locale, context, readPart);
  if (decided !== undefined) return decided;
  const splits = clauses.slice(1).map((_, index) => index + 1);
  for (const at of [...splits].reverse()) {
    const [first, last] = [clauses.slice(0, at).join(" "), clauses.slice(at).join(" ")];
    const sure = isPutOff(last) ? first : isPutOff(first) ? last : undefined;
    const understood = sure === undefined ? undefined : readPart(sure);
    if (understood && wantsChange(understood)) return understood;
  }
  return undefined;
}

/** "She's not sure yet. Leave it at two, I'll let you know. Book it": what is told to be kept or booked is sure, whatever they will tell. */
function decidedBeside(
  original: string,
  locale: Locale,
  context: UnderstandingContext,
  readPart: ReadPart,
): Understood | undefined {
  const clauses = original.split(/(?<=[.,!?;]) /u);
  const isSure = (clause: string) => {
    const folded = foldText(clause);
    return !postpones(folded, locale) && (/\d/.test(folded) || !isUnsure(folded, locale));
  };
  const isDecided = (clause: string) =>
    ordersIt(foldText(clause), locale) ||
    findKeptCount(createReading(clause, locale).folded, locale, context);
  const sure = clauses.filter(isSure);
  if (sure.length === clauses.length || !sure.some(isDecided)) return undefined;
  const understood = readPart(sure.join(" ").replace(/,$/u, ""));
  const { intent, undecided, partySize, date, time } = understood;
  const isStated = [partySize, date, time].some((value) => value !== undefined);
  return isStated && undecided !== true && (intent === "change" || intent === "book")
    ? understood
    : undefined;
}

/** Another day, hour or party is wanted, in no doubt. */
function wantsChange(understood: Understood): boolean {
  return understood.intent === "change" && understood.undecided !== true && statesValue(understood);
}

/** A value, or one that is only supposed: "maybe we'll be four". */
const tellsOfVisit = (understood: Understood): boolean =>
  statesValue(understood) || understood.undecided === true;

function statesValue({ partySize, date, time, timeShift, ...said }: Understood): boolean {
  const others = [said.partyChange, said.recounts, said.comment];
  return [partySize, date, time, timeShift, ...others].some((value) => value !== undefined);
}

/** After a sentence, or before "and" and "but". */
const clauseEndsOf = memoizeByLocale(
  ({ party, intents }) =>
    new RegExp(`(?<=[.!?;]) | (?=${alternatives([...party.and.filter(isWord), ...intents.but])} )`, "iu"),
);

const isWord = (words: string): boolean => /^\p{L}+$/u.test(words);
