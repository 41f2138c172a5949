import { ChannelType, type REST, Routes } from "discord.js";
import { z } from "zod";

const channelSchema = z.object({ type: z.int() });
const selfSchema = z.object({ id: z.string() });
const messagesSchema = z.array(z.object({ id: z.string(), author: z.object({ id: z.string() }) }));

/** Most that Discord lists at once. */
const page = 100;

export async function isThread(rest: REST, channelId: string): Promise<boolean> {
  const { type } = channelSchema.parse(await rest.get(Routes.channel(channelId)));
  return type === ChannelType.PublicThread;
}

/** Takes the permission to manage threads, the bot's own ones too. */
export async function deleteThread(rest: REST, threadId: string): Promise<void> {
  await rest.delete(Routes.channel(threadId));
}

export async function deleteMessage(rest: REST, channelId: string, messageId: string): Promise<void> {
  await rest.delete(Routes.channelMessage(channelId, messageId));
}

/** Deletes all that the bot wrote in a thread of its own, and gives it another name. What the staff wrote is theirs. */
export async function emptyThread(rest: REST, threadId: string, name: string): Promise<void> {
  // In an archived thread nothing can be deleted.
  await rest.patch(Routes.channel(threadId), { body: { name, archived: false } });
  const { id: self } = selfSchema.parse(await rest.get(Routes.user()));
  for (let before: string | undefined; ; ) {
    const query = new URLSearchParams({ limit: String(page), ...(before !== undefined && { before }) });
    const messages = messagesSchema.parse(await rest.get(Routes.channelMessages(threadId), { query }));
    for (const { id, author } of messages) if (author.id === self) await deleteMessage(rest, threadId, id);
    before = messages.at(-1)?.id;
    if (messages.length < page) return;
  }
}
