/** "Haha", "jajaja", "ahah", "kkkk", "rsrs", "lol", "mdr", "xD"; a German's "jaja" is a yes, and no laugh. */
const laughs =
  "(?:(?:ha|he|hi|je|hue){2,8}h?|a?(?:ha){2,8}|(?:ja){3,8}j?|(?:ah|eh){2,8}a?|k{3,12}|(?:rs){2,6}|lo{1,6}l|lmao|rofl|mdr{1,5}|ptdr|xd{1,5})";

const laughter = new RegExp(
  `(?<![\\p{L}\\p{N}@.'-])${laughs}(?![\\p{L}\\p{N}@'-]|\\.\\p{L})[,!…]{0,4}(?: |$)`,
  "giu",
);

/** Before a mark, the laugh goes alone: "ok haha. We may be late". */
const laughterAtMark = new RegExp(`(?:,? |^)${laughs}(?=[.!?,;:](?: |$))`, "giu");

/** A message without its laughs, which say nothing; one that only laughs stays as it is. */
export function withoutLaughter(text: string): string {
  const rest = text.replace(laughterAtMark, "").replace(laughter, "").trim();
  return /\p{L}{2}|\p{N}/u.test(rest) ? rest : text;
}
