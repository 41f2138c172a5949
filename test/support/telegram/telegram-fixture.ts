import { setImmediate } from "node:timers/promises";
import { afterEach } from "vitest";
import { createTelegram, type Telegram, type TelegramOptions } from "#src/adapters/telegram/create.ts";
import type { GroupChats } from "#src/bot/runtime/ports/groups.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { Inbox } from "./inbox.ts";
import { startTelegramServer, type TelegramServer } from "./telegram-server.ts";

const opened: (() => Promise<void>)[] = [];

/** The newest first: a bot stops before its server goes. */
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** A server that is closed after the test, which fails when the bot broke a rule of Telegram's. */
export async function openServer(): Promise<TelegramServer> {
  const server = await startTelegramServer();
  opened.push(() => server.close());
  return server;
}

/** The bot is in no group. */
export const noGroups: GroupChats = {
  addressed: async () => "passedOver",
  addressedByNobody: async () => undefined,
  pressed: async () => ({}),
  moved: async () => undefined,
  left: async () => undefined,
};

export interface Bot {
  readonly telegram: Telegram;
  readonly inbox: Inbox;
  readonly log: ReturnType<typeof createQuietLog>;
  /** How long the bot meant to wait each time; it did not. */
  readonly waits: readonly number[];
}

/** The adapter at this server, not started yet, stopped after the test. */
export function createBot(server: TelegramServer, options: Partial<TelegramOptions> = {}): Bot {
  const log = createQuietLog();
  const waits: number[] = [];
  const telegram = createTelegram({
    token: server.token,
    apiRoot: server.apiRoot,
    commands: [],
    groupCommands: [],
    groups: noGroups,
    descriptions: [],
    checkout: async () => ({ ok: true }),
    log,
    wait: async (ms) => {
      waits.push(ms);
      await setImmediate();
    },
    ...options,
  });
  opened.push(() => telegram.stop());
  return { telegram, inbox: new Inbox(), log, waits };
}

/** A server and a bot that is connected to it. */
export async function connectBot(
  options: Partial<TelegramOptions> = {},
): Promise<Bot & { readonly server: TelegramServer }> {
  const server = await openServer();
  const bot = createBot(server, options);
  await bot.telegram.start(bot.inbox.receive);
  return { server, ...bot };
}
