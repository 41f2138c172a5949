import { type Context, type VenueFacts, venueById } from "#src/bot/machine/core/context.ts";
import type { CalendarChange, Effect, Step } from "#src/bot/machine/core/effect.ts";
import { message } from "#src/bot/machine/core/message.ts";
import { also } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { venueName } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";

/** Where these venues are on the map, after the words that tell their address. */
export function withPlaces(
  step: Step<State>,
  venues: readonly VenueFacts[],
  { attachments }: Context,
): Step<State> {
  if (!attachments) return step;
  const located = venues.filter(({ address, location }) => address !== undefined && location);
  return also(step, ...located.map(({ id }): Effect => ({ type: "attachPlace", venueId: id })));
}

/** How these venues look, after the words that say so. */
export function withPhotos(
  step: Step<State>,
  venues: readonly VenueFacts[],
  { attachments }: Context,
): Step<State> {
  if (!attachments) return step;
  const shown = venues.filter(({ photos }) => photos);
  return also(step, ...shown.map(({ id }): Effect => ({ type: "attachPhotos", venueId: id })));
}

/** What became of a booking, for the guest's calendar, after the words that tell it. */
export function withCalendarFile(
  step: Step<State>,
  booking: BookedTable,
  change: CalendarChange,
  context: Context,
): Step<State> {
  return context.attachments ? also(step, calendarFile(step.state, booking, change, context)) : step;
}

function calendarFile(
  { language }: State,
  booking: BookedTable,
  change: CalendarChange,
  context: Context,
): Effect {
  const { venueId, partySize } = booking;
  return {
    type: "attachCalendarFile",
    booking,
    change,
    at: context.now.toString(),
    language,
    ...defined({ region: venueById(context, venueId)?.country }),
    title: message("calendarTitle", { venue: venueName(venueId, context), partySize }),
    note: message("placedReference", { reference: context.guestReference }),
  };
}
