import { asksAnything } from "#src/bot/understanding/intent/answers/answers.ts";
import { clauseApart, clauseEnds, takesBackAtOnce } from "#src/bot/understanding/intent/answers/manners.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { afterClause, agreesIn, holdsBack } from "./express-yes.ts";

/**
 * "Yes, book it. And can we have another table on Saturday at seven, for four?": the yes is to what is shown, and what follows it is one
 * more table, all of which is said. Undefined where either is missing.
 */
export function readYesAndAnother({ original, language, context }: Said): Understood | undefined {
  if (context.expecting !== "confirm" || !context.tablePicked || context.changeShown) return undefined;
  // "Yes, but another one on Sunday" is none.
  if (holdsBack(foldText(original), language.locale)) return undefined;
  const yes = clauseEnds(original, language.locale)
    .map((end) => original.slice(0, end))
    .findLast((words) => agreesToShown(words, language, context));
  if (yes === undefined) return undefined;
  const rest = afterClause(original, yes);
  const apart = { ...context, expecting: null, tablePicked: false };
  const { understood } = readInLanguage(rest, language, apart);
  const { another, partySize, date, time, openReadings } = understood;
  const isWhole = another && partySize !== undefined && openReadings === undefined;
  if (isWhole && date !== undefined) return { ...understood, intent: "affirm", agrees: true };
  /** "And another table for ten at the same time": of the day and the hour that are shown. */
  const { draft } = context;
  const isThen = draft?.date !== undefined && (time === undefined || time === draft.time);
  if (isWhole && isThen)
    return {
      ...understood,
      intent: "affirm",
      agrees: true,
      date: draft.date,
      ...defined({ time: draft.time }),
    };
  return sameOnDay(understood, rest, language, context);
}

/**
 * "Yes, take Saturday, and Friday as well": the same once more on another day. What is only asked of that day, "yep! And Friday?", may
 * want it instead: the yes waits until what is shown, and what would come after it, are read.
 */
function sameOnDay(
  { intent, date, time, partySize, language: said, ...more }: Understood,
  rest: string,
  { locale }: DetectedLanguage,
  { draft }: UnderstandingContext,
): Understood | undefined {
  if (date === undefined || date === draft?.date || Object.keys(more).length > 0) return undefined;
  const party = partySize ?? draft?.partySize;
  if (party === undefined) return undefined;
  const { asWell, and } = patternsOf(locale);
  const folded = foldText(rest);
  const table = {
    date,
    partySize: party,
    another: true as const,
    ...defined({ time: time ?? draft?.time, language: said }),
  };
  if (intent === "question") return and.test(folded) ? { intent: "change", ...table } : undefined;
  return intent === "inform" && says(folded, asWell)
    ? { intent: "affirm", agrees: true, ...table }
    : undefined;
}

const patternsOf = memoizeByLocale(({ party, tables }) => ({
  asWell: phrases(tables?.asWell ?? []),
  and: new RegExp(`^[¿ ]{0,2}${alternatives(party.and)} `, "u"),
}));

/**
 * "Yes, and on Saturday we'll be six after all", "Friday for two, yes. And cancel the one on Saturday": the yes is to what is shown, and
 * what follows is of another day, on which the guest may have another booking. Undefined where either is missing; whether they have one
 * is looked up before anything is done.
 */
export function readYesAndOther({ original, language, context }: Said): Understood | undefined {
  const { expecting, tablePicked, changeShown, draft } = context;
  if (expecting !== "confirm" || !(tablePicked || changeShown)) return undefined;
  if (holdsBack(foldText(original), language.locale)) return undefined;
  const yes = clauseEnds(original, language.locale)
    .map((end) => original.slice(0, end))
    .find((words) => agreesToShown(words, language, context));
  const rest = yes === undefined ? undefined : clauseApart(original.slice(yes.length), language.locale);
  /** "Yes. Make it Saturday, for six" corrects what is shown. */
  if (rest === undefined || takesBackAtOnce(foldText(rest), language.locale)) return undefined;
  const alone = { ...context, expecting: null, tablePicked: false, changeShown: false };
  const { understood } = readInLanguage(rest, language, alone);
  const { date } = understood;
  if (date === undefined || date === draft?.date || !isOfBooking(understood)) return undefined;
  /** Where a table is picked, "so zehn nach neun" is no Sunday. */
  const { understood: whole } = readInLanguage(original, language, context);
  const isNamed = [whole.date, ...(whole.openReadings?.dates ?? [])].includes(date);
  return isNamed ? { ...understood, thenOther: true } : undefined;
}

/** An express yes, which may name what is shown. */
function agreesToShown(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  if (agreesIn(words, language, context)) return true;
  const {
    intent,
    date,
    time,
    partySize,
    language: _,
    ...more
  } = readInLanguage(words, language, context).understood;
  const { draft } = context;
  const isShown = [date ?? draft?.date, time ?? draft?.time, partySize ?? draft?.partySize];
  const isSame = [draft?.date, draft?.time, draft?.partySize].every(
    (value, index) => value === isShown[index],
  );
  const isAll = intent === "affirm" && Object.keys(more).length === 0;
  return isAll && isSame && !asksAnything(foldText(words), language.locale);
}

/** Whether what is said of that day may be of a table that is booked. "Move it to Saturday" is of the one that is shown. */
function isOfBooking({ intent, moves, another, openReadings, meant, ...said }: Understood): boolean {
  const { partySize, time, timeShift, partyChange, dateTo } = said;
  if (moves || another || openReadings !== undefined || dateTo !== undefined) return false;
  if (intent === "cancel") return meant === undefined || meant === "callsOff";
  const isChanged = [partySize, time, timeShift, partyChange].some((value) => value !== undefined);
  return (intent === "change" || intent === "inform") && isChanged;
}
