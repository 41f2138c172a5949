import { matchesIn } from "./phrases.ts";
import { foldText } from "./reading.ts";

/** A text without what a global expression finds in it as it is folded, in the guest's own letters. */
export function cutFolded(text: string, expression: RegExp, instead = ""): string {
  const folded = foldText(text);
  if (folded.length !== text.length) return text;
  let result = "";
  let at = 0;
  for (const { index, 0: found } of matchesIn(folded, expression)) {
    result += text.slice(at, index) + instead;
    at = index + found.length;
  }
  return result + text.slice(at);
}
