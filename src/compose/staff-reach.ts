import type { DeskWatch } from "#src/bot/desk/watch/create-desk-watch.ts";
import type { StaffReach, VenueFacts } from "#src/bot/machine/core/context.ts";
import type { House } from "#src/bot/runtime/ports/house.ts";
import { memoizeLast } from "#src/lib/memoize-last.ts";
import type { VenueFile } from "./venue-file.ts";

/** How the staff of a venue are reached: where there is no channel, and so a watch, by the pages of the desk. */
export function createStaffReach(
  watch: Pick<DeskWatch, "reach"> | undefined,
  { isDeskWatched }: Pick<VenueFile, "isDeskWatched">,
): (venueId: number) => StaffReach {
  if (!watch) return () => "channel";
  return (venueId) => (isDeskWatched(venueId) ? "page" : watch.reach(venueId));
}

/**
 * The house, with how the staff of each venue are reached at the moment when it is asked. Its list stays the same one for as long
 * as the house's does, since what follows from the venues is kept by it.
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
