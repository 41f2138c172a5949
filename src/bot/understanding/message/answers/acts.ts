import type { Locale } from "#src/bot/languages/locale.ts";
import { declinesKeeping } from "#src/bot/understanding/guest/remembering.ts";
import { beginsAsking, isConditional, saysBut } from "#src/bot/understanding/intent/answers/answers.ts";
import { forbidsBooking, mayOnlyNote, ordersIt } from "#src/bot/understanding/intent/answers/manners.ts";
import { requestsSomething } from "#src/bot/understanding/intent/questions/asking.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { type Clause, clausesIn, withoutJoint } from "./clauses.ts";
import { agreesIn } from "./express-yes.ts";

/** What a part of a message does where something is shown for a yes. */
export interface Act extends Clause {
  readonly kind: ActKind;
  /** With the words that join it to what stands before it. */
  readonly written: string;
}

export type ActKind =
  /** It agrees: "yes", "that's perfect". */
  | "yes"
  /** It tells to do what is shown: "book it". */
  | "order"
  /** It refuses: "no", "don't book it". */
  | "no"
  /** It drops what was talked about last, the table or not: "never mind". */
  | "stop"
  /** It holds something against what is shown: "but is there parking?" */
  | "reserve"
  | "question"
  /** Whatever else is told. */
  | "told";

/** The message's parts with what each does; those of one sentence that go on telling or asking are one. */
export function actsIn(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): readonly Act[] {
  const clauses = clausesIn(original, language.locale).flatMap((clause) =>
    withOrderApart(clause, language, context),
  );
  return joined(
    clauses.map((clause) => actOf(clause, language, context)),
    language.locale,
  );
}

/** An order of so many words may stand before what else is told without a mark: "ja mach das fest wir brauchen …". */
const mostOrderWords = 8;

function withOrderApart(
  clause: Clause,
  language: DetectedLanguage,
  context: UnderstandingContext,
): readonly Clause[] {
  const { locale } = language;
  const words = clause.text.split(" ");
  const ends = words.slice(1, mostOrderWords + 1).map((_, index) => index + 1);
  for (const end of ends) {
    const rest = words.slice(end).join(" ");
    const order = words.slice(0, end).join(" ");
    const said = withoutJoint(order, locale);
    const isApart = end < words.length - 2 && beginsAnew(foldText(rest), locale);
    if (
      isApart &&
      ordersIt(foldText(said), locale) &&
      !mayOnlyNote(foldText(said), locale) &&
      agreesIn(said, language, context)
    )
      return [
        { ...clause, text: order },
        { ...clause, text: rest },
      ];
  }
  return [clause];
}

function beginsAnew(words: string, locale: Locale): boolean {
  return beginsAsking(words, locale) || requestsSomething(words, locale) || tellingOf(locale).test(words);
}

const tellingOf = memoizeByLocale(
  ({ wishFrames }) => new RegExp(`^${alternatives(wishFrames?.telling ?? [])}(?![\\p{L}])`, "u"),
);

function actOf(clause: Clause, language: DetectedLanguage, context: UnderstandingContext): Act {
  const { locale } = language;
  const text = withoutJoint(clause.text, locale);
  const folded = foldText(text);
  const kind = (is: ActKind): Act => ({ ...clause, text, kind: is, written: clause.text });
  if (declinesKeeping(text, locale)) return kind("told");
  if (forbidsBooking(folded, locale)) return kind("no");
  const agrees = agreesIn(text, language, context) || agreesIn(clause.text, language, context);
  const joint = foldText(clause.text.slice(0, clause.text.length - text.length));
  if (!agrees && saysBut(joint, locale)) return kind("reserve");
  if (text.endsWith("?")) return kind("question");
  if (agrees) return kind(ordersIt(foldText(clause.text), locale) ? "order" : "yes");
  const { intent, language: _, meant, ...more } = readInLanguage(text, language, context).understood;
  const isBare = Object.keys(more).length === 0;
  if (isBare && intent === "cancel" && meant === "stops") return kind("stop");
  if (isBare && (intent === "deny" || intent === "cancel")) return kind("no");
  return kind(asksUnmarked(text, language, context) ? "question" : "told");
}

/** A question without its mark, "and do you have parking": one of the house, or in a message without marks. */
function asksUnmarked(text: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  if (!beginsAsking(foldText(text), language.locale)) return false;
  const { intent, topics } = readAlone(text, language, context);
  return intent === "question" && (topics !== undefined || !/[.!]$/u.test(text));
}

/** What words say where nothing was asked. */
export const readAlone = (
  words: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood => readInLanguage(words, language, { ...context, expecting: null }).understood;

function joined(acts: readonly Act[], locale: Locale): readonly Act[] {
  const all: Act[] = [];
  for (const act of acts) {
    const last = all.at(-1);
    const isOfSentence = last !== undefined && last.sentence === act.sentence;
    const goesOn = act.kind === "told" && (last?.kind === "told" || last?.kind === "question");
    /** "If I want to move it, do I just call?" */
    const isSupposed = last?.kind === "told" && isConditional(foldText(last.text), locale);
    const asksOn = act.kind === "question" && (last?.kind === "question" || isSupposed);
    const kind = asksOn ? "question" : last?.kind;
    if (isOfSentence && kind !== undefined && (goesOn || asksOn))
      all[all.length - 1] = {
        ...last,
        kind,
        text: `${last.text} ${act.written}`,
        written: `${last.written} ${act.written}`,
      };
    else all.push(act);
  }
  return all;
}
