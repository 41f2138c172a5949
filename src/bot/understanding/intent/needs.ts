import { locales } from "#src/bot/languages/languages.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";

const allergies = phrases([...new Set(locales.flatMap((locale) => locale.allergies))]);

/** What of a guest's wishes holds at every visit: allergies, whichever language they are told in. */
export function findNeeds(comment: string | undefined): string | undefined {
  const needs = comment?.split(", ").filter((wish) => says(foldText(wish), allergies)) ?? [];
  return needs.length === 0 ? undefined : needs.join(", ");
}
