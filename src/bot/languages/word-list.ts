/**
 * A list of phrases as a text, so that data reads as words: entries are separated by semicolons or line
 * ends. Backslashes stay as written, since phrases may hold regular expressions.
 */
export function words(strings: TemplateStringsArray, ...values: readonly string[]): readonly string[] {
  return String.raw(strings, ...values)
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
