import type { ColumnType } from "kysely";
import type { WebMessage } from "#src/bot/runtime/web-chats.ts";

/** The chats on our own pages. */
export type WebTables = {
  web_chats: {
    /** The `chat_id` of the conversation. */
    id: string;
    revision: number;
  };
  web_messages: {
    chat_id: string;
    number: number;
    revision: number;
    author: WebMessage["author"];
    /** Of what came by a form, which may be sent twice. */
    key: string | null;
    content: ColumnType<WebMessage["content"]>;
    at: ColumnType<Temporal.Instant>;
  };
};
