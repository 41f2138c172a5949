import { closestWord } from "./lib/closest-word.ts";

/**
 * Variables that look like ours and are none, most likely misspelt: a line each, with the name that was probably meant.
 * Ours are told by their first word, as in `TELEGRAM_…`. Values are not repeated, since some are secrets.
 */
export function findUnknownVariables(given: Iterable<string>, known: readonly string[]): readonly string[] {
  const prefixes = new Set(known.flatMap((name) => prefixOf(name) ?? []));
  const foreign = [...given].filter((name) => !known.includes(name) && prefixes.has(prefixOf(name) ?? ""));
  return foreign.toSorted().map((name) => {
    const meant = closestWord(name, known);
    return `${name} is no variable of maitred's${meant === undefined ? "" : `; did you mean ${meant}?`}`;
  });
}

/** `TELEGRAM_` of `TELEGRAM_BOT_TOKEN`; undefined for a name of one word, which anybody may use. */
function prefixOf(name: string): string | undefined {
  return /^[A-Z]+_/.exec(name)?.[0];
}
