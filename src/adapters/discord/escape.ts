/** Line breaks that may stay in a text; the other controls and the direction marks can garble a whole line. */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const markup = /[\\*_~|`[\]()<>@#]/g;

/**
 * Guests' text as Discord shows it letter by letter: no markup, no mention, no link that can be
 * clicked. Discord drops the backslash before any punctuation mark.
 */
export function escapeText(text: string): string {
  return withoutInvisible(text)
    .replace(markup, "\\$&")
    .replaceAll("://", ":\\//")
    .replace(/^(\s*)([-+])/gm, "$1\\$2")
    .replace(/^(\s*\d+)\./gm, "$1\\.");
}

/** What {@link escapeText} was given, as it is read back from a message. */
export function unescapeText(text: string): string {
  return text.replace(/\\(.)/gs, "$1");
}

/** One line for where Discord knows no markup: menus and what completes an option. Never empty. */
export function plainLine(text: string): string {
  const line = withoutInvisible(text).replace(/\s+/g, " ").trim();
  return line === "" ? "–" : line;
}

function withoutInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(invisible, (control) => (control === "\n" ? "\n" : control === "\t" ? " " : ""));
}

/** As `escapeText`, on one line. Never empty: Discord refuses empty fields. */
export function escapeLine(text: string): string {
  const line = escapeText(text.replace(/\s+/g, " ").trim()).trim();
  return line === "" ? "–" : line;
}

/** The beginning of a text, never ending inside a character. */
export function start(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

/** Cuts an escaped text to Discord's limit (UTF-16 units), never inside a character or an escape. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const beginning = start(text, limit - 1);
  const backslashes = /\\*$/.exec(beginning)?.[0].length ?? 0;
  return `${backslashes % 2 === 1 ? beginning.slice(0, -1) : beginning}…`;
}
