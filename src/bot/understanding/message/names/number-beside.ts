import { asksAnything, asksIfNeeded, supposes } from "#src/bot/understanding/intent/answers/answers.ts";
import { ordersIt } from "#src/bot/understanding/intent/answers/manners.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { asking } from "#src/bot/understanding/message/questions/asks-more.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
/** The number, or that none is given, before something else: "no, I'd rather not. Oh, and the cake?" */
export function withNumberBeside(understood: Understood, { original, language, context }: Said): Understood {
  if (startsWithNumber.test(original)) return asking(understood, original, language.locale);
  const { phone, withoutPhone, intent } = understood;
  if (isOnlyOrder(understood, original, language))
    return { ...understood, intent: "inform", withoutPhone: true };
  if (phone !== undefined || intent === "deny") return understood;
  const questioned = refusedAndAsked(understood, original, language, context);
  if (questioned !== undefined) return questioned;
  const sentences = original.split(/(?<=[.!?;]) /u);
  const clauses = original.split(/(?<=[.,!?;]) /u);
  /** The "no" of "no, wait a second" is none. */
  const refuses = (one: string) => severalWords.test(one) && refusesNumber(one, language, context);
  const isRefused =
    withoutPhone === true ||
    sentences.some((one) => refusesNumber(one, language, context)) ||
    clauses.some(refuses);
  if (!isRefused) return understood;
  /** "Forget the number" drops no table, and who sees no use in giving it is in no doubt. */
  const { undecided: _, meant, ...all } = understood;
  const said = intent === "question" ? all : withoutContact(all);
  const isBare = intent === "other" || intent === "thanks" || meant === "stops";
  const refused = { ...said, withoutPhone: true as const, intent: isBare ? ("inform" as const) : intent };
  /** "Do I have to? Rather not." */
  const asksNeed = sentences.some(
    (one) => one.endsWith("?") && asksIfNeeded(foldText(one), language.locale, context),
  );
  return asking({ ...refused, ...(asksNeed && { asksIfPhone: true as const }) }, original, language.locale);
}

/** "I'd rather not, they never stop calling" asks for nobody's number. */
function withoutContact({ topics = [], ...said }: Understood): Understood {
  const others = topics.filter((topic) => topic !== "contact");
  return { ...said, ...(others.length > 0 && { topics: others }) };
}

/** "Haven't got a phone, do I need it?": none is given, and what is asked, if nothing else, is whether it must be. */
function refusedAndAsked(
  { undecided: _, topics = [], ...understood }: Understood,
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Understood | undefined {
  if (understood.intent !== "question") return undefined;
  const [asked = "", ...told] = original.split(/(?<=[.,!?;]) /u).reverse();
  const isNeeded = asksIfNeeded(foldText(asked), language.locale, context);
  const isTold = told.some((clause) => {
    if (supposes(foldText(clause), language.locale)) return false;
    const { intent, withoutPhone } = readInLanguage(clause, language, context).understood;
    return withoutPhone === true || (intent === "deny" && isNeeded);
  });
  if (!isTold) return undefined;
  const others = topics.filter((topic) => topic !== "contact");
  const alone = readInLanguage(asked, language, { ...context, expecting: null }).understood;
  const isOfNumber = others.length === 0 && (isNeeded || alone.asksIfPhone === true);
  return asking(
    {
      ...understood,
      withoutPhone: true,
      ...(others.length > 0 && { topics: others }),
      ...(isOfNumber && { asksIfPhone: true }),
    },
    original,
    language.locale,
  );
}

/** "Just book it please": who orders the table instead gives no number. It is shown before it is booked. */
function isOnlyOrder(
  { intent, language: _, ...more }: Understood,
  original: string,
  { locale }: DetectedLanguage,
): boolean {
  const isOrder = (intent === "book" || intent === "affirm") && ordersIt(foldText(original), locale);
  return isOrder && Object.keys(more).length === 0 && !asksAnything(foldText(original), locale);
}

function refusesNumber(part: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { intent, language: _, ...more } = readInLanguage(part, language, context).understood;
  const { withoutPhone, ...others } = more;
  return (intent === "deny" || withoutPhone === true) && Object.keys(others).length === 0;
}

const severalWords = /\p{L} \p{L}{2}/u;

/** Nothing but a number before something else. */
const startsWithNumber = /^\+?\(?\d[\d ()/.-]{6,20}\d(?:[,.;!] | [-–—] )/u;
