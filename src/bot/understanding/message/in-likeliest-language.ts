import type { Locale } from "#src/bot/languages/locale.ts";
import { neutral } from "#src/bot/languages/neutral.ts";
import { likelierLanguages } from "#src/bot/understanding/language/likelier-languages.ts";
import { likeliestOfShared } from "#src/bot/understanding/language/shared-words.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { readForeignMoment, withForeignMoment } from "./foreign-moment.ts";
import { fullestOf, isFuller, type LanguageReading, mayBeFuller } from "./fuller-reading.ts";
import { readInLanguage } from "./read-in-language.ts";
import type { Said } from "./said.ts";

/** A message as its own language reads it, or as others do where that hardly understands it. */
export function readInLikeliestLanguage(said: Said): Understood {
  const shared = readShared(said);
  if (shared !== undefined) return shared;
  const { original, language, context } = said;
  const own = readInLanguage(original, language, context);
  const { understood } = readOtherwise(said, own) ?? withForeignMoment(own, language.locale, context);
  return understood;
}

/** What tells a language: courtesies and commands are the same in many, and turn no chat. */
const telling: readonly Understood["intent"][] = ["book", "inform", "question", "greet", "waitlist", "list"];

/** The message as the likeliest of several languages has it that share its words, where the guest has shown none. */
function readShared({ original, language: { confident }, context }: Said): Understood | undefined {
  const locale = confident === undefined ? likeliestOfShared(original, context) : undefined;
  if (locale === undefined) return undefined;
  const { understood } = readInLanguage(original, { locale }, context);
  if (!telling.includes(understood.intent)) return undefined;
  return { ...understood, language: locale.code, languageGuessed: true };
}

/** What other languages make of a message that the conversation's own hardly understands. */
function readOtherwise(
  { original, language: { locale, confident }, context }: Said,
  own: LanguageReading,
): LanguageReading | undefined {
  if (locale === neutral || confident !== undefined || !mayBeFuller(own)) return undefined;
  return readFuller(original, own, locale, context) ?? readForeignMoment(original, own, locale, context);
}

/**
 * The reading of a language that knows more of the words than the conversation's own, and makes more of them. Where
 * several know equally many, the one that makes the most of them; where they read them differently, nothing is known.
 */
function readFuller(
  original: string,
  own: LanguageReading,
  locale: Locale,
  context: UnderstandingContext,
): LanguageReading | undefined {
  const { locales, isClear, knowSentence } = likelierLanguages(original, locale);
  const readings = locales
    .map((other) => {
      const reading = readInLanguage(original, { locale: other }, context);
      const whole = context.expecting === null ? withForeignMoment(reading, other, context) : reading;
      return { ...whole, code: other.code };
    })
    .filter((other) => isFuller(other, own, knowSentence));
  const fullest = fullestOf(readings);
  const [first, ...others] = fullest;
  if (first === undefined || !others.every((other) => isSameReading(other, first))) return undefined;
  const isOne = isClear && (locales.length === 1 || readings.length > fullest.length) && others.length === 0;
  return isOne ? { ...first, understood: { ...first.understood, language: first.code } } : first;
}

function isSameReading(a: LanguageReading, b: LanguageReading): boolean {
  return JSON.stringify(a.understood) === JSON.stringify(b.understood);
}
