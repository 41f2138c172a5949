import { toChatLink } from "#src/adapters/telegram/chat-link.ts";
import { type StartPlace, toStartPayload } from "#src/bot/machine/core/start-payload.ts";
import { readBookableVenues } from "#src/compose/bookable-venues.ts";
import { createLog } from "#src/compose/create-log.ts";
import type { Config } from "#src/config.ts";
import { messageOf } from "#src/lib/message-of.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { toGoUrl } from "#src/links/go.ts";
import { toLinks } from "#src/links/to-links.ts";
import { type WrittenLink, writeCodes } from "#src/links/write-codes.ts";
import { args } from "./command-line.ts";
import { readHouseConfigOrExit } from "./read-houses-or-exit.ts";
import { type LinksTask, linksUsage, readLinksArguments } from "./read-links-arguments.ts";

/** Draws the links into the Telegram chat. Only the list goes to stdout, so that it can be piped. */
const task = readLinksArguments(args);
if (task === "help") console.log(linksUsage);
else if (task === undefined) fail(linksUsage);
else {
  try {
    await run(task);
  } catch (error) {
    fail(messageOf(error));
  }
}

async function run({ folder, bot, json }: LinksTask): Promise<void> {
  const config = readHouseConfigOrExit();
  const venues = await readBookableVenues({ config, clock: systemClock, log: createLog(config.logLevel) });
  if (venues.length === 0) return fail("There is no venue that can be booked: npm run doctor says why.");
  const written = await writeCodes(toLinks(venues, await toUrlOf(config, bot)), folder);
  if (json) console.log(JSON.stringify(written.map(toRow), undefined, 2));
  else for (const link of written) console.log([link.name, link.url, ...link.files].join("\t"));
}

function toRow({ name, url: link, files }: WrittenLink) {
  return { name, link, files };
}

/** A bot that is named is linked to; else the address of our own is, where there is one, which outlives any bot. */
async function toUrlOf(config: Config, bot: string | undefined): Promise<(place: StartPlace) => string> {
  if (bot === undefined && config.publicUrl !== undefined) return toGoUrl(config.publicUrl);
  const toUrl = bot === undefined ? await askPlatform(config) : toChatLink(bot);
  return (place) => toUrl(toStartPayload(place));
}

async function askPlatform({ guestPlatforms }: Config): Promise<(payload: string) => string> {
  const findLink = guestPlatforms.find((platform) => platform.findLink)?.findLink;
  if (!findLink) {
    throw new Error("Which bot? Set TELEGRAM_BOT_TOKEN, or name it: npm run links -- --bot your_bot");
  }
  return await findLink();
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
