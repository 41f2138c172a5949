/** The word of the list that was probably meant, or undefined when none is near. */
export function closestWord(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  let closest: string | undefined;
  let fewest = Math.floor(Math.max(word.length, 3) / 3) + 1;
  for (const candidate of words) {
    const count = countEdits(wanted, candidate.toLowerCase());
    if (count >= fewest) continue;
    closest = candidate;
    fewest = count;
  }
  return closest;
}

/** Levenshtein's distance: how many letters must be added, removed or replaced. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
