import type { Discord } from "#src/adapters/discord/create.ts";
import type { Shell } from "#src/adapters/shell/create.ts";
import type { WebDesk } from "#src/adapters/web-desk/create.ts";
import type { DeskWatch } from "#src/bot/desk/watch/create-desk-watch.ts";
import type { Platform } from "#src/bot/runtime/ports/platform.ts";
import { holdAlone } from "#src/database/hold-alone.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { Content } from "#src/web/routes.ts";
import type { BookingSide } from "./booking-side.ts";
import type { Bot } from "./create-bot.ts";
import { closeFoundations, type Foundations } from "./foundations.ts";
import { createOneGateway } from "./one-gateway.ts";

export interface LifecycleParts {
  readonly foundations: Foundations;
  readonly jobs: Jobs;
  readonly bookingSide: BookingSide;
  readonly bot: Bot;
  readonly platforms: readonly Platform[];
  readonly discord: Discord | undefined;
  readonly shell: Shell;
  readonly webDesk: Pick<WebDesk, "stop">;
  readonly watch: DeskWatch | undefined;
  /** What the web server serves once everything is there. */
  readonly content: Content;
  /** Says where the pages are that are served by then. */
  readonly announce: () => Promise<void>;
  /** Done while nobody waits, once guests are served; ends when it is aborted. */
  readonly warmUp: (signal: AbortSignal) => Promise<void>;
  readonly log: Log;
}

/** How often a remote service is asked anew which venues it has; sooner while it has not told any. */
const refreshEveryMs = 5 * 60_000;
const askAgainMs = 5_000;

/**
 * Begins from the inside out, so that nobody is let in before their words can be kept, and stops from the
 * outside in, so that nothing taken in is left undone.
 */
export function lifecycle(parts: LifecycleParts) {
  const { foundations, jobs, bookingSide, bot, platforms, discord, shell, webDesk, watch, content, log } =
    parts;
  const { announce, warmUp } = parts;
  const { web, database } = foundations;
  let refreshing: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let warming: Promise<void> | undefined;
  // Discord tells every connection of everything: two processes would both answer.
  const hold = () => holdAlone(database, "discord-gateway");
  const gateway =
    discord && (database.soleProcess ? discord : createOneGateway({ gateway: discord, hold, log }));

  const keepRefreshing = async () => {
    await refreshVenues(parts);
    const isKnown = bookingSide.venueBook.venues().length > 0;
    refreshing = setTimeout(keepRefreshing, isKnown ? refreshEveryMs : askAgainMs).unref();
  };

  const start = async () => {
    await bookingSide.service?.start();
    await keepRefreshing();
    await jobs.start();
    await watch?.start();
    await bot.runtime.start();
    await gateway?.start();
    await shell.start();
    web.serve(content);
    await announce();
    const { url } = web;
    for (const platform of platforms) await platform.start(bot.runtime.receive);
    const { file: venues } = foundations.venueFile;
    const names = platforms.map(({ name }) => name);
    log.info({ url, venues, platforms: names, staff: discord?.name }, "maitred is ready");
    warming = warmUp(stopping.signal);
    return { url };
  };

  const stop = async () => {
    log.info({}, "maitred is stopping");
    await web.leave();
    clearTimeout(refreshing);
    stopping.abort();
    await warming;
    webDesk.stop();
    await watch?.stop();
    await Promise.all(platforms.map((platform) => platform.stop()));
    await Promise.all([web.drain(), gateway?.stop(), shell.stop()]);
    await bot.runtime.stop();
    await jobs.stop();
    await bookingSide.service?.stop();
    await bookingSide.close();
    await closeFoundations(foundations);
    log.info({}, "maitred has stopped");
  };

  return { start, stop };
}

/** A service that does not answer now is no reason not to start: its venues are asked for again. */
async function refreshVenues({ bookingSide, log }: LifecycleParts): Promise<void> {
  try {
    await bookingSide.venueBook.refresh();
  } catch (error) {
    log.warn(faultOf(error), "the venues of the booking service could not be read; they are asked for again");
  }
}
