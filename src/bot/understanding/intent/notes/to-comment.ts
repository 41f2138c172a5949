import type { Locale } from "#src/bot/languages/locale.ts";
import { withoutRepeats } from "./same-wish.ts";
import { withoutCourtesies } from "./wish-words.ts";
import type { FoundWish } from "./wishes.ts";

/** One comment of the wishes that a message states; where all of it may be a question, only of those that are wishes all the same. */
export function toComment(
  wishes: readonly FoundWish[],
  isQuestion: boolean,
  locale: Locale,
): string | undefined {
  const noted = wishes.filter(({ isNoNote }) => !isNoNote);
  const meant = noted
    .filter(({ isFirm }) => isFirm || !isQuestion)
    .map(({ words }) => withoutCourtesies(words, locale))
    .filter((words) => words !== "");
  return meant.length === 0 ? undefined : withoutRepeats(meant, locale).join(", ");
}
