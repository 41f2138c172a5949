import { availabilityDefaults } from "#src/booking/contract/availability.ts";
import type { Venue as WireVenue } from "#src/booking/contract/venue.ts";
import { listAvailability } from "#src/booking/service/capacity/availability.ts";
import { listDaySlots, listSlots } from "#src/booking/service/capacity/slots.ts";
import { dateOf } from "#src/booking/service/store/lock-days.ts";
import { preparedVenue } from "#src/booking/service/store/prepared-venue.ts";
import { readOutlook, readStanding } from "#src/booking/service/store/read-standing.ts";
import type { ServiceDb } from "#src/booking/service/store/tables.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Clock } from "#src/lib/clock.ts";
import { findScenarioId, toDayTimeSlot, toSlotFilter, toTimeSlot } from "./day-slots.ts";
import type { Handler, Handlers } from "./handler.ts";
import type { SlotIds } from "./slot-ids.ts";

export interface VenueParts {
  readonly db: ServiceDb;
  readonly clock: Clock;
  readonly slotIds: SlotIds;
  readonly venues: () => readonly PlannedVenue[];
}

type VenueHandlers = Pick<Handlers, "listVenues" | "listTimeSlots" | "listDayTimeSlots" | "listAvailability">;

export function createVenueHandlers(parts: VenueParts): VenueHandlers {
  return {
    listVenues: async (_, { client }) => {
      const venues = parts.venues().filter(({ id }) => client.mayUse(id));
      return { ok: true, value: venues.map(toWireVenue) };
    },
    listTimeSlots: listTimeSlots(parts),
    listDayTimeSlots: listDayTimeSlots(parts),
    listAvailability: listDays(parts),
  };
}

function listTimeSlots({ db, clock, slotIds }: VenueParts): Handler<"listTimeSlots"> {
  return async ({ query }, { venue }) => {
    const filter = toSlotFilter(query, venue);
    if (!filter) return { ok: true, value: [] };
    const outlook = await readOutlook(db, venue, Temporal.PlainDate.from(query.date), clock.now());
    const slots = listSlots(outlook, query.guestCount, filter);
    return { ok: true, value: slots.map((slot) => toTimeSlot(slot, venue.id, slotIds)) };
  };
}

function listDayTimeSlots({ db, clock, slotIds }: VenueParts): Handler<"listDayTimeSlots"> {
  return async ({ query }, { venue }) => {
    const filter = toSlotFilter(query, venue);
    if (!filter) return { ok: true, value: [] };
    const outlook = await readOutlook(db, venue, Temporal.PlainDate.from(query.date), clock.now());
    const slots = listDaySlots(outlook, query.guestCount, filter);
    return { ok: true, value: slots.map((slot) => toDayTimeSlot(slot, venue.id, slotIds)) };
  };
}

function listDays({ db, clock }: VenueParts): Handler<"listAvailability"> {
  return async ({ query }, { venue }) => {
    const now = clock.now();
    const { fromDate, days, guestCount, reservableState, venueStatus } = {
      ...availabilityDefaults,
      ...query,
    };
    const scenarioId = findScenarioId(query.scenarioId, venue);
    if (query.scenarioId !== undefined && scenarioId === undefined) return { ok: true, value: [] };
    const from = fromDate === undefined ? dateOf(now, venue.timeZone) : Temporal.PlainDate.from(fromDate);
    const { parties } = await readStanding(db, venue, { from, to: from.add({ days: days - 1 }) }, now);
    const answer = listAvailability(preparedVenue(venue), parties, now, {
      from,
      days,
      partySize: guestCount,
      ...(scenarioId !== undefined && { scenarioId }),
    });
    const value = answer
      .filter((day) => reservableState === undefined || day.reservableState === reservableState)
      .filter((day) => venueStatus === undefined || day.venueStatus === venueStatus);
    return { ok: true, value };
  };
}

function toWireVenue({ id, name, plan }: PlannedVenue): WireVenue {
  return {
    id,
    name,
    scenarioNames: plan.scenarios.map((scenario) => scenario.name),
    scenarios: plan.scenarios.map((scenario) => ({
      id: scenario.id,
      name: scenario.name,
      types: scenario.types,
      description: scenario.description,
      ...(scenario.distributionUrl !== undefined && { distributionUrl: scenario.distributionUrl }),
    })),
  };
}
