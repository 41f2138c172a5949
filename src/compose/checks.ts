import { inspect } from "#src/adapters/discord/check.ts";
import { createRest } from "#src/adapters/discord/transport.ts";
import type { GuestPlatform } from "#src/adapters/guest-platform.ts";
import { guestPlatforms } from "#src/adapters/guest-platforms.ts";
import { describePolicies } from "#src/booking/service/venue/describe-policies.ts";
import { findVenueFile, loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { describeProblem } from "#src/booking/service/venue/parse-venues.ts";
import { hasPlan } from "#src/booking/service/venue/venue.ts";
import type { Config } from "#src/config.ts";
import { joinDatabase } from "#src/database/join.ts";
import { createPulse } from "#src/database/pulse.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import { messageOf } from "#src/lib/thrown.ts";
import { describeLanguages } from "./languages.ts";
import { createRemoteClient } from "./remote-client.ts";
import { toStaffPlaces } from "./venue-file.ts";

/** What a look at one part came to: facts, and what to put right. */
export interface Finding {
  readonly part: string;
  readonly facts: readonly string[];
  readonly problems: readonly string[];
}

export interface CheckParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}

/** Looks at everything that is configured, changing nothing; each part by itself, so that one fault hides no other. */
export async function checkEverything(parts: CheckParts): Promise<readonly Finding[]> {
  const checks: Record<
    string,
    (parts: CheckParts) => Promise<Omit<Finding, "part">> | Omit<Finding, "part">
  > = {
    "venue file": checkVenueFile,
    database: checkDatabase,
    "booking service": checkRemoteService,
    ...Object.fromEntries(
      guestPlatforms.map((platform) => [
        platform.title,
        (given: CheckParts) => checkPlatform(platform, given),
      ]),
    ),
    Discord: checkStaff,
  };
  return await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      try {
        return { part, ...(await check(parts)) };
      } catch (error) {
        return { part, facts: [], problems: [messageOf(error)] };
      }
    }),
  );
}

function checkVenueFile({ config }: CheckParts): Omit<Finding, "part"> {
  const { venueFiles, remoteService } = config;
  const file = findVenueFile(venueFiles);
  const result = loadVenues(file);
  if (!result.ok) {
    return { facts: [], problems: result.problems.map((problem) => describeProblem(file, problem)) };
  }
  const served = remoteService ? result.venues : result.venues.filter(hasPlan);
  const none = served.length === 0 ? [`${file} has no venue with a plan: nothing can be booked`] : [];
  return {
    facts: [
      `${file}: ${served.map(({ name }) => name).join(", ")}`,
      ...describeLanguages(served),
      ...served.flatMap((venue) => describePolicies(venue).map((policy) => `${venue.name}: ${policy}`)),
      ...result.warnings.map((warning) => describeProblem(file, warning)),
    ],
    problems: none,
  };
}

async function checkDatabase({ config, log }: CheckParts): Promise<Omit<Finding, "part">> {
  const database = await joinDatabase(config.database, log);
  const isThere = await createPulse(database)();
  await database.close();
  const where = "dataDir" in config.database ? `in ${config.database.dataDir}` : "at DATABASE_URL";
  if (!isThere) return { facts: [], problems: [`PostgreSQL ${where} does not answer`] };
  return { facts: [`PostgreSQL ${where} answers`], problems: [] };
}

async function checkRemoteService({ config, clock, log }: CheckParts): Promise<Omit<Finding, "part">> {
  const { remoteService } = config;
  if (!remoteService) return { facts: ["the embedded one"], problems: [] };
  const { baseUrl } = remoteService;
  const { client, close } = createRemoteClient(remoteService, { config, clock, log });
  try {
    const listed = await client.listVenues({});
    if (!listed.ok)
      return { facts: [], problems: [`${baseUrl} refuses to list its venues: ${listed.detail}`] };
    return { facts: [`${baseUrl}: ${listed.value.map(({ name }) => name).join(", ")}`], problems: [] };
  } finally {
    await close();
  }
}

async function checkPlatform(
  { title, turnedOnBy }: GuestPlatform,
  { config }: CheckParts,
): Promise<Omit<Finding, "part">> {
  const configured = config.guestPlatforms.find((platform) => platform.title === title);
  return (await configured?.check()) ?? { facts: [`off: ${turnedOnBy} is not set`], problems: [] };
}

async function checkStaff({ config }: CheckParts): Promise<Omit<Finding, "part">> {
  const { discord } = config;
  if (!discord) return { facts: ["off: DISCORD_BOT_TOKEN is not set"], problems: [] };
  const venues = loadVenues(findVenueFile(config.venueFiles));
  const { problems } = await inspect(createRest(discord)(), {
    ...discord,
    venuePlaces: () => toStaffPlaces(venues.ok ? venues.venues : []),
  });
  return {
    facts: problems.length > 0 ? [] : ["connected"],
    problems: problems.map(({ message }) => message),
  };
}
