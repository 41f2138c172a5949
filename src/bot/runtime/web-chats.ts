import type { Reply } from "#src/bot/replies/reply.ts";
import type { Attachment } from "./ports/platform.ts";

/** What stands in a chat on our own pages, where nobody else keeps it. */
export type WebContent =
  | { readonly type: "words"; readonly text: string }
  | { readonly type: "reply"; readonly reply: Reply }
  | { readonly type: "attachment"; readonly attachment: Attachment };

export interface WebMessage {
  /** The message's number, higher than those of the messages before it in the chat. */
  readonly number: number;
  /**
   * Rises with everything that is written or rewritten in the chat: a page that has seen one asks for what is above
   * it.
   */
  readonly revision: number;
  readonly author: "guest" | "house";
  readonly content: WebContent;
}

/** Chats on our own pages. A chat's id is as unguessable as what its guest's device knows, and does not tell it. */
export interface WebChatBook {
  /** The newest revision of each of the given chats that there are; 0 where nothing has been said yet. */
  readRevisions(chatIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Opens a chat, in which nothing stands yet; one that there is stays as it is. */
  open(chatId: string): Promise<void>;
  /** Adds a message; one of the same key and chat is there already, and stays as it is. */
  add(
    chatId: string,
    message: Pick<WebMessage, "author" | "content"> & { readonly key?: string },
    at: Temporal.Instant,
  ): Promise<WebMessage>;
  /** False where there is no such message of the house's. */
  rewrite(chatId: string, number: number, content: WebContent): Promise<boolean>;
  /** The newest messages, at most 200, oldest first; with `after`, those written or rewritten since that revision. */
  read(chatId: string, after?: number): Promise<readonly WebMessage[]>;
  find(chatId: string, number: number): Promise<WebMessage | undefined>;
  /** Of the chats given with the revision seen in them, those with a higher one. */
  listNews(seen: ReadonlyMap<string, number>): Promise<readonly string[]>;
}
