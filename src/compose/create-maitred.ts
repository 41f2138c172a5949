import type { Readable, Writable } from "node:stream";
import type { DiscordConfig } from "#src/adapters/discord/config.ts";
import type { Discord, DiscordOptions } from "#src/adapters/discord/create.ts";
import type { OpenedPlatform } from "#src/adapters/guest-platform.ts";
import { createShell } from "#src/adapters/shell/create.ts";
import { createTerminal } from "#src/adapters/terminal/create.ts";
import { createPeople } from "#src/bot/desk/door/people.ts";
import type { StaffThreads } from "#src/bot/desk/ports.ts";
import type { DeskWatch } from "#src/bot/desk/watch/create-desk-watch.ts";
import { createAuditTrail } from "#src/bot/persistence/create-audit-trail.ts";
import { createLedger } from "#src/bot/persistence/create-ledger.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { GroupChats } from "#src/bot/runtime/ports/groups.ts";
import type { Config } from "#src/config.ts";
import { makeDataFolder } from "#src/database/data-folder.ts";
import { migrate } from "#src/database/migrate.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { HearCall } from "#src/lib/call-outcome.ts";
import type { Clock } from "#src/lib/clock.ts";
import { newId } from "#src/lib/ids.ts";
import type { Log } from "#src/lib/log.ts";
import { createMetrics, type Metrics } from "#src/metrics/create-metrics.ts";
import { announce } from "./announce.ts";
import { composeBookingSide } from "./booking-side.ts";
import { createContacts } from "./contacts.ts";
import { type Bot, createBot } from "./create-bot.ts";
import { closeFoundations, type FoundationParts, type Foundations, openFoundations } from "./foundations.ts";
import { replyLanguages } from "./languages.ts";
import { lifecycle } from "./lifecycle.ts";
import { loadPlatforms, type PlatformFactories } from "./load-platforms.ts";
import { logWithoutChats } from "./log-without-chats.ts";
import { measuredContent } from "./measured-content.ts";
import { botDescriptions, groupCommands, menuCommands } from "./menu-commands.ts";
import { composePages } from "./pages.ts";
import { composeStaffCalendar } from "./staff-calendar.ts";
import { alsoShown, composeDayMessages, composeStaffChannel } from "./staff-channel.ts";
import { composeDesk } from "./staff-desk.ts";
import { createStaffReach } from "./staff-reach.ts";
import { readWaiting, type Waiting } from "./waiting.ts";
import { warmUp } from "./warm-up.ts";
import { composeDoor, composeWatch, composeWebDesk, pagesUrl } from "./web-desk.ts";
import { webMounts } from "./web-mounts.ts";

/** What all tenants of a process share. */
export interface SharedParts {
  readonly metrics: Metrics;
}

export interface MaitredOptions {
  readonly config: Config;
  /** Absent for a process with one tenant, whose own web server then answers `/metrics`. */
  readonly shared?: SharedParts;
  /** Opens the guest chat on these streams. */
  readonly terminal?: { readonly input: Readable; readonly output: Writable; readonly interactive: boolean };
  /** Shows lines to the person who started it, on their screen; left out where there is none. */
  readonly tell?: (line: string) => void;
  readonly clock: Clock;
  readonly log: Log;
}

/** The whole program, built and not started: until `start`, its port answers 503. */
export interface Maitred {
  /** Begins everything; resolves with the web server's address once guests are served. */
  start(): Promise<{ readonly url: string }>;
  /** Resolves when the guest in the terminal has left; never without a terminal. */
  readonly finished: Promise<void>;
  /** Counts what waits in queues and chats, for `/metrics`. */
  waiting(): Promise<Waiting>;
  /** Resolves when no chat has work that can be done now. */
  settle(): Promise<void>;
  /** Takes nothing new, finishes what is in hand, closes everything. */
  stop(): Promise<void>;
}

/**
 * Builds every part from the configuration and joins them. What it opens on the way is closed again
 * when a later part cannot be opened.
 *
 * @throws with a message that says what to do: a data folder in use, a database out of reach, a broken
 * venue file
 */
export async function createMaitred(
  options: MaitredOptions & Pick<FoundationParts, "web" | "openStore">,
): Promise<Maitred> {
  // Loaded while the database opens. A library that cannot be loaded is told of once that is there, or cannot be: a promise that
  // fails before anybody waits for it would end the process without a word that helps.
  const loading = Promise.allSettled([loadPlatforms(options.config)]);
  const foundations = await openFoundations(options);
  try {
    const { database } = foundations;
    await migrate(database, "bot", botMigrations);
    const jobs = createJobs({ database, log: options.log });
    const [platforms] = await loading;
    if (platforms.status === "rejected") throw platforms.reason;
    return await joinParts(options, foundations, jobs, platforms.value);
  } catch (error) {
    await closeFoundations(foundations);
    throw error;
  }
}

/**
 * Builds the bot, the staff's desk and its platforms, the guests' platforms and the pages on an open database, whose
 * tables exist already, and returns them as one program that is not started yet.
 * Its `stop` also closes the foundations and the jobs.
 * The parts refer to each other in a circle (a guest's message reaches the staff, and an answer of theirs the guest),
 * so some are passed as functions, which are called only after all parts exist.
 */
export async function joinParts(
  given: MaitredOptions,
  foundations: Foundations,
  jobs: Jobs,
  factories: PlatformFactories,
): Promise<Maitred> {
  const { database, venueFile } = foundations;
  const options = { ...given, log: await logWithoutChats(given.log, database) };
  const { config, clock, log } = options;
  const ledger = createLedger(database);
  const metrics = options.shared?.metrics ?? createMetrics();
  // Staff and guests reach each other: each of these closures is called only once everything below exists.
  const bookingSide = composeBookingSide({
    ...{ config, database, jobs, ledger, clock, log },
    venues: venueFile.venues,
    meters: metrics.meters,
    tellStaff: (notice, key) => staffNotices.send(notice, key),
  });
  const venues = () => bookingSide.venueBook.venues();
  const contacts = createContacts(ledger, database);
  const staffChannel = {
    ...{ bookingSide, contacts, database, jobs, venueFile, venues, clock, log },
    discord: factories.discord && (() => discordOf(discord)),
  };
  const { staffNotices, sheets } = composeStaffChannel(staffChannel);
  const { terminal, guests } = createGuestPlatforms(options, factories, metrics, () => bot);
  const pages = composePages({ config, database, venues, profiles: venueFile.venues, clock, log });
  const platforms = [...(terminal ? [terminal] : []), ...guests, pages.chat];
  const changed = async () => await watch?.look();
  const door = composeDoor(config, foundations, { changed, clock, log });
  const watch: DeskWatch | undefined = factories.discord
    ? undefined
    : composeWatch(database, door, { clock, log });
  const staffReach = createStaffReach(watch, venueFile);
  const shared = { config, database, jobs, ledger, clock, log, staffReach };
  const threads = factories.discord && threadsOf(() => discordOf(discord));
  const bot = createBot({ ...shared, meters: metrics.meters, bookingSide, staffNotices, threads, platforms });
  composeDayMessages({ ...staffChannel, enquiries: bot.enquiries });
  const audit = alsoShown(createAuditTrail(database), sheets);
  const desk = composeDesk({
    ...{ config, database, bookingSide, bot, contacts, staffNotices, audit, venues, clock, log },
  });
  const people = createPeople({ door, venues, audit, clock, log });
  const heard = countCalls(metrics, () => "discord");
  const discord = createStaffPlatform(factories, {
    venuePlaces: venueFile.staffPlaces,
    desk,
    people,
    log,
    heard,
  });
  venueFile.follow(() => void discord?.placesChanged());
  const shell = createShell({ desk, people, dataDir: config.dataDir, makeFolder: makeDataFolder, log });
  const webDesk = composeWebDesk(config, { desk, door, people, watch, assets: pages.assets, clock, log });
  const calendar = composeStaffCalendar({ database, diary: bookingSide.diary, venues, clock });
  const kept = { database, clock, has: { chats: true, service: bookingSide.service !== undefined } };
  const content = measuredContent(
    { ...kept, config, metrics, isShared: options.shared !== undefined },
    webMounts(bookingSide.service, [...guests, pages.chat], venues, { ...pages, calendar }, webDesk, clock),
  );
  return {
    finished: terminal?.finished ?? new Promise<never>(() => {}),
    waiting: () => readWaiting(kept),
    settle: () => bot.runtime.settle(),
    ...lifecycle({
      ...{ foundations, jobs, bookingSide, bot, platforms, discord, shell, webDesk, watch, content, log },
      announce: () =>
        announce({ ...options, dataDir: config.dataDir, door, pagesUrl: pagesUrl(config, foundations) }),
      warmUp: (signal) => warmUp(replyLanguages(), clock, signal),
    }),
  };
}

const terminalHint =
  "You are a guest now. Write as you would to a person, or use /book, /bookings, /cancel, /help; /quit leaves.";

function discordOf(discord: Discord | undefined): Discord {
  if (!discord) throw new Error("there is no staff platform");
  return discord;
}

/**
 * Opens the staff's threads on a Discord client that is created later than the bot: each call asks for the client
 * anew.
 */
function threadsOf(discord: () => Discord): StaffThreads {
  return {
    open: (opening) => discord().threads.open(opening),
    post: (place, post) => discord().threads.post(place, post),
    forget: (place) => discord().threads.forget(place),
  };
}

function createStaffPlatform(
  { discord }: PlatformFactories,
  parts: Omit<DiscordOptions, keyof DiscordConfig>,
): Discord | undefined {
  return discord?.create({ ...discord.config, ...parts });
}

function countCalls({ meters }: Metrics, platform: () => string): HearCall {
  return (outcome) => meters.platformCalls.inc({ platform: platform(), outcome });
}

function createGuestPlatforms(
  { terminal, log, config }: MaitredOptions,
  { guests }: PlatformFactories,
  metrics: Metrics,
  bot: () => Bot,
) {
  const settle = () => bot().runtime.settle();
  const groups: GroupChats = {
    addressed: (word) => bot().groups.addressed(word),
    addressedByNobody: (word) => bot().groups.addressedByNobody(word),
    pressed: (group, token, from) => bot().groups.pressed(group, token, from),
    moved: (group, chatId) => bot().groups.moved(group, chatId),
    left: (group) => bot().groups.left(group),
  };
  return {
    terminal:
      terminal &&
      createTerminal({ ...terminal, hint: terminalHint, folder: config.dataDir, newId, settle, log }),
    guests: guests.map((open) => {
      const platform: OpenedPlatform = open({
        commands: menuCommands(),
        groupCommands,
        descriptions: botDescriptions(),
        groups,
        checkout: (asked) => bot().checkout(asked),
        log,
        heard: countCalls(metrics, () => platform.name),
      });
      return platform;
    }),
  };
}
