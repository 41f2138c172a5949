import type { Effect } from "#src/bot/machine/core/effect.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { chooseDays, nearestSlots, searchWindow } from "../alternatives.ts";
import { toSlot } from "../booked-table.ts";
import { toCalendarDay } from "../calendar-day.ts";
import { type Outside, type ResultOf, timeZoneOf } from "./outside.ts";

/** All slots of one day, for one party size. A service that does not list them has not said that nothing is free. */
export async function findSlots(
  outside: Outside,
  effect: Extract<Effect, { type: "findSlots" }>,
): Promise<ResultOf<"slotsFound" | "serviceFailed">> {
  const { requestId } = effect;
  const slots = await listSlots(outside, effect);
  return slots ? { type: "slotsFound", requestId, slots } : { type: "serviceFailed", requestId };
}

/**
 * The free slots nearest to the wish on the nearest other days, and on the same day at the house's other venues.
 * One request tells which days are worth asking for, so that few are made.
 */
export async function findAlternatives(
  outside: Outside,
  effect: Extract<Effect, { type: "findAlternatives" }>,
): Promise<ResultOf<"alternativesFound">> {
  const days = await findNearDays(outside, effect);
  const asked = [
    ...days.map((date) => ({ ...effect, date })),
    ...effect.otherVenueIds.slice(0, mostOtherVenues).map((venueId) => ({ ...effect, venueId })),
  ];
  const found = await Promise.all(
    asked.map(async (wish) => {
      const slots = (await listSlots(outside, wish)) ?? [];
      // Another venue has scenarios of its own.
      const { scenarioName: _, ...anyScenario } = wish;
      const near = wish.venueId === effect.venueId ? wish : anyScenario;
      return nearestSlots(slots, near, timeZoneOf(outside, wish.venueId));
    }),
  );
  return { type: "alternativesFound", requestId: effect.requestId, slots: found.flat() };
}

/** What each day of a calendar has to offer, from one request. */
export async function findDays(
  { service, log }: Outside,
  { requestId, venueId, partySize, fromDate, days, scenarioName }: Extract<Effect, { type: "findDays" }>,
): Promise<ResultOf<"daysFound" | "serviceFailed">> {
  const answer = await service.listAvailability({
    params: { venueId },
    query: { fromDate, days, guestCount: partySize },
  });
  if (answer.ok)
    return {
      type: "daysFound",
      requestId,
      days: answer.value.map((day) => toCalendarDay(day, scenarioName)),
    };
  log.warn({ venueId, refusal: answer.refusal }, "the booking service refuses to list availability");
  return { type: "serviceFailed", requestId };
}

/** Other venues asked about one wish. */
const mostOtherVenues = 3;

async function findNearDays(
  { service, house, clock }: Outside,
  wish: Extract<Effect, { type: "findAlternatives" }>,
): Promise<string[]> {
  const timeZone = timeZoneOf({ house }, wish.venueId);
  const today = clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const window = searchWindow(wish.date, today);
  if (!window) return [];
  const answer = await service.listAvailability({
    params: { venueId: wish.venueId },
    query: { ...window, guestCount: wish.partySize, reservableState: "AVAILABLE" },
  });
  return answer.ok ? chooseDays(answer.value, wish) : [];
}

async function listSlots(
  { service, log }: Outside,
  { venueId, date, partySize }: { venueId: number; date: string; partySize: number },
): Promise<Slot[] | undefined> {
  const answer = await service.listTimeSlots({ params: { venueId }, query: { date, guestCount: partySize } });
  if (answer.ok) return answer.value.map((slot) => toSlot(venueId, slot));
  log.warn({ venueId, refusal: answer.refusal }, "the booking service refuses to list slots");
  return undefined;
}
