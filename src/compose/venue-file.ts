import type { VenuePlace } from "#src/adapters/discord/places.ts";
import {
  findVenueFile,
  loadVenues,
  type VenueFiles,
  type WatchOptions,
  watchVenues,
} from "#src/booking/service/venue/load-venues.ts";
import { describeProblem } from "#src/booking/service/venue/parse-venues.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import { defined } from "#src/lib/defined.ts";
import { OwnError } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { memoizeLast } from "#src/lib/memoize-last.ts";

/** The venues as the file describes them now. */
export interface VenueFile {
  /** The file that was found when it was opened. */
  readonly file: string;
  readonly venues: () => readonly Venue[];
  /** Every venue, with the places on Discord that are its own. */
  readonly staffPlaces: () => ReadonlyMap<number, VenuePlace>;
  /** How a venue's staff hear of the day. */
  readonly staffNews: (venueId: number) => NonNullable<Venue["staffNews"]>;
  /** When a venue's staff read of the whole day; undefined where it is left to us. */
  readonly dayMessageTime: (venueId: number, kind: "briefing" | "wrapUp") => string | undefined;
  /** Whether somebody of the venue's staff watches the desk, wherever they do. */
  readonly isDeskWatched: (venueId: number) => boolean;
  /** Calls this whenever a changed file has come into force. */
  follow(onChange: () => void): void;
  /** Stops looking for changes. */
  close(): void;
}

/** The venue file cannot be used as it is. */
class VenueFileError extends OwnError {
  override readonly name = "VenueFileError";
  readonly code = "VENUE_FILE_BROKEN";
}

/**
 * Opens the venue file and follows its changes. A changed file that is broken leaves the old venues in
 * force and says so in the log.
 *
 * @param files where the venues may be described, the preferred file first
 * @throws VenueFileError with one line per mistake, when the file is broken to begin with
 */
export function openVenueFile(files: VenueFiles, log: Log, options?: WatchOptions): VenueFile {
  let current: readonly Venue[] = [];
  const followers: (() => void)[] = [];
  // Before it is read: what is saved in between is read twice, and not overlooked.
  const stopWatching = watchVenues(
    files,
    (result, changed) => {
      if (result.ok) {
        current = result.venues;
        log.info({ file: changed, venues: current.length }, "the venue file has changed and is in force");
        for (const follower of followers) follower();
        return;
      }
      log.error(
        { problems: result.problems.map((problem) => describeProblem(changed, problem)) },
        "the changed venue file is broken; the old one stays in force",
      );
    },
    options,
  );
  const file = findVenueFile(files);
  const first = loadVenues(file);
  if (!first.ok) {
    stopWatching();
    throw new VenueFileError(first.problems.map((problem) => describeProblem(file, problem)).join("\n"));
  }
  for (const warning of first.warnings) log.warn({}, describeProblem(file, warning));
  current = first.venues;
  return {
    file,
    venues: () => current,
    staffPlaces: () => toStaffPlaces(current),
    staffNews: (venueId) => byId(current).get(venueId)?.staffNews ?? "both",
    dayMessageTime: (venueId, kind) => {
      const venue = byId(current).get(venueId);
      return kind === "briefing" ? venue?.staffBriefing : venue?.staffWrapUp;
    },
    isDeskWatched: (venueId) => current.find(({ id }) => id === venueId)?.deskWatched ?? false,
    follow: (onChange) => {
      followers.push(onChange);
    },
    close: stopWatching,
  };
}

const byId = memoizeLast((venues: readonly Venue[]) => new Map(venues.map((venue) => [venue.id, venue])));

/** Where the staff of each venue are, as far as the file says. */
export function toStaffPlaces(venues: readonly Venue[]): ReadonlyMap<number, VenuePlace> {
  return new Map(
    venues.map(({ id, staffGuildId: guildId, staffChannelId: channelId, staffRoleId: roleId }) => [
      id,
      defined({ guildId, channelId, roleId }),
    ]),
  );
}
