import { givenNames } from "#src/bot/languages/given-names.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** A name and no more: two to four words. */
const shape = /^(?<first>[\p{L}'-]{2,20})(?: [\p{L}'.-]{1,30}){1,3}[.! ]{0,3}$/u;

/**
 * Asked for the number, the whole name, of which half was given before: "harold pemberton". That it is one, the given name
 * says that many guests have.
 */
export function withNameAtPhone(understood: Understood, { original, language, context }: Said): Understood {
  const { intent, language: _, ...more } = understood;
  const isUnread = intent === "other" && Object.keys(more).length === 0;
  const first = shape.exec(original)?.groups?.["first"];
  if (context.expecting !== "phone" || !isUnread || first === undefined) return understood;
  if (!givenNames.has(foldText(first))) return understood;
  const { firstName, lastName } = readInLanguage(original, language, {
    ...context,
    expecting: "name",
  }).understood;
  return firstName === undefined || lastName === undefined
    ? understood
    : { ...understood, intent: "inform", firstName, lastName };
}
