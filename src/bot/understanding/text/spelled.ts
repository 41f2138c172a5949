/** Letters in a row, each by itself: "B-R-A-N-D-T", or four and more with spaces; initials have a dot. */
const spelled =
  /(?<![\p{L}\p{N}.'’-])\p{L}(?:-\p{L}){2,14}(?![\p{L}\p{N}-]|\.(?! |$))|(?<![\p{L}\p{N}.'’-])\p{L}(?: \p{L}){3,14}(?![\p{L}\p{N}.'-])/gu;

/** What may stand between a name and its letters: "that's", "geschrieben". */
const between = ",? (?:[\\p{L}'’]{3,14} )?";
/** "Larsen, Larsen", and "Jo Fox that's jofox": the letters are joined by then. */
const spelledAgain = new RegExp(
  `(?<!\\p{L})(\\p{L}{3,20})(?:${between}|\\. )\\1(?!\\p{L})(?:\\. (?=\\p{L}{2,15}[.! ]*$))?`,
  "iu",
);
const bothSpelled = new RegExp(`(?<!\\p{L})(\\p{L}{2,20}) (\\p{L}{2,20})${between}\\1\\2(?!\\p{L})`, "iu");

/**
 * A name that is spelled out, as one word: "B-R-A-N-D-T" is "Brandt". Where the name stands before its letters they are
 * left out: "Louise Grant, G R A N T".
 */
export function joinSpelled(text: string): string {
  return withoutRepetition(joinLetters(text), text);
}

export function joinLetters(text: string): string {
  return text.replace(spelled, (letters) => {
    const word = letters.replace(/[- ]/gu, "");
    return word.charAt(0).toLocaleUpperCase() + word.slice(1).toLocaleLowerCase();
  });
}

/** Without the name once more, where `text` had it spelled. */
export function withoutRepetition(joined: string, text: string): string {
  if (joined === text) return text;
  return joined
    .replace(bothSpelled, "$1 $2")
    .replace(spelledAgain, (said, name: string) => (said.endsWith(". ") ? `${name}, ` : name));
}
