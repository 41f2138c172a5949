import type { REST } from "discord.js";
import type { NamingLine, PostedNotice } from "#src/bot/desk/ports.ts";
import type { BookingView, NoticeView } from "#src/bot/desk/view.ts";
import type { Log } from "#src/lib/log.ts";
import { DiscordFault, describeFault, isPermanent } from "./fault.ts";
import { toMarkedBody, toNamelessBody, toNoticeBody } from "./outbound.ts";
import { logRefusal } from "./refusal.ts";
import { editMessage, postMessage } from "./transport.ts";

/**
 * Posts a notice in the first of the channels that takes it: a venue's own channel may have been
 * deleted, and the staff are to know of the guest all the same.
 *
 * @returns the message for `showMarks`; `ok: false` when no repeat would help
 * @throws DiscordFault when a later try may succeed
 */
export async function postNotice(
  { rest, log }: { readonly rest: REST; readonly log: Log },
  channelIds: readonly string[],
  notice: NoticeView,
): Promise<{ readonly ok: boolean; readonly message?: string }> {
  const { venueId, key } = notice;
  for (const channelId of new Set(channelIds)) {
    try {
      const { id } = await postMessage(rest, channelId, toNoticeBody(notice), key);
      return { ok: true, message: `${channelId}/${id}` };
    } catch (error) {
      if (!isPermanent(error)) throw new DiscordFault("post a notice to Discord", error);
      await logRefusal({ rest, log }, "could not post a notice", { venueId, channelId }, error);
    }
  }
  if (channelIds.length === 0) {
    log.warn({ venueId }, "no Discord channel for a notice: set DISCORD_STAFF_CHANNEL_ID or staffChannelId");
  }
  return { ok: false };
}

/**
 * Shows on a notice what became of its booking, whatever of it is shown already.
 *
 * @returns `ok: false` when no repeat would help: somebody deleted it
 * @throws DiscordFault when a later try may succeed
 */
export async function showMarks(
  { rest, log }: { readonly rest: REST; readonly log: Log },
  booking: BookingView["booking"],
  { message, ...shown }: PostedNotice,
): Promise<{ readonly ok: boolean }> {
  const [channelId = "", messageId = ""] = message.split("/");
  try {
    await editMessage(rest, channelId, messageId, (embed) => toMarkedBody(embed, booking, shown));
    return { ok: true };
  } catch (error) {
    if (!isPermanent(error)) throw new DiscordFault("show on a notice what was done", error);
    const { venueId, id: bookingId } = booking;
    log.info({ venueId, bookingId, ...describeFault(error) }, "a notice cannot be marked: it is gone");
    return { ok: false };
  }
}

/**
 * Takes a forgotten guest's name from a notice, where it is still there.
 *
 * @throws DiscordFault when a later try may succeed
 */
export async function forgetName(
  { rest, log }: { readonly rest: REST; readonly log: Log },
  { message, line }: NamingLine,
): Promise<void> {
  const [channelId = "", messageId = ""] = message.split("/");
  try {
    await editMessage(rest, channelId, messageId, (embed) => toNamelessBody(embed, line));
  } catch (error) {
    if (!isPermanent(error)) throw new DiscordFault("take a guest's name from a notice", error);
    log.info({ message, ...describeFault(error) }, "a notice of a forgotten guest is gone");
  }
}
