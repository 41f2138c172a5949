import type { FreePlace, FreeTime, HouseRule } from "#src/booking/contract/staff-bookings.ts";
import type { DayView } from "#src/booking/service/capacity/day-view.ts";
import { findFreePlaces } from "#src/booking/service/capacity/free-places.ts";
import { brokenRules } from "#src/booking/service/capacity/house-rules.ts";
import { fromMinute, toMinute } from "#src/booking/service/capacity/party.ts";
import { listSlots } from "#src/booking/service/capacity/slots.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { defined } from "#src/lib/defined.ts";
import { dateOf } from "./lock-days.ts";
import { readDay } from "./staff-capacity.ts";
import type { ServiceDb } from "./tables.ts";

/** The start times of a date that a party can have by all rules. */
export async function listFreeTimes(
  db: ServiceDb,
  venue: PlannedVenue,
  ask: {
    readonly date: string;
    readonly partySize: number;
    readonly scenarioId?: number;
    readonly bookingId?: string;
  },
  now: Temporal.Instant,
): Promise<FreeTime[]> {
  const { partySize, scenarioId, bookingId } = ask;
  const date = Temporal.PlainDate.from(ask.date);
  const { dayView } = await readDay(db, { venue, date, now, ...(bookingId && { without: bookingId }) });
  return listSlots(dayView, partySize, defined({ scenarioId }))
    .filter(({ available }) => available)
    .map((slot) => ({
      scenarioId: slot.scenarioId,
      scenarioName: slot.scenarioName,
      startsAt: fromMinute(slot.from),
      endsAt: fromMinute(slot.until),
    }));
}

/** Where a party could sit down now. */
export async function listFreePlaces(
  db: ServiceDb,
  venue: PlannedVenue,
  partySize: number,
  now: Temporal.Instant,
): Promise<FreePlace[]> {
  const { dayView } = await readDay(db, { venue, date: dateOf(now, venue.timeZone), now });
  const from = toMinute(now);
  const scenario = openScenario(dayView, partySize, from);
  return findFreePlaces(dayView, scenario, { from, partySize }).map(({ nextAt, stayUntil, ...place }) => ({
    ...place,
    stayUntil: fromMinute(stayUntil),
    ...(nextAt !== undefined && { nextAt: fromMinute(nextAt) }),
  }));
}

/** What a party that sits down now would break. */
export async function listDoorRules(
  db: ServiceDb,
  venue: PlannedVenue,
  partySize: number,
  now: Temporal.Instant,
): Promise<HouseRule[]> {
  const { dayView } = await readDay(db, { venue, date: dateOf(now, venue.timeZone), now });
  const from = toMinute(now);
  return brokenRules(dayView, openScenario(dayView, partySize, from), { partySize, from, walkIn: true });
}

/** The scenario that a party at the door comes to. */
export async function chooseOpenScenario(
  db: ServiceDb,
  venue: PlannedVenue,
  partySize: number,
  now: Temporal.Instant,
): Promise<number> {
  const { dayView } = await readDay(db, { venue, date: dateOf(now, venue.timeZone), now });
  return openScenario(dayView, partySize, toMinute(now)).rules.scenario.id;
}

/** The one of the fewest rules broken now; the first of the file where several are. */
function openScenario(
  dayView: DayView,
  partySize: number,
  from: number,
): DayView["day"]["scenarios"][number] {
  const [best] = dayView.day.scenarios
    .map((scenario) => ({
      scenario,
      rules: brokenRules(dayView, scenario, { partySize, from, walkIn: true }).length,
    }))
    .sort((one, other) => one.rules - other.rules);
  if (!best) throw new Error("a venue's plan has a scenario");
  return best.scenario;
}
