import { callsThemselves } from "#src/bot/understanding/guest/instead-of-phone.ts";
import { byeAtEnd, findFarewell, seesToIt } from "#src/bot/understanding/intent/answers/farewells.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { createReading, foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * A goodbye at the end of a message, beside words that want nothing ("thanks, you were very kind. See you tomorrow!") takes
 * leave; beside a no it leaves with that no ("no, don't book it, bye"). A day in it, "bon dimanche", is none of a table's: what
 * is wanted besides is read without it.
 */
export function readFarewellApart(
  { original, language: { locale }, context }: Said,
  readPart: ReadPart,
): Understood | undefined {
  const farewellIn = (words: string) => findFarewell(createReading(words, locale).folded, locale, context);
  if (farewellIn(original) !== undefined || callsThemselves(foldText(original), locale, context))
    return undefined;
  const clauses = original.split(/(?<=[.!?;,]) /u);
  const last = clauses.findLastIndex((_, index) => farewellIn(clauses.slice(index).join(" ")) === undefined);
  const apart = clauses.slice(0, last + 1).join(" ").length;
  const start = apart < original.length ? apart : byeAtEnd(foldText(original), locale);
  const farewell = start === undefined ? undefined : farewellIn(original.slice(start).trim());
  if (farewell === undefined) return undefined;
  const rest = readPart(original.slice(0, start).trim().replace(/[;,]$/u, ""));
  /** Words that nothing was made of may be anything: beside them "see you on Friday" is no yes to whether they come. */
  if (wantsNothing(rest))
    return { ...rest, intent: "thanks", farewell: rest.intent === "other" ? "bye" : farewell };
  if (isPlainNo(rest))
    return rest.meant === undefined ? { ...rest, farewell } : { intent: "thanks", farewell: "bye" };
  const isOpen = farewell !== "bye" || seesToIt(createReading(original, locale).folded, locale);
  return isOpen || rest.intent === "affirm" ? undefined : rest;
}

const nothing: ReadonlySet<Understood["intent"]> = new Set(["other", "thanks", "greet"]);

function wantsNothing({ intent, language: _, ...said }: Understood): boolean {
  return nothing.has(intent) && Object.keys(said).length === 0;
}

/** "No, that's fine" wants nothing changed either. */
function isPlainNo({ intent, language: _, besides: __, meant, ...said }: Understood): boolean {
  return intent === "deny" && (meant === undefined || meant === "asItIs") && Object.keys(said).length === 0;
}
