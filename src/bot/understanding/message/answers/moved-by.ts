import type { Locale } from "#src/bot/languages/locale.ts";
import { isJoyful, sorrowIn } from "#src/bot/understanding/intent/answers/feelings.ts";
import { namesWish } from "#src/bot/understanding/intent/notes/wishes.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** A complaint or a sorrow, and which it is. */
export function movedBy(
  feeling: Understood["feeling"],
  { reading: { folded }, locale }: FoundMessage,
): Pick<Understood, "feeling" | "sorrow"> {
  return defined({ feeling, sorrow: feeling === "sorrow" ? sorrowIn(folded, locale) : undefined });
}

/** What the guest is to be congratulated on, whatever else the message means; none who calls off, grieves or takes a wish back. */
export function joyIn(
  { intent, feeling, wishesLeft, unwished }: Understood,
  original: string,
  locale: Locale,
): Pick<Understood, "joy"> {
  if (intent === "cancel" || (feeling ?? wishesLeft ?? unwished) !== undefined) return {};
  return isJoyful(foldText(original), locale) ? { joy: true } : {};
}

/** "Don't give me the shit one by the kitchen": at a table that is picked, a curse may colour a wish. */
export function tellsOfTable({ comment }: Understood, { locale, context }: FoundMessage): boolean {
  return context.tablePicked === true && comment !== undefined && namesWish(foldText(comment), locale);
}
