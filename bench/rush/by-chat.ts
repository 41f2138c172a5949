import { setTimeout as delay } from "node:timers/promises";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { createHarness } from "#test/support/runtime/harness.ts";
import { createMemoryPlatform } from "#test/support/runtime/memory-platform.ts";
import { createMemoryService, type MemoryService } from "#test/support/runtime/memory-service.ts";
import type { Measurement } from "../measurement.ts";
import { quantile } from "../statistics.ts";

export interface ChatRush {
  readonly guests: number;
  readonly tables: number;
  readonly withinMs: number;
  readonly quietMs: number;
}

/** Each guest needs less; who is asked for ever would hide it. */
const mostMessages = 10;
/** As Telegram does: the others wait there until these are stored. */
const handedOutAtOnce = 100;
const wish = "a table for 2 tomorrow at 7pm please";

/**
 * The same rush by chat: guests write their wish, and whoever is offered a table goes on until it is booked. The runtime on
 * a real store; the platform and the booking service are in memory. Meanwhile one more guest says hello, again and again.
 */
export async function measureChatRush(database: Database, rush: ChatRush): Promise<Measurement[]> {
  await migrate(database, "bot", botMigrations);
  const memoryService = createMemoryService((standing) => standing.length < rush.tables);
  const house = openHouse(database, memoryService);
  // What is read is compiled by the first who say it.
  await house.write("other", { type: "text", text: wish });
  await house.write("other", { type: "text", text: "cancel" });
  const quiet = await watchOther(house, delay(rush.quietMs));
  const firsts: number[] = [];
  const playing = Promise.all(
    Array.from({ length: rush.guests }, async (_, number) => {
      await delay((number * rush.withinMs) / rush.guests);
      return await playGuest(house, `guest-${number}`, (wait) => firsts.push(wait));
    }),
  );
  const [busy, booked] = await Promise.all([watchOther(house, playing), playing]);
  await house.close();
  const sold = memoryService.reservations().length;
  return report(rush, { firsts, told: booked.filter(Boolean).length, sold, quiet, busy });
}

interface House {
  /** Resolves to the first answer. */
  write(chatId: string, content: InboundContent): Promise<Reply>;
  close(): Promise<void>;
}

function openHouse(database: Database, memoryService: MemoryService): House {
  const platform = createMemoryPlatform();
  const waiting = new Map<string, (reply: Reply) => void>();
  platform.send = async ({ chatId }, reply) => {
    waiting.get(chatId)?.(reply);
    waiting.delete(chatId);
    return { ok: true, message: "1" };
  };
  const { runtime } = createHarness(database, {
    ...{ platform, memoryService, messagesPerMinute: Number.POSITIVE_INFINITY },
  });
  let updates = 0;
  const handOut = atMost(handedOutAtOnce);
  return {
    write: async (chatId, content) => {
      const { promise, resolve } = Promise.withResolvers<Reply>();
      waiting.set(chatId, resolve);
      updates += 1;
      const address = { platform: "test", chatId };
      const id = `${updates}`;
      await handOut(() => runtime.receive({ id, content, language: "en", address }));
      return await promise;
    },
    close: async () => {
      await runtime.settle();
      await runtime.stop();
    },
  };
}

/** Lets so many work at once, in the order in which they came. */
function atMost(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const queue: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const first = queue.shift();
      if (first) first();
      else free += 1;
    }
  };
}

/** Resolves to whether they were told that a table is theirs. */
async function playGuest(
  house: House,
  chatId: string,
  onFirstAnswer: (wait: number) => void,
): Promise<boolean> {
  let content: InboundContent | undefined = { type: "text", text: wish };
  for (let message = 0; content !== undefined && message < mostMessages; message++) {
    const begin = performance.now();
    const reply = await house.write(chatId, content);
    if (message === 0) onFirstAnswer(performance.now() - begin);
    if (reply.text.includes("placed")) return true;
    content = next(reply);
  }
  return false;
}

/** How long somebody waits who wants no table, until the rush is over. */
async function watchOther(house: House, until: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const begin = performance.now();
    await house.write("other", { type: "text", text: "Hello!" });
    waits.push(performance.now() - begin);
    await delay(50);
  }
  await over;
  return waits;
}

/** What a guest does about an answer who wants the table: undefined for whoever is offered none. */
function next({ text, buttons }: Reply): InboundContent | undefined {
  const press = ["choiceConfirm", "choiceSkip"]
    .map((label) => buttons.find((button) => button.label === label))
    .find((button) => button !== undefined);
  if (press) return { type: "choice", token: press.token, message: "1" };
  return /askName/i.test(text) ? { type: "text", text: "Ada Lovelace" } : undefined;
}

function report(
  { guests, tables }: ChatRush,
  {
    firsts,
    told,
    sold,
    quiet,
    busy,
  }: Readonly<Record<"firsts" | "quiet" | "busy", readonly number[]>> &
    Readonly<Record<"told" | "sold", number>>,
): Measurement[] {
  const [late, usual] = [quantile(busy, 0.99), quantile(quiet, 0.99)];
  return [
    { name: "by chat: guests who were answered", value: firsts.length, unit: "", aim: `${guests}` },
    {
      name: "by chat: until the first answer, median",
      value: quantile(firsts, 0.5),
      unit: "ms",
      aim: "2,000 ms",
    },
    { name: "by chat: until the first answer, p99", value: quantile(firsts, 0.99), unit: "ms" },
    { name: "by chat: told that they have a table", value: told, unit: "", aim: `${tables}` },
    { name: "by chat: bookings that there are", value: sold, unit: "", aim: `${tables}` },
    {
      name: "by chat: a guest who only says hello waits, p99",
      value: late,
      unit: "ms",
      beside: { name: "when all is quiet", value: usual },
      ratio: late / usual,
      aim: "at most 2",
    },
  ];
}
