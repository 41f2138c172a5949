import { existsSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "#src/adapters/discord/check.ts";
import { doubtToken } from "#src/adapters/discord/config.ts";
import { createRest } from "#src/adapters/discord/transport.ts";
import type { GuestPlatform } from "#src/adapters/guest-platform.ts";
import { guestPlatforms } from "#src/adapters/guest-platforms.ts";
import { inspectMail } from "#src/adapters/mail/create.ts";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { describePolicies } from "#src/booking/service/venue/describe-policies.ts";
import { findVenueFile, loadVenues } from "#src/booking/service/venue/load-venues.ts";
import { describeProblem } from "#src/booking/service/venue/parse-venues.ts";
import { hasPlan } from "#src/booking/service/venue/venue.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import { doubtStandby } from "#src/database/doubt-standby.ts";
import { joinDatabase } from "#src/database/join.ts";
import { findPending } from "#src/database/migrate.ts";
import { createPulse } from "#src/database/pulse.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { codeOf } from "#src/lib/thrown.ts";
import { checkWeb } from "./check-web.ts";
import { describeLanguages } from "./languages.ts";
import { createRemoteClient } from "./remote-client.ts";
import { toStaffPlaces } from "./venue-file.ts";

/**
 * The result of checking one part: facts, warnings about what is allowed but probably not meant, and problems to put
 * right.
 */
export interface Finding {
  readonly part: string;
  readonly facts: readonly string[];
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
}

export interface CheckParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}

type Look = Pick<Finding, "facts"> & Partial<Omit<Finding, "part">>;

/** Looks at everything that is configured, changing nothing; each part by itself, so that one fault hides no other. */
export async function checkEverything(parts: CheckParts): Promise<readonly Finding[]> {
  const checks: Record<string, (parts: CheckParts) => Promise<Look> | Look> = {
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
    "e-mail": checkMail,
    pages: checkWeb,
  };
  return await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      try {
        return { part, warnings: [], problems: [], ...(await check(parts)) };
      } catch (error) {
        return { part, facts: [], warnings: [], problems: [messageOf(error)] };
      }
    }),
  );
}

function checkVenueFile({ config }: CheckParts): Look {
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
    ],
    warnings: result.warnings.map((warning) => describeProblem(file, warning)),
    problems: none,
  };
}

async function checkDatabase({ config, log }: CheckParts): Promise<Look> {
  const { database: target } = config;
  if ("dataDir" in target && !existsSync(join(target.dataDir, "store")))
    return { facts: [`PostgreSQL in ${target.dataDir}: the first start makes it`] };
  const database = await joinDatabase(target, log).catch((error: unknown) => {
    if (codeOf(error) === "HOUSE_NOT_MADE") return messageOf(error);
    throw error;
  });
  if (typeof database === "string") return { facts: [database] };
  try {
    const where = "dataDir" in target ? `in ${target.dataDir}` : "at DATABASE_URL";
    const isThere = await createPulse(database)();
    if (!isThere) return { facts: [], problems: [`PostgreSQL ${where} does not answer`] };
    const { facts, warnings } = await findMigrations(database, config);
    const doubts = [await doubtStandby(database)].filter((doubt) => doubt !== undefined);
    return { facts: [`PostgreSQL ${where} answers`, ...facts], warnings: [...warnings, ...doubts] };
  } finally {
    await database.close();
  }
}

/** Finds the migrations that a start would run. Only a backup undoes them. */
async function findMigrations(
  database: Database,
  { remoteService }: Config,
): Promise<Pick<Finding, "facts" | "warnings">> {
  const parts = { bot: botMigrations, ...(remoteService === undefined && { service: serviceMigrations }) };
  const pending = await Promise.all(
    Object.entries(parts).map(async ([owner, migrations]) =>
      (await findPending(database, owner, migrations)).map((name) => `${owner} ${name}`),
    ),
  );
  const names = pending.flat();
  const all = Object.values(parts).flatMap((migrations) => Object.keys(migrations));
  if (names.length === 0) return { facts: ["its tables are up to date"], warnings: [] };
  if (names.length === all.length) return { facts: ["it is empty: a start makes the tables"], warnings: [] };
  return {
    facts: [],
    warnings: [`a start brings the tables up to date, make a backup before: ${names.join(", ")}`],
  };
}

async function checkRemoteService({ config, clock, log }: CheckParts): Promise<Look> {
  const { remoteService } = config;
  if (!remoteService) return { facts: ["the embedded one"] };
  const { baseUrl } = remoteService;
  const { client, close } = createRemoteClient(remoteService, { config, clock, log });
  try {
    const listed = await client.listVenues({});
    if (!listed.ok)
      return { facts: [], problems: [`${baseUrl} refuses to list its venues: ${listed.detail}`] };
    return { facts: [`${baseUrl}: ${listed.value.map(({ name }) => name).join(", ")}`] };
  } finally {
    await close();
  }
}

async function checkPlatform({ title, turnedOnBy }: GuestPlatform, { config }: CheckParts): Promise<Look> {
  const configured = config.guestPlatforms.find((platform) => platform.title === title);
  return (await configured?.check()) ?? { facts: [`off: ${turnedOnBy} is not set`] };
}

async function checkMail({ config }: CheckParts): Promise<Look> {
  const { mail } = config;
  if (!mail) return { facts: ["off: SMTP_URL is not set"] };
  const { host, port, login } = mail.server;
  const problem = await inspectMail(mail);
  if (problem !== undefined) return { facts: [], problems: [`${host}:${port}: ${problem}`] };
  const as = login ? "with user and password" : "without a password";
  return { facts: [`${host}:${port} takes mail ${as}; it comes from ${mail.from.address}`] };
}

async function checkStaff({ config }: CheckParts): Promise<Look> {
  const { discord } = config;
  if (!discord) return { facts: ["off: DISCORD_BOT_TOKEN is not set"] };
  const venues = loadVenues(findVenueFile(config.venueFiles));
  const warnings = [doubtToken(discord.token)].filter((doubt) => doubt !== undefined);
  const venuePlaces = () => toStaffPlaces(venues.ok ? venues.venues : []);
  try {
    const { problems } = await inspect(createRest(discord)(), { ...discord, venuePlaces });
    const facts = problems.length > 0 ? [] : ["connected"];
    return { facts, warnings, problems: problems.map(({ message }) => message) };
  } catch (error) {
    return { facts: [], warnings, problems: [messageOf(error)] };
  }
}
