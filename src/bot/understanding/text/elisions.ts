import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { alternatives } from "./phrases.ts";

/** What is typed without its apostrophe has it again: "c est bon", "dov e", "a lheure"; and what only a sign tells is said in words. */
export function withElisions(text: string, locale: Locale): string {
  const { apart, together, written, signed } = elidedOf(locale);
  return signed
    .reduce((said, { typed, read }) => said.replace(typed, read), text)
    .replace(apart, "$<word>'")
    .replace(together, (typed) => inCaseOf(typed, written.get(typed.toLowerCase()) ?? typed));
}

const inCaseOf = (typed: string, written: string): string => typed.charAt(0) + written.slice(1);

const never = /(?!)/gu;

const elidedOf = memoizeByLocale(({ elided = [], elisions = [], signed = [] }) => {
  const written = new Map(elisions.map((word) => [word.replace("'", ""), word]));
  return {
    apart: elided.length === 0 ? never : apartFrom(elided),
    together: new RegExp(
      `(?<![\\p{L}\\p{N}'’.@-])${alternatives([...written.keys()])}(?![\\p{L}\\p{N}'’@-])`,
      "giu",
    ),
    written,
    signed: signed.map(({ typed, read }) => ({
      typed: new RegExp(`(?<![\\p{L}\\p{N}])${typed}`, "giu"),
      read,
    })),
  };
});

/** Before a vowel in lower case: the "M" of "M Arnaud" is no elision. */
function apartFrom(elided: readonly string[]): RegExp {
  const words = elided.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`);
  return new RegExp(
    `(?<![\\p{L}\\p{N}'’.@-])(?<word>${words.join("|")}) (?=[aeiouyhàâäéèêëîïôöùûü]\\p{Ll}|[aàèéy] |[eè](?: |$))`,
    "gu",
  );
}
