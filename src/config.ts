import { z } from "zod";
import { discordEnvSchema, toDiscordConfig } from "#src/adapters/discord/config.ts";
import { guestPlatforms } from "#src/adapters/guest-platforms.ts";
import { mailEnvSchema, toMailConfig } from "#src/adapters/mail/config.ts";
import { bookingEnvSchema, toRemoteService } from "#src/booking/client/config.ts";
import { serviceEnvSchema, toVenueFiles } from "#src/booking/service/config.ts";
import { toWebhookConfig, webhookEnvSchema } from "#src/booking/service/webhook/config.ts";
import { aftercareEnvSchema, toAftercareConfig } from "#src/bot/aftercare/config.ts";
import { databaseEnvSchema, toDatabaseTarget } from "#src/database/config.ts";
import { metricsEnvSchema } from "#src/metrics/config.ts";
import { webEnvSchema } from "#src/web/config.ts";
import { housesEnvSchema } from "./houses-config.ts";
import { findUnknownVariables } from "./unknown-variables.ts";

const logEnvSchema = z.object({
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "must be one of trace, debug, info, warn, error, fatal, silent",
    })
    .default("info"),
});

const schemas = {
  discord: discordEnvSchema,
  booking: bookingEnvSchema,
  service: serviceEnvSchema,
  webhook: webhookEnvSchema,
  database: databaseEnvSchema,
  web: webEnvSchema,
  metrics: metricsEnvSchema,
  aftercare: aftercareEnvSchema,
  mail: mailEnvSchema,
  log: logEnvSchema,
  houses: housesEnvSchema,
} as const;

type Parsed = { readonly [Part in keyof typeof schemas]: z.infer<(typeof schemas)[Part]> };

/** The variables that are set to something. */
type Given = Readonly<Record<string, string | undefined>>;

/** Everything that can be set from outside, checked. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

/** One line per mistake, and per variable that may be misspelt: which it is and what to do. Values are not repeated, since some are secrets. */
export type ConfigResult =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly mistakes: readonly string[]; readonly warnings: readonly string[] };

/** The names of all variables that are read. */
export const variableNames: readonly string[] = [
  ...guestPlatforms.map(({ variables }) => variables),
  ...Object.values(schemas),
].flatMap((schema) => Object.keys(schema.shape));

const ofHouses: ReadonlySet<string> = new Set([
  ...guestPlatforms.flatMap(({ variables }) => Object.keys(variables.shape)),
  ...(["discord", "booking", "service", "webhook", "aftercare", "mail"] as const).flatMap((part) =>
    Object.keys(schemas[part].shape),
  ),
  "PUBLIC_URL",
]);

/** Whether each house has a variable of its own, where a process has several. The others are the process's. */
export function isOfHouse(name: string): boolean {
  return ofHouses.has(name);
}

/** Reads the environment, the only place that does. All mistakes are reported at once. A variable set to nothing is not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const warnings = [...findUnknownVariables(Object.keys(given), variableNames), ...doubtPlaces(given)];
  const results = Object.entries(schemas).map(([part, schema]) => [part, schema.safeParse(given)] as const);
  const outcomes = [
    ...guestPlatforms.map(({ variables }) => variables.safeParse(given)),
    ...results.map(([, result]) => result),
  ];
  const mistakes = outcomes.flatMap(({ error }) =>
    (error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`),
  );
  if (mistakes.length > 0) return { ok: false, mistakes, warnings };
  const parsed = Object.fromEntries(results.map(([part, { data }]) => [part, data])) as unknown as Parsed;
  const config = toConfig(parsed, given);
  const late = mistakesBetween(config);
  return late.length > 0
    ? { ok: false, mistakes: late, warnings }
    : { ok: true, config: Object.freeze(config), warnings };
}

/** Variables that nobody reads where they stand. */
function doubtPlaces(given: Given): readonly string[] {
  if (given["HOUSES_DIR"] === undefined) return [];
  const places = "with HOUSES_DIR it stands in the .env of each house, and is not read here";
  return Object.keys(given)
    .filter(isOfHouse)
    .map((name) => `${name} is a house's own: ${places}`);
}

function toConfig(
  { discord, booking, service, webhook, database, web, metrics, aftercare, mail, log, houses }: Parsed,
  given: Given,
) {
  return {
    guestPlatforms: guestPlatforms.flatMap(({ configure }) => configure(given) ?? []),
    discord: toDiscordConfig(discord),
    remoteService: toRemoteService(booking),
    bookingTimeout: booking.BOOKING_TIMEOUT,
    database: toDatabaseTarget(database),
    dataDir: database.DATA_DIR,
    venueFiles: toVenueFiles(service),
    holdFor: service.HOLD_FOR,
    retention: service.RETENTION,
    serviceApiKeys: service.SERVICE_API_KEYS,
    serviceRateLimit: service.SERVICE_RATE_LIMIT,
    webhook: toWebhookConfig(webhook),
    host: web.HOST,
    port: web.PORT,
    publicUrl: web.PUBLIC_URL,
    trustedProxies: web.TRUSTED_PROXIES,
    metricsToken: metrics.METRICS_TOKEN,
    aftercare: toAftercareConfig(aftercare, service.HOLD_FOR),
    mail: toMailConfig(mail),
    logLevel: log.LOG_LEVEL,
    housesDir: houses.HOUSES_DIR,
    processUrl: houses.PROCESS_URL,
  };
}

/** What two variables from different parts must agree on. */
function mistakesBetween({
  holdFor,
  aftercare,
  webhook,
  remoteService,
}: ReturnType<typeof toConfig>): string[] {
  const isTooLong = Temporal.Duration.compare(aftercare.waitlistOfferFor, holdFor) > 0;
  return [
    ...(isTooLong ? ["WAITLIST_OFFER_FOR must be at most HOLD_FOR: a freed table is kept by a hold"] : []),
    ...(webhook && remoteService
      ? [
          "WEBHOOK_URL must be left out with BOOKING_BASE_URL: that service knows its bookings, and whom to tell of them",
        ]
      : []),
  ];
}
