import { givenNames } from "#src/bot/languages/given-names.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";

/** "Lucía, Lucía Ferrer", "Kern, Tobias Kern" and "De Boer, Marijke de Boer": half of a name, before the whole of it. */
const firstTry =
  /(?<!\p{L})(?<half>(?:\p{L}{1,3} )?\p{L}[\p{L}'-]{1,20})(?:,|\.{2,3}|…) (?=(?:\k<half> \p{L}{2}|(?<given>\p{L}{2,20}) \k<half>(?!\p{L})))/iu;

/** A name that was begun twice, only as it was said in the end. */
export function withoutFirstTry(text: string): string {
  const { given } = firstTry.exec(text)?.groups ?? {};
  /** "Larsen, geschrieben Larsen" is spelled. */
  const isOther = given !== undefined && !/^\p{Lu}/u.test(given) && !givenNames.has(foldText(given));
  return isOther ? text : text.replace(firstTry, "");
}
