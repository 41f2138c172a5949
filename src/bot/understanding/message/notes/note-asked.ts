import type { Locale } from "#src/bot/languages/locale.ts";
import { pithOf } from "#src/bot/understanding/intent/notes/pith.ts";
import { withoutCourtesies } from "#src/bot/understanding/intent/notes/wish-words.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * The answer to what the house is to be told: that, in whatever words; "nothing" is to be noted, or a no, which leaves what is.
 * Undefined where that was not asked.
 */
export function readAskedNote(
  original: string,
  { locale, confident }: DetectedLanguage,
  context: UnderstandingContext,
  read: (context: UnderstandingContext) => Understood,
): Understood | undefined {
  if (context.expecting !== "note") return undefined;
  const language = defined({ language: confident });
  if (nothingIn(locale).test(foldText(original))) return { intent: "inform", wishesLeft: "", ...language };
  const { noWishes, ...understood } = read({ ...context, expecting: null, tablePicked: true });
  if (noWishes) return understood.intent === "other" ? { ...understood, intent: "deny" } : understood;
  return isNote(understood, original)
    ? { intent: "inform", comment: noteIn(original, locale), ...language }
    : understood;
}

/** What is wanted beside an answer; anything else that is said is that. */
const answers: ReadonlySet<Intent> = new Set(["inform", "other", "book", "question", "greet", "waitlist"]);

/** One short word is hardly meant for the house. */
const severalWords = /\p{L} \p{L}|\p{L}{4}/u;

function isNote(understood: Understood, original: string): boolean {
  const { intent, topics, asksMore, feeling, undecided, meant, comment, wishedAlone, rewordsNote } =
    understood;
  const { wishesLeft, unwished } = understood;
  const isEdit = [wishedAlone, wishesLeft, unwished, rewordsNote].some((value) => value !== undefined);
  if (isEdit || feeling !== undefined || !answers.has(intent)) return false;
  if (comment !== undefined) return true;
  const isOfElse = [topics, asksMore, undecided, meant].some((value) => value !== undefined);
  return !isOfElse && intent !== "greet" && severalWords.test(original);
}

function noteIn(original: string, locale: Locale): string {
  const words = original.replaceAll(/\s+/gu, " ").trim();
  const told = withoutCourtesies(pithOf(words, locale) || words, locale);
  const call = callOf(locale).exec(foldText(told))?.[0].length ?? 0;
  return told.slice(call);
}

/** "Btw one of us is coeliac" tells the house no "btw". */
const callOf = memoizeByLocale(
  ({ answers }) =>
    new RegExp(`^(?:${alternatives(answers.calls ?? [])}(?!\\p{L})[,:]? ){1,2}(?=\\p{L})`, "u"),
);

const nothingIn = memoizeByLocale(({ notes, intents, wishFillers }) => {
  const filler = `(?:[,.! ]{0,3}${alternatives([...intents.thanks, ...intents.fillers, ...wishFillers])}(?!\\p{L})){0,3}`;
  const before = `(?:${alternatives([...intents.deny, ...intents.fillers, ...wishFillers])}(?!\\p{L})[,.! ]{1,3}){0,2}`;
  return new RegExp(`^ ?${before}${alternatives(notes?.nothing ?? [])}${filler}[.! ]{0,3}$`, "u");
});
