import type { REST } from "discord.js";
import type { NoticeView } from "#src/bot/desk/view.ts";
import type { Log } from "#src/lib/log.ts";
import { DiscordFault, describeFault, isPermanent } from "./fault.ts";
import { toNoticeBody } from "./outbound.ts";
import { postMessage } from "./transport.ts";

/**
 * Posts a notice in the first of the channels that takes it: a venue's own channel may have been
 * deleted, and the staff are to know of the guest all the same.
 *
 * @returns `ok: false` when no repeat would help
 * @throws DiscordFault when a later try may succeed
 */
export async function postNotice(
  { rest, log }: { readonly rest: REST; readonly log: Log },
  channelIds: readonly string[],
  notice: NoticeView,
): Promise<{ readonly ok: boolean }> {
  const { venueId, key } = notice;
  for (const channelId of new Set(channelIds)) {
    try {
      await postMessage(rest, channelId, toNoticeBody(notice), key);
      return { ok: true };
    } catch (error) {
      if (!isPermanent(error)) throw new DiscordFault("post a notice to Discord", error);
      log.error(
        { venueId, channelId, ...describeFault(error) },
        "could not post a notice: check that the channel exists and that the bot may view it, send messages and embed links there",
      );
    }
  }
  if (channelIds.length === 0) {
    log.warn({ venueId }, "no Discord channel for a notice: set DISCORD_STAFF_CHANNEL_ID or staffChannelId");
  }
  return { ok: false };
}
