/** Widths of the widest common sans-serif faces at 14 px, in px: the reader's own face is not known. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 18],
  [/[ijl.,:;'’|!·()[\] ]/, 5],
  [/[frt-]/, 6.2],
  [/[mwMW–—@%&…]/, 13.5],
  [/\p{Lu}/u, 10],
];
const common = 8.6;

/** How wide a line of text is, in px. */
export function widthOf(line: string): number {
  return Array.from(line).reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? common;
}
