import { locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";

const allergies = phrases([...new Set(locales.flatMap((locale) => locale.allergies))]);
const gravity = phrases([...new Set(locales.flatMap((locale) => locale.gravity ?? []))]);

/** A wish that is no more than what somebody may not have: "just lactose", "only the fish", "one is lactose". */
const bare = locales.map(({ foods = [], substances = [], notes }: Locale) => {
  const few = "^ ?(?:\\p{L}{1,8}(?:'s?)? ?){0,3}";
  const only = `${alternatives(notes?.only ?? [])} (?:\\p{L}{1,4}(?:' ?| )){0,2}${alternatives(foods)}`;
  return new RegExp(`${few}(?<!\\p{L})(?:${only}|${alternatives(substances)})(?: \\p{L}{1,8})? ?$`, "u");
});

/** Whether words tell what somebody may not eat, in whichever language: "my friend es lactose intolerant". */
export const tellsNeed = (folded: string): boolean => says(folded, allergies);

/** Whether a wish that is noted does, also where all that is left of an allergy is what it is to. */
export const isNeed = (folded: string): boolean => tellsNeed(folded) || bare.some((one) => one.test(folded));

/**
 * What of a guest's wishes holds at every visit: allergies, whichever language they are told in, and how serious they are.
 */
export function findNeeds(comment: string | undefined): string | undefined {
  const wishes = comment?.split(/[,;] /).map((wish) => ({ wish, folded: foldText(wish) })) ?? [];
  if (!wishes.some(({ folded }) => isNeed(folded))) return undefined;
  const needs = wishes.filter(({ folded }) => isNeed(folded) || says(folded, gravity));
  return needs.map(({ wish }) => wish).join(", ");
}
