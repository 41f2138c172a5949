import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { createRenderReply } from "#src/bot/replies/render-reply.ts";
import type { Runtime } from "#src/bot/runtime/create-runtime.ts";
import { readCatalogues } from "#src/compose/read-catalogues.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { createHarness } from "#test/support/runtime/harness.ts";
import { createMemoryPlatform, type MemoryPlatform } from "#test/support/runtime/memory-platform.ts";
import { createMemoryService } from "#test/support/runtime/memory-service.ts";
import { words } from "./words.ts";

/** A house whose guests write and wait for the answer, each in a chat of their own. */
export interface ChattingHouse {
  /** A guest writes their next sentence. Resolves, once it is answered, to the milliseconds until then. */
  write(guest: number): Promise<number>;
  close(): Promise<void>;
}

/** The runtime on a real store; the platform and the booking service are in memory, and answer at once. */
export async function openChattingHouse(database: Database): Promise<ChattingHouse> {
  await migrate(database, "bot", botMigrations);
  const platform = createMemoryPlatform();
  const heard = listenTo(platform);
  const { runtime } = createHarness(database, {
    platform,
    // Everybody finds a table; what this measures is the way there.
    memoryService: createMemoryService(() => true),
    render: createRenderReply(readCatalogues("replies.ftl")),
    messagesPerMinute: Number.POSITIVE_INFINITY,
  });
  const written = new Map<number, number>();
  return {
    write: async (guest) => {
      const count = written.get(guest) ?? 0;
      written.set(guest, count + 1);
      const begin = performance.now();
      const answer = heard.next(`${guest}`);
      await receive(runtime, guest, count);
      await answer;
      return performance.now() - begin;
    },
    close: async () => {
      await runtime.settle();
      await runtime.stop();
    },
  };
}

async function receive(runtime: Runtime, guest: number, count: number): Promise<void> {
  await runtime.receive({
    id: `${guest}-${count}`,
    address: { platform: "test", chatId: `${guest}` },
    content: { type: "text", text: words[count % words.length] ?? "" },
    language: "en",
  });
}

/** Tells of the next message to a chat, and keeps none. */
function listenTo(platform: MemoryPlatform): { next(chatId: string): Promise<void> } {
  const waiting = new Map<string, () => void>();
  platform.send = async ({ chatId }) => {
    waiting.get(chatId)?.();
    waiting.delete(chatId);
    return { ok: true, message: "1" };
  };
  return { next: (chatId) => new Promise((resolve) => waiting.set(chatId, resolve)) };
}
