/**
 * A list of phrases, one a line, so that data reads as words and a change shows as the phrase it changes. Spaces
 * around a phrase and empty lines count for nothing; after a "|" at its end, a line goes on in the next. Backslashes stay
 * as written: a phrase may be a pattern (README.md of this folder).
 */
export function words(strings: TemplateStringsArray, ...values: readonly string[]): readonly string[] {
  return String.raw(strings, ...values)
    .replace(/\|\n */g, "|")
    .split("\n")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}
