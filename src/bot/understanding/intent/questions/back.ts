import { locales } from "#src/bot/languages/languages.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";

/** Such words are few. */
const longest = 50;

/** Whether a whole message, folded, asks for the assistant again after a talk with the staff, in any language. */
export function wantsAssistant(text: string): boolean {
  if (text.length > longest) return false;
  const plain = text.replaceAll("’", "'");
  return locales.some((locale) => backOf(locale).test(plain));
}

const backOf = memoizeByLocale(({ intents }) => {
  if (intents.back.length === 0) return /(?!)/;
  const besides = alternatives([...intents.fillers, ...intents.thanks, ...intents.closing]);
  const words = alternatives(intents.back);
  return new RegExp(`^(?:${besides}[,.! ]{1,3})?\\/?${words}(?:[,.! ]{1,3}${besides})?[.! ]{0,5}$`, "u");
});
