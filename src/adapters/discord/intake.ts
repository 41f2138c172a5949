import { type AutocompleteInteraction, DiscordAPIError, type Interaction } from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import type { Log } from "#src/lib/log.ts";
import { type AnswerParts, answer } from "./answer.ts";
import { complete } from "./complete.ts";
import { describeFault } from "./fault.ts";
import { type Asking, admit, toRequest, toTyped, venueOfPress } from "./inbound.ts";
import { type StaffPlaces, venueOfChannel } from "./places.ts";
import { say } from "./reply.ts";

export interface IntakeParts extends AnswerParts {
  readonly desk: Desk;
  readonly places: StaffPlaces;
  readonly log: Log;
}

/** Answers one interaction, whatever it is. Never throws: a fault is logged and, where possible, said. */
export async function takeInteraction(interaction: Interaction, parts: IntakeParts): Promise<void> {
  try {
    if (interaction.isAutocomplete()) {
      await takeTyping(interaction, parts);
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

async function takeTyping(interaction: AutocompleteInteraction, parts: IntakeParts): Promise<void> {
  const admitted = admit(interaction, parts.places);
  const typed = admitted.ok ? toTyped(interaction, venueHere(interaction, admitted, parts)) : undefined;
  if (typed === undefined || !admitted.ok) return await interaction.respond([]);
  await complete(interaction, typed, parts.desk.within(admitted.isTheirs), parts.wait);
}

/** The venue whose channel this is, where they are its staff. */
function venueHere(
  { channelId }: Interaction,
  { isTheirs }: { readonly isTheirs: (venueId: number) => boolean },
  { places }: IntakeParts,
): number | undefined {
  const venueId = venueOfChannel(places, channelId);
  return venueId !== undefined && isTheirs(venueId) ? venueId : undefined;
}

async function takeAsking(interaction: Asking, parts: IntakeParts): Promise<void> {
  const admitted = admit(interaction, parts.places);
  if (!admitted.ok) return await say(interaction, platformTexts[admitted.reason]);
  const { by, isTheirs } = admitted;
  const about = venueOfPress(interaction);
  if (about !== undefined && !isTheirs(about)) return await say(interaction, platformTexts.notYours);
  const request = toRequest(interaction, venueHere(interaction, admitted, parts));
  if (request === undefined) return await say(interaction, platformTexts.oldButton);
  try {
    await answer(interaction, by, request, { ...parts, desk: parts.desk.within(isTheirs) });
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
