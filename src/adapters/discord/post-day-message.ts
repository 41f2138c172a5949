import type { REST } from "discord.js";
import type { DayMessagePlatform } from "#src/bot/desk/briefing/create-day-messages.ts";
import type { DayMessageView } from "#src/bot/desk/view.ts";
import type { Log } from "#src/lib/log.ts";
import { clip, escapeLine } from "./escape.ts";
import { DiscordFault, describeFault, isPermanent } from "./fault.ts";
import { fitting, toSheetButton } from "./live-sheet-body.ts";
import { limits, type MessageBody } from "./message-body.ts";
import { postMessage } from "./transport.ts";

export interface DayMessageParts {
  readonly rest: () => REST;
  /** Where a venue's messages are posted, the first choice first. */
  readonly channelsOf: (venueId: number) => readonly string[];
  readonly log: Log;
}

/** Of the embed's total, for the title and the summary. */
const longestRows = 3500;
const colors = { briefing: 0xf1c40f, wrapUp: 0x34495e } as const;

/** Briefings and wrap-ups in the staff's channels. Needs no gateway. A later try may succeed after a DiscordFault. */
export function createDayMessagePlatform({ rest, channelsOf, log }: DayMessageParts): DayMessagePlatform {
  return {
    post: async (message, key) => {
      const { venueId, kind } = message;
      for (const channelId of new Set(channelsOf(venueId))) {
        try {
          await postMessage(rest(), channelId, toDayMessageBody(message), key);
          return;
        } catch (error) {
          if (!isPermanent(error)) throw new DiscordFault(`post the ${kind} to Discord`, error);
          log.error(
            { venueId, kind, channelId, ...describeFault(error) },
            "could not post the day's message: check that the channel exists and that the bot may view it, send messages and embed links there",
          );
        }
      }
    },
  };
}

/** What fits into one message, and the way to the rest. */
function toDayMessageBody(message: DayMessageView): MessageBody {
  const { kind, title, summary, notes, groups } = message;
  const head = [...summary.split("\n"), ...notes].map(escapeLine);
  return {
    content: "",
    embeds: [
      {
        title: clip(escapeLine(title), limits.embedTitle),
        description: clip([...head, ...fitting(groups, longestRows)].join("\n"), limits.embedDescription),
        color: colors[kind],
      },
    ],
    components: toSheetButton(message),
  };
}
