import { DiscordAPIError, type Interaction } from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import type { Log } from "#src/lib/log.ts";
import { type AnswerParts, answer, say } from "./answer.ts";
import { complete } from "./complete.ts";
import { describeFault } from "./fault.ts";
import { type Asking, admit, type Gate, toRequest, toTyped } from "./inbound.ts";

export interface IntakeParts extends AnswerParts {
  readonly desk: Desk;
  readonly gate: Gate;
  readonly venueOfChannel: (channelId: string | null) => number | undefined;
  readonly log: Log;
}

/** Answers one interaction, whatever it is. Never throws: a fault is logged and, where possible, said. */
export async function takeInteraction(interaction: Interaction, parts: IntakeParts): Promise<void> {
  try {
    if (interaction.isAutocomplete()) {
      const typed = toTyped(interaction, parts.venueOfChannel(interaction.channelId));
      const admitted = admit(interaction, parts.gate).ok;
      if (typed === undefined || !admitted) await interaction.respond([]);
      else await complete(interaction, typed, parts.desk);
    } else if (
      interaction.isChatInputCommand() ||
      interaction.isButton() ||
      interaction.isModalSubmit() ||
      interaction.isStringSelectMenu()
    ) {
      await takeAsking(interaction, parts);
    }
  } catch (error) {
    parts.log.error({ ...describeFault(error) }, "could not answer on Discord");
  }
}

async function takeAsking(interaction: Asking, parts: IntakeParts): Promise<void> {
  const admitted = admit(interaction, parts.gate);
  if (!admitted.ok) return await say(interaction, platformTexts[admitted.reason]);
  const request = toRequest(interaction, parts.venueOfChannel(interaction.channelId));
  if (request === undefined) return await say(interaction, platformTexts.oldButton);
  try {
    await answer(interaction, admitted.by, request, parts);
  } catch (error) {
    if (isTooLate(error) && !interaction.deferred && !interaction.replied) {
      // Nothing was done: the staff member sees "did not respond" and tries again.
      parts.log.warn({ ...describeFault(error) }, "a Discord interaction was not acknowledged in time");
      return;
    }
    parts.log.error({ ...describeFault(error) }, "could not answer on Discord");
    await say(interaction, platformTexts.failed);
  }
}

/** Unknown (it expired after three seconds), or acknowledged before: delivered twice. */
function isTooLate(error: unknown): boolean {
  return error instanceof DiscordAPIError && (error.code === 10062 || error.code === 40060);
}
