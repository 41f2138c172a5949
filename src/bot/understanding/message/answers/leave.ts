import { findDates } from "#src/bot/understanding/dates/dates.ts";
import type { FoundDate } from "#src/bot/understanding/dates/found-date.ts";
import { withoutByes } from "#src/bot/understanding/intent/answers/farewells.ts";
import { agreesBesideBye, agreesExpressly } from "#src/bot/understanding/intent/answers/manners.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * A yes with a leave, "yes, see you Friday": to the table that is shown where the leave names its day, and nothing that
 * differs from it. A weekday alone is that day's, however far ahead it is.
 */
function agreedUntil(
  understood: Understood,
  { reading, locale, context }: FoundMessage,
): Understood | undefined {
  const { date: _, openReadings: __, ...said } = understood;
  const { partySize, time, timeFrom } = said;
  const shown = context.draft;
  const folded = withoutByes(reading.folded, locale);
  const days = findDates({ ...reading, plain: folded, folded }, folded, locale, context);
  const isOther = days.some((day) => shown?.date === undefined || !isDay(day, shown.date));
  const differs =
    (partySize !== undefined && partySize !== shown?.partySize) ||
    (time !== undefined && time !== shown?.time) ||
    (timeFrom !== undefined && said.part === undefined);
  return isOther || differs ? undefined : { ...said, intent: "affirm" };
}

function isDay({ date, to, kind }: FoundDate, shown: string): boolean {
  if (to !== undefined) return false;
  const isWeekday = kind === "weekday" && date.dayOfWeek === Temporal.PlainDate.from(shown).dayOfWeek;
  return isWeekday || date.toString() === shown;
}

/** "We'll try to come three minutes early" asks for no other hour. */
const comesEarly = ({ timeShift, shiftMinutes = 0 }: Understood): boolean =>
  timeShift === "earlier" && shiftMinutes > 0 && shiftMinutes <= mostEarly;

/** Whoever comes so many minutes before the hour has the same table. */
const mostEarly = 10;

/**
 * What is answered beside a goodbye. "See you on Friday" may answer whether they come; where a table is to be booked or
 * changed, only a yes beside it does, and none that names another day than is shown.
 */
export function answerBesideBye(
  farewell: NonNullable<Understood["farewell"]>,
  understood: Understood,
  message: FoundMessage,
): Understood | undefined {
  const { intent } = understood;
  const { reading, locale, context } = message;
  const { expecting, tablePicked, changeShown } = context;
  if (expecting !== "confirm" && expecting !== null) return undefined;
  const isToBeDone = tablePicked === true || changeShown === true;
  if (isToBeDone) {
    return agreesExpressly(reading.folded, locale) ? agreedUntil(understood, message) : undefined;
  }
  const changes = intent === "change" && !comesEarly(understood);
  if (farewell === "meeting") return intent === "affirm" || changes ? understood : undefined;
  return intent === "affirm" && agreesBesideBye(reading.folded, locale) ? understood : undefined;
}
