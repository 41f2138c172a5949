import { findNeeds } from "#src/bot/understanding/intent/needs.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { FoundMessage } from "./found-message.ts";
import type { Told } from "./told.ts";

type Wished = Pick<Understood, "comment" | "wishedAlone" | "needsKept" | "wishesLeft" | "unwished">;

/** What a message makes of all that is noted for the house: what is added, what is taken out, and what stays whatever is said. */
export function wishesMeant(
  { found, context }: FoundMessage,
  { takenBack, unwished }: Told,
  comment: string | undefined,
): Wished {
  const isAlone = comment !== undefined && (found.wishes ?? []).some((one) => one.isAlone);
  const alone = isAlone && { wishedAlone: true as const, needsKept: findNeeds(context.noted) };
  return defined({ comment, ...alone, wishesLeft: takenBack?.left, unwished });
}
