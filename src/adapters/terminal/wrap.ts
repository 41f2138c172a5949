/** Breaks a line at spaces so that no part is wider than `width` characters; a longer word stays whole. */
export function wrap(line: string, width: number): readonly string[] {
  const lines: string[] = [];
  let current: string | undefined;
  for (const word of line.split(" ")) {
    const extended = current === undefined ? word : `${current} ${word}`;
    if (current !== undefined && widthOf(extended) > width) {
      lines.push(current);
      current = word;
    } else {
      current = extended;
    }
  }
  return [...lines, current ?? ""];
}

function widthOf(text: string): number {
  return [...text].length;
}
