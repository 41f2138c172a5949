import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { cover, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/** What the house is to be told. */
interface FoundNote {
  /** With the words that ask for it, and the mark at its end. */
  readonly span: Span;
  readonly told: Span;
}

/**
 * What a guest asks to have noted, in whatever words it is told: "can you add that it's my wife's birthday", "tell the
 * kitchen that we love it hot". It asks nothing of the house, mark or not. In `open` what was read as something else is covered.
 */
export function findNotes(open: string, locale: Locale): FoundNote[] {
  const pattern = patternsOf(locale);
  if (pattern === undefined) return [];
  return matchesIn(open, pattern).map((match) => {
    const { that = "", told = "" } = match.groups ?? {};
    const words = locale.notes?.endsInVerb ? that + told : told;
    const start = match.index + match[0].lastIndexOf(words);
    return { span: spanOf(match), told: { start, end: start + words.length } };
  });
}

/** What is left of the text for questions and answers. */
export function withoutNotes(text: string, locale: Locale): string {
  return cover(
    text,
    findNotes(text, locale).map(({ span }) => span),
  );
}

const patternsOf = memoizeByLocale(({ notes }) => {
  if (notes === undefined) return undefined;
  const lead = `(?:(?!${alternatives(notes.never)}(?!\\p{L}))[\\p{L}'-]{1,15},? ){0,6}?`;
  const asked = `${lead}${alternatives(notes.verbs)}(?: [\\p{L}'-]{1,14}){0,4}?[,:]? (?<that>${alternatives(notes.that)}(?: |(?<=[':]) ?))`;
  const told = "(?<told>[\\p{L}\\d'-]{1,40}(?: [^¦.;!?]{1,300})(?<! ))";
  return new RegExp(`(?<=^[¿¡ ]{0,2}|[.;!?,¦][¿¡ ]{0,2})${asked}${told}[?!. ]{0,5}`, "gu");
});
