import type { APIEmbed, REST } from "discord.js";
import type { StaffThreads } from "#src/bot/desk/ports.ts";
import type { EnquiryOpening, EnquiryPost } from "#src/bot/desk/view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import type { Log } from "#src/lib/log.ts";
import { clip, escapeLine, escapeText, plainLine } from "./escape.ts";
import { DiscordFault, describeFault, isPermanent } from "./fault.ts";
import { deleteMessage, deleteThread, emptyThread, isThread } from "./forget.ts";
import { limits, type MessageBody, toRows } from "./message-body.ts";
import { logRefusal } from "./refusal.ts";
import { toTalkButtons } from "./talk-body.ts";
import { postMessage, postToThread, startThread } from "./transport.ts";

export interface StaffThreadsParts {
  readonly rest: () => REST;
  /** Where enquiries of a venue are posted, the first choice first. */
  readonly channelsOf: (venueId: number) => readonly string[];
  readonly log: Log;
}

/**
 * Enquiries as threads below a message in the staff's channel. Where the bot may not begin a thread, the channel itself
 * is the place.
 */
export function createStaffThreads({ rest, channelsOf, log }: StaffThreadsParts): StaffThreads {
  return {
    open: async (opening) => {
      const { venueId, key } = opening;
      for (const channelId of new Set(channelsOf(venueId))) {
        const posted = await unlessRefused(() => postMessage(rest(), channelId, toOpeningBody(opening), key));
        if (posted.ok) return await threadBelow(posted.value.id, channelId, opening);
        const place = { venueId, channelId };
        await logRefusal({ rest: rest(), log }, "could not tell the staff of a guest", place, posted.error);
      }
      return undefined;
    },
    post: async (place, post) => {
      const body = toPostBody(post);
      const posted = await unlessRefused(() => postToThread(rest(), place, body, post.key));
      if (!posted.ok) log.warn({ place, ...posted.fault }, "a guest's thread is gone; a new one is begun");
      return posted.ok;
    },
    forget: async ({ venueId, place }) => {
      // Where no thread could be begun, the place is the staff's own channel.
      if ((await unlessRefused(() => isThread(rest(), place))).value === true) await clearThread(place);
      for (const channelId of new Set(channelsOf(venueId)))
        await unlessRefused(() => deleteMessage(rest(), channelId, place));
    },
  };

  /** Without the permission to delete a thread, what the bot wrote goes, and the name. */
  async function clearThread(place: string): Promise<void> {
    const deleted = await unlessRefused(() => deleteThread(rest(), place));
    if (deleted.ok) return;
    log.warn(
      { place, ...deleted.fault },
      "could not delete a guest's thread, only what is the bot's in it: the bot needs Manage Threads there",
    );
    await unlessRefused(() => emptyThread(rest(), place, platformTexts.forgottenGuest));
  }

  async function threadBelow(messageId: string, channelId: string, { venueId, name }: EnquiryOpening) {
    const title = clip(plainLine(name), limits.threadName);
    const thread = await unlessRefused(() => startThread(rest(), channelId, messageId, title));
    if (thread.ok) return thread.value;
    await logRefusal({ rest: rest(), log }, "could not begin a thread", { venueId, channelId }, thread.error);
    return channelId;
  }
}

type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly value?: undefined;
      readonly error: unknown;
      readonly fault: ReturnType<typeof describeFault>;
    };

/** @throws DiscordFault when a later try may succeed */
async function unlessRefused<Value>(work: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!isPermanent(error))
      throw new DiscordFault("post a guest's words to Discord, or take them away", error);
    return { ok: false, error, fault: describeFault(error) };
  }
}

const colors = { guest: 0xe67e22, staff: 0x2ecc71, house: 0x95a5a6 } as const;

function toOpeningBody({ title, lines }: EnquiryOpening): MessageBody {
  const description = lines.map(escapeLine).join("\n");
  return toEmbedBody({ title: clip(escapeLine(title), limits.embedTitle), description, color: colors.guest });
}

function toPostBody({ title, text, tone, enquiryId, actions }: EnquiryPost): MessageBody {
  const words = text === undefined ? {} : { description: clip(escapeText(text), limits.embedDescription) };
  const embed = { title: clip(escapeLine(title), limits.embedTitle), ...words, color: colors[tone] };
  return { ...toEmbedBody(embed), components: toRows(toTalkButtons(enquiryId, actions)) };
}

function toEmbedBody(embed: APIEmbed): MessageBody {
  return { content: "", embeds: [embed], components: [] };
}
