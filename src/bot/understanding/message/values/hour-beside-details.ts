import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * Asked for a number, "she can only come from 8, does that work too?" is of the hour of the table that is picked, and of no number:
 * it is to be at that hour, the first that suits. Undefined where no other day or hour is said.
 */
export function askedAtAnotherHour(
  understood: Understood,
  folded: string,
  { expecting, tablePicked, draft }: UnderstandingContext,
): Understood | undefined {
  const { intent, date, time, timeFrom, timeTo, timeShift, phone, topics } = understood;
  const isAsked = intent === "question" || intent === "inform" || intent === "change";
  if (expecting !== "phone" || tablePicked !== true || !isAsked || phone !== undefined || topics)
    return undefined;
  if (timeFrom !== undefined && timeTo === undefined && draft?.time !== undefined && draft.time < timeFrom) {
    const { timeFrom: _, ...others } = understood;
    return { ...others, intent: "change", time: timeFrom };
  }
  /** "Is 12 too early?" only asks. */
  const isTold = /[.,;!] \p{L}/u.test(folded);
  const isOther =
    (time !== undefined && time !== draft?.time) || date !== undefined || timeShift !== undefined;
  return isOther && isTold && intent === "question" ? { ...understood, intent: "change" } : undefined;
}
