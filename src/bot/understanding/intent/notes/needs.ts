import { locales } from "#src/bot/languages/languages.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";

const allergies = phrases([...new Set(locales.flatMap((locale) => locale.allergies))]);
const gravity = phrases([...new Set(locales.flatMap((locale) => locale.gravity ?? []))]);

/** Whether words tell what somebody may not eat, in whichever language: "my friend es lactose intolerant". */
export const tellsNeed = (folded: string): boolean => says(folded, allergies);

/**
 * What of a guest's wishes holds at every visit: allergies, whichever language they are told in, and how serious they are.
 */
export function findNeeds(comment: string | undefined): string | undefined {
  const wishes = comment?.split(/[,;] /).map((wish) => ({ wish, folded: foldText(wish) })) ?? [];
  if (!wishes.some(({ folded }) => says(folded, allergies))) return undefined;
  const needs = wishes.filter(({ folded }) => says(folded, allergies) || says(folded, gravity));
  return needs.map(({ wish }) => wish).join(", ");
}
