/** "Me, my wife, the 2 kids (3 and 6) and my parents": what brackets tell of somebody parts nobody from those listed after it. */
export const withoutBrackets = (words: string): string => words.replace(brackets, "");

const brackets = / ?\([^()]{0,40}\)/gu;
