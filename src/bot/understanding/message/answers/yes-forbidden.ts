import { callsToMind, forbidsBooking, ordersIt } from "#src/bot/understanding/intent/answers/manners.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { countsTables } from "#src/bot/understanding/party/several-tables.ts";
import { createReading, foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * "That's fine, but don't book it": whatever is agreed to beside it, nothing is booked; nor is one table by a yes to two, where one is
 * shown: "book it, two tables".
 */
export function unlessForbidden(
  { agrees, ...understood }: Understood,
  { original, language: { locale }, context: { tablePicked, changeShown, anotherFollows } }: Said,
): Understood {
  const isToBeDone = tablePicked === true || changeShown === true;
  const isAgreed = isToBeDone && (understood.intent === "affirm" || agrees === true);
  /** "Jo förresten, kan man ta med tårta?" and "oh yes, my grandad is deaf" have thought of something, and agree to nothing yet. */
  const folded = foldText(original);
  const thinksOf = understood.topics ?? understood.comment;
  if (isAgreed && thinksOf !== undefined && callsToMind(folded, locale) && !ordersIt(folded, locale)) {
    return { ...understood, intent: understood.topics ? "question" : "inform" };
  }
  const isOfOne = tablePicked === true && anotherFollows !== true;
  if (
    isAgreed &&
    isOfOne &&
    understood.another === undefined &&
    countsTables(createReading(original, locale).folded, locale)
  )
    return { ...understood, intent: "change" };
  if (!isAgreed || !forbidsBooking(folded, locale)) return { ...understood, ...defined({ agrees }) };
  return understood.intent === "affirm" ? { ...understood, intent: "deny" } : understood;
}
