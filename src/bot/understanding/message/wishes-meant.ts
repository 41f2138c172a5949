import { findNeeds } from "#src/bot/understanding/intent/needs.ts";
import {
  outlivedByAbsence,
  outlivedByMove,
  outlivedByPlace,
} from "#src/bot/understanding/intent/outlived.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { FoundMessage } from "./found-message.ts";
import type { Values } from "./resolve.ts";
import type { Told } from "./told.ts";

type Wished = Pick<
  Understood,
  "comment" | "wishedAlone" | "needsKept" | "wishesLeft" | "unwished" | "outlived"
>;

/** What a message makes of all that is noted for the house: what is added, what is taken out, and what stays whatever is said. */
export function wishesMeant(
  message: FoundMessage,
  { takenBack, unwished }: Told,
  comment: string | undefined,
  { intent, ...values }: Values & { readonly intent: Intent },
): Wished {
  const { found, context } = message;
  const isAlone = comment !== undefined && (found.wishes ?? []).some((one) => one.isAlone);
  const alone = isAlone && { wishedAlone: true as const, needsKept: findNeeds(context.noted) };
  const mayOutlive = !takenBack && !isAlone && changing.has(intent);
  const outlived = mayOutlive ? outlivedBy(message, values, comment) : [];
  return defined({
    comment,
    ...alone,
    wishesLeft: takenBack?.left,
    unwished,
    outlived: outlived.length > 0 ? outlived : undefined,
  });
}

/** By what else than a question or a refusal a table is changed. */
const changing: ReadonlySet<Intent> = new Set(["book", "change", "inform", "affirm", "other"]);

/** What is noted, and no longer true after this message. */
function outlivedBy(
  { reading, locale, context }: FoundMessage,
  { time, timeFrom, timeShift, date }: Values,
  comment = "",
): readonly string[] {
  const { noted = "" } = context;
  if (noted === "") return [];
  const isMoved = [time, timeFrom, timeShift, date].some((value) => value !== undefined);
  const untrue = [
    ...outlivedByAbsence(reading.folded, noted, locale),
    ...outlivedByPlace(comment, noted, locale),
    ...(isMoved ? outlivedByMove(noted, locale) : []),
  ];
  return [...new Set(untrue)];
}
