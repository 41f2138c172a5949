import { MessageFlags, type REST } from "discord.js";
import type { SheetPlatform } from "#src/bot/desk/sheet/create-live-sheets.ts";
import type { Log } from "#src/lib/log.ts";
import { DiscordFault, describeFault, isPermanent } from "./fault.ts";
import { toLiveSheetBody } from "./live-sheet-body.ts";
import { logRefusal } from "./refusal.ts";
import { editMessage, postMessage } from "./transport.ts";

export interface SheetParts {
  readonly rest: () => REST;
  /** Where a venue's sheet is posted, the first choice first. */
  readonly channelsOf: (venueId: number) => readonly string[];
  readonly log: Log;
}

/** The day's sheets in the staff's channels. Needs no gateway. A later try may succeed after a DiscordFault. */
export function createSheetPlatform({ rest, channelsOf, log }: SheetParts): SheetPlatform {
  return {
    post: async (sheet, asOf, key) => {
      const { venueId } = sheet;
      for (const channelId of new Set(channelsOf(venueId))) {
        try {
          const { id } = await postMessage(rest(), channelId, toLiveSheetBody(sheet, asOf), key, {
            flags: MessageFlags.SuppressNotifications,
          });
          return { message: `${channelId}/${id}` };
        } catch (error) {
          if (!isPermanent(error)) throw new DiscordFault("post the day's sheet to Discord", error);
          const place = { venueId, channelId };
          await logRefusal({ rest: rest(), log }, "could not post the day's sheet", place, error);
        }
      }
      return {};
    },
    edit: async (sheet, asOf, message) => {
      const [channelId = "", messageId = ""] = message.split("/");
      try {
        await editMessage(rest(), channelId, messageId, () => toLiveSheetBody(sheet, asOf));
        return { ok: true };
      } catch (error) {
        if (!isPermanent(error)) throw new DiscordFault("bring the day's sheet up to date", error);
        log.info({ venueId: sheet.venueId, ...describeFault(error) }, "the day's sheet is gone");
        return { ok: false };
      }
    },
  };
}
