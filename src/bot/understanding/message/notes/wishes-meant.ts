import { withoutLateness } from "#src/bot/understanding/intent/notes/late.ts";
import { findNeeds } from "#src/bot/understanding/intent/notes/needs.ts";
import { outlivedByMove, outlivedByPlace } from "#src/bot/understanding/intent/notes/outlived.ts";
import { decently, newBeside } from "#src/bot/understanding/intent/notes/same-wish.ts";
import { notedOfAbsent } from "#src/bot/understanding/intent/notes/stays-away.ts";
import { isSameWord, sharesWord } from "#src/bot/understanding/intent/notes/wishes-taken-back.ts";
import { leavesNamedPlace } from "#src/bot/understanding/intent/places/place-left.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import type { Values } from "#src/bot/understanding/message/resolve.ts";
import type { Told } from "#src/bot/understanding/message/told.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

type Wished = Pick<
  Understood,
  "comment" | "wishedAlone" | "needsKept" | "wishesLeft" | "unwished" | "outlived" | "leavesScenario"
>;

/** How late they said before that they come, where it is noted, of a message that only sets the minutes right. */
export function outlivedDelay({
  reading: { folded },
  context: { noted },
  locale,
}: FoundMessage): Pick<Understood, "outlived"> {
  if (noted === undefined || withoutLateness(folded, locale) !== folded) return {};
  const outlived = outlivedByMove(noted, locale);
  return outlived.length > 0 ? { outlived } : {};
}

/** What a message makes of all that is noted for the house: what is added, what is taken out, and what stays whatever is said. */
export function wishesMeant(
  message: FoundMessage,
  { takenBack, unwished }: Told,
  said: string | undefined,
  { intent, ...values }: Values & { readonly intent: Intent },
): Wished {
  const { found, context } = message;
  const isAlone = said !== undefined && (found.wishes ?? []).some((one) => one.isAlone);
  const alone = isAlone && { wishedAlone: true as const, needsKept: findNeeds(context.noted) };
  const mayOutlive = !takenBack && !isAlone && changing.has(intent);
  const { fresh, replaced } = isAlone ? { fresh: said, replaced: [] } : besideNoted(message, takenBack, said);
  const outlived = [...new Set([...(mayOutlive ? outlivedBy(message, values, said) : []), ...replaced])];
  const placeLeft = isAlone ? undefined : leavesNamedPlace(fresh, context, message.locale);
  const noted = withoutDropped(placeLeft ? placeLeft.comment : fresh, unwished, message);
  return defined({
    comment: noted && decently(noted),
    leavesScenario: placeLeft && (true as const),
    needsKept: takenBack?.needs,
    ...alone,
    wishesLeft: takenBack?.left,
    unwished,
    outlived: outlived.length > 0 ? outlived : undefined,
  });
}

/** "The patio would be nice ... actually forget the patio": a wish that is dropped as soon as it is told is none. An allergy is one all the same. */
function withoutDropped(
  said: string | undefined,
  unwished: readonly string[] | undefined,
  { reading, context, locale }: FoundMessage,
): string | undefined {
  if (said === undefined || unwished === undefined || (context.draft?.comment ?? context.noted) !== undefined)
    return said;
  const all = reading.folded.match(/\p{L}{3,40}/gu) ?? [];
  const dropped = unwished.filter((word) => all.filter((other) => isSameWord(word, other)).length > 1);
  if (dropped.length === 0) return said;
  const isDropped = (wish: string) =>
    findNeeds(wish) === undefined && sharesWord(dropped.join(" "), foldText(wish), locale);
  const kept = said.split(", ").filter((wish) => !isDropped(wish));
  return kept.length === 0 ? undefined : kept.join(", ");
}

/** What is said beside the wishes that are noted: of the table, or of the booking. An allergy of the latter is told once more. */
function besideNoted(
  { context, locale }: FoundMessage,
  takenBack: Told["takenBack"],
  said: string | undefined,
): { readonly fresh: string | undefined; readonly replaced: readonly string[] } {
  const { draft, noted, tablePicked } = context;
  const isBooked = draft !== undefined && tablePicked !== true && draft.comment === undefined;
  const known = takenBack?.left ?? draft?.comment ?? (isBooked ? noted : undefined);
  if (said === undefined || known === undefined || known === "") return { fresh: said, replaced: [] };
  // "No high chair, the window is enough" wishes for no second window.
  if (takenBack !== undefined) return { fresh: besideLeft(said, takenBack.left, locale), replaced: [] };
  const beside = newBeside(said, known, locale);
  return isBooked && findNeeds(said) !== undefined ? { fresh: said, replaced: [] } : beside;
}

function besideLeft(said: string, left: string, locale: FoundMessage["locale"]): string | undefined {
  const fresh = said
    .split(", ")
    .filter((wish) => findNeeds(wish) !== undefined || !sharesWord(foldText(wish), foldText(left), locale));
  return fresh.length === 0 ? undefined : fresh.join(", ");
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
    ...notedOfAbsent(reading.folded, noted, locale),
    ...outlivedByPlace(comment, noted, locale),
    ...(isMoved ? outlivedByMove(noted, locale) : []),
  ];
  return [...new Set(untrue)];
}
