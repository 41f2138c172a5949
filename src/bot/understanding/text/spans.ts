/** A stretch of the working text, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Stands for text that is already read: neither a letter, a digit nor a space, so no rule reaches across. */
const covered = "¦";

/** The same text with the spans made unreadable, of the same length. */
export function cover(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  let result = "";
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    result += text.slice(at, start) + covered.repeat(end - Math.max(at, start));
    at = end;
  }
  return result + text.slice(at);
}

/** The same text with the spans as they stood in `former`. */
export function uncover(text: string, spans: readonly Span[], former: string): string {
  return spans.reduce(
    (result, { start, end }) => result.slice(0, start) + former.slice(start, end) + result.slice(end),
    text,
  );
}

export function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}

export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
