import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";

/**
 * Whether the whole message lets us do what we asked to do: "you may", "pode". Most languages begin a question by the same
 * words, which here has nothing to ask for.
 */
export function permits(text: string, locale: Locale): boolean {
  return permission(locale).test(text);
}

const permission = memoizeByLocale(({ intents }) => {
  const { yes, affirm, praise, permits, fillers, thanks } = intents;
  const agreeing = alternatives([...yes, ...affirm, ...praise]);
  return new RegExp(
    `^(?:${agreeing}[,.! ]{1,3}){0,2}${alternatives(permits)}(?:[,.! ]{1,3}${alternatives([...yes, ...fillers, ...thanks])}){0,2}[.! ]*$`,
    "u",
  );
});
