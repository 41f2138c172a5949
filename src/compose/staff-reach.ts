import type { DeskWatch } from "#src/bot/desk/watch/create-desk-watch.ts";
import type { StaffReach, VenueFacts } from "#src/bot/machine/core/context.ts";
import type { House } from "#src/bot/runtime/ports/house.ts";
import { memoizeLast } from "#src/lib/memoize-last.ts";
import type { VenueFile } from "./venue-file.ts";

/**
 * Creates the function that says how a venue's staff are reached. `watch` is absent where there is a channel;
 * elsewhere it depends on who has a page of the desk open.
 */
export function createStaffReach(
  watch: Pick<DeskWatch, "reach"> | undefined,
  { isDeskWatched }: Pick<VenueFile, "isDeskWatched">,
): (venueId: number) => StaffReach {
  if (!watch) return () => "channel";
  return (venueId) => (isDeskWatched(venueId) ? "page" : watch.reach(venueId));
}

/**
 * Wraps the house, so that each venue says how its staff are reached at the moment of asking. The list of venues
 * stays the same object as long as the house's does, since results that depend on the venues are cached by it.
 */
export function withStaffReach(house: House, reach: (venueId: number) => StaffReach): House {
  const reached = memoizeLast((venues: readonly VenueFacts[]) =>
    venues.map(
      (venue): VenueFacts => ({
        ...venue,
        get staff() {
          return reach(venue.id);
        },
      }),
    ),
  );
  return {
    ...(house.keptElsewhere && { keptElsewhere: true }),
    venues: () => reached(house.venues()),
  };
}
