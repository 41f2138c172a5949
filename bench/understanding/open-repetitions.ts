/** A repetition without an upper bound, with what precedes and follows it. */
export interface OpenRepetition {
  readonly before: string;
  readonly of: "character" | "group";
  readonly rest: string;
  /** How many groups are open around it. */
  readonly depth: number;
}

/** One escape, class, group bound or character, and the repetition after it where it has no upper bound. */
const piece =
  /(?<of>\\[pPk](?:\{[^}]*\}|<[^>]*>)|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|\)|.)(?<repetition>(?:[*+]|\{\d+,\})?)/gsu;

export function openRepetitions(source: string): OpenRepetition[] {
  const found: OpenRepetition[] = [];
  let depth = 0;
  for (const match of source.matchAll(piece)) {
    const { of = "", repetition = "" } = match.groups ?? {};
    if (of.startsWith("(")) depth += 1;
    if (of === ")") depth -= 1;
    if (repetition === "") continue;
    const end = match.index + match[0].length;
    const [before, rest] = [source.slice(0, end), source.slice(end)];
    found.push({ before, rest, depth, of: of === ")" ? "group" : "character" });
  }
  return found;
}

/**
 * The repetitions that may take longer than in proportion to the text. Work at one place of a text has a bound
 * when all repetitions have one. A repeated single character may go on without one where nothing comes after
 * it that could fail and have it tried again with less: at the end of an alternative, or before the end of the
 * text.
 */
export function riskyRepetitions(source: string): OpenRepetition[] {
  return openRepetitions(source).filter(
    ({ of, rest, depth }) =>
      of === "group" || !(/^\??\$/.test(rest) || /^\)*$/.test(rest) || (depth === 0 && rest.startsWith("|"))),
  );
}
