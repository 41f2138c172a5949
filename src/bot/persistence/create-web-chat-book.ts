import { sql } from "kysely";
import type { WebChatBook, WebMessage } from "#src/bot/runtime/web-chats.ts";
import type { Database } from "#src/database/database.ts";
import { storableJson } from "./storable.ts";
import type { BotTables } from "./tables.ts";

/** A page shows no more of what was said. */
const mostShown = 200;

/**
 * Creates the book of chats on the guests' page. Writers lock the chat's row, so whoever has seen a revision can see
 * all below it.
 */
export function createWebChatBook(database: Pick<Database, "db">): WebChatBook {
  const db = database.db.withTables<BotTables>();
  const fields = ["number", "revision", "author", "content"] as const;

  const findByKey = async (chatId: string, key: string): Promise<WebMessage | undefined> =>
    await db
      .selectFrom("web_messages")
      .select(fields)
      .where("chat_id", "=", chatId)
      .where("key", "=", key)
      .executeTakeFirst();

  return {
    readRevisions: async (chatIds) => {
      if (chatIds.length === 0) return new Map();
      const chats = await db
        .selectFrom("web_chats")
        .select(["id", "revision"])
        .where("id", "in", chatIds)
        .execute();
      return new Map(chats.map(({ id, revision }) => [id, revision]));
    },
    open: async (chatId) => {
      await db
        .insertInto("web_chats")
        .values({ id: chatId, revision: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    add: async (chatId, { author, content, key }, at) => {
      const known = key === undefined ? undefined : await findByKey(chatId, key);
      if (known) return known;
      const { rows } = await sql<WebMessage>`
        with chat as (
          insert into web_chats (id, revision) values (${chatId}, nextval('web_revisions'))
          on conflict (id) do update set revision = nextval('web_revisions')
          returning revision
        )
        insert into web_messages (chat_id, number, revision, author, key, content, at)
        select ${chatId}, revision, revision, ${author}, ${key ?? null}, ${storableJson(content)}, ${at} from chat
        on conflict (chat_id, key) do nothing
        returning number, revision, author, content`.execute(db);
      const [added] = rows;
      if (added) return added;
      // Two of the same came at once, and the other one was quicker.
      const other = key === undefined ? undefined : await findByKey(chatId, key);
      if (!other) throw new Error("could not add a message to a chat");
      return other;
    },
    rewrite: async (chatId, number, content) => {
      const { rows } = await sql<{ number: number }>`
        with chat as (
          update web_chats set revision = nextval('web_revisions') where id = ${chatId} returning revision
        )
        update web_messages set content = ${storableJson(content)}, revision = chat.revision from chat
        where chat_id = ${chatId} and number = ${number} and author = 'house'
        returning number`.execute(db);
      return rows.length > 0;
    },
    read: async (chatId, after = 0) => {
      const newest = await db
        .selectFrom("web_messages")
        .select(fields)
        .where("chat_id", "=", chatId)
        .where("revision", ">", after)
        .orderBy("number", "desc")
        .limit(mostShown)
        .execute();
      return newest.reverse();
    },
    find: async (chatId, number) =>
      await db
        .selectFrom("web_messages")
        .select(fields)
        .where("chat_id", "=", chatId)
        .where("number", "=", number)
        .executeTakeFirst(),
    listNews: async (seen) => {
      if (seen.size === 0) return [];
      const { rows } = await sql<{ id: string }>`
        select c.id from web_chats c
        join unnest(${[...seen.keys()]}::text[], ${[...seen.values()]}::bigint[]) as seen (id, revision)
          on seen.id = c.id and c.revision > seen.revision`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}
