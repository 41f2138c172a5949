import type { Locale } from "./locale.ts";
import { locales } from "./locales.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";
import type { UnderstandingContext } from "./understanding-context.ts";
import type { Intent } from "./understood.ts";

type Courtesy = Extract<Intent, "greet" | "thanks" | "affirm" | "deny">;

/** A courtesy is a few words; a longer message is read in its own language. */
const longest = 24;

/**
 * What a few words mean that the language of the conversation does not know: guests say "oui", "ja" or
 * "gracias" in any. Where two languages read them differently, nothing is known.
 */
export function intentInAnyLanguage(
  text: string,
  locale: Locale,
  { expecting }: UnderstandingContext,
): Intent {
  if (text.length > longest) return "other";
  const others = locales.filter((other) => other !== locale);
  const meanings = others.map((other) => meaningIn(other, text)).filter((one) => one !== undefined);
  const [meaning, ...further] = new Set(meanings);
  if (meaning === undefined || further.length > 0) return "other";
  const isAnswer = meaning === "affirm" || meaning === "deny";
  return isAnswer && expecting !== "confirm" ? "other" : meaning;
}

function meaningIn(locale: Locale, text: string): Courtesy | undefined {
  return courtesiesOf(locale).find(({ whole }) => whole.test(text))?.meaning;
}

/** Only what is courtesy from end to end: the rules for the intents know longer messages, and take longer to build. */
const courtesiesOf = memoizeByLocale(({ intents }) => {
  const { fillers, thanks, greet, yes, affirm, deny } = intents;
  const closing = alternatives([...fillers, ...thanks]);
  const wholly = (meaning: Courtesy, list: readonly string[]) => ({
    meaning,
    whole: new RegExp(`^${alternatives(list)}(?:,? ${closing})?[.! ]{0,5}$`, "u"),
  });
  return [
    wholly("thanks", thanks),
    wholly("deny", deny),
    wholly("affirm", [...yes, ...affirm]),
    wholly("greet", greet),
  ];
});
