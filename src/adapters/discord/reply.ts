import { DiscordAPIError, MessageFlags, Routes } from "discord.js";
import { platformTexts } from "#src/bot/desk/words.ts";
import type { Asking } from "./inbound.ts";
import { type MessageBody, toTextBody } from "./message-body.ts";

/** Discord's codes: the message is deleted; the token that answers an interaction is older than fifteen minutes. */
const unknownMessage = 10_008;
const expired: readonly unknown[] = [10_015, 50_027];

/**
 * Answers the one who asked, in place of "thinking…" or of the message that was pressed. Where somebody deleted that, it
 * is a message of its own; where Discord no longer takes answers, the channel says so, without what others are not to read.
 */
export async function reply(interaction: Asking, body: MessageBody): Promise<void> {
  await unlessExpired(interaction, async () => {
    if (!(await tryToEdit(interaction, body)))
      await interaction.followUp({ ...body, flags: MessageFlags.Ephemeral });
  });
}

/** Changes the message of an interaction; false where somebody deleted it. */
export async function tryToEdit(interaction: Asking, body: Partial<MessageBody>): Promise<boolean> {
  try {
    await interaction.editReply({ ...body });
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === unknownMessage) return false;
    throw error;
  }
}

/** Says in the channel that an answer came too late. */
export async function unlessExpired(interaction: Asking, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpired = error instanceof DiscordAPIError && expired.includes(error.code);
    if (!isExpired || interaction.channelId === null) throw error;
    const { content } = toTextBody(`<@${interaction.user.id}>, ${platformTexts.answerTooLate}`);
    await interaction.client.rest.post(Routes.channelMessages(interaction.channelId), {
      body: { content, allowed_mentions: { parse: [] } },
    });
  }
}

/** Says something to the one who asked, however far the answer had come. */
export async function say(interaction: Asking, text: string): Promise<void> {
  const body = toTextBody(text);
  const acknowledged = interaction.deferred || interaction.replied;
  if (!acknowledged) await interaction.reply({ content: body.content, flags: MessageFlags.Ephemeral });
  else await interaction.followUp({ content: body.content, flags: MessageFlags.Ephemeral });
}
