import { tellsNumberWrong } from "#src/bot/understanding/guest/numbers-refused.ts";
import {
  leavesAsItIs,
  saysItStands,
  saysMistaken,
  saysTheyCome,
} from "#src/bot/understanding/intent/answers/answers.ts";
import { isAbsent, isToldAbsent } from "#src/bot/understanding/intent/booking/absence.ts";
import { onlyAsksForList } from "#src/bot/understanding/intent/booking/line.ts";
import {
  callsOffBooking,
  onlyAsksToCancel,
  onlyKeeps,
  onlyStands,
  onlyStops,
  standsAfterAll,
} from "#src/bot/understanding/intent/booking/stops.ts";
import { rulesOf } from "#src/bot/understanding/intent/intent-rules.ts";
import type { Intent, Meant } from "#src/bot/understanding/understood.ts";
import type { FoundMessage } from "./found-message.ts";

/** How a yes, a no or a `cancel` is meant, where its words say more than that. */
export function meantBy(intent: Intent, message: FoundMessage): Meant | undefined {
  const { reading, locale, context } = message;
  if (intent === "cancel" && onlyStops(reading.folded, locale)) return "stops";
  if (intent === "cancel" && onlyAsksToCancel(reading.folded, locale)) return "asked";
  if (intent === "cancel" && context.changeShown && callsOffBooking(reading.folded, locale))
    return "callsOff";
  if (intent === "waitlist" && onlyAsksForList(reading.folded, locale)) return "asked";
  if (mayBeEither(intent, message)) return "either";
  if (context.tablePicked !== true && onlyKeeps(reading.folded, locale)) return "keeps";
  if (intent === "affirm") return saysThatTheyCome(message) ? "stands" : undefined;
  if (intent !== "deny") return undefined;
  if (saysMistaken(reading.folded, locale) || refusesShownNumber(message)) return "mistaken";
  if (isLeftAsItIs(message)) return "asItIs";
  return standsAllTheSame(message) ? "stands" : undefined;
}

/** "Yes, we're not coming", asked whether they come: what comes after the yes calls off, and no order to. */
function mayBeEither(intent: Intent, { reading: { folded }, locale, context }: FoundMessage): boolean {
  const isNo = intent === "cancel" || intent === "deny";
  return isNo && rulesOf(locale).affirms.test(folded) && isToldAbsent({ text: folded }, locale, context);
}

/** "Yes, we're coming", "on our way". */
function saysThatTheyCome({ reading: { folded }, locale, context }: FoundMessage): boolean {
  if (saysTheyCome(folded, locale)) return true;
  const isOfVisit = context.expecting === "confirm" && context.tablePicked !== true;
  return isOfVisit && (onlyStands(folded, locale) || standsAfterAll(folded, locale));
}

/** "No, that's my old number": of the one that was asked for or is shown. */
function refusesShownNumber({ reading, locale, context: { expecting, tablePicked } }: FoundMessage): boolean {
  return (expecting === "phone" || tablePicked === true) && tellsNumberWrong(reading.folded, locale);
}

/** "No, please don't cancel it"; but "we can't make it, the babysitter cancelled" gives it up. */
function standsAllTheSame({ reading, locale }: FoundMessage): boolean {
  return saysItStands(reading.folded, locale) && !isAbsent(reading.folded, locale);
}

/** "No, that's fine" to the summary. */
function isLeftAsItIs({ reading, locale, context }: FoundMessage): boolean {
  return context.expecting === "confirm" && leavesAsItIs(reading.folded, locale);
}
