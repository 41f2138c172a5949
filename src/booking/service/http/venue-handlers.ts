import { availabilityDefaults } from "#src/booking/contract/availability.ts";
import { lastDate } from "#src/booking/contract/strict-kinds.ts";
import type { Venue as WireVenue } from "#src/booking/contract/venue.ts";
import { listAvailability } from "#src/booking/service/capacity/availability.ts";
import { listDaySlots, listSlots } from "#src/booking/service/capacity/slots.ts";
import type { DayCache } from "#src/booking/service/store/day-cache.ts";
import { dateOf } from "#src/booking/service/store/lock-days.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import { findScenarioId, toSlotFilter, type WireSlots } from "./day-slots.ts";
import type { Handler, Handlers } from "./handler.ts";

export interface VenueParts {
  readonly days: Pick<DayCache, "look">;
  readonly clock: Clock;
  readonly wireSlots: (venueId: number) => WireSlots;
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

function listTimeSlots({ days, clock, wireSlots }: VenueParts): Handler<"listTimeSlots"> {
  return async ({ query }, { venue }) => {
    const filter = toSlotFilter(query, venue);
    if (!filter) return { ok: true, value: [] };
    const dayViews = await days.look(venue, [query.date], clock.now());
    const slots = dayViews.flatMap((dayView) => listSlots(dayView, query.guestCount, filter));
    return { ok: true, value: slots.map(wireSlots(venue.id).toTimeSlot) };
  };
}

function listDayTimeSlots({ days, clock, wireSlots }: VenueParts): Handler<"listDayTimeSlots"> {
  return async ({ query }, { venue }) => {
    const filter = toSlotFilter(query, venue);
    if (!filter) return { ok: true, value: [] };
    const dayViews = await days.look(venue, [query.date], clock.now());
    const slots = dayViews.flatMap((dayView) => listDaySlots(dayView, query.guestCount, filter));
    return { ok: true, value: slots.map(wireSlots(venue.id).toDayTimeSlot) };
  };
}

function listDays({ days, clock }: VenueParts): Handler<"listAvailability"> {
  return async ({ query }, { venue }) => {
    const now = clock.now();
    const { fromDate, guestCount, reservableState, venueStatus, ...rest } = {
      ...availabilityDefaults,
      ...query,
    };
    const scenarioId = findScenarioId(query.scenarioId, venue);
    if (query.scenarioId !== undefined && scenarioId === undefined) return { ok: true, value: [] };
    const from = fromDate === undefined ? dateOf(now, venue.timeZone) : Temporal.PlainDate.from(fromDate);
    const dates = Array.from({ length: rest.days }, (_, index) =>
      from.add({ days: index }).toString(),
    ).filter((date) => date <= lastDate);
    const answer = listAvailability(await days.look(venue, dates, now), {
      partySize: guestCount,
      ...defined({ scenarioId }),
    });
    const value = answer
      .filter((day) => reservableState === undefined || day.reservableState === reservableState)
      .filter((day) => venueStatus === undefined || day.venueStatus === venueStatus);
    return { ok: true, value };
  };
}

function toWireVenue({ id, name, timeZone, plan }: PlannedVenue): WireVenue {
  return {
    id,
    name,
    scenarioNames: plan.scenarios.map((scenario) => scenario.name),
    scenarios: plan.scenarios.map((scenario) => ({
      id: scenario.id,
      name: scenario.name,
      types: scenario.types,
      description: scenario.description,
      ...defined({ distributionUrl: scenario.distributionUrl }),
    })),
    timeZone,
  };
}
