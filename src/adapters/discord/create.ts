import { type Client, Events, type Interaction, type REST } from "discord.js";
import type { DayMessagePlatform } from "#src/bot/desk/briefing/create-day-messages.ts";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { People } from "#src/bot/desk/door/people.ts";
import type { NamingLine, PostedNotice, StaffThreads } from "#src/bot/desk/ports.ts";
import type { SheetPlatform } from "#src/bot/desk/sheet/create-live-sheets.ts";
import type { BookingView, Done, NoticeView } from "#src/bot/desk/view.ts";
import type { HearCall } from "#src/lib/call-outcome.ts";
import { keepTrying } from "#src/lib/keep-trying.ts";
import type { Log } from "#src/lib/log.ts";
import { systemWait } from "#src/lib/system-wait.ts";
import type { Wait } from "#src/lib/wait.ts";
import { discordActs } from "./act-names.ts";
import { toDoneNotice } from "./answer.ts";
import { type DiscordProblem, inspect } from "./check.ts";
import type { DiscordConfig } from "./config.ts";
import { DiscordSetupError, describeFault } from "./fault.ts";
import { type IntakeParts, takeInteraction } from "./intake.ts";
import { type GuildPlaces, placeOf, type StaffPlaces } from "./places.ts";
import { createDayMessagePlatform } from "./post-day-message.ts";
import { forgetName, postNotice, showMarks } from "./post-notice.ts";
import { createSheetPlatform } from "./post-sheet.ts";
import { registerCommands } from "./register.ts";
import { createStaffThreads } from "./staff-threads.ts";
import { createClient, createRest, disconnect, editMessage, login } from "./transport.ts";

/** The staff's platform. */
export interface Discord {
  readonly name: "discord";
  /**
   * Registers the commands and takes interactions. What keeps only a part from working (a channel, the
   * role) is logged with what to do. When Discord cannot be reached it resolves within ten seconds and
   * goes on trying: guests are served while the staff's platform is away.
   *
   * @throws DiscordSetupError when the token is refused or the bot is not in the server
   */
  start(): Promise<void>;
  /**
   * The venues' servers, roles and channels may be others now: a new server gets its commands, where the gateway is
   * open here. Never throws.
   */
  placesChanged(): Promise<void>;
  /** Takes nothing new; resolves when what is in hand is answered. */
  stop(): Promise<void>;
  /**
   * Posts a notice in the venue's own channel or the staff's, once a key. Needs no gateway.
   *
   * @returns the message for `showMarks`; `ok: false` when no repeat would help; it is logged with what to do
   * @throws DiscordFault when a later try may succeed
   */
  postNotice(notice: NoticeView): Promise<{ readonly ok: boolean; readonly message?: string }>;
  /**
   * Shows on a posted notice what became of its booking. Needs no gateway.
   *
   * @returns `ok: false` when the message is gone
   * @throws DiscordFault when a later try may succeed
   */
  showMarks(booking: BookingView["booking"], notice: PostedNotice): Promise<{ readonly ok: boolean }>;
  /**
   * Takes a forgotten guest's name from a line of a posted notice. Needs no gateway.
   *
   * @throws DiscordFault when a later try may succeed
   */
  forgetName(line: NamingLine): Promise<void>;
  /** Where the staff talk with guests. Needs no gateway. */
  readonly threads: StaffThreads;
  /** The day's sheets. Needs no gateway. */
  readonly sheets: SheetPlatform;
  /** Briefings and wrap-ups. Needs no gateway. */
  readonly dayMessages: DayMessagePlatform;
  /**
   * What is to be put right in the configuration or on Discord; nothing is changed.
   *
   * @throws DiscordFault when Discord cannot be reached
   */
  check(): Promise<readonly DiscordProblem[]>;
}

export interface DiscordOptions extends DiscordConfig, StaffPlaces {
  readonly desk: Desk;
  /** Who may enter the desk in a browser. */
  readonly people: People;
  readonly log: Log;
  /** Hears of every answer to a request to Discord. */
  readonly heard?: HearCall;
  /** How to pass the time between attempts; a test's does not wait. */
  readonly wait?: Wait;
}

/** How long the start of everything else waits for Discord. */
const longestStartMs = 10_000;

/** Joins the desk to the staff's Discord server. */
export function createDiscord(options: DiscordOptions): Discord {
  const { log } = options;
  const rest = createRest(options);
  const inHand = new Set<Promise<unknown>>();
  const pass = options.wait ?? systemWait;
  let stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let client: Client | undefined;

  const hold = <Value>(work: Promise<Value>): Promise<Value> => {
    const held = work.finally(() => inHand.delete(held));
    inHand.add(held);
    return held;
  };
  const onInteraction = createListener(options, rest, hold);
  const connect = async () => {
    await moveIn(rest(), options);
    client = createClient(options, log).on(Events.InteractionCreate, onInteraction);
    try {
      await login(client, options.token, stopping.signal);
    } catch (error) {
      // A client that could not log in has closed itself; one that was stopped meanwhile is still at it.
      if (!stopping.signal.aborted) client = undefined;
      throw error;
    }
  };

  return {
    name: "discord",
    start: async () => {
      stopping = new AbortController();
      const { signal } = stopping;
      const first = connect();
      const enough = new AbortController();
      let underWay: Promise<void> | undefined = first;
      const attempt = () => {
        const next = underWay ?? connect();
        underWay = undefined;
        return next;
      };
      running = keepTrying(attempt, {
        signal,
        wait: pass,
        onFailure: (error, ms) => onFailure(log, error, ms),
      });
      try {
        await Promise.race([first, pass(longestStartMs, AbortSignal.any([signal, enough.signal]))]);
      } catch (error) {
        if (error instanceof DiscordSetupError) throw error;
      } finally {
        enough.abort();
      }
    },
    stop: async () => {
      stopping.abort();
      await running;
      client?.off(Events.InteractionCreate, onInteraction);
      await Promise.allSettled([...inHand]);
      if (client !== undefined) await disconnect(client, pass);
      client = undefined;
    },
    placesChanged: async () => {
      if (client === undefined) return;
      await hold(moveIn(rest(), options)).catch((error: unknown) => {
        if (error instanceof DiscordSetupError) log.error({}, error.message);
        else
          log.warn(
            { ...describeFault(error) },
            "a server that is new in the venue file may have no commands yet",
          );
      });
    },
    ...createChannel(options, rest, hold),
    check: async () => (await inspect(rest(), options)).problems,
  };
}

/** Says what is to be put right, and registers the commands in every server. */
async function moveIn(rest: REST, options: DiscordOptions): Promise<void> {
  const { applicationId, guilds, problems } = await inspect(rest, options);
  const fatal = problems.filter((problem) => problem.fatal).map(({ message }) => message);
  if (fatal.length > 0) throw new DiscordSetupError(fatal);
  for (const { message } of problems) options.log.warn({}, message);
  await registerEverywhere(rest, applicationId, guilds, options.log);
}

/** One server that does not take the commands keeps the others from nothing. */
async function registerEverywhere(
  rest: REST,
  applicationId: string,
  guilds: readonly GuildPlaces[],
  log: Log,
): Promise<void> {
  for (const guild of guilds) {
    try {
      await registerCommands(rest, applicationId, guild);
    } catch (error) {
      if (guilds.length === 1 || !(error instanceof DiscordSetupError)) throw error;
      log.error({ guildId: guild.guildId }, error.message);
    }
  }
}

/** What is posted to the staff's channels, with or without the gateway. */
function createChannel(
  options: DiscordOptions,
  rest: () => REST,
  hold: <Value>(work: Promise<Value>) => Promise<Value>,
): Pick<Discord, "postNotice" | "showMarks" | "forgetName" | "threads" | "sheets" | "dayMessages"> {
  const { log } = options;
  const channelsOf = (venueId: number) => placeOf(options, venueId).channelIds;
  const threads = createStaffThreads({ rest, channelsOf, log });
  const sheets = createSheetPlatform({ rest, channelsOf, log });
  const dayMessages = createDayMessagePlatform({ rest, channelsOf, log });
  return {
    postNotice: (notice) => hold(postNotice({ rest: rest(), log }, channelsOf(notice.venueId), notice)),
    showMarks: (booking, notice) => hold(showMarks({ rest: rest(), log }, booking, notice)),
    forgetName: (line) => hold(forgetName({ rest: rest(), log }, line)),
    threads: {
      open: (opening) => hold(threads.open(opening)),
      post: (place, post) => hold(threads.post(place, post)),
      forget: (place) => hold(threads.forget(place)),
    },
    sheets: {
      post: (sheet, asOf, key) => hold(sheets.post(sheet, asOf, key)),
      edit: (sheet, asOf, message) => hold(sheets.edit(sheet, asOf, message)),
    },
    dayMessages: { post: (message, key) => hold(dayMessages.post(message, key)) },
  };
}

/** Goes on unless somebody has to put something right first. */
function onFailure(log: Log, error: unknown, delayMs: number) {
  if (error instanceof DiscordSetupError) {
    log.error({}, error.message);
    return "giveUp";
  }
  log.warn({ ...describeFault(error), delayMs }, "Discord cannot be used yet, trying again");
  return {};
}

/** What is done with each interaction; in hand until it is answered. */
function createListener(
  options: DiscordOptions,
  rest: () => REST,
  hold: (work: Promise<void>) => Promise<void>,
): (interaction: Interaction) => void {
  const { log } = options;
  const intake: IntakeParts = {
    desk: options.desk.named(discordActs),
    people: options.people,
    places: options,
    wait: options.wait ?? systemWait,
    log,
    showOnNotice: (channelId, noticeId, done) =>
      showOnNotice({ rest: rest(), log }, channelId, noticeId, done),
  };
  return (interaction) => {
    void hold(takeInteraction(interaction, intake));
  };
}

/** The change itself is done: that a notice does not show it is no reason to fail. */
async function showOnNotice(
  { rest, log }: { readonly rest: REST; readonly log: Log },
  channelId: string,
  noticeId: string,
  done: Done,
): Promise<void> {
  try {
    await editMessage(rest, channelId, noticeId, (embed) => toDoneNotice(embed, done));
  } catch (error) {
    log.warn({ channelId, ...describeFault(error) }, "could not show on a notice what was done");
  }
}
