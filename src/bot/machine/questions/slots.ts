import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Option, Question } from "#src/bot/machine/core/question.ts";
import type { ChoosingSlot } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import {
  dateValue,
  localDate,
  localTime,
  queryValues,
  timeValue,
  venueName,
} from "#src/bot/machine/core/values.ts";

export const retryOptions: readonly Option[] = [
  { choice: { type: "retry" }, label: plain("choiceRetry") },
  { choice: { type: "human" }, label: plain("choiceHuman") },
];

/** The offered times, and whatever else is one tap away: other scenarios, the waitlist, another day, a person. */
export function askSlot(state: ChoosingSlot, context: Context): Question {
  const { offers, otherScenarios, waitlistSlot } = state;
  const options: Option[] = offers.map((slot) => ({
    choice: { type: "slot", slot },
    label: slotLabel(slot, state, context),
  }));
  for (const scenarioName of otherScenarios) {
    options.push({
      choice: { type: "scenario", scenarioName },
      label: message("choiceScenario", { scenario: scenarioName }),
    });
  }
  if (waitlistSlot) {
    const time = timeValue(localTime(waitlistSlot.startsAt, waitlistSlot.venueId, context));
    options.push({
      choice: { type: "waitlist", slot: waitlistSlot },
      label: message("choiceWaitlist", { time }),
    });
  }
  options.push({ choice: { type: "otherDay" }, label: plain("choiceOtherDay") });
  if (offers.length === 0) options.push({ choice: { type: "human" }, label: plain("choiceHuman") });
  return { lines: heading(state, context), options };
}

function heading(state: ChoosingSlot, context: Context): Message[] {
  const { query, reason, offers, otherScenarios, lostTime } = state;
  const values = queryValues(query, context);
  const wanted = query.time?.type === "at" ? timeValue(query.time.time) : undefined;
  const lost = lostTime === undefined ? [] : [message("slotWasTaken", { time: timeValue(lostTime) })];
  const closed = closedLines(state, context);
  if (closed) return [...lost, ...closed];
  if (offers.length === 0) {
    const key = otherScenarios.length > 0 ? "alternatives" : "noAlternatives";
    return [...lost, message(key, values)];
  }
  if (reason === "alternatives") return [...lost, message("alternatives", values)];
  if (reason === "day") return [...lost, message("slotsOfDay", values)];
  if (!wanted) return [...lost, message("slotsInRange", values)];
  if (lost.length > 0 || reason === "around") {
    return [...lost, message("slotsAround", { ...values, time: wanted })];
  }
  return [message("slotsNear", { ...values, time: wanted })];
}

/** On a day when the house is closed it is not for want of tables that nothing is free. */
function closedLines({ query, reason, offers }: ChoosingSlot, context: Context): Message[] | undefined {
  const { partySize, venueId, date } = query;
  const isClosed = venueById(context, venueId)?.openOn?.(date).length === 0;
  if (reason !== "alternatives" || !isClosed) return undefined;
  const { venue, date: day } = queryValues(query, context);
  const next = offers.length > 0 ? plain("nearestOffers") : message("noneAround", { partySize });
  return [message("closedOn", { venue, date: day }), next];
}

/** A button names only what differs from what was asked: the time, and the day, venue or scenario where it is another. */
function slotLabel(slot: Slot, { query, offers }: ChoosingSlot, context: Context): Message {
  const time = timeValue(localTime(slot.startsAt, slot.venueId, context));
  const date = localDate(slot.startsAt, slot.venueId, context);
  if (slot.venueId !== query.venueId) {
    return message("choiceVenueTime", { venue: venueName(slot.venueId, context), time });
  }
  if (date !== query.date) return message("choiceDateTime", { date: dateValue(date), time });
  const sameTime = offers.filter((offer) => offer.startsAt === slot.startsAt);
  return sameTime.length > 1
    ? message("choiceTimeScenario", { time, scenario: slot.scenarioName })
    : message("choiceTime", { time });
}
